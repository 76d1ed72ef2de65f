import LayoutModel
import SourceText

/// An item with the attribute that is named of it.
struct NamedAttribute {
    enum Value: Hashable {
        case attribute(Attribute)
        case composite(Composite)
    }

    var item: Item
    var value: Value
    var name: Name
}

extension LayoutLowering {
    /// The view that `name` means inside `scope`: one of its body, or of a body around it.
    func lookUp(_ name: String, from scope: ViewID) -> ViewID? {
        layout.ancestors(of: scope).lazy.compactMap { children[$0]?[name] }.first
    }

    // MARK: Views

    /// The view that a path names, where only views are meant.
    mutating func view(_ path: Path) -> ViewID? {
        var place: ViewID?
        for (number, part) in path.parts.enumerated() {
            if number == 0 {
                guard let first = firstView(path) else { return nil }
                place = first
            } else if let above = place {
                guard let child = children[above]?[part.text] else {
                    failUnknownChild(part, of: above)
                    return nil
                }
                place = child
                note(part.range, symbol(of: child))
            }
        }
        if let place { mentioned.append(place) }
        return place
    }

    private mutating func firstView(_ path: Path) -> ViewID? {
        guard let name = path.parts.first else { return nil }
        if let view = lookUp(name.text, from: scope) {
            note(name.range, symbol(of: view))
            return view
        }
        failUnknown(name, in: path)
        return nil
    }

    // MARK: Items and attributes

    /// What `item.attribute` means.
    mutating func attribute(_ path: Path) -> NamedAttribute? {
        guard let last = path.parts.last, path.parts.count > 1 else { return nil }
        guard let item = item(Path(parts: path.parts.dropLast()), whole: path) else { return nil }
        mentioned.append(item.view)
        return attribute(last, of: item, path: path)
    }

    mutating func attribute(_ name: Name, of item: Item, path: Path) -> NamedAttribute? {
        if let attribute = Attribute(rawValue: name.text) {
            return NamedAttribute(item: item, value: .attribute(attribute), name: name)
        }
        if let composite = Composite(rawValue: name.text) {
            return NamedAttribute(item: item, value: .composite(composite), name: name)
        }
        if item.guide == nil, let child = children[item.view]?[name.text] {
            note(name.range, symbol(of: child))
            mentioned.append(child)
            fail(
                .unknownAttribute, at: path.range,
                "`\(path.text)` is a view. Say which attribute of it: `\(path.written).top`.")
            return nil
        }
        let nearest = self.nearest(to: name.text, in: Vocabulary.attributes + Vocabulary.composites)
        let hint =
            nearest.question(quote: "`").map { " \($0)" }
            ?? " Attributes are \(Vocabulary.list(Vocabulary.attributes))."
        fail(
            .unknownAttribute, at: name.range, "`\(name.text)` is no attribute of a view.\(hint)",
            nearest.replacing(name.range))
        return nil
    }

    /// The item that a path names: a view, or a guide of one.
    mutating func item(_ path: Path, whole: Path) -> Item? {
        guard let first = path.parts.first else { return nil }
        guard var item = firstItem(first, whole: whole) else { return nil }
        for part in path.parts.dropFirst() {
            guard let next = member(part, of: item) else { return nil }
            item = next
        }
        return item
    }

    private mutating func firstItem(_ name: Name, whole: Path) -> Item? {
        if !name.isQuoted {
            if name.text == "super" || name.text == "self" { return Item(scope) }
            if let guide = Self.guide(name.text) { return Item(scope, guide) }
        }
        if let view = lookUp(name.text, from: scope) {
            note(name.range, symbol(of: view))
            return Item(view)
        }
        if !name.isQuoted, layout[scope].kind == .scroll, let guide = Self.scrollGuide(name.text) {
            return Item(scope, guide)
        }
        failUnknown(name, in: whole)
        return nil
    }

