import LayoutModel
import SourceText

/// Writes layouts of any format as text of the language, for people to read and for tools to compare.
///
/// The text depends on what Auto Layout depends on, and not on how a document stores it: no object IDs, no recorded
/// frames of views that constraints determine, and constraints in an order of their own. What the language has no words
/// for is in comments.
///
/// Complexity: O(n log n) in the size of the layouts.
struct LayoutPrinter {
    let layout: Layout
    let names: PrintedNames
    /// By constraint; those with a label in the text.
    var labels: [ConstraintID: String] = [:]
    /// The constraints of each body, sorted.
    var equations: [ViewID: [PrintedEquation]] = [:]
    /// The views to whose margins a constraint refers.
    let viewsWithMargins: Set<ViewID>
    private(set) var lines: [String] = []
    private var depth = 1

    static let unit = "    "

    /// The layouts, sorted by name. Those that a document numbers because they share a name are sorted by content.
    static func text(of layouts: [Layout]) -> String {
        let known = Set(layouts.map(\.name))
        let printed = layouts.map { layout in
            var printer = LayoutPrinter(layout)
            printer.printBody()
            return (name: baseName(of: layout.name, known), body: printer.lines.joined(separator: "\n"))
        }
        var unique = UniqueNames()
        return printed.sorted { ($0.name, $0.body) < ($1.name, $1.body) }.map { name, body in
            let spelled = NameSpelling.written(PrintedNames.writable(unique.unique(name))) ?? "layout"
            return "layout \(spelled) {\n\(body)\n}\n"
        }.joined(separator: "\n")
    }

    /// The name without the number that tells it apart from an equal one.
    private static func baseName(of name: String, _ known: Set<String>) -> String {
        guard let blank = name.lastIndex(of: " "), Int(name[name.index(after: blank)...]) != nil,
            known.contains(String(name[..<blank]))
        else { return name }
        return String(name[..<blank])
    }

    private init(_ layout: Layout) {
        self.layout = layout
        names = PrintedNames(layout)
        let items = layout.constraints.flatMap(\.anchors).map(\.item)
        viewsWithMargins = Set(
            items.filter { $0.guide == .layoutMargins || $0.guide == .readableContent }.map(\.view))
        sortConstraints()
    }

    // MARK: Lines

    mutating func add(_ line: String) {
        lines.append(String(repeating: Self.unit, count: depth) + line)
    }

    mutating func addComment(_ text: String) { add("// " + Self.oneLine(text)) }

    /// Adds a block: its head with a brace, what `content` adds, and the closing brace.
    mutating func addBlock(_ head: String, comment: String, _ content: (inout LayoutPrinter) -> Void) {
        add(head + " {" + comment)
        depth += 1
        content(&self)
        depth -= 1
        add("}")
    }

    /// A text that cannot end a comment or affect a terminal.
    static func oneLine(_ text: String) -> String {
        printable(String(text.map { $0.isNewline ? " " : $0 }))
    }

    // MARK: The layout

    private mutating func printBody() {
        printSizes()
        printPartiallyKnown()
        printRoot()
        printContent(of: .root)
        printCollapses()
        printStates()
        printVariations()
    }

    /// Says which views may have further constraints, which could not be read.
    private mutating func printPartiallyKnown() {
        let views = layout.views.filter { !$0.isSynthesized }.map(\.id).filter(layout.isPartiallyKnown)
        guard !views.isEmpty else { return }
        guard !views.contains(.root) else { return addComment("Not all constraints of this layout could be read.") }
        let more = views.count > Self.mostListed ? " and \(views.count - Self.mostListed) more" : ""
        let list = views.prefix(Self.mostListed).map { names.path($0, in: .root) }.joined(separator: ", ")
        addComment("Not all constraints of these views could be read: \(list)\(more).")
    }

    private static let mostListed = 12

    /// The subviews of a view and the constraints in its body.
    mutating func printContent(of view: ViewID) {
        for child in layout[view].children {
            printView(child)
            guard let spacing = layout[view].stack?.customSpacing[child], let number = Self.number(spacing) else {
                continue
            }
            add("spacing \(number) after \(names[child])")
        }
        for equation in equations[view] ?? [] {
            guard let text = equation.text else {
                addComment(equation.comment)
                continue
            }
            let prefix = labels[equation.constraint ?? ConstraintID(-1)].map { "\($0): " } ?? ""
            let comment = equation.comment.isEmpty ? "" : "  // \(Self.oneLine(equation.comment))"
            add((equation.isActive ? "" : "inactive ") + prefix + text + comment)
        }
    }

    // MARK: Numbers

    /// A number as the language writes it; nil if the language does not allow it.
    static func number(_ value: Double) -> String? {
        value.isFinite && abs(value) <= 1e9 ? plainDecimal(value) : nil
    }

    /// A multiplier, as a fraction if that is exact and shorter.
    static func factor(_ value: Double) -> String? {
        guard let decimal = number(value) else { return nil }
        guard decimal.utf8.count > 6 else { return decimal }
        for denominator in 3...64 {
            let numerator = (value * Double(denominator)).rounded()
            guard numerator / Double(denominator) == value, let text = number(numerator) else { continue }
            return "\(text)/\(denominator)"
        }
        return decimal
    }
}
