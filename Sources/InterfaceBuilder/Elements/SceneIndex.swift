import LayoutModel

/// The controllers of a storyboard: their root views, the bars around them, and their sizes.
///
/// A document does not contain the bars. Interface Builder draws them if segues lead from a navigation or tab bar
/// controller to the scene.
struct SceneIndex: Sendable {
    /// The bars around a controller's root view.
    struct Bars: Hashable, Sendable {
        var hasNavigationBar = false
        var hasLargeTitle = false
        /// The height of the navigation bar in points, if the document records it.
        var navigationBarHeight: Double?
        /// Whether scenes reach below the navigation bar.
        var hasTranslucentNavigationBar = true
        var hasTabBar = false
        var hasToolbar = false
        /// Whether the scene, or the navigation controller around it, is presented over the whole screen.
        var isFullScreen = false
    }

    /// The size of a controller's root view.
    enum Size: Hashable, Sendable {
        case screen
        /// A size set by hand.
        case freeform
        /// Determined by a sheet, a popover or another controller.
        case embedded
    }

    private let tree: XMLTree
    private var bars: [XMLElementID: Bars] = [:]
    private var embedded: Set<XMLElementID> = []
    private var fullScreen: Set<XMLElementID> = []
    /// The controllers by their root view.
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
        // None of the predefined names is that of a controller.
        var isController = Array(repeating: false, count: tree.names.count)
        for name in tree.names.indices.dropFirst(XMLName.allCases.count) {
            isController[name] = tree.names[name].hasSuffix("ontroller")
        }
        if let placeholder = tree.name("viewControllerPlaceholder") { isController[placeholder] = true }
        for id in tree.ids {
            guard let parent = tree[id].parent?.index else { continue }
            around[id.index] = isController[tree.elements[parent].name] ? Int32(clamping: parent) : around[parent]
            guard tree.has(id, tag: .segue), around[id.index] >= 0,
                let destination = tree[id, .destination].flatMap({ index.element(withID: $0) })
            else { continue }
            if tree[id, "modalPresentationStyle"] == "fullScreen" { fullScreen.insert(destination) }
            segues[XMLElementID(index: Int(around[id.index])), default: []].append(
                Segue(
                    kind: tree[id, .kind] ?? "", relationship: tree[id, .relationship], destination: destination))
        }
        for segue in segues.values.joined() where ["embed", "popoverPresentation", "popover"].contains(segue.kind) {
            embedded.insert(segue.destination)
        }
        follow(segues)
    }

    /// Visits the controllers breadth first from the containers. A controller keeps the bars of the first visit.
    private mutating func follow(_ segues: [XMLElementID: [Segue]]) {
        var queue: [(XMLElementID, Bars)] = []
        for source in segues.keys.sorted() where tree.tag(of: source) == "tabBarController" {
            for segue in segues[source] ?? [] where segue.relationship == "viewControllers" {
                queue.append((segue.destination, Bars(hasTabBar: true)))
            }
        }
        for source in segues.keys.sorted() where tree.tag(of: source) == "navigationController" {
            queue.append((source, Bars()))
        }
        follow(segues, from: queue)
        // A scene with a simulated bar passes it on, as recorded by Xcode 9.
        queue = []
        for source in segues.keys.sorted() where bars[source] == nil && simulatesNavigationBar(source) {
            for segue in segues[source] ?? [] where Self.pushes.contains(segue.kind) {
                queue.append((segue.destination, Bars(hasNavigationBar: true)))
            }
        }
        follow(segues, from: queue)
    }

    /// The kinds of segues that keep the bars of their source.
    private static let pushes: Set = ["show", "push", "showDetail"]

    private func simulatesNavigationBar(_ controller: XMLElementID) -> Bool {
        tree.children(of: controller).contains {
            tree[$0, .key] == "simulatedTopBarMetrics" && tree.tag(of: $0) == "simulatedNavigationBarMetrics"
        }
    }

    private mutating func follow(_ segues: [XMLElementID: [Segue]], from start: [(XMLElementID, Bars)]) {
        var queue = start
        var next = 0
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
                    inside.hasTranslucentNavigationBar = tree.flag(bar, .translucent) != false
                    let frame = tree.child(of: bar, .rect, key: "frame")
                    inside.navigationBarHeight = frame.flatMap { tree.number($0, .height) }
                }
                for segue in segues[controller] ?? [] where segue.relationship == "rootViewController" {
                    if fullScreen.contains(controller) { fullScreen.insert(segue.destination) }
                    queue.append((segue.destination, inside))
                }
            case "viewController", "tableViewController", "collectionViewController", "hostingController",
                "avPlayerViewController", "glkViewController", "pageViewController":
                guard own.hasNavigationBar || own.hasToolbar || own.hasTabBar else { continue }
                for segue in segues[controller] ?? [] where Self.pushes.contains(segue.kind) {
                    var beyond = own
                    // The detail of a split view is beside the tab bar, not above it.
                    if segue.kind == "showDetail" { beyond.hasTabBar = false }
                    queue.append((segue.destination, beyond))
                }
            default: break
            }
        }
    }

    /// The bars around a controller's root view.
    func bars(around controller: XMLElementID) -> Bars {
        var result = bars[controller] ?? Bars()
        result.isFullScreen = fullScreen.contains(controller)
        return result
    }

    func size(of controller: XMLElementID) -> Size {
        for child in tree.children(of: controller) where tree[child, .key] == "simulatedDestinationMetrics" {
            return tree.tag(of: child) == "freeformSimulatedSizeMetrics" ? .freeform : .embedded
        }
        if tree.child(of: controller, .size, key: "freeformSize") != nil { return .freeform }
        return embedded.contains(controller) ? .embedded : .screen
    }
}
