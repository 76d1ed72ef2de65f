import LayoutModel
import SourceText

extension FindingCode {
    package static let unusedIgnore = FindingCode(rawValue: "unused-ignore")
}

/// Leaves out findings that are suppressed, and reports suppressions that suppress nothing.
struct SuppressionFilter {
    private let document: Document
    private let selection: RuleSelection
    /// Whether the document was checked completely. Otherwise a finding may be missing and its suppression unused.
    private let isComplete: Bool

    init(of document: Document, _ selection: RuleSelection) {
        self.document = document
        self.selection = selection
        isComplete = !document.mayLackFindings
    }

    func applied(to findings: [Finding]) -> [Finding] {
        if document.suppressions.isEmpty, selection.ignored.isEmpty { return findings }
        var used = Set<Suppression>()
        var matched = Set<IgnoredObject>()
        let reported = findings.filter { finding in
            if document.codesHidingOthers.contains(finding.code) { return true }
            let suppressing = document.suppressions.filter {
                $0.code == finding.code && $0.reach.touches(finding.range.start)
            }
            used.formUnion(suppressing)
            if !suppressing.isEmpty { return false }
            guard !selection.ignored.isEmpty, let id = document.innermostObjectID(around: finding.range.start) else {
                return true
            }
            let ignored = IgnoredObject(id: id, code: finding.code)
            guard selection.ignored.contains(ignored) else { return true }
            matched.insert(ignored)
            return false
        }
        guard isComplete, selection.includes(.unusedIgnore, isOptIn: false) else { return reported }
        let stale = selection.ignored.subtracting(matched).sorted {
            ($0.id, $0.code.rawValue) < ($1.id, $1.code.rawValue)
        }
        return reported + document.suppressions.filter { !used.contains($0) }.compactMap(finding)
            + stale.compactMap(finding)
    }

    /// Nil if its rule did not run, because then it is unknown whether the suppression is used.
    private func finding(_ ignored: IgnoredObject) -> Finding? {
        let code = ignored.code.rawValue
        let isOptIn = RulePage.page(for: code)?.isOptIn ?? false
        guard selection.includes(ignored.code, isOptIn: isOptIn) else { return nil }
        let range = document.nameRange(ofObject: ignored.id)
        let reason = range == nil ? "the file has no object \"\(ignored.id)\"" : "there is no \"\(code)\" here"
        return Finding(
            code: .unusedIgnore, severity: .hint, range: range ?? TextRange(0, 0),
            message: "Unused entry in .plumbline.json: \(reason). It can be removed.",
            subject: "\(ignored.id) \(code)")
    }

    /// Nil if its rule did not run, because then it is unknown whether the suppression is used.
    private func finding(_ suppression: Suppression) -> Finding? {
        let code = suppression.code.rawValue
        let message: String
        if code.isEmpty {
            message =
                "This names no code, so it suppresses nothing. "
                + "Write \"plumbline:ignore CODE\", such as \"gap-when-gone\"."
        } else if document.codesHidingOthers.contains(suppression.code) {
            message = "\"\(code)\" cannot be suppressed, because it hides other findings."
        } else if let page = RulePage.page(for: code) {
            guard selection.includes(suppression.code, isOptIn: page.isOptIn) else { return nil }
            message = "Unused: there is no \"\(code)\" here. This can be removed."
        } else {
            let question = Spelling.nearest(to: code, in: RulePage.all.map(\.code.rawValue)).question()
            message = "There is no code \"\(code)\". \(question ?? "\"plumbline help explain\" lists them.")"
        }
        return Finding(
            code: .unusedIgnore, severity: .hint, range: suppression.range, message: message, isUnnecessary: true,
            subject: code, suggestions: [TextSuggestion(title: "Remove it", edits: suppression.removal)])
    }
}

extension Document {
    /// The object ID of the innermost view or constraint around an offset that has one.
    package func innermostObjectID(around offset: UTF8Offset) -> String? {
        guard let layout = layoutIndex(at: offset).map({ layouts[$0] }) else { return nil }
        let constraint = layout.constraints.first {
            $0.objectID != nil && $0.source.statement.touches(offset, in: layout.file)
        }
        if let constraint { return constraint.objectID }
        let views = layout.views.filter { $0.objectID != nil && $0.declaration.touches(offset, in: layout.file) }
        return views.min { $0.declaration.range.length < $1.declaration.range.length }?.objectID
    }

    fileprivate func nameRange(ofObject id: String) -> TextRange? {
        for layout in layouts {
            if let view = layout.views.first(where: { $0.objectID == id }) { return layout.ownRange(view.nameRange) }
            if let constraint = layout.constraints.first(where: { $0.objectID == id }) {
                return layout.ownRange(constraint.source.statement)
            }
        }
        return nil
    }
}
