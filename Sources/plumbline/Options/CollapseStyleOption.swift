import LayoutModel

/// The option for the library that collapses an app's views.
enum CollapseStyleOption {
    static let option = Option(
        "--collapse-style", styles.joined(separator: "|"),
        "how views collapse in Interface Builder documents that do not specify it; "
            + "default: hidden views keep their space"
    )

    private static var styles: [String] { CollapseStyle.allCases.map(\.rawValue) }

    static func style(_ arguments: Arguments) throws(UsageError) -> CollapseStyle? {
        guard arguments.has(option.name) else { return nil }
        return try arguments.choice(of: option.name, default: CollapseStyle.plain)
    }
}
