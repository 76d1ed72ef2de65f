import LayoutModel

/// The sizes of windows: whole screens, and parts of a screen.
enum RunTimeSizes {
    /// One size for each width that a window can have on the devices of a document, the narrowest first.
    static func screens(_ settings: DocumentSettings) -> [CanvasSize] {
        if settings.isForPads { return pads }
        return settings.usesSizeClasses ? phones + splitViews + pads : phones
    }

    private static let compact = Traits(horizontal: .compact, vertical: .regular)
    private static let regular = Traits(horizontal: .regular, vertical: .regular)

    private static let phones = [
        "iPhoneSE1", "iPhoneSE", "iPhone14", "iPhone15", "iPhone16Pro", "iPhone11", "iPhone14Plus", "iPhone15Plus",
        "iPhone16ProMax",
    ].compactMap { screen($0, compact) }

    private static let pads = ["iPadMini", "iPad9", "iPadAir", "iPadPro11", "iPadPro13"].compactMap {
        screen($0, regular)
    }

    /// Half of a tablet's screen: as narrow as a phone, with a tablet's height.
    private static let splitViews: [CanvasSize] = [507, 678].map { width in
        var size = CanvasSize(
            width: .points(width), height: .preferred(width == 507 ? 768 : 1024),
            safeArea: EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0))
        size.sideMargin = 20
        size.traits = compact
        return size
    }

    private static func screen(_ name: String, _ traits: Traits) -> CanvasSize? {
        guard let device = Device.named(name) else { return nil }
        var size = device.canvas
        size.height = .preferred(device.height)
        // UIKit's margins of a root view: 20 on tablets and the widest phones, 16 on others.
        size.sideMargin = device.width >= 400 ? 20 : 16
        size.traits = traits
        return size
    }
}
