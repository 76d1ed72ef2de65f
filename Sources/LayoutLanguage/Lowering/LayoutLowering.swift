import LayoutModel
import SourceText

/// Converts the statements of one layout to its model.
///
/// There are three passes, so that statements may be in any order: declarations of names, then constraints in document
/// order, then statements about constraints, such as collapses and states.
struct LayoutLowering {
    let text: SourceText
    /// The names of all layouts in the document.
    let layoutNames: Set<String>
    var layout: Layout
    var problems: [Finding] = []
    var occurrences: [Occurrence] = []
    /// By ``ConstraintID/index``.
    var origins: [ConstraintOrigin] = []
    var records: [StatementRecord] = []

    /// The views in each body, by name.
    var children: [ViewID: [String: ViewID]] = [:]
    var parameters: [String: ParameterID] = [:]
    /// The view of each declaration, by the offset of its start.
    var declared: [Int: ViewID] = [:]
    /// The bodies of the views that have one.
    var bodies: [ViewID: Block] = [:]
    var viewNodes: [ViewID: ViewNode] = [:]
    var viewsByName: [String: [ViewID]] = [:]
    /// The statement that declares each collapse.
    var collapses: [ViewID: TextRange] = [:]
    /// The declarations of states and labels.
    var states: [String: TextRange] = [:]
    var labels: [String: TextRange] = [:]
    var labelled: [String: [ConstraintID]] = [:]
    /// Names that an unreadable part may declare. Statements with them are ignored without a problem.
    var lostNames: Set<String> = []
    var lostLabels: Set<String> = []
    /// Whether an unreadable part may affect any view.
    var losesMore = false
    /// The symbols of the views that have a name.
    private(set) var symbols: [ViewID: Symbol] = [:]
    private var symbolNames = UniqueNames()
    var spacerGroups = 0
    var synthesizedSpacers = 0
    var lastSpacerStatement: TextRange?
    /// How many more candidates may be compared with misspelled names, so that a text full of them takes linear time.
    var spellingBudget = 100_000
    /// How many more views the ranges of all layouts may contain.
    var rangeBudget: Int
    var hasOwnSize = false

    // MARK: The current statement

    var statement = TextRange(0, 0)
    /// The view whose body contains the statement.
    var scope = ViewID.root
    var problem: Finding?
    /// Whether the statement uses something unreadable, and so is ignored without a problem.
    var isLost = false
    /// The views in the statement.
    var mentioned: [ViewID] = []
    /// The meanings of the names in the statement.
    var resolved: [Path: Meaning] = [:]

    init(
        text: SourceText, file: FileID, name: Name?, key: String, range: TextRange, layoutNames: Set<String>,
        rangeBudget: Int
    ) {
        self.text = text
        self.layoutNames = layoutNames
        self.rangeBudget = rangeBudget
        let nameRange = name?.range ?? range
        let root = View(
            id: .root, name: "", path: "", kind: .view, parent: nil, declaration: FileRange(file, range),
            nameRange: FileRange(file, nameRange))
        layout = Layout(
            name: name?.text ?? "", key: key, file: file, notation: LayoutLanguageNotation.notation, range: range,
            nameRange: nameRange, root: root, sizes: [])
        if let name { note(name.range, .layout(key), isDeclaration: true) }
    }

    mutating func lower(_ block: Block) {
        bodies[.root] = block
        declare(block.statements, in: .root)
        lowerConstraints(block.statements, in: .root)
        lowerChanges(block.statements, in: .root)
        layout.varyAllCollapsibleViews()
        if losesMore { layout.markAllPartiallyKnown() }
        if layout.sizes.isEmpty {
            let size = CanvasSize(width: .fit, height: .fit)
            layout.sizes = [SizeDeclaration(size: size, range: fileRange(layout.nameRange))]
        }
        // A document keeps its layouts, and arrays that grew have room for up to twice as many elements.
        layout.views = layout.views.map { $0 }
        layout.constraints = layout.constraints.map { $0 }
    }

    // MARK: Passes

