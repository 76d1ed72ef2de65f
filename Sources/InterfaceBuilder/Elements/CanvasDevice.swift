import LayoutModel

/// A device of Interface Builder's canvas.
struct CanvasDevice: Hashable, Sendable {
    enum Family: Hashable, Sendable {
        case phone, pad, television
    }

    /// The id in `<device id="…">`.
    let id: String
    let family: Family
    /// In portrait orientation, in points; nil if unknown.
    let width: Double?
    let height: Double?
    /// Whether it has a home indicator, and a notch if it is a phone.
    let isRounded: Bool
    /// Whether a phone in landscape orientation has a regular width.
    let isWideInLandscape: Bool

    /// The device with an id. For an unknown id, a device of the family that the id indicates.
    static func named(_ id: String) -> CanvasDevice? {
        if let device = table[id] { return device }
        if id.hasPrefix("ipad") { return CanvasDevice(id, .pad, nil, nil, rounded: id.hasSuffix("rounded")) }
        if id.hasPrefix("retina") { return CanvasDevice(id, .phone, nil, nil, rounded: true) }
        return nil
    }

    /// Whether a phone with a home button has this screen.
    static func isPhone(_ width: Double, _ height: Double) -> Bool {
        all.contains { $0.family == .phone && !$0.isRounded && $0.width == width && $0.height == height }
    }

    /// The size classes that Interface Builder uses.
    func traits(isLandscape: Bool) -> Traits {
        switch family {
        case .pad, .television: Traits(horizontal: .regular, vertical: .regular)
        case .phone:
            isLandscape
                ? Traits(horizontal: isWideInLandscape ? .regular : .compact, vertical: .compact)
                : Traits(horizontal: .compact, vertical: .regular)
        }
    }

    /// The scale of the canvas. Phones without a home button have 3, except the first one with 6.1 inches. The
    /// fractions of recorded frames agree.
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
        isWideInLandscape = wide
    }

    private static let table = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

    /// The sizes are those of full-screen root views in documents saved with the device.
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
