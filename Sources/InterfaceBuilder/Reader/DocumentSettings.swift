import LayoutModel

/// What a document says about itself as a whole.
struct DocumentSettings: Sendable {
    var platform = Platform.iOS
    /// The integer part of `toolsVersion`: the version of Interface Builder that saved the document last.
    var version = ToolsVersion(0)
    /// Whether views may have constraints. macOS documents do not say it.
    var usesAutoLayout = true
    /// Whether it is made for tablets only, and whether size classes let it run on both.
    var isForPads = false
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

    /// The size of the canvas, in points; nil where the device is not known.
    var screen: (width: Double, height: Double)? {
        device?.size(isLandscape: isLandscape)
    }

    /// The size classes of the canvas; none where the document names no device that is known.
    var traits: Traits {
        device?.traits(isLandscape: isLandscape) ?? Traits()
    }
}

/// The version of Interface Builder that saved a document.
struct ToolsVersion: Hashable, Comparable, Sendable {
    /// The integer part of `toolsVersion`.
    let number: Int

    init(_ number: Int) {
        self.number = number
    }

    /// Several recent versions write 32700; it stands for no order, and lies between 22000 and 24000 in what it does.
    static let sentinel = ToolsVersion(32700)

    var isSentinel: Bool { self == .sentinel }

    static func < (a: ToolsVersion, b: ToolsVersion) -> Bool {
        a.order < b.order
    }

    private var order: Int { isSentinel ? 23000 : number }
}
