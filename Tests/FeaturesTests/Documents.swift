import Foundation

/// Interface Builder documents for tests.
enum Documents {
    /// A screen with a title, a picture and a table with one kind of cell, and a second screen that follows it. The
    /// tests with real editors use it too.
    static let storyboard: String = {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let file = tests.appendingPathComponent("Clients/friends.storyboard")
        return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    }()

    /// The storyboard with the marks of ``Fixture`` in one part of it, which must occur.
    static func marked(_ piece: String, as replacement: String) -> String {
        storyboard.replacing(piece, with: replacement, maxReplacements: 1)
    }
}
