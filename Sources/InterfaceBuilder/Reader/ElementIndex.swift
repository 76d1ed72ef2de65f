import LayoutModel
import SourceText

/// Which elements are views, what hangs below what, and which element has which id.
///
/// A view is any element with a recorded frame, whatever its tag: the set of tags is open. So is one without, where it follows from what
/// is around it. Two passes over the elements: O(elements).
struct ElementIndex: Sendable {
    let tree: XMLTree
    /// The recorded frames, by element.
    private(set) var frames: XMLElementTable<Rect>
    /// In document order.
    private(set) var views: [XMLElementID] = []
    /// The elements that hold constraints or views, and are no views themselves, since nobody knows how large they are.
    private(set) var unplaced: [XMLElementID] = []
    /// The frames that are written, but cannot be read: the elements that write them.
    private(set) var unreadableFrames: [XMLElementID] = []
    /// The nearest view around each element, by ``XMLElementID/index``; -1 where there is none.
    private var around: [Int32]
    private var isView: [Bool]
    /// The object with an id; the first where several have it.
    private(set) var objects: [String: XMLElementID] = [:]
    /// Every `id` beyond the first, in document order, with the element that has it.
    private(set) var repeatedIDs: [(id: String, element: XMLElementID)] = []
    /// The name of the first outlet that leads to an object, by its id.
    private(set) var outletNames: [String: String] = [:]

    init(_ tree: XMLTree) {
        self.tree = tree
        around = []
        frames = XMLElementTable(count: tree.elements.count)
        isView = Array(repeating: false, count: tree.elements.count)
        findViews()
        around = Array(repeating: -1, count: tree.elements.count)
        for place in tree.elements.indices {
            guard let parent = tree.elements[place].parent?.index else { continue }
            around[place] = isView[parent] ? Int32(clamping: parent) : around[parent]
        }
        indexObjects()
    }

    private mutating func findViews() {
        let (rect, subviews) = (XMLName.rect.rawValue, XMLName.subviews.rawValue)
        let (window, constraints) = (XMLName.window.rawValue, XMLName.constraints.rawValue)
        var holders: [XMLElementID] = []
        for place in tree.elements.indices {
            let element = tree.elements[place]
            guard let parent = element.parent, !element.isOnSecondSide else { continue }
            if element.name == rect {
                let id = XMLElementID(index: place)
                guard tree[id, .key] == "frame", tree[parent].name != window else { continue }
                isView[parent.index] = true
                if frames[parent] == nil {
                    frames[parent] = tree.rect(id)
                    if frames[parent] == nil { unreadableFrames.append(id) }
                }
            } else if tree[parent].name == subviews {
                isView[place] = true
            } else if element.name == subviews || element.name == constraints, tree[parent].name != window {
                if holders.last != parent { holders.append(parent) }
            }
        }
        place(holders)
        views = isView.indices.filter { isView[$0] }.map(XMLElementID.init)
    }

    /// Finds the frames of what holds constraints or views without having a frame written: a controller's view fills the canvas, and a
    /// cell's content the cell.
    private mutating func place(_ holders: [XMLElementID]) {
        for holder in holders where !isView[holder.index] {
            guard let parent = tree[holder].parent else { continue }
            var size: (width: Double, height: Double)?
            if tree[holder, .key] == "view", tree.tag(of: parent).hasSuffix("Controller") {
                let freeform = tree.child(of: parent, .size, key: "freeformSize")
                size =
                    freeform.flatMap { size in
                        tree.number(size, .width).flatMap { width in tree.number(size, .height).map { (width, $0) } }
                    } ?? DocumentSettings(tree).screen
            } else if tree[holder, .key] == "contentView", let cell = frames[parent] {
                size = (cell.width, cell.height)
            }
            if let size {
                isView[holder.index] = true
                frames[holder] = Rect(x: 0, y: 0, width: size.width, height: size.height)
            } else if !unplaced.contains(holder) {
                unplaced.append(holder)
            }
        }
    }

    private mutating func indexObjects() {
        objects.reserveCapacity(tree.elements.count / 4)
        let (outlet, collection) = (XMLName.outlet.rawValue, XMLName.outletCollection.rawValue)
        for place in tree.elements.indices {
            let element = tree.elements[place]
            let id = XMLElementID(index: place)
            if element.name == outlet || element.name == collection, !element.isOnSecondSide,
                let destination = tree[id, .destination],
                let property = tree[id, .property], outletNames[destination] == nil
            {
                outletNames[destination] = property
            }
            guard !Self.namesNoObject(element), let value = tree[id, .id], !value.isEmpty else { continue }
            if objects[value] == nil {
                objects[value] = id
            } else if !element.isOnSecondSide {
                repeatedIDs.append((value, id))
            }
        }
    }

    /// Whether the element's `id` names a device of the canvas or a share of its screen, and so no object.
    static func namesNoObject(_ element: XMLElement) -> Bool {
        element.name == XMLName.device.rawValue || element.name == XMLName.adaptation.rawValue
    }

    func isView(_ id: XMLElementID) -> Bool { isView[id.index] }

    /// The nearest view around an element, itself left out.
    func view(around id: XMLElementID) -> XMLElementID? {
        let place = Int(around[id.index])
        return place < 0 ? nil : XMLElementID(index: place)
    }

    /// The view that lays a view out; nil for the root of a layout.
    ///
    /// Roots are the views without a view around them, and those that something other than the superview's own layout places: cells,
    /// headers of sections, views in bars, pages of tab views.
    func superview(of id: XMLElementID) -> XMLElementID? {
        guard let view = view(around: id), let parent = tree[id].parent else { return nil }
        if parent == view {
            let key = tree[id, .key]
            return key == "sectionHeaderView" || key == "sectionFooterView" ? nil : view
        }
        if tree.has(parent, tag: .subviews) { return tree[parent].parent == view ? view : nil }
        return tree.tag(of: parent) == "gridCell" ? view : nil
    }
}
