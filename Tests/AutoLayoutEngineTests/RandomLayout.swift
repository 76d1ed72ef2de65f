import AutoLayoutEngine
import LayoutLanguage
import LayoutModel
import Simplex
import SourceText
import TestSupport
import Testing

/// A random layout, from a seed, that may use every feature of the engine.
struct RandomLayout {
    let text: String
    private(set) var layout: Layout
    private var generator: SeededGenerator

    /// - Parameters:
    ///   - extra: statements that are added at the end.
    ///   - hasDocumentSettings: whether to use what only documents can express.
    ///   - hasFreeValues: whether the parameter is a free number, and in half of the layouts the insets are free.
    init(
        seed: UInt64, adding extra: [String] = [], hasDocumentSettings: Bool = true, hasFreeValues: Bool = false
    ) throws {
        generator = SeededGenerator(seed: seed)
        var writer = Writer(generator: generator)
        text = (writer.write().dropLast() + extra.joined(separator: "\n") + "\n}")
        generator = writer.generator
        let document = LayoutLanguageFormat().parse(SourceText(text)).document
        layout = try #require(document.layouts.first)
        if hasDocumentSettings { addDocumentSettings() }
        if hasFreeValues {
            layout = layout.freeing(["p"], lowerBound: chance(2) == 0 ? 0 : nil)
            layout.hasFreeInsets = chance(2) == 0
        }
    }

    /// A configuration that differs from `last` in one or a few respects.
    mutating func configuration(after last: Configuration) -> Configuration {
        var next = last
        for _ in 0...chance(3) {
            switch chance(6) {
            case 0, 1, 2:
                let view = ViewID(chance(layout.views.count))
                if next.gone.remove(view) == nil, view != .root { next.gone.insert(view) }
            case 3: next.size = layout.sizes[chance(layout.sizes.count)].size
            case 4: next.state = layout.states.isEmpty || chance(2) == 0 ? nil : chance(layout.states.count)
            default:
                for (index, parameter) in layout.parameters.enumerated() {
                    next.parameters[index] = [parameter.lower, parameter.value, parameter.upper][chance(3)]
                }
            }
        }
        return next
    }

    private mutating func chance(_ count: Int) -> Int { Int.random(in: 0..<max(count, 1), using: &generator) }

    /// Adds settings that `.layout` files cannot express.
    private mutating func addDocumentSettings() {
        for index in layout.views.indices {
            layout.views[index].marginRules.addsSafeArea = chance(4) == 0
            layout.views[index].marginRules.preservesSuperviewMargins = chance(4) == 0
            layout.views[index].marginRules.takesSidesFromScreen = chance(4) == 0
            if chance(8) == 0 { layout.views[index].stack?.isMarginsRelative = true }
            if chance(8) == 0 { layout.views[index].alignmentInsets = EdgeInsets(Double(chance(3))) }
            if chance(12) == 0, layout.views[index].parent != nil {
                layout.views[index].autoresizing = Autoresizing(
                    frame: Rect(x: 10, y: 10, width: 50, height: 20),
                    superviewLength: AxisPair(horizontal: 300, vertical: 200),
                    flexibility: AxisPair(
                        horizontal: .init(before: chance(2) == 0, length: chance(2) == 0, behind: chance(2) == 0),
                        vertical: .init(before: chance(2) == 0, length: chance(2) == 0, behind: chance(2) == 0)))
            }
        }
        for index in layout.sizes.indices where chance(2) == 0 {
            layout.sizes[index].size.safeArea = EdgeInsets(
                top: Double(chance(3) * 20), leading: Double(chance(2) * 44), bottom: Double(chance(2) * 34),
                trailing: Double(chance(2) * 44))
            if chance(2) == 0 { layout.sizes[index].size.sideMargin = Double(16 + 4 * chance(2)) }
        }
    }
}

/// Writes a layout in which some constraints may conflict and some views may be ambiguous.
private struct Writer {
    var generator: SeededGenerator
    private var lines: [String] = []
    private var names: [String] = []
    private var labels = 0

    init(generator: SeededGenerator) {
        self.generator = generator
    }

