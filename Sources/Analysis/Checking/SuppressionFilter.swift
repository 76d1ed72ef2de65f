import LayoutModel
import SourceText

extension FindingCode {
    package static let unusedIgnore = FindingCode(rawValue: "unused-ignore")
}

/// A view or a constraint of which findings of one code are meant to be.
package struct IgnoredObject: Hashable, Sendable {
    /// Its identity in an Interface Builder document.
    package var id: String
    package var code: FindingCode

    package init(id: String, code: FindingCode) {
        self.id = id
        self.code = code
    }
}

/// Leaves out the findings that the person says are meant to be, and reports the words that silence nothing.
struct SuppressionFilter {
    private let document: Document
    private let options: CheckOptions
    /// Whether all that could be found was looked for: a text with mistakes hides what its suppressions are about.
    private let isComplete: Bool

    init(of document: Document, options: CheckOptions) {
        self.document = document
        self.options = options
        isComplete = !document.problems.contains { Self.cannotBeSilenced.contains($0.code) }
    }

    /// Mistakes in the text hide others, and what is too large is not judged.
    private static let cannotBeSilenced: Set<FindingCode> = [.syntax, .tooLarge]

    func applied(to findings: [Finding]) -> [Finding] {
        if document.suppressions.isEmpty, options.ignored.isEmpty { return findings }
        var used = Set<Suppression>()
        var met = Set<IgnoredObject>()
        let heard = findings.filter { finding in
            if Self.cannotBeSilenced.contains(finding.code) { return true }
            let suppressing = document.suppressions.filter {
                $0.code == finding.code && $0.reach.touches(finding.range.start)
            }
            used.formUnion(suppressing)
            if !suppressing.isEmpty { return false }
            guard !options.ignored.isEmpty, let id = document.objectID(around: finding.range.start) else { return true }
            let ignored = IgnoredObject(id: id, code: finding.code)
            if options.ignored.contains(ignored) { met.insert(ignored) }
            return !options.ignored.contains(ignored)
        }
        guard isComplete, options.wants(.unusedIgnore, isOptIn: false) else { return heard }
        let inVain = options.ignored.subtracting(met).sorted { ($0.id, $0.code.rawValue) < ($1.id, $1.code.rawValue) }
        return heard + document.suppressions.filter { !used.contains($0) }.compactMap(finding)
            + inVain.compactMap(finding)
    }

    private func finding(_ ignored: IgnoredObject) -> Finding? {
        let code = ignored.code.rawValue
        let isOptIn = RulePage.page(for: code)?.isOptIn ?? false
        guard options.wants(ignored.code, isOptIn: isOptIn) else { return nil }
        let place = document.nameRange(ofObject: ignored.id)
        let what = place == nil ? "There is no object \"\(ignored.id)\" here" : "There is no \"\(code)\" here any more"
        return Finding(
            code: .unusedIgnore, severity: .hint, range: place ?? TextRange(0, 0),
            message: "\(what), so the entry of .plumbline.json suppresses nothing and can go.",
            subject: "\(ignored.id) \(code)")
    }

    /// Nil where it cannot be known: the rule is off.
    private func finding(_ silence: Suppression) -> Finding? {
        let code = silence.code.rawValue
        let message: String
        if code.isEmpty {
            message =
                "This names no code, so it suppresses nothing: write \"plumbline:ignore CODE\", such as \"gap-when-gone\"."
        } else if Self.cannotBeSilenced.contains(silence.code) {
            message = "\"\(code)\" cannot be silenced: it hides what else there is to find."
        } else if let page = RulePage.page(for: code) {
            guard options.wants(silence.code, isOptIn: page.isOptIn) else { return nil }
            message = "There is no \"\(code)\" here any more, so this suppresses nothing and can go."
        } else {
            let question = Spelling.nearest(to: code, in: RulePage.all.map(\.code.rawValue)).question()
            message =
                "There is no code \"\(code)\". \(question ?? "\"plumbline help explain\" lists them.")"
        }
        return Finding(
            code: .unusedIgnore, severity: .hint, range: silence.range, message: message, isUnnecessary: true,
            subject: code, suggestions: [TextSuggestion(title: "Remove it", edits: silence.removal)])
    }
}

extension Document {
    /// The identity of the innermost view or constraint around an offset, whichever has one.
    package func objectID(around offset: UTF8Offset) -> String? {
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
