import Formats
import Analysis
import Features
import LayoutModel
import SourceText
import Testing

/// A text with its quick fixes and refactorings. Each is checked for its promise: it fixes its finding, and there is no
/// new one.
struct Fixing {
    struct Result {
        var title: String
        var text: String
        var isPreferred: Bool
    }

    private let snapshot: Snapshot
    private let findings: [Finding]

    init(_ source: String, path: String = "a.layout") throws {
        let format = try #require(FormatRegistry.standard.format(path: path))
        snapshot = Snapshot(reading: SourceText(source), as: format)
        findings = snapshot.findings()
    }

    /// The quick fixes of the first finding with a code.
    ///
    /// - Parameter hidden: the code of the findings that this one hides. The fixes may bring them to light.
    func fixes(
        of code: String, hiding hidden: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> [Result] {
        let finding = try #require(
            findings.first { $0.code.rawValue == code }, "\(findings.map(\.message))", sourceLocation: sourceLocation)
        return snapshot.actions(in: finding.range, [.quickfix]).filter { $0.finding == finding }
            .map { result($0, hiding: hidden, sourceLocation) }
    }

    /// The refactorings at the first occurrence of a word.
    func refactorings(at word: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> [Result] {
        let place = try #require(snapshot.text.string.utf8.firstRange(of: word.utf8), sourceLocation: sourceLocation)
        let offset = snapshot.text.string.utf8.distance(
            from: snapshot.text.string.utf8.startIndex, to: place.lowerBound)
        return snapshot.actions(in: TextRange(at: UTF8Offset(offset)), [.rewrite]).map {
            result($0, sourceLocation)
        }
    }

    /// The refactorings at the view of a document with an id.
    func refactorings(ofView id: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> [Result] {
        let views = snapshot.document.layouts.flatMap(\.views)
        let view = try #require(views.first { $0.objectID == id }, sourceLocation: sourceLocation)
        return snapshot.actions(in: view.nameRange.start.range, [.rewrite]).map {
            result($0, sourceLocation)
        }
    }

    /// The refactorings at the declarations of all views.
    func refactoringsOfAllViews(sourceLocation: SourceLocation = #_sourceLocation) -> [Result] {
        snapshot.document.layouts.flatMap(\.views).filter { $0.parent != nil && !$0.isSynthesized }
            .flatMap { snapshot.actions(in: $0.nameRange.start.range, [.rewrite]) }
            .map { result($0, sourceLocation) }
    }

    /// The text after `plumbline fix --choices`.
    var fixed: String {
        uncancelled { (never) throws(Cancelled) in try Fixes.fixed(snapshot, .choices, never).text.string }
    }

    private func result(
        _ action: EditorAction, hiding hidden: String? = nil, _ location: SourceLocation
    ) -> Result {
        let text = snapshot.text(after: action.edits)
        let after = Snapshot(reading: text, as: snapshot.format).findings().filter { $0.code.rawValue != hidden }
        let (before, now) = (FindingTally(findings), FindingTally(after))
        #expect(now.bringsNothingNew(to: before), "\(action.title): \(after.map(\.message))", sourceLocation: location)
        if let finding = action.finding {
            let isFixed = now.lacks([finding], of: before, after: action.edits, in: snapshot.file)
            #expect(isFixed, "\(action.title)", sourceLocation: location)
        }
        return Result(title: action.title, text: text.string, isPreferred: action.isPreferred)
    }
}

extension [Fixing.Result] {
    /// The text after the action with a title.
    func text(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
        try #require(first { $0.title == title }, "\(map(\.title))", sourceLocation: sourceLocation).text
    }
}
