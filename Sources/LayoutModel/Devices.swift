/// A device whose name stands for a size and a safe area.
package struct Device: Hashable, Sendable {
    /// As it is written in a layout: `iPhone15`.
    package let name: String
    /// In points, upright.
    package let width: Double
    package let height: Double
    /// Upright, without bars of an app.
    package let safeArea: EdgeInsets

    /// The root view's size and safe area on this device.
    package var canvas: CanvasSize {
        CanvasSize(width: .points(width), height: .points(height), safeArea: safeArea, device: name)
    }

    package static func named(_ name: String) -> Device? {
        all.first { $0.name == name }
    }

    /// The phones and tablets that run an iOS of the last years, smallest family first.
    ///
    /// Sizes are those of the screen in points; safe areas are those of a full-screen window, upright.
    package static let all: [Device] = [
        upright("iPhoneSE1", 320, 568, top: 20, bottom: 0),
        upright("iPhoneSE", 375, 667, top: 20, bottom: 0),
        upright("iPhone8", 375, 667, top: 20, bottom: 0),
        upright("iPhone8Plus", 414, 736, top: 20, bottom: 0),
        upright("iPhoneX", 375, 812, top: 44, bottom: 34),
        upright("iPhoneXS", 375, 812, top: 44, bottom: 34),
        upright("iPhoneXR", 414, 896, top: 48, bottom: 34),
        upright("iPhoneXSMax", 414, 896, top: 44, bottom: 34),
        upright("iPhone11", 414, 896, top: 48, bottom: 34),
        upright("iPhone11Pro", 375, 812, top: 44, bottom: 34),
        upright("iPhone11ProMax", 414, 896, top: 44, bottom: 34),
        upright("iPhone12mini", 375, 812, top: 50, bottom: 34),
        upright("iPhone12", 390, 844, top: 47, bottom: 34),
        upright("iPhone12Pro", 390, 844, top: 47, bottom: 34),
        upright("iPhone12ProMax", 428, 926, top: 47, bottom: 34),
        upright("iPhone13mini", 375, 812, top: 50, bottom: 34),
        upright("iPhone13", 390, 844, top: 47, bottom: 34),
        upright("iPhone13Pro", 390, 844, top: 47, bottom: 34),
        upright("iPhone13ProMax", 428, 926, top: 47, bottom: 34),
        upright("iPhone14", 390, 844, top: 47, bottom: 34),
        upright("iPhone14Plus", 428, 926, top: 47, bottom: 34),
        upright("iPhone14Pro", 393, 852, top: 59, bottom: 34),
        upright("iPhone14ProMax", 430, 932, top: 59, bottom: 34),
        upright("iPhone15", 393, 852, top: 59, bottom: 34),
        upright("iPhone15Plus", 430, 932, top: 59, bottom: 34),
        upright("iPhone15Pro", 393, 852, top: 59, bottom: 34),
        upright("iPhone15ProMax", 430, 932, top: 59, bottom: 34),
        upright("iPhone16", 393, 852, top: 59, bottom: 34),
        upright("iPhone16Plus", 430, 932, top: 59, bottom: 34),
        upright("iPhone16Pro", 402, 874, top: 62, bottom: 34),
        upright("iPhone16ProMax", 440, 956, top: 62, bottom: 34),
        upright("iPhone16e", 390, 844, top: 47, bottom: 34),
        upright("iPadMini", 744, 1133, top: 24, bottom: 20),
        upright("iPad9", 810, 1080, top: 20, bottom: 0),
        upright("iPad", 820, 1180, top: 24, bottom: 20),
        upright("iPadAir", 820, 1180, top: 24, bottom: 20),
        upright("iPadAir13", 1024, 1366, top: 24, bottom: 20),
        upright("iPadPro11", 834, 1194, top: 24, bottom: 20),
        upright("iPadPro12", 1024, 1366, top: 24, bottom: 20),
        upright("iPadPro13", 1032, 1376, top: 24, bottom: 20),
    ]

    private static func upright(_ name: String, _ width: Double, _ height: Double, top: Double, bottom: Double)
        -> Device
    {
        Device(
            name: name, width: width, height: height,
            safeArea: EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0))
    }
}
