import Formats
import Analysis
import Features
import LayoutModel
import SourceText
import Testing

/// A `.layout` text and what quick fixes and refactorings make of it. Each is held against what every one of them promises: its finding
/// is gone, and no other has come.
struct Fixing {
    struct Result {
        var title: String
        var text: String
        var isPreferred: Bool
    }

    private let snapshot: Snapshot
    private let check: DocumentCheck
    private var findings: [Finding] { check.findings }

    init(_ source: String, path: String = "a.layout") throws {
        let format = try #require(FormatRegistry.standard.format(path: path))
        snapshot = Snapshot(reading: SourceText(source), as: format)
        check = try #require(Diagnostics.check(of: snapshot))
    }

    /// The quick fixes of the first finding with a code.
    func fixes(of code: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> [Result] {
        let finding = try #require(
            findings.first { $0.code.rawValue == code }, "\(findings.map(\.message))", sourceLocation: sourceLocation)
        return try actions(in: finding.range, [.quickfix], sourceLocation).filter { $0.finding == finding }
            .map { try result($0, sourceLocation) }
    }

    /// The refactorings at the first place where a word stands.
    func refactorings(at word: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> [Result] {
        let place = try #require(snapshot.text.string.utf8.firstRange(of: word.utf8), sourceLocation: sourceLocation)
        let offset = snapshot.text.string.utf8.distance(
            from: snapshot.text.string.utf8.startIndex, to: place.lowerBound)
        return try actions(in: TextRange(at: UTF8Offset(offset)), [.rewrite], sourceLocation).map {
            try result($0, sourceLocation)
        }
    }

    /// The refactorings at the view of a document with an id.
    func refactorings(ofView id: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> [Result] {
        let views = snapshot.document.layouts.flatMap(\.views)
        let view = try #require(views.first { $0.objectID == id }, sourceLocation: sourceLocation)
        return try actions(in: TextRange(at: view.nameRange.start), [.rewrite], sourceLocation).map {
            try result($0, sourceLocation)
        }
    }

    /// The refactorings at the declarations of all views.
    func refactoringsOfAllViews(sourceLocation: SourceLocation = #_sourceLocation) throws -> [Result] {
        try snapshot.document.layouts.flatMap(\.views).filter { $0.parent != nil && !$0.isSynthesized }.flatMap {
            view in
            try actions(in: TextRange(at: view.nameRange.start), [.rewrite], sourceLocation).map {
                try result($0, sourceLocation)
            }
        }
    }

    /// What `plumbline fix` makes of the text.
    var fixed: String { Fixes.fixed(snapshot.text, as: snapshot.format).text.string }

    private func actions(in range: TextRange, _ kinds: Set<EditorAction.Kind>, _ location: SourceLocation) throws
        -> [EditorAction]
    {
        CodeActions.actions(in: range, of: snapshot, check: check, kinds: kinds)
    }

    private func result(_ action: EditorAction, _ location: SourceLocation) throws -> Result {
        let text = snapshot.text.applying(action.edits)
        let after = try #require(
            Diagnostics.findings(in: Snapshot(reading: text, as: snapshot.format)), sourceLocation: location)
        let (before, now) = (FindingTally(findings), FindingTally(after))
        #expect(now.bringsNothingNew(to: before), "\(action.title): \(after.map(\.message))", sourceLocation: location)
        if let finding = action.finding {
            #expect(now.lacks(finding, of: before), "\(action.title)", sourceLocation: location)
        }
        return Result(title: action.title, text: text.string, isPreferred: action.isPreferred)
    }
}

extension [Fixing.Result] {
    /// The text that the action of a title makes.
    func text(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
        try #require(first { $0.title == title }, "\(map(\.title))", sourceLocation: sourceLocation).text
    }
}
