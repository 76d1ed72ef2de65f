import SourceText

/// The last changes of a document: one that comes too late is made where it belongs.
///
/// Helix before 25.07 sends each change from a task of its own. Where one types fast, version 6 may come before
/// version 4. Made as they come, the server's text would no longer be the editor's, and edits made for it would damage
/// the file.
struct RecentChanges: Sendable {
    private struct Made: Sendable {
        var version: Int
        var change: ContentChange
        /// The text before the change.
        var before: SourceText
    }

    /// The version before all changes that are kept.
    private var base: Int
    /// By version.
    private var made: [Made] = []

    private static let mostKept = 16
    /// In bytes of the texts, of which the newest one is kept in any case.
    private static let largest = 4 << 20

    init(after version: Int) {
        base = version
    }

    /// The version after all changes.
    var newest: Int { made.last?.version ?? base }

    /// Makes a change of `text`, and returns the result, and where it ends if a word is being typed.
    ///
    /// - Complexity: O(*n*) in the text, for this change and each of a later version.
    mutating func make(
        _ change: ContentChange, to version: Int, of text: SourceText
    ) -> (text: SourceText, typed: UTF8Offset?) {
        // What is neither newer nor missing comes from an editor that does not count, or counts anew.
        if version <= newest, !isMissing(version) { self = RecentChanges(after: version) }
        let index = made.firstIndex { $0.version > version } ?? made.endIndex
        let before = index < made.endIndex ? made[index].before : text
        made.insert(Made(version: version, change: change, before: before), at: index)
        var result: (text: SourceText, typed: UTF8Offset?) = (before, nil)
        for index in index..<made.endIndex {
            made[index].before = result.text
            result = made[index].change.applied(to: result.text)
        }
        let size = result.text.utf8.count
        while made.count > Self.mostKept || made.count > 1 && made.count * size > Self.largest {
            base = made.removeFirst().version
        }
        return result
    }

    /// Whether the change to a version has not come although later ones have, as far as is known.
    private func isMissing(_ version: Int) -> Bool {
        version > base && !made.contains { $0.version == version }
    }
}
