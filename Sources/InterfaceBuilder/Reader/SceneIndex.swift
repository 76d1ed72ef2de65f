import LayoutModel

/// What the controllers of a storyboard put around each other's views.
///
/// Bars are nowhere written: Interface Builder draws them where a chain of segues leads from a navigation or a tab bar controller.
struct SceneIndex: Sendable {
    /// The bars around a controller's root view.
    struct Bars: Hashable, Sendable {
        var hasNavigationBar = false
        var hasLargeTitle = false
        var hasTabBar = false
        var hasToolbar = false
    }

    /// How large a controller's root view is drawn.
    enum Size: Hashable, Sendable {
        case screen
        /// A size that somebody gave the scene by hand.
        case freeform
        /// A part of a presented sheet, of a popover, of another controller's view: whatever is around it decides.
        case embedded
    }

    private let tree: XMLTree
    private(set) var bars: [XMLElementID: Bars] = [:]
    private var embedded: Set<XMLElementID> = []
    /// The controller whose root view an element is.
    private(set) var controllers: [XMLElementID: XMLElementID] = [:]

    private struct Segue {
        var kind: String
        var relationship: String?
        var destination: XMLElementID
    }

    init(_ index: ElementIndex) {
        tree = index.tree
        var segues: [XMLElementID: [Segue]] = [:]
        for view in index.views where tree[view, .key] == "view" {
            guard let parent = tree[view].parent, tree.tag(of: parent).hasSuffix("Controller") else { continue }
            controllers[view] = parent
        }
        var around: [Int32] = Array(repeating: -1, count: tree.elements.count)
        // The names that every document begins with are no controllers'.
        var isController = Array(repeating: false, count: tree.names.count)
        for name in tree.names.indices.dropFirst(XMLName.allCases.count) {
            isController[name] = tree.names[name].hasSuffix("ontroller")
        }
        if let placeholder = tree.name("viewControllerPlaceholder") { isController[placeholder] = true }
        for place in tree.elements.indices {
            guard let parent = tree.elements[place].parent?.index else { continue }
            around[place] = isController[tree.elements[parent].name] ? Int32(clamping: parent) : around[parent]
            let id = XMLElementID(index: place)
            guard tree.has(id, tag: .segue), around[place] >= 0,
                let destination = tree[id, .destination].flatMap({ index.objects[$0] })
            else { continue }
            segues[XMLElementID(index: Int(around[place])), default: []].append(
                Segue(
                    kind: tree[id, .kind] ?? "", relationship: tree[id, .relationship], destination: destination))
        }
        for segue in segues.values.joined() where ["embed", "popoverPresentation", "popover"].contains(segue.kind) {
            embedded.insert(segue.destination)
        }
        follow(segues)
    }

    /// Breadth first from the containers; a controller that was reached keeps the bars that it was first reached with.
    private mutating func follow(_ segues: [XMLElementID: [Segue]]) {
        var queue: [(XMLElementID, Bars)] = []
        var next = 0
        for source in segues.keys.sorted() where tree.tag(of: source) == "tabBarController" {
            for segue in segues[source] ?? [] where segue.relationship == "viewControllers" {
                queue.append((segue.destination, Bars(hasTabBar: true)))
            }
        }
        for source in segues.keys.sorted() where tree.tag(of: source) == "navigationController" {
            queue.append((source, Bars()))
        }
        while next < queue.count {
            let (controller, around) = queue[next]
            next += 1
            guard bars[controller] == nil else { continue }
            var own = around
            if tree.flag(controller, .hidesBottomBarWhenPushed) == true {
                own.hasTabBar = false
                own.hasToolbar = false
            }
            bars[controller] = own
            switch tree.tag(of: controller) {
            case "navigationController":
                var inside = own
                inside.hasNavigationBar = tree.flag(controller, .navigationBarHidden) != true
                inside.hasToolbar = tree.flag(controller, .toolbarHidden) == false
                if let bar = tree.child(of: controller, .navigationBar) {
                    inside.hasLargeTitle = tree.flag(bar, .largeTitles) == true
                }
                for segue in segues[controller] ?? [] where segue.relationship == "rootViewController" {
                    queue.append((segue.destination, inside))
                }
            case "viewController", "tableViewController", "collectionViewController", "hostingController",
                "avPlayerViewController", "glkViewController", "pageViewController":
                guard own.hasNavigationBar || own.hasToolbar || own.hasTabBar else { continue }
                for segue in segues[controller] ?? [] where segue.kind == "show" || segue.kind == "push" {
                    queue.append((segue.destination, own))
                }
            default: break
            }
        }
    }

    func size(of controller: XMLElementID) -> Size {
        for child in tree.children(of: controller) where tree[child, .key] == "simulatedDestinationMetrics" {
            return tree.tag(of: child) == "freeformSimulatedSizeMetrics" ? .freeform : .embedded
        }
        if tree.child(of: controller, .size, key: "freeformSize") != nil { return .freeform }
        return embedded.contains(controller) ? .embedded : .screen
    }
}
