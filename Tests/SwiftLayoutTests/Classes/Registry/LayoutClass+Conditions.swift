import RecordingUIKit

extension LayoutClass {
    /// Worlds: what conditions decide, and what is changed later.
    static let conditions: [LayoutClass] =
        both("PriceTag", "isSale") { PriceTag(isSale: $0) }
        + both("ChosenCases", "isLarge") { ChosenCases(isLarge: $0) }
        + both("ResultBuilders", "isWide") { ResultBuilders(isWide: $0) }
        + both("ConstraintLists", "isCompact") { ConstraintLists(isCompact: $0) }.dropLast()
        + states(
            ["isCompact": true], of: { ConstraintLists(isCompact: true) },
            ["switchToCompact()": { $0.switchToCompact() }])
        + states(
            of: { ChangedLater() },
            [
                "expand()": { $0.expand() }, "pinToBottom()": { $0.pinToBottom() },
                "replaceHeight()": { $0.replaceHeight() },
            ])
        + worlds + cases

    private static let cases: [LayoutClass] = [
        (".plain", SwitchedStyle.Style.plain), (".boxed", .boxed), (".wide", .wide(4)),
    ].map { name, style in
        LayoutClass("SwitchedStyle", ["style: \(name)": true]) { SwitchedStyle(style: style) }
    }

    private static let worlds: [LayoutClass] = [false, true].flatMap { isCompact in
        [false, true].flatMap { isBoxed in
            [false, true].map { hasSubtitle in
                LayoutClass(
                    "Worlds",
                    [
                        "isCompact": isCompact, "style: .boxed": isBoxed, "style: .plain": !isBoxed,
                        "subtitle != nil": hasSubtitle,
                    ]
                ) {
                    Worlds(
                        isCompact: isCompact, style: isBoxed ? .boxed : .plain, subtitle: hasSubtitle ? "a" : nil)
                }
            }
        }
    }
}
