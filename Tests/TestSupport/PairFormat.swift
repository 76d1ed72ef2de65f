import LayoutModel
import SourceText
import Synchronization

/// A small format of which one file uses what another declares: the proof that a format needs no more than its own
/// code.
///
/// ```
/// // sizes.pair
/// size icon 40
///
/// // row.pair
/// layout Row 100
/// view a icon
/// view b 30
/// ```
///
/// A file declares sizes by name. A file with a layout has views in a row, each as wide as a number or a size, one
/// after the other, the last one inside the root. A width that comes from a size is written where the size is. The
/// width `all` is the sum of all sizes of the project, which no key tells.
package struct PairFormat: LayoutFormat {
    package let pathExtensions = ["pair"]
    package let sharesDeclarations = true
    /// Everything but what a person would type by hand here.
    package let features = EditorFeature.all.subtracting([.formatting, .colouring])
    /// Called with every text that is read.
    package var willRead: @Sendable (SourceText) -> Void = { _ in }

    package init() {}

    package func mayContainLayouts(_ bytes: [UInt8]) -> Bool {
        String(decoding: bytes, as: UTF8.self).contains("view")
    }

    package func spelling(ofName name: String) -> String? { name }

    package func parse(
        _ text: SourceText, in context: ParseContext, _ cancellation: Cancellation
    ) throws(Cancelled) -> any ParsedDocument {
        willRead(text)
        var reader = PairReader(text, context)
        for line in 0..<text.lines.count {
            try cancellation.check()
            reader.read(line)
        }
        return reader.document()
    }
}

/// A text of the format, read.
struct PairDocument: ParsedDocument, DocumentEditing, DocumentOutline {
    let text: SourceText
    let document: Document
    let declarations: [Declaration]
    let usedKeys: Set<String>
    let dependsOnProject: Bool

    var editing: any DocumentEditing { self }
    var outline: any DocumentOutline { self }

    /// The constant of a constraint is the only thing that can be edited: in the file in which it is written.
    func textEdits(for edits: [ModelEdit], in layout: Int) -> FileEdits? {
        guard edits.count == 1, case .setConstant(let id, let constant)? = edits.first, constant >= 0 else {
            return nil
        }
        let place = document.layouts[layout][id].source.focus
        return FileEdits([TextEdit(place.range, "\(Int(constant.rounded()))")], in: place.file)
    }

    func hintOffset(for view: View) -> UTF8Offset? { view.nameRange.range.end }
}

/// How the format names things.
private struct PairNotation: NotationWords {
    func item(_ item: Item, in layout: Layout) -> String {
        item.view == .root ? "root" : layout[item.view].name
    }
}

/// Reads a text line by line.
private struct PairReader {
    private let text: SourceText
    private let context: ParseContext
    private var declarations: [Declaration] = []
    private var usedKeys: Set<String> = []
    private var usesAllSizes = false
    private var problems: [Finding] = []
    private var occurrences: [Occurrence] = []
    private var layout: Layout?

    init(_ text: SourceText, _ context: ParseContext) {
        self.text = text
        self.context = context
    }

    func document() -> PairDocument {
        var document = Document(
            layouts: layout.map { [closed($0)] } ?? [], problems: problems, occurrences: occurrences)
        document.hasSyntaxErrors = problems.contains { $0.code == .syntax }
        return PairDocument(
            text: text, document: document, declarations: declarations, usedKeys: usedKeys,
            dependsOnProject: usesAllSizes)
    }

    mutating func read(_ line: Int) {
        let range = text.lines.range(ofLine: line)
        let words = words(in: range)
        switch (words.first.map { text[$0] }, words.count) {
        case (nil, _), ("//", _): break
        case ("size", 3): readSize(words[1], words[2])
        case ("layout", 3): readLayout(range, words[1], words[2])
        case ("view", 3): readView(range, words[1], words[2])
        default: problems.append(Finding(code: .syntax, range: range, message: "This line has no meaning."))
        }
    }

    private func words(in range: TextRange) -> [TextRange] {
        var words: [TextRange] = []
        for offset in range.start.value..<range.end.value where text[offset] != UInt8(ascii: " ") {
            if let last = words.last, last.end.value == offset {
                words[words.count - 1] = TextRange(last.start.value, offset + 1)
            } else {
                words.append(TextRange(offset, offset + 1))
            }
        }
        return words
    }