    private mutating func chance(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
    private mutating func one<T>(of list: [T]) -> T { list[Int.random(in: list.indices, using: &generator)] }

    mutating func write() -> String {
        lines = ["layout Random {", "size 320 x 200", "sizes 375 x 200, \(chance(2) == 0 ? "430 x fit" : "200 x 120")"]
        if chance(3) == 0 { lines.append("safeArea 20 0 34 0") }
        if chance(4) == 0 { lines.append("direction rightToLeft") }
        lines.append("param p = 8 in 0...40")
        for index in 0..<(3 + chance(5)) { addView("v\(index)", depth: 0, path: "") }
        for _ in 0..<(names.count * 3) { addConstraint() }
        for name in names where chance(3) == 0 {
            lines.append("collapse \(name): \(one(of: ["trailing", "leading bottom", "all", "top", "left"]))")
        }
        for index in 0..<chance(3) {
            var changes = ["gone \(one(of: names))", "hide \(one(of: names))"]
            if labels > 0 {
                changes.append("c\(chance(labels)).constant = \(chance(60))")
                changes.append("deactivate c\(chance(labels))")
                changes.append("c\(chance(labels)).priority = \(one(of: [250, 749, 999]))")
            }
            if chance(3) == 0 { changes.append("size 300 x 180") }
            if chance(3) == 0 { changes.append("set p = 20") }
            lines.append("state s\(index) { \(changes.shuffled(using: &generator).prefix(3).joined(separator: "; ")) }")
        }
        lines.append("}")
        return lines.joined(separator: "\n")
    }

    private mutating func addView(_ name: String, depth: Int, path: String) {
        names.append(path + name)
        switch depth < 2 ? chance(6) : 5 {
        case 0, 1:
            let options = "\(one(of: ["horizontal", "vertical"])) spacing \(chance(3) * 4)"
            let alignment = one(of: ["fill", "center", "leading", "firstBaseline", "trailing"])
            let distribution = one(of: ["fill", "fill", "fillEqually", "equalSpacing", "fillProportionally"])
            lines.append("stack \(name) \(options) alignment \(alignment) distribution \(distribution) {")
            for index in 0..<(1 + chance(4)) { addView("\(name)x\(index)", depth: depth + 1, path: path + name + ".") }
            if chance(2) == 0 { lines.append("spacer 10 after \(name)x0") }
            lines.append("}")
        case 2:
            lines.append("view \(name) {")
            for index in 0..<(1 + chance(2)) { addView("\(name)y\(index)", depth: depth + 1, path: path + name + ".") }
            lines.append("}")
        default:
            let kind = one(of: ["label", "label", "view", "button", "switch"])
            let size = kind == "switch" || chance(4) == 0 ? "" : " \(20 + chance(80)) x \(10 + chance(30))"
            let body = kind == "label" && chance(2) == 0 ? " { lines \(chance(4)) }" : ""
            lines.append("\(kind) \(name)\(size)\(body)")
        }
    }

    private mutating func addConstraint() {
        let edges = [["leading", "trailing", "centerX"], ["top", "bottom", "centerY", "firstBaseline"]]
        let first = one(of: names)
        var text: String
        if chance(4) == 0 {
            text = "\(first).\(one(of: ["width", "height"])) \(one(of: ["==", "<=", ">="])) \(20 + chance(100))"
        } else {
            let axis = one(of: edges)
            let items = names + ["super", "super", "super", "safeArea", "margins", "\(one(of: names)).safeArea"]
            let second = one(of: items.filter { $0 != first && !$0.hasPrefix(first + ".") })
            let constant = chance(5) == 0 ? "p" : "\(chance(30))"
            let shared = axis.prefix(3)
            text =
                "\(first).\(one(of: Array(shared))) \(one(of: ["==", "==", "==", "<=", ">="])) "
                + "\(second).\(one(of: Array(shared))) + \(constant)"
        }
        if chance(2) == 0 { text += " @ \(one(of: ["low", "high", "999", "500"]))" }
        if chance(3) == 0 {
            text = "c\(labels): \(text)"
            labels += 1
        }
        lines.append(text)
    }
}
