import Foundation

/// Interface Builder documents of the tests' own.
enum Documents {
    /// A screen with a title, a picture and a table with one kind of cell, and a second screen behind it. Real editors are tested with it too.
    static let storyboard: String = {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let file = tests.appendingPathComponent("Clients/friends.storyboard")
        return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    }()

    /// The storyboard with a mark of ``Fixture`` before or behind a piece of it, which has to be there.
    static func marked(_ piece: String, as replacement: String) -> String {
        storyboard.replacing(piece, with: replacement, maxReplacements: 1)
    }
}
