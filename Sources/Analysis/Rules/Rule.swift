import AutoLayoutEngine
import LayoutModel

/// A check for one kind of mistake in layouts.
///
/// A ``ModelRule`` looks at what is written, a ``SolvedRule`` at what comes of it.
protocol Rule: Sendable {
    static var code: FindingCode { get }
    static var category: FindingCategory { get }
    /// Whether it reports what is legal and often intended, so that it must be enabled.
    static var isOptIn: Bool { get }
    /// Whether it needs no knowledge of how a platform lays out. Only such rules check layouts of other platforms than iOS.
    static var holdsOnEveryPlatform: Bool { get }
    /// Whether a part of the configurations is not enough: a constraint that is redundant there may be needed in the others.
    static var needsEveryConfiguration: Bool { get }

    /// What it found, in the order of the layout or of the configurations.
    func diagnoses() -> [Diagnosis]
}

extension Rule {
    static var isOptIn: Bool { false }
    static var holdsOnEveryPlatform: Bool { false }
    static var needsEveryConfiguration: Bool { false }
}

/// A rule about what is written, whatever comes of it.
protocol ModelRule: Rule {
    init(_ layout: Layout)
}

/// A rule about solved layouts: it inspects every configuration in turn, then tells what it found in them.
protocol SolvedRule: Rule {
    init(_ layout: Layout, _ space: ConfigurationSpace)

    mutating func inspect(_ solved: SolvedConfiguration) throws(Cancelled)

    /// Inspects the layout as it was saved, after every configuration in which it may run. Only for layouts with a ``DesignTime``.
    mutating func inspectDesignTime(_ solved: SolvedConfiguration) throws(Cancelled)
}

extension SolvedRule {
    mutating func inspectDesignTime(_ solved: SolvedConfiguration) {}
}

/// Rules, in the order in which findings at the same place are listed.
package struct RuleSet: Sendable {
    let rules: [any Rule.Type]

    /// The rules that check a layout.
    func rules(for layout: Layout, _ selection: RuleSelection) -> [any Rule.Type] {
        rules.filter {
            selection.includes($0.code, isOptIn: $0.isOptIn) && (layout.platform == .iOS || $0.holdsOnEveryPlatform)
        }
    }
}

/// What findings are about, for summaries.
package enum FindingCategory: Hashable, Sendable {
    /// The text itself, and what Auto Layout throws an exception for.
    case document
    case conflict, ambiguity, collapsing, stack, recordedFrame, redundancy, localization, appearance
}
