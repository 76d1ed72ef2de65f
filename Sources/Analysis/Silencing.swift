import LayoutModel
import SourceText

extension FindingCode {
    package static let unusedIgnore = FindingCode(rawValue: "unused-ignore")
}

/// Leaves out the findings that the person says are meant to be, and reports the words that silence nothing.
struct Silencing {
    private let silences: [Silence]
    private let options: CheckOptions
    /// Whether all that could be found was looked for: a text with mistakes hides what its silences are about.
    private let isComplete: Bool

    init(of document: Document, options: CheckOptions) {
        silences = document.silences
        self.options = options
        isComplete = !document.problems.contains { Self.cannotBeSilenced.contains($0.code) }
    }

    /// Mistakes in the text hide others, and what is too large is not judged.
    private static let cannotBeSilenced: Set<FindingCode> = [.syntax, .tooLarge]

    func applied(to findings: [Finding]) -> [Finding] {
        if silences.isEmpty { return findings }
        var used = Set<Silence>()
        let heard = findings.filter { finding in
            if Self.cannotBeSilenced.contains(finding.code) { return true }
            let silencing = silences.filter { $0.code == finding.code && $0.reach.touches(finding.range.start) }
            used.formUnion(silencing)
            return silencing.isEmpty
        }
        guard isComplete, options.wants(.unusedIgnore, isOffUnlessAskedFor: false) else { return heard }
        return heard + silences.filter { !used.contains($0) }.compactMap(finding)
    }

    /// Nil where it cannot be known: the rule is off.
    private func finding(_ silence: Silence) -> Finding? {
        let code = silence.code.rawValue
        let message: String
        if code.isEmpty {
            message =
                "This names no code, so it silences nothing: write \"plumbline:ignore CODE\", such as \"gap-when-gone\"."
        } else if Self.cannotBeSilenced.contains(silence.code) {
            message = "\"\(code)\" cannot be silenced: it hides what else there is to find."
        } else if let page = RulePage.page(for: code) {
            guard options.wants(silence.code, isOffUnlessAskedFor: page.isOffByDefault) else { return nil }
            message = "There is no \"\(code)\" here any more, so this silences nothing and can go."
        } else {
            let nearest = Spelling.nearest(to: code, in: RulePage.all.map(\.code.rawValue)).first
            message =
                "There is no code \"\(code)\". \(nearest.map { "Did you mean \"\($0)\"?" } ?? "\"plumbline help explain\" lists them.")"
        }
        return Finding(
            code: .unusedIgnore, severity: .hint, range: silence.range, message: message, isUnnecessary: true,
            subject: code, suggestions: [TextSuggestion(title: "Remove it", edits: silence.removal)])
    }
}
