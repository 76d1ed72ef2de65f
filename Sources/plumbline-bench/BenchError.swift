import Foundation

/// An error message for the user of the benchmark.
struct BenchError: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) {
        self.description = description
    }
}

func lines(ofFile path: String) throws -> [Substring] {
    guard let data = FileManager.default.contents(atPath: path) else { throw BenchError("cannot read \(path)") }
    return String(decoding: data, as: UTF8.self).split(separator: "\n")
}
