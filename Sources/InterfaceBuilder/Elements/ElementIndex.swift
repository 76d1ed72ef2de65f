import LayoutModel
import SourceText

/// The views of a document, their superviews, and the elements by id.
///
/// Every element with a recorded frame is a view, whatever its tag. So is an element without one if its context
/// determines the frame. Two passes: O(elements).
struct ElementIndex: Sendable {
    let tree: XMLTree
    /// The recorded frames, by element.
    private(set) var frames: XMLElementTable<Rect>
    /// In document order.
    private(set) var views: [XMLElementID] = []
    /// The elements that contain constraints or views, but are not views because their size is unknown.
    private(set) var unplaced: [XMLElementID] = []
    /// The `rect` and `frame` elements that cannot be read.
    private(set) var unreadableFrames: [XMLElementID] = []
    /// The index of the nearest view around each element; -1 for none.
    private var around: [Int32]
    private var isView: [Bool]
    private var elementsByID: [String: XMLElementID] = [:]
    /// The elements whose id another element already has, in document order.
    private(set) var repeatedIDs: [(id: String, element: XMLElementID)] = []
    /// The name of the first outlet of each object, by the object's id.
    private(set) var outletNames: [String: String] = [:]

    init(_ tree: XMLTree) {
        self.tree = tree
        around = []
        frames = XMLElementTable(count: tree.elements.count)
        isView = Array(repeating: false, count: tree.elements.count)
        findViews()
        around = Array(repeating: -1, count: tree.elements.count)
        for index in tree.elements.indices {
            guard let parent = tree.elements[index].parent?.index else { continue }
            around[index] = isView[parent] ? Int32(clamping: parent) : around[parent]
        }
        indexIDs()
    }

    private mutating func findViews() {
        let (rect, subviews) = (XMLName.rect.rawValue, XMLName.subviews.rawValue)
        let (window, constraints) = (XMLName.window.rawValue, XMLName.constraints.rawValue)
        let frame = XMLName.frame.rawValue
        var holders: [XMLElementID] = []
        var insets: [(view: XMLElementID, inset: FrameInset)] = []
        for id in tree.ids {
            let element = tree[id]
            guard let parent = element.parent, !element.isOnSecondSide else { continue }
            if element.name == rect {
                guard tree[id, .key] == "frame", tree[parent].name != window else { continue }
                isView[parent.index] = true
                if frames[parent] == nil {
                    frames[parent] = tree.rect(id)
                    if frames[parent] == nil { unreadableFrames.append(id) }
                }
            } else if element.name == frame {
                guard tree[id, .key] == "frameInset" else { continue }
                if let inset = FrameInset(tree, id) {
                    insets.append((parent, inset))
                } else {
                    isView[parent.index] = true
                    unreadableFrames.append(id)
                }
            } else if tree[parent].name == subviews {
                isView[id.index] = true
            } else if element.name == subviews || element.name == constraints, tree[parent].name != window {
                if holders.last != parent { holders.append(parent) }
            }
        }
        findFrames(from: insets)
        findFrames(of: holders)
        // Now the canvas and the cells have their sizes.
        findFrames(from: insets)
        views = isView.indices.filter { isView[$0] }.map(XMLElementID.init)
    }

    /// Finds the frames that are given by distances to the superview's edges. Superviews come before their subviews.
    private mutating func findFrames(from insets: [(view: XMLElementID, inset: FrameInset)]) {
        for (view, inset) in insets where frames[view] == nil {
            var superview = tree[view].parent
            while let around = superview, !isView[around.index] { superview = tree[around].parent }
            guard let frame = inset.frame(in: superview.flatMap { frames[$0] }) else { continue }
            frames[view] = frame
            isView[view.index] = true
        }
    }

    /// Determines the missing frames of elements with constraints or views: a controller's view fills the canvas, and a
    /// cell's content view the cell.
    private mutating func findFrames(of holders: [XMLElementID]) {
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

    private mutating func indexIDs() {
        elementsByID.reserveCapacity(tree.elements.count / 4)
        let (outlet, collection) = (XMLName.outlet.rawValue, XMLName.outletCollection.rawValue)
        for id in tree.ids {
            let element = tree[id]
            if element.name == outlet || element.name == collection, !element.isOnSecondSide,
                let destination = tree[id, .destination],
                let property = tree[id, .property], outletNames[destination] == nil
            {
                outletNames[destination] = property
            }
            guard !Self.namesNoObject(element), let value = tree[id, .id], !value.isEmpty else { continue }
            if elementsByID[value] == nil {
                elementsByID[value] = id
            } else if !element.isOnSecondSide {
                repeatedIDs.append((value, id))
            }
        }
    }

    /// The first object with an id.
    func element(withID id: String) -> XMLElementID? { elementsByID[id] }

    /// Whether the element's `id` is that of a canvas device or its adaptation, not of an object.
    static func namesNoObject(_ element: XMLElement) -> Bool {
        element.name == XMLName.device.rawValue || element.name == XMLName.adaptation.rawValue
    }

    func isView(_ id: XMLElementID) -> Bool { isView[id.index] }

    /// The nearest view that contains an element.
    func view(around id: XMLElementID) -> XMLElementID? {
        let index = Int(around[id.index])
        return index < 0 ? nil : XMLElementID(index: index)
    }

    /// The view that lays out a view; nil for the root of a layout.
    ///
    /// Roots are top-level views, and views that their superview does not lay out: cells, section headers, views in
    /// bars, pages of tab views.
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
