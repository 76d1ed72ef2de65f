import Analysis
import LayoutModel
import SourceText

/// The findings that others hide. A fix of those brings them to light and causes none of them.
enum HiddenFindings {
    case none
    case found(() throws(Cancelled) -> FindingTally?)
    /// How large the content of scroll views is: nothing is said of that while a view there gets no place.
    case scrollContent
}

/// Proves edits: the edited texts must have no new finding.
struct Proof {
    let snapshot: Snapshot
    let check: DocumentCheck
    let rules: RuleSelection

    /// A text after edits that were proved.
    struct Result {
        var snapshot: Snapshot
        var check: DocumentCheck
    }

    /// Nil if the edits bring a new finding or do not fix theirs.
    ///
    /// - Parameters:
    ///   - fixed: the findings that the edits have to fix.
    ///   - most: of how many findings to keep the causes, for searches for their repairs.
    ///   - hidden: the findings that those to be fixed hide, if there are new ones.
    ///   - isAccepted: what else must hold.
    func result(
        of edits: FileEdits, fixing fixed: [Finding], keepingUpTo most: Int = 0, _ cancellation: Cancellation,
        revealing hidden: HiddenFindings = .none,
        where isAccepted: (Result) throws(Cancelled) -> Bool = { _ in true }
    ) throws(Cancelled) -> Result? {
        guard !edits.isEmpty, let after = try snapshot.applying(edits, cancellation) else { return nil }
        let found = try Diagnostics.check(
            of: after, rules: rules, after: check, keepingUpTo: most, cancellation)
        let result = Result(snapshot: after, check: found)
        guard try isAccepted(result) else { return nil }
        let before = FindingTally(check.findings)
        let now = FindingTally(found.findings)
        guard now.lacks(fixed, of: before, after: edits, in: snapshot.file) else { return nil }
        if now.bringsNothingNew(to: before) { return result }
        switch hidden {
        case .none: return nil
        case .found(let find):
            guard let found = try find(), now.bringsNothingNew(to: before.union(found)) else { return nil }
        case .scrollContent: guard now.withoutScrollContent.bringsNothingNew(to: before) else { return nil }
        }
        return result
    }

    /// The views of a layout that are outside of their superviews in a result; nil where they are not known, or are not
    /// those of the layout before.
    func viewsOutside(in result: Result, ofLayout index: Int) -> OutsideViews? {
        let (before, after) = (snapshot.document, result.snapshot.document)
        guard before.layouts.count == after.layouts.count, let old = before.layout(index),
            let new = after.layout(index), old.views.map(\.path) == new.views.map(\.path)
        else { return nil }
        return result.check.outside(ofLayout: index)
    }

    /// Whether every frame that was determined stays as it is, at each size and in each state.
    func keepsDeterminedFrames(in changed: Snapshot, _ cancellation: Cancellation) throws(Cancelled) -> Bool {
        let (before, after) = (snapshot.document.layouts, changed.document.layouts)
        guard before.count == after.count else { return false }
        let change = TextChange(from: snapshot.text, to: changed.text)
        for (one, other) in zip(before, after) where one.moved(through: change) != other {
            guard try DeterminedFrames(of: one).areKept(in: other, cancellation) else { return false }
        }
        return true
    }
}

extension Snapshot {
    /// The document after edits of its own text and of other files; nil if one of those cannot be read.
    func applying(_ edits: FileEdits, _ cancellation: Cancellation) throws(Cancelled) -> Snapshot? {
        var context = context
        context.previous = parsed
        for file in edits.files where file != self.file {
            guard let other = otherFile(file) else { return nil }
            var otherContext = context
            otherContext.file = file
            otherContext.previous = nil
            let parsed = try other.format.parse(other.text.applying(edits[file]), in: otherContext, cancellation)
            _ = context.project.setDeclarations(parsed.declarations, of: file)
        }
        return try Snapshot(
            reading: text.applying(edits[file]), as: format, in: context, otherFile: otherFile, cancellation)
    }
}
