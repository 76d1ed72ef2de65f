/// Something of a name for each kind of declaration, if it was asked for.
struct ByKind<Element> {
    private var type, added, function, variable, alias, row, heir, placement, statements: Element?

    init() {}

    subscript(kind: DeclaredSyntax.Kind) -> Element? {
        get {
            switch kind {
            case .type: type
            case .extension: added
            case .function: function
            case .variable: variable
            case .alias: alias
            case .row: row
            case .heir: heir
            case .placement: placement
            case .statements: statements
            }
        }
        set {
            switch kind {
            case .type: type = newValue
            case .extension: added = newValue
            case .function: function = newValue
            case .variable: variable = newValue
            case .alias: alias = newValue
            case .row: row = newValue
            case .heir: heir = newValue
            case .placement: placement = newValue
            case .statements: statements = newValue
            }
        }
    }

    func map<Other>(_ transform: (Element) -> Other) -> ByKind<Other> {
        var result = ByKind<Other>()
        for kind in DeclaredSyntax.Kind.allCases { result[kind] = self[kind].map(transform) }
        return result
    }
}

extension ByKind: Sendable where Element: Sendable {}
