import LayoutModel

/// The option that says by which library the views of an app collapse.
enum CollapseStyleOption {
    static let option = Option(
        "--collapse-style", styles.joined(separator: "|"),
        "how views of Interface Builder documents collapse that do not say it; they only hide where not given")

    /// What `help` says of it, for commands that take it.
    static let details = """
        In a document of Interface Builder these views can go: hidden ones in stack views; those with an outlet collection
        fd_collapsibleConstraints; those that a constraint makes zero long which is not installed and has an identifier, with all
        others of that identifier; and those whose note in Xcode says it in the words of .layout, such as "collapse: trailing" or
        "collapse as flexibleBox". With --collapse-style a note need not name the style, and hidden views outside stack views go too.
        """

    private static var styles: [String] { CollapseStyle.allCases.map(\.rawValue) }

    static func style(_ arguments: Arguments) throws(UsageError) -> CollapseStyle? {
        guard arguments.has(option.name) else { return nil }
        return try arguments.choice(of: option.name, default: CollapseStyle.plain)
    }
}