    private mutating func declare(_ statements: [Statement], in parent: ViewID) {
        for statement in statements {
            begin(statement, in: parent)
            switch statement.kind {
            case .views(let kind, let nodes):
                for node in nodes {
                    if let id = declareView(kind, node, in: parent), let body = node.body {
                        bodies[id] = body
                        declare(body.statements, in: id)
                    } else if let body = node.body, declared[node.range.start.value] == nil {
                        loseNames(body.statements)
                    }
                }
            case .sizes(let nodes, let areMore): declareSizes(nodes, areMore: areMore)
            case .safeArea(let numbers): layout.safeArea = Self.insets(numbers)
            case .direction(let name): layout.isRightToLeft = name.text == "rightToLeft"
            case .property(let node): declareProperty(node, of: parent)
            case .parameter(let name, let value, let lower, let upper):
                declareParameter(name, value.value, lower.value, upper.value)
            case .broken(let names, _): lostNames.formUnion(names.map(\.text))
            default: break
            }
            finish()
        }
    }

    private mutating func lowerConstraints(_ statements: [Statement], in parent: ViewID) {
        for statement in statements {
            begin(statement, in: parent)
            switch statement.kind {
            case .constraint(let node): lowerConstraint(node)
            case .visualFormat(let node): lowerVisualFormat(node)
            case .customSpacing(let spacing, let views): lowerCustomSpacing(spacing.value, after: views)
            case .views(_, let nodes):
                for node in nodes {
                    guard let id = declared[node.range.start.value] else { continue }
                    if let after = node.spacer?.after { lowerSpacerOwner(after, of: id) }
                    finish()
                    if let body = node.body { lowerConstraints(body.statements, in: id) }
                    begin(statement, in: parent)
                }
            case .broken(let names, let declaresNothing): lose(names, declaresNothing: declaresNothing)
            default: break
            }
            finish()
        }
    }

    private mutating func lowerChanges(_ statements: [Statement], in parent: ViewID) {
        for statement in statements {
            begin(statement, in: parent)
            switch statement.kind {
            case .collapse(let view, let words, let style): lowerCollapse(view, words, style)
            case .vary(let views): lowerVary(views)
            case .state(let name, let block): lowerState(name, block)
            case .views(_, let nodes):
                for node in nodes {
                    if let id = declared[node.range.start.value], let body = node.body {
                        lowerChanges(body.statements, in: id)
                    }
                }
            default: break
            }
            finish()
        }
    }

    mutating func begin(_ statement: Statement, in scope: ViewID) {
        self.statement = statement.range
        self.scope = scope
        problem = nil
        isLost = false
        mentioned = []
        resolved = [:]
    }

    /// Reports the problem of the statement. The views in a wrong or lost statement are only partially known.
    mutating func finish() {
        if let problem { problems.append(problem) }
        if failed { mentioned.forEach { layout.markPartiallyKnown($0) } }
        problem = nil
        isLost = false
        mentioned = []
        resolved = [:]
    }

    var failed: Bool { problem != nil || isLost }

    func fileRange(_ range: TextRange) -> FileRange { FileRange(layout.file, range) }

    /// The symbol of a view: its written path, with a number if the path was shortened and so is not unique.
    mutating func symbol(of view: ViewID) -> Symbol {
        if let known = symbols[view] { return known }
        let symbol = Symbol.view(layout: layout.key, symbolNames.unique(layout.writtenPath(of: view)))
        symbols[view] = symbol
        return symbol
    }

    /// Records an occurrence of a name.
    mutating func note(_ range: TextRange, _ symbol: Symbol, isDeclaration: Bool = false) {
        guard !range.isEmpty else { return }
        occurrences.append(Occurrence(range: range, symbol: symbol, isDeclaration: isDeclaration))
    }

    // MARK: Unreadable parts

    /// Records the names that an ignored body declares.
    private mutating func loseNames(_ statements: [Statement]) {
        for statement in statements {
            switch statement.kind {
            case .views(_, let nodes):
                for node in nodes {
                    if let name = node.name { lostNames.insert(name.text) }
                    if let body = node.body { loseNames(body.statements) }
                }
            case .constraint(let node):
                if let label = node.label { lostLabels.insert(label.text) }
            case .broken(let names, _): lostNames.formUnion(names.map(\.text))
            default: break
            }
        }
    }

    private mutating func lose(_ names: [Name], declaresNothing: Bool) {
        let views = names.compactMap { lookUp($0.text, from: scope) }
        views.forEach { layout.markPartiallyKnown($0) }
        if !declaresNothing || views.isEmpty { losesMore = true }
    }
}
