import Foundation

/// The output of `check --format json`.
struct CheckOutput: Decodable {
    struct File: Decodable {
        var path: String
        var diagnostics: [Diagnostic]
    }

    struct Diagnostic: Decodable {
        struct Range: Decodable {
            struct Position: Decodable {
                var line: Int
                var character: Int
            }

            var start: Position
            var end: Position
        }

        var range: Range
        var code: String
    }

    var version: Int
    var files: [File]

    init(_ output: String) throws {
        self = try JSONDecoder().decode(Self.self, from: Data(output.utf8))
    }
}
