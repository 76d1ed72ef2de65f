import LayoutModel
import SourceText

/// Which views can go, and how.
///
/// What a document says of a view counts, in this order: an outlet collection of constraints, its note, constraints that wait to be
/// installed, and that it is hidden.
extension DocumentReader {
    mutating func readViewsThatGo() {
        readCollapsibleConstraints()
        readNotes()
        for layout in layouts.indices { layouts[layout].readCollapsesByInstalling() }
        readHiddenViews()
    }

    // MARK: Notes

    /// A note is what Xcode's identity inspector shows under "Notes"; a line of it may say how the view collapses.
    private mutating func readNotes() {
        guard let tag = tree.name("attributedString") else { return }
        for place in tree.elements.indices
        where tree.elements[place].name == tag && !tree.elements[place].isOnSecondSide {
            let element = XMLElementID(index: place)
            guard tree[element, .key] == "userComments", let owner = tree[element].parent, let home = places[owner],
                home.item.view != .root, !goes(home.item.view, in: home.layout),
                let note = note(element).lazy.compactMap(CollapseNote.init).first
            else { continue }
            let style = note.style ?? collapseStyle ?? .plain
            let edges = note.edges.isEmpty ? style.edges : note.edges
            var collapse = Collapse(
                view: home.item.view, edges: edges, range: tree[element].range, nameRange: tree[owner].nameRange)
            collapse.style = style
            if style == .plain, edges.isEmpty {
                // It goes and leaves its space.
                layouts[home.layout].vary.append(ViewMention(view: home.item.view, range: tree[owner].nameRange))
            } else {
                add(collapse, to: home.layout)
            }
        }
    }

    private func note(_ element: XMLElementID) -> [Substring] {
        let text = tree.children(of: element).compactMap { tree[$0, .content] }.joined()
        return text.split(whereSeparator: \.isNewline)
    }

    // MARK: Hidden views

    /// A stack view lets an arranged view that is hidden go, and takes it in again when it is shown. A view elsewhere leaves its space,
    /// unless the app uses a library that takes it away.
    private mutating func readHiddenViews() {
        for layout in layouts.indices where layouts[layout].platform != .macOS {
            for view in layouts[layout].views where view.isHidden && view.parent != nil && !goes(view.id, in: layout) {
                guard !followsSizeClasses(view.id, in: layout), let parent = view.parent else { continue }
                if layouts[layout][parent].stack != nil {
                    layouts[layout].vary.append(ViewMention(view: view.id, range: view.nameRange))
                } else if let collapseStyle, collapseStyle.hidesViews {
                    var collapse = Collapse(
                        view: view.id, edges: collapseStyle.edges, range: view.declaration, nameRange: view.nameRange)
                    collapse.style = collapseStyle
                    add(collapse, to: layout)
                }
            }
        }
    }

    /// Whether it is known already how the view goes.
    private func goes(_ view: ViewID, in layout: Int) -> Bool {
        layouts[layout].vary.contains { $0.view == view } || layouts[layout].collapses.contains { $0.view == view }
    }

    private func followsSizeClasses(_ view: ViewID, in layout: Int) -> Bool {
        layouts[layout].traitVariations.contains { variation in
            variation.changes.contains { change in
                if case .setHidden(view, _) = change { true } else { false }
            }
        }
    }
}

extension CollapseStyle {
    /// Whether a view goes in this style without a word about how.
    fileprivate var hidesViews: Bool {
        switch self {
        case .plain, .uiViewVisibilitySwift, .fdCollapsible: false
        case .hrViewVisible, .uiViewVisibility, .flexibleBox: true
        }
    }
}

/// A line of a note that says how its view collapses, in the words of the `.layout` language: `collapse: trailing as flexibleBox`.
struct CollapseNote: Hashable {
    var edges: Set<Edge> = []
    /// Nil where the note leaves it to the app.
    var style: CollapseStyle?

    /// Nil for a line that says something else.
    init?(_ line: Substring) {
        let parts: [Substring] = line.split(whereSeparator: Self.isBlank)
        var words = parts.map { String($0) }[...]
        guard let first = words.popFirst(), first == "collapse" || first == "collapse:" else { return nil }
        if first == "collapse", words.first == ":" { words.removeFirst() }
        while let word = words.popFirst() {
            if word == "as" {
                guard words.count == 1, let style = words.first.flatMap(CollapseStyle.init) else { return nil }
                self.style = style
                return
            }
            if word == "all" {
                edges.formUnion([.leading, .trailing, .top, .bottom])
            } else if let edge = Edge(rawValue: word) {
                edges.insert(edge)
            } else {
                return nil
            }
        }
    }

    private static func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }
}
