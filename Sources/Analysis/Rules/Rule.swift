import LayoutModel
import SourceText
import Wording

/// A check for one kind of mistake in layouts.
///
/// A ``ModelRule`` inspects the layout as written, a ``SolvedRule`` its solved frames.
protocol Rule: Sendable {
    static var code: FindingCode { get }
    /// The Markdown of its page: ``RulePage`` describes the form.
    static var page: [UInt8] { get }
    static var category: FindingCategory { get }
    /// The severity of its findings.
    static var severity: Finding.Severity { get }
    /// Whether it runs only if enabled, because what it reports is legal and often intended.
    static var isOptIn: Bool { get }
    /// Whether it does not depend on a platform's way to lay out. Only such rules check platforms other than iOS.
    static var holdsOnEveryPlatform: Bool { get }
    /// Whether what it reports does not depend on the size of the root. Only such rules check layouts whose sizes are
    /// assumed.
    static var holdsAtEverySize: Bool { get }
    /// Whether it must see every configuration. A constraint that is redundant in some may be needed in others.
    static var needsEveryConfiguration: Bool { get }

    var layout: Layout { get }

    init(layout: Layout)

    static func applied(to layout: Layout) -> AppliedRule
}

/// A rule for one layout. Its kind is a case, because the first cast to a protocol searches the whole program.
enum AppliedRule {
    case model(any ModelRule)
    case solved(any SolvedRule)

    var solved: (any SolvedRule)? {
        if case .solved(let rule) = self { rule } else { nil }
    }
}

/// A rule about the layout as written.
protocol ModelRule: Rule {
    func diagnoses() -> [Diagnosis]
}

/// A rule about solved layouts: it inspects every configuration in turn, then reports what it found.
protocol SolvedRule: Rule {
    mutating func inspect(_ solved: SolvedConfiguration) throws(Cancelled)

    /// Inspects the layout as saved by the editor, after all run-time configurations. Called only for layouts with a
    /// ``DesignTime``.
    mutating func inspectDesignTime(_ solved: SolvedConfiguration) throws(Cancelled)

    /// - Parameter wording: names the configurations that were inspected.
    func diagnoses(_ wording: ConfigurationWording) -> [Diagnosis]
}

extension ModelRule {
    static func applied(to layout: Layout) -> AppliedRule { .model(Self(layout: layout)) }
}

extension SolvedRule {
    static func applied(to layout: Layout) -> AppliedRule { .solved(Self(layout: layout)) }

    mutating func inspectDesignTime(_ solved: SolvedConfiguration) {}
}

extension Rule {
    static var severity: Finding.Severity { .warning }
    static var isOptIn: Bool { false }
    static var holdsOnEveryPlatform: Bool { false }
    static var holdsAtEverySize: Bool { false }
    static var needsEveryConfiguration: Bool { false }

    var naming: Naming { Naming(layout) }
    var subjects: FindingSubject { FindingSubject(layout) }

    /// - Parameter range: what the finding is about. If that is in another file, the finding is at the layout's name
    ///   and leads there.
    func finding(
        at range: FileRange, _ message: String, related: [Finding.Related] = [], subject: String
    ) -> Finding {
        let isElsewhere = range.file != layout.file && !related.contains { $0.range == range }
        let place = isElsewhere ? [Finding.Related(range: range, message: "It is written here")] : []
        return Finding(
            code: Self.code, severity: Self.severity, range: layout.ownRange(range), message: message,
            related: place + related, subject: subject)
    }

    /// A finding at the declaration of a view.
    func finding(
        about view: ViewID, on axis: Axis? = nil, _ message: String, related: [Finding.Related] = []
    ) -> Finding {
        finding(
            at: layout[view].nameRange, message, related: related,
            subject: axis.map { subjects.views([view], $0) } ?? subjects.view(view))
    }

    /// A finding at a constraint.
    func finding(about id: ConstraintID, _ message: String, related: [Finding.Related] = []) -> Finding {
        finding(
            at: layout[id].source.focus, message, related: related + helper(making: id),
            subject: subjects.constraint(id))
    }

    /// Where a function that is called makes a constraint, if one does.
    func helper(making id: ConstraintID) -> [Finding.Related] {
        layout[id].source.helper.map { [Finding.Related(range: $0, message: "It is made here")] } ?? []
    }

    /// The declaration of a view that is involved in a finding.
    func declaration(of view: ViewID) -> Finding.Related {
        Finding.Related(range: layout[view].nameRange, message: "\(naming.quoted(view)) is declared here")
    }
}

/// Rules, in the order in which findings at the same place are listed.
package struct RuleSet: Sendable {
    let rules: [any Rule.Type]

    /// The rules that check a layout.
    func rules(for layout: Layout, _ selection: RuleSelection) -> [any Rule.Type] {
        rules.filter {
            selection.includes($0.code, isOptIn: $0.isOptIn) && (layout.platform == .iOS || $0.holdsOnEveryPlatform)
                && (!layout.sourceTraits.contains(.hasAssumedSizes) || $0.holdsAtEverySize)
        }
    }
}

/// The subject area of findings, for summaries.
package enum FindingCategory: Hashable, Sendable {
    /// Mistakes in the text, and constraints for which Auto Layout throws an exception.
    case document
    case conflict, ambiguity, collapsing, stack, recordedFrame, redundancy, localization, appearance
}
