import LayoutModel
import SourceText

/// An attribute or composite of an item, with its name in the text.
struct NamedAttribute {
    enum Value: Hashable {
        case attribute(Attribute)
        case composite(Composite)
    }

    var item: Item
    var value: Value
    var name: Name

    var composite: Composite? {
        if case .composite(let composite) = value { composite } else { nil }
    }
}

extension LayoutLowering {
    /// The view with a name in the body of `scope` or in a body around it.
    func lookUp(_ name: String, from scope: ViewID) -> ViewID? {
        for body in layout.ancestors(of: scope) {
            if let view = children[body]?[name] { return view }
        }
        return nil
    }

    // MARK: Views

    /// The view that a path names.
    mutating func view(_ path: Path) -> ViewID? {
        guard let first = path.parts.first else { return nil }
        guard var view = lookUp(first.text, from: scope) else {
            failUnknown(first, in: path)
            return nil
        }
        note(first.range, symbol(of: view))
        for part in path.parts.dropFirst() {
            guard let child = children[view]?[part.text] else {
                failUnknownChild(part, of: view)
                return nil
            }
            note(part.range, symbol(of: child))
            view = child
        }
        mentioned.append(view)
        return view
    }

    // MARK: Items and attributes

    /// The attribute that a path names: `item.attribute`.
    mutating func namedAttribute(_ path: Path) -> NamedAttribute? {
        guard let last = path.parts.last, path.parts.count > 1 else { return nil }
        guard let item = item(Path(parts: path.parts.dropLast()), whole: path) else { return nil }
        mentioned.append(item.view)
        return namedAttribute(last, of: item, path: path)
    }

    private mutating func namedAttribute(_ name: Name, of item: Item, path: Path) -> NamedAttribute? {
        if let attribute = Attribute(rawValue: name.text) {
            return NamedAttribute(item: item, value: .attribute(attribute), name: name)
        }
        if let composite = Composite(rawValue: name.text) {
            return NamedAttribute(item: item, value: .composite(composite), name: name)
        }
        if item.guide == nil, let child = children[item.view]?[name.text] {
            note(name.range, symbol(of: child))
            mentioned.append(child)
            fail(.unknownAttribute, at: path.range, Self.missingAttribute(path.text, path.written))
            return nil
        }
        let nearest = self.nearestSpellings(to: name.text, in: Vocabulary.attributes + Vocabulary.composites)
        let refusal = Refusal.unknownAttribute(name.text, of: .first, nearest: nearest)
        fail(refusal.code, at: name.range, refusal.message, nearest.suggestions(replacing: name.range))
        return nil
    }

    /// The item that a path names: a view or a guide of a view.
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
            if let guide = Vocabulary.guide(named: name.text) { return Item(scope, guide) }
        }
        if let view = lookUp(name.text, from: scope) {
            note(name.range, symbol(of: view))
            return Item(view)
        }
        if !name.isQuoted, layout[scope].kind == .scroll, let guide = Vocabulary.scrollGuide(named: name.text) {
            return Item(scope, guide)
        }
        failUnknown(name, in: whole)
        return nil
    }

    private mutating func member(_ name: Name, of item: Item) -> Item? {
        guard item.guide == nil else {
            fail(
                .unknownAttribute, at: name.range,
                "`\(name.text)` is not an attribute, and a guide has no subviews. Use an attribute such as `top`.")
            return nil
        }
        if !name.isQuoted {
            if let guide = Vocabulary.guide(named: name.text) { return Item(item.view, guide) }
            if layout[item.view].kind == .scroll, let guide = Vocabulary.scrollGuide(named: name.text) {
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

    // MARK: Unknown names

    private mutating func failUnknown(_ name: Name, in path: Path) {
        if lostNames.contains(name.text) {
            isLost = true
            return
        }
        if layoutNames.contains(name.text), path.parts.count > 1 {
            let refusal = Refusal.noCommonAncestor(path.text, in: name.text, part: .first)
            fail(refusal.code, at: path.range, refusal.message)
            return
        }
        if !name.isQuoted, Vocabulary.itemWords.contains(name.text) {
            fail(
                .unknownName, at: name.range,
                "`\(name.text)` is not allowed here. Use a view that the layout declares.")
            return
        }
        let nested = (viewsByName[name.text] ?? []).prefix(3).map { layout[$0].path }
        let nearest = self.nearestSpellings(to: name.text, in: visibleNames + Vocabulary.itemWords)
        let suggestions =
            nested.compactMap(Self.written).map {
                TextSuggestion.replace(name.range, with: $0, kind: nested.count > 1 ? .openChoice : .safe)
            }
            + nearest.suggestions(replacing: name.range) { word in
                Vocabulary.itemWords.contains(word) && lookUp(word, from: scope) == nil
                    ? word : NameSpelling.written(word)
            }
        let hint =
            nested.first.map { "It is inside another view: use `\($0)`." } ?? nearest.question(quote: "`")
            ?? "Declare it, for example with `view \(NameSpelling.written(name.text) ?? name.text)`."
        fail(.unknownName, at: name.range, "Unknown view `\(name.text)`. \(hint)", suggestions)
    }

    /// The names that are visible in the body of ``scope``; none after the spelling budget is used up.
    var visibleNames: [String] {
        guard spellingBudget > 0 else { return [] }
        return layout.ancestors(of: scope).flatMap { (children[$0] ?? [:]).keys.sorted() }
    }

    private mutating func failUnknownChild(_ name: Name, of view: ViewID) {
        if lostNames.contains(name.text) {
            isLost = true
            return
        }
        let names = spellingBudget > 0 ? (children[view] ?? [:]).keys.sorted() : []
        let nearest = self.nearestSpellings(to: name.text, in: names)
        let owner = view == .root ? "the layout" : "`\(layout[view].path)`"
        let hint =
            nearest.question(quote: "`")
            ?? (names.isEmpty ? "Declare it there." : "Use \(Vocabulary.list(Array(names.prefix(6)))).")
        fail(
            .unknownName, at: name.range, "Unknown view `\(name.text)` in \(owner). \(hint)",
            nearest.suggestions(replacing: name.range, spelled: NameSpelling.written))
    }

    static func written(_ path: String) -> String? {
        let parts = path.split(separator: ".").compactMap { NameSpelling.written(String($0)) }
        return parts.isEmpty ? nil : parts.joined(separator: ".")
    }
}
