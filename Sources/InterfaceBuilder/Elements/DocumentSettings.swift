import LayoutModel

struct DocumentSettings: Sendable {
    var platform = Platform.iOS
    var version = ToolsVersion(0)
    /// True by default in macOS documents.
    var usesAutoLayout = true
    /// Whether it is for tablets only.
    var isForPads = false
    /// Whether it has size classes, and so may run on phones and tablets.
    var usesSizeClasses = false
    /// The device that the canvas shows.
    var device: CanvasDevice?
    var isLandscape = false

    init(_ tree: XMLTree) {
        guard let root = tree.root else { return }
        let runtime = tree[root, .targetRuntime] ?? ""
        let type = tree[root, .type] ?? ""
        let words = (runtime + "." + type).utf8.split(separator: UInt8(ascii: ".")).map(Substring.init)
        if words.contains("AppleTV") {
            platform = .tvOS
        } else if words.contains("MacOSX") || words.contains("Cocoa") {
            platform = .macOS
        }
        isForPads = runtime.hasSuffix(".iPad")
        version = ToolsVersion((tree[root, .toolsVersion]?.prefix { $0 != "." }).flatMap { Int($0) } ?? 0)
        usesAutoLayout = tree.flag(root, .useAutolayout) ?? (platform == .macOS)
        usesSizeClasses = tree.flag(root, .useTraitCollections) ?? false
        if let element = tree.child(of: root, .device) {
            device = tree[element, .id].flatMap(CanvasDevice.named)
            isLandscape = tree[element, .orientation] == "landscape"
        }
    }

    /// The size of the canvas in points; nil if the device is unknown.
    var screen: (width: Double, height: Double)? {
        device?.size(isLandscape: isLandscape)
    }

    /// The size classes of the canvas; none if the device is unknown.
    var traits: Traits {
        device?.traits(isLandscape: isLandscape) ?? Traits()
    }
}
