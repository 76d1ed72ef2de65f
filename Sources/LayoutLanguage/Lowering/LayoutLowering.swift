import LayoutModel
import SourceText

/// Makes the model of one layout from its statements.
///
/// First everything that has a name is declared, so that statements may come in any order; then come the constraints, in document order; last
/// what speaks of constraints: collapses and states.
struct LayoutLowering {
    let text: SourceText
    let index: Int
    /// The names of all layouts of the document.
    let layoutNames: Set<String>
    var layout: Layout
    var problems: [Finding] = []
    var occurrences: [Occurrence] = []
    /// Where each of the layout's constraints comes from, by ``ConstraintID/index``.
    var origins: [ConstraintOrigin] = []
    var records: [StatementRecord] = []

    /// The views in a body, by name.
    var children: [ViewID: [String: ViewID]] = [:]
    var parameters: [String: ParameterID] = [:]
    /// The view that the declaration at a place made.
    var declared: [Int: ViewID] = [:]
    /// The bodies of the views that have one, for the way back.
    var bodies: [ViewID: Block] = [:]
    var viewNodes: [ViewID: ViewNode] = [:]
    var viewsByName: [String: [ViewID]] = [:]
    var collapses: [ViewID: TextRange] = [:]
    var states: [String: TextRange] = [:]
    var labels: [String: TextRange] = [:]
    var labelled: [String: [ConstraintID]] = [:]
    /// Names that stand in something unreadable: what uses them is not wrong for that.
    var lostNames: Set<String> = []
    var lostLabels: Set<String> = []
    /// Whether something was lost of which nobody can say which views it concerned.
    var losesMore = false
    /// The symbols of the views that have names.
    private(set) var symbols: [ViewID: Symbol] = [:]
    private var symbolNames = UniqueNames()
    var spacerGroups = 0
    var synthesizedSpacers = 0
    var lastSpacerStatement: TextRange?
    /// How many more candidates may be compared with misspelled names, so that a text full of them is read in linear time.
    var spellingBudget = 100_000
    /// How many more views ranges may stand for, over all layouts.
    var rangeBudget: Int
    private var hasOwnSize = false

    // The statement at hand.
    var statement = TextRange(0, 0)
    /// The view in whose body it stands.
    var scope = ViewID.root
    var problem: Finding?
    /// Whether it uses something that was lost, and so is left out without a word.
    var isLost = false
    var mentioned: [ViewID] = []
    /// What the names in it stand for.
    var resolved: [Path: Meaning] = [:]

    init(
        text: SourceText, file: FileID, index: Int, name: Name?, key: String, range: TextRange,
        layoutNames: Set<String>,
        rangeBudget: Int
    ) {
        self.text = text
        self.index = index
        self.layoutNames = layoutNames
        self.rangeBudget = rangeBudget
        let nameRange = name?.range ?? range
        let root = View(
            id: .root, name: "", path: "", kind: .view, parent: nil, declaration: FileRange(file, range),
            nameRange: FileRange(file, nameRange))
        layout = Layout(
            name: name?.text ?? "", key: key, file: file, notation: LayoutLanguageFormat.notation, range: range,
            nameRange: nameRange, root: root, sizes: [])
        if let name {
            occurrences.append(Occurrence(range: name.range, symbol: .layout(key), isDeclaration: true))
        }
    }

    mutating func lower(_ block: Block) {
        bodies[.root] = block
        declare(block.statements, in: .root)
        lowerConstraints(block.statements, in: .root)
        lowerChanges(block.statements, in: .root)
        layout.varyAllThatGo()
        if losesMore { layout.markAllPartiallyKnown() }
        if layout.sizes.isEmpty {
            let size = CanvasSize(width: .fit, height: .fit)
            layout.sizes = [SizeDeclaration(size: size, range: place(layout.nameRange))]
        }
    }

    // MARK: Walking

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
            case .broken(let names, let mayConstrain): lose(names, mayConstrain: mayConstrain)
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

    /// Reports what is wrong with the statement; the views in it are then known in part only.
    mutating func finish() {
        if let problem { problems.append(problem) }
        if failed { mentioned.forEach { layout.markPartiallyKnown($0) } }
        problem = nil
        isLost = false
        mentioned = []
        resolved = [:]
    }

    var failed: Bool { problem != nil || isLost }

    func place(_ range: TextRange) -> FileRange { FileRange(layout.file, range) }

    /// The symbol of a view: its path as it is written. Where a path was cut for its length, a number tells it from others.
    mutating func symbol(of view: ViewID) -> Symbol {
        if let known = symbols[view] { return known }
        let symbol = Symbol.view(layout: layout.key, symbolNames.unique(layout.writtenPath(of: view)))
        symbols[view] = symbol
        return symbol
    }

    // MARK: What is lost

    /// Names that a body declares which itself is left out.
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

    private mutating func lose(_ names: [Name], mayConstrain: Bool) {
        let views = names.compactMap { lookUp($0.text, from: scope) }
        views.forEach { layout.markPartiallyKnown($0) }
        if !mayConstrain || views.isEmpty { losesMore = true }
    }

