import LayoutModel
import SourceText
import Wording

/// The conflicts of constraints that code makes in one place for several views, as in a loop.
///
/// Each of the constraints conflicts with others, often with one more than the one before, so that no two conflicts
/// read alike; but a person changes one place.
struct RepeatedConflicts {
    /// The conflicts of one place.
    private struct Group {
        /// The plainest one.
        var lead: Finding
        /// What each is about, in their order; one may be in several conflicts.
        var subjects: [Subject]
        /// Whether they read alike but for the names of their views.
        var areAlike = true
    }

    private struct Key: Hashable {
        let range: TextRange
        let constraint: String

        init(_ finding: Finding, _ subject: Subject) {
            range = finding.range
            constraint = subject.constraint
        }
    }

    private var groups: [Key: Group] = [:]

    init(_ findings: [Finding]) {
        for finding in findings where Self.mayBeTold(finding) {
            let subject = Subject(finding)
            let key = Key(finding, subject)
            guard var group = groups[key] else {
                groups[key] = Group(lead: finding, subjects: [subject])
                continue
            }
            group.subjects.append(subject)
            if subject.message != group.subjects[0].message { group.areAlike = false }
            if finding.isPlainer(than: group.lead) { group.lead = finding }
            groups[key] = group
        }
    }

    /// The findings without conflicts of other views than the one that is told of, which tells of them.
    func toldOnce(_ findings: [Finding]) -> [Finding] {
        findings.compactMap { finding in
            guard Self.mayBeTold(finding) else { return finding }
            let subject = Subject(finding)
            guard let group = groups[Key(finding, subject)] else { return finding }
            guard finding == group.lead else { return finding.subject == group.lead.subject ? finding : nil }
            let others = group.subjects.filter { $0.text != finding.subject }
            guard !others.isEmpty else { return finding }
            var told = finding
            told.furtherSubjects = others.map(\.text)
            told.message += " " + Self.sentence(about: others, likeOf: subject, group.areAlike)
            return told
        }
    }

    /// Whether a finding is a conflict that says nothing of still others.
    private static func mayBeTold(_ finding: Finding) -> Bool {
        finding.code == ConflictRule.code && !ConflictRule.saysThereAreMore(finding)
    }

    /// - Parameter others: conflicts of other views, of which one may have several.
    private static func sentence(about others: [Subject], likeOf lead: Subject, _ areAlike: Bool) -> String {
        var names: [String] = []
        for other in others where !names.contains(other.view) { names.append(other.view) }
        let isOneName = others.allSatisfy { $0.plainView == lead.plainView }
        let views = isOneName ? RepeatedFindings.further(names.count) : Naming.list(names, most: 4)
        if areAlike { return "The same holds for \(views)." }
        return "\(views) \(names.count == 1 ? "conflicts" : "conflict") \(isOneName ? "too" : "here too")."
    }

    /// What a conflict is about, with the view of its first anchor told apart.
    private struct Subject {
        let text: String
        /// Empty for anything but a constraint.
        let view: String
        let constraint: String
        /// What is said, without the name of the view.
        let message: String

        /// The name of the view without the number that tells it from others made in the same place.
        var plainView: String { RepeatedFindings.withoutNumbers(view) }

        init(_ finding: Finding) {
            text = finding.subject
            let words = text.split(separator: " ")
            let first = words.first ?? ""
            view = words.count <= 2 ? first.lastIndex(of: ".").map { String(first[..<$0]) } ?? "" : ""
            let name = RepeatedFindings.withoutNumbers(view)
            func plain(_ text: String) -> String {
                let text = RepeatedFindings.withoutNumbers(text)
                return name.isEmpty ? text : text.replacingName(name, with: "_")
            }
            constraint = plain(text)
            message = plain(finding.message)
        }
    }
}

extension Finding {
    /// Whether it holds in every state where the other does not, or else has fewer members.
    fileprivate func isPlainer(than other: Finding) -> Bool {
        let start = "Conflict: "
        let holdsAlways = (message.hasPrefix(start), other.message.hasPrefix(start))
        return holdsAlways.0 == holdsAlways.1 ? related.count < other.related.count : holdsAlways.0
    }
}

extension String {
    /// The text with another word for each occurrence of a name: before a dot, or in quotes.
    fileprivate func replacingName(_ name: String, with other: String) -> String {
        var result = ""
        var rest = self[...]
        while let range = rest.firstRange(of: name) {
            let (before, after) = (self[..<range.lowerBound].last, self[range.upperBound...].first)
            let isWhole = before.map { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." } ?? true
            result += rest[..<range.lowerBound] + (isWhole && (after == "." || after == "\"") ? other : name)
            rest = rest[range.upperBound...]
        }
        return result + rest
    }
}