    private func place(_ range: TextRange) -> FileRange { FileRange(context.file, range) }

    private static func key(_ size: String) -> String { "pair size \(size)" }

    private mutating func readSize(_ name: TextRange, _ number: TextRange) {
        let key = Self.key(text[name])
        guard let points = Double(text[number]) else { return }
        declarations.append(Declaration(key: key, range: place(number), content: points))
        occurrences.append(Occurrence(range: name, symbol: .shared(key), isDeclaration: true))
    }

    private mutating func readLayout(_ range: TextRange, _ name: TextRange, _ width: TextRange) {
        let root = View(
            id: .root, name: "", path: "", kind: .view, parent: nil, declaration: place(range), nameRange: place(name))
        let size = CanvasSize(width: .points(Double(text[width]) ?? 0), height: .fit)
        layout = Layout(
            name: text[name], file: context.file, notation: Notation(PairNotation()), range: text.range,
            nameRange: name, root: root, sizes: [SizeDeclaration(size: size, range: place(width))])
        occurrences.append(Occurrence(range: name, symbol: .layout(text[name]), isDeclaration: true))
    }

    private mutating func readView(_ range: TextRange, _ name: TextRange, _ width: TextRange) {
        guard var layout, let (points, written) = length(width) else { return }
        let before = layout.views.count > 1 ? layout.views.last?.id : nil
        let id = ViewID(layout.views.count)
        var view = View(
            id: id, name: text[name], path: text[name], kind: .view, parent: .root, declaration: place(range),
            nameRange: place(name))
        view.intrinsicSize.vertical = .points(20)
        layout.views.append(view)
        layout[.root].children.append(id)
        occurrences.append(
            Occurrence(range: name, symbol: .view(layout: layout.key, text[name]), isDeclaration: true))
        Self.add(Anchor(Item(id), .top), Anchor(Item(.root), .top), 0, place(range), to: &layout)
        Self.add(
            Anchor(Item(id), .leading), before.map { Anchor(Item($0), .trailing) } ?? Anchor(Item(.root), .leading), 0,
            place(range), to: &layout)
        Self.add(Anchor(Item(id), .width), nil, points, written, to: &layout)
        self.layout = layout
    }

    /// A number, or the size of a name with the place of its number.
    private mutating func length(_ word: TextRange) -> (points: Double, written: FileRange)? {
        if let points = Double(text[word]) { return (points, place(word)) }
        if text[word] == "all" {
            usesAllSizes = true
            return (allSizes.reduce(0, +), place(word))
        }
        let key = Self.key(text[word])
        usedKeys.insert(key)
        occurrences.append(Occurrence(range: word, symbol: .shared(key), isDeclaration: false))
        let own = declarations.filter { $0.key == key }
        let found = (own + context.project.declarations(of: key).filter { $0.range.file != context.file }).first
        guard let found, let points = found.content as? Double else {
            problems.append(
                Finding(
                    code: .unknownName, range: word, message: "There is no size \"\(text[word])\". Declare it.",
                    subject: text[word]))
            return nil
        }
        return (points, found.range)
    }

    private var allSizes: [Double] {
        let others = context.project.files.filter { $0 != context.file }.flatMap { file in
            context.project.keys(of: file).flatMap(context.project.declarations).filter { $0.range.file == file }
        }
        return (declarations + others).compactMap { $0.content as? Double }
    }

    /// The last view ends inside the root.
    private func closed(_ layout: Layout) -> Layout {
        guard layout.views.count > 1, let last = layout.views.last else { return layout }
        var layout = layout
        Self.add(
            Anchor(Item(last.id), .trailing), Anchor(Item(.root), .trailing), 0, last.declaration, to: &layout,
            .lessThanOrEqual)
        return layout
    }

    private static func add(
        _ first: Anchor, _ second: Anchor?, _ constant: Double, _ place: FileRange, to layout: inout Layout,
        _ relation: Relation = .equal
    ) {
        layout.constraints.append(
            Constraint(
                id: ConstraintID(layout.constraints.count), first: first, relation: relation, second: second,
                constant: .literal(constant), source: ConstraintSource(statement: place, focus: place)))
    }
}