    // MARK: Findings

    mutating func fail(
        _ code: FindingCode, at range: TextRange, _ message: String, _ suggestions: [TextSuggestion] = []
    ) {
        guard problem == nil else { return }
        problem = Finding(
            code: code, range: range, message: message, subject: "\(layout.name): \(text[statement]): \(text[range])",
            suggestions: suggestions)
    }

    /// The nearest spellings, as long as the budget for looking lasts.
    mutating func nearest(to word: String, in candidates: [String]) -> NearSpellings {
        spellingBudget -= candidates.count
        return Spelling.nearest(to: word, in: spellingBudget > 0 ? candidates : [])
    }

    mutating func note(_ range: TextRange, _ symbol: Symbol, isDeclaration: Bool = false) {
        guard !range.isEmpty else { return }
        occurrences.append(Occurrence(range: range, symbol: symbol, isDeclaration: isDeclaration))
    }

    // MARK: Sizes and parameters

    private mutating func declareSizes(_ nodes: [SizeNode], areMore: Bool) {
        if !areMore, hasOwnSize {
            fail(.duplicateName, at: statement, "This layout has a size already. List further ones after `sizes`.")
            return
        }
        var sizes: [SizeDeclaration] = []
        for node in nodes {
            guard let size = canvas(node) else { return }
            sizes.append(SizeDeclaration(size: size, range: place(node.range)))
        }
        if areMore {
            layout.sizes += sizes
        } else {
            // The layout's own size comes first, wherever it stands.
            layout.sizes.insert(contentsOf: sizes, at: 0)
            hasOwnSize = true
        }
    }

    mutating func canvas(_ node: SizeNode) -> CanvasSize? {
        switch node {
        case .lengths(let width, let height):
            return CanvasSize(width: Self.canvasLength(width), height: Self.canvasLength(height))
        case .device(let name):
            if let device = Device.named(name.text) { return device.canvas }
            let nearest = nearest(to: name.text, in: Device.all.map(\.name))
            let hint =
                nearest.question(quote: "`")
                ?? "Write a size such as `375 x 667`, or a device such as `iPhone15`."
            fail(
                .unknownName, at: name.range, "No device is called `\(name.text)`. \(hint)",
                nearest.replacing(name.range))
            return nil
        }
    }

    private static func canvasLength(_ node: LengthNode) -> CanvasLength {
        if case .number(let number) = node { return .points(number.value) }
        return .fit
    }

    static func insets(_ numbers: [NumberNode]) -> EdgeInsets {
        let values = numbers.map(\.value)
        switch values.count {
        case 1: return EdgeInsets(values[0])
        case 2: return EdgeInsets(top: values[0], leading: values[1], bottom: values[0], trailing: values[1])
        case 4: return EdgeInsets(top: values[0], leading: values[1], bottom: values[2], trailing: values[3])
        default: return .zero
        }
    }

    private mutating func declareParameter(_ name: Name, _ value: Double, _ lower: Double, _ upper: Double) {
        if let first = parameters[name.text] {
            let first = layout.parameters[first.index].nameRange.range
            let parameters = parameters
            failDuplicate(name, "parameter", first: first) { parameters[$0] != nil }
            return
        }
        let id = ParameterID(layout.parameters.count)
        parameters[name.text] = id
        layout.parameters.append(
            Parameter(name: name.text, value: value, lower: lower, upper: upper, nameRange: place(name.range)))
        note(name.range, .parameter(layout: layout.key, name.text), isDeclaration: true)
    }

    /// A second thing of one name, with a free name as the remedy.
    mutating func failDuplicate(_ name: Name, _ what: String, first: TextRange, isTaken: (String) -> Bool) {
        guard problem == nil else { return }
        let free = (2...100).lazy.map { "\(name.text)\($0)" }.first { !isTaken($0) }
        let suggestions =
            free.flatMap(NameSpelling.written).map { [TextSuggestion.replace(name.range, with: $0)] } ?? []
        fail(
            .duplicateName, at: name.range, "There is a \(what) `\(name.text)` already. Give this one another name.",
            suggestions)
        let other = Finding.Related(range: place(first), message: "The first `\(name.text)` is here")
        problem?.related = [other]
    }
}

/// Which part of which statement a constraint comes from.
struct ConstraintOrigin: Hashable, Sendable {
    enum Part: Hashable, Sendable {
        /// Of an equation: which of its relations, which member of the group, which attribute of a composite.
        case equation(link: Int, member: Int, component: Attribute?)
        /// Of a Visual Format line.
        case visualFormat(Int)
    }

    /// The place in ``LayoutLowering/records``.
    var record: Int
    var part: Part
    /// Whether the relation is written the other way round than it is in the brought form.
    var isFlipped = false
}

/// A statement that made constraints.
struct StatementRecord: Sendable {
    enum Kind: Sendable {
        case equation(ConstraintNode)
        case visualFormat(VisualFormatNode)
    }

    var kind: Kind
    var scope: ViewID
    var range: TextRange
    var constraints: [ConstraintID] = []
}
