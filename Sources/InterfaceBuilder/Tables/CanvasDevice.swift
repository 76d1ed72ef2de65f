import LayoutModel

/// A device that Interface Builder's canvas can show.
struct CanvasDevice: Hashable, Sendable {
    enum Family: Hashable, Sendable {
        case phone, pad, television
    }

    /// As `<device id="…">` names it.
    let id: String
    let family: Family
    /// Upright, in points; nil where it is not known.
    let width: Double?
    let height: Double?
    /// Whether it has a home indicator, and a phone a notch besides.
    let isRounded: Bool
    /// Whether a phone on its side is as wide as a tablet.
    let isWideOnItsSide: Bool

    /// A device of that id; for one that the table does not have, what its id says of its family.
    static func named(_ id: String) -> CanvasDevice? {
        if let device = table[id] { return device }
        if id.hasPrefix("ipad") { return CanvasDevice(id, .pad, nil, nil, rounded: id.hasSuffix("rounded")) }
        if id.hasPrefix("retina") { return CanvasDevice(id, .phone, nil, nil, rounded: true) }
        return nil
    }

    /// What is as Interface Builder sees it: a phone's width is compact but for large phones on their side.
    func traits(isLandscape: Bool) -> Traits {
        switch family {
        case .pad, .television: Traits(horizontal: .regular, vertical: .regular)
        case .phone:
            isLandscape
                ? Traits(horizontal: isWideOnItsSide ? .regular : .compact, vertical: .compact)
                : Traits(horizontal: .compact, vertical: .regular)
        }
    }

    /// Pixels on a point of the canvas: the phones without a frame around the screen have three, but for the one of 6.1 inches that was
    /// made with two; so do the fractions of the frames that are recorded for them.
    var pixelsPerPoint: Double {
        family == .phone && (isRounded || id == "retina5_5") && id != "retina6_1" ? 3 : 2
    }

    /// The size of the canvas.
    func size(isLandscape: Bool) -> (width: Double, height: Double)? {
        guard let width, let height else { return nil }
        return isLandscape && family != .television ? (height, width) : (width, height)
    }

    private init(
        _ id: String, _ family: Family, _ width: Double?, _ height: Double?, rounded: Bool = false, wide: Bool = false
    ) {
        self.id = id
        self.family = family
        self.width = width
        self.height = height
        isRounded = rounded
        isWideOnItsSide = wide
    }

    private static let table = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

    /// Sizes are those of the roots of full-screen view controllers in documents saved with the device.
    private static let all: [CanvasDevice] = [
        CanvasDevice("retina3_5", .phone, 320, 480),
        CanvasDevice("retina4_0", .phone, 320, 568),
        CanvasDevice("retina4_7", .phone, 375, 667),
        CanvasDevice("retina5_5", .phone, 414, 736, wide: true),
        CanvasDevice("retina5_9", .phone, 375, 812, rounded: true),
        CanvasDevice("retina6_0", .phone, 390, 844, rounded: true),
        CanvasDevice("retina6_1", .phone, 414, 896, rounded: true, wide: true),
        CanvasDevice("retina6_12", .phone, 393, 852, rounded: true),
        CanvasDevice("retina6_3", .phone, 402, 874, rounded: true),
        CanvasDevice("retina6_5", .phone, 414, 896, rounded: true, wide: true),
        CanvasDevice("retina6_7", .phone, 428, 926, rounded: true, wide: true),
        CanvasDevice("retina6_72", .phone, 430, 932, rounded: true, wide: true),
        CanvasDevice("retina6_9", .phone, 440, 956, rounded: true, wide: true),
        CanvasDevice("ipad7_9", .pad, 768, 1024),
        CanvasDevice("ipad9_7", .pad, 768, 1024),
        CanvasDevice("ipad10_2", .pad, 810, 1080),
        CanvasDevice("ipad10_5", .pad, 834, 1112),
        CanvasDevice("ipad10_9", .pad, 820, 1180, rounded: true),
        CanvasDevice("ipad10_9rounded", .pad, 820, 1180, rounded: true),
        CanvasDevice("ipad11_0rounded", .pad, 834, 1194, rounded: true),
        CanvasDevice("ipad12_9", .pad, 1024, 1366),
        CanvasDevice("ipad12_9rounded", .pad, 1024, 1366, rounded: true),
        CanvasDevice("ipad13_0rounded", .pad, 1032, 1376, rounded: true),
        CanvasDevice("ipad8_3rounded", .pad, 744, 1133, rounded: true),
        CanvasDevice("appleTV", .television, 1920, 1080),
        CanvasDevice("appleTV4K", .television, 1920, 1080),
    ]
}
