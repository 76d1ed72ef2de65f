import LayoutModel

/// A layout that the rules have looked at in every configuration.
package struct CheckedLayout: Sendable {
    let layout: Layout
    let rules: [any Rule]
    /// In order of place; those about the text are not among them.
    let findings: [Finding]

    init(_ layout: Layout, _ rules: [any Rule]) {
        self.layout = layout
        self.rules = rules
        findings = Checker.inOrder(rules.flatMap { $0.findings() })
    }

    /// Whether the rules are all that `options` ask for, and no others.
    func answers(_ options: CheckOptions) -> Bool {
        rules.map { type(of: $0).code } == Checker.rules(for: layout, options).map { $0.code }
    }
}