    private mutating func member(_ name: Name, of item: Item) -> Item? {
        guard item.guide == nil else {
            fail(.unknownAttribute, at: name.range, "`\(name.text)` is no attribute, and a guide holds no views.")
            return nil
        }
        if !name.isQuoted {
            if let guide = Self.guide(name.text) { return Item(item.view, guide) }
            if layout[item.view].kind == .scroll, let guide = Self.scrollGuide(name.text) {
                return Item(item.view, guide)
            }
        }
        guard let child = children[item.view]?[name.text] else {
            failUnknownChild(name, of: item.view)
            return nil
        }
        note(name.range, symbol(of: child))
        return Item(child)
    }

    static func guide(_ word: String) -> Guide? {
        switch word {
        case "safeArea": .safeArea
        case "margins": .layoutMargins
        case "readable": .readableContent
        default: nil
        }
    }

    static func scrollGuide(_ word: String) -> Guide? {
        switch word {
        case "content": .scrollContent
        case "frame": .scrollFrame
        default: nil
        }
    }

    // MARK: Unknown names

    mutating func failUnknown(_ name: Name, in path: Path) {
        if lostNames.contains(name.text) {
            isLost = true
            return
        }
        if layoutNames.contains(name.text), path.parts.count > 1 {
            fail(
                .noCommonAncestor, at: path.range,
                "`\(path.text)` is in the layout `\(name.text)`. A constraint relates views of one layout only, since others share no superview with them."
            )
            return
        }
        if !name.isQuoted, Vocabulary.itemWords.contains(name.text) {
            fail(
                .unknownName, at: name.range,
                "Only views that a layout declares can stand here, and `\(name.text)` is none.")
            return
        }
        var suggestions: [TextSuggestion] = []
        let below = (viewsByName[name.text] ?? []).prefix(3).map { layout[$0].path }
        suggestions += below.compactMap(Self.written).map {
            .replace(name.range, with: $0, needsChoice: below.count > 1)
        }
        let visible = visibleNames
        let nearest = self.nearest(to: name.text, in: visible + Vocabulary.itemWords)
        suggestions += nearest.replacing(name.range) { word in
            Vocabulary.itemWords.contains(word) && lookUp(word, from: scope) == nil
                ? word : NameSpelling.written(word)
        }
        let hint: String
        if let path = below.first {
            hint = "There is one inside another view: write `\(path)`."
        } else if let question = nearest.question(quote: "`") {
            hint = question
        } else {
            hint = "Declare it, for example with `view \(NameSpelling.written(name.text) ?? name.text)`."
        }
        fail(.unknownName, at: name.range, "There is no view `\(name.text)` here. \(hint)", suggestions)
    }

    /// The names that can be seen from the body of ``scope``; none once enough were compared.
    var visibleNames: [String] {
        guard spellingBudget > 0 else { return [] }
        return layout.ancestors(of: scope).flatMap { (children[$0] ?? [:]).keys.sorted() }
    }

    mutating func failUnknownChild(_ name: Name, of view: ViewID) {
        if lostNames.contains(name.text) {
            isLost = true
            return
        }
        let names = spellingBudget > 0 ? (children[view] ?? [:]).keys.sorted() : []
        let nearest = self.nearest(to: name.text, in: names)
        let owner = view == .root ? "The layout" : "`\(layout[view].path)`"
        let hint =
            nearest.question(quote: "`").map { " \($0)" }
            ?? (names.isEmpty ? "" : " It holds \(Vocabulary.list(Array(names.prefix(6)))).")
        fail(
            .unknownName, at: name.range, "\(owner) holds no view `\(name.text)`.\(hint)",
            nearest.replacing(name.range, spelled: NameSpelling.written))
    }

    static func written(_ path: String) -> String? {
        let parts = path.split(separator: ".").compactMap { NameSpelling.written(String($0)) }
        return parts.isEmpty ? nil : parts.joined(separator: ".")
    }
}
