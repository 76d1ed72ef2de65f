import LayoutModel

/// The screens, and shares of a screen, that an app's windows fill.
enum RunTimeSizes {
    /// One entry for each width that a document made for these devices can have, narrowest first.
    static func screens(_ settings: DocumentSettings) -> [CanvasSize] {
        if settings.isForPads { return pads }
        return settings.usesSizeClasses ? phones + shares + pads : phones
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

    /// A third and a half of a tablet's screen: as narrow as a phone, with a tablet's height.
    private static let shares: [CanvasSize] = [507, 678].map { width in
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
        // UIKit's directional margins of a root view: 16 where the width is compact but for the widest phones, else 20.
        size.sideMargin = device.width >= 400 ? 20 : 16
        size.traits = traits
        return size
    }
}
