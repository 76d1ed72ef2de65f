/// A device whose name stands for a size and a safe area, both in portrait orientation.
package struct Device: Hashable, Sendable {
    /// As layouts write it: `iPhone15`.
    package let name: String
    /// In points.
    package let width: Double
    package let height: Double
    /// Without the bars of an app.
    package let safeArea: EdgeInsets

    /// The root view's size and safe area on this device.
    package var canvas: CanvasSize {
        CanvasSize(width: .points(width), height: .points(height), safeArea: safeArea, device: name)
    }

    package static func named(_ name: String) -> Device? {
        all.first { $0.name == name }
    }

    /// The phones and tablets that run recent versions of iOS. Sizes are those of Apple's Human Interface Guidelines
    /// (Layout, Specifications). Safe areas are those of a full-screen window, as public tables of measured insets give
    /// them.
    package static let all: [Device] = [
        portrait("iPhoneSE1", 320, 568, top: 20, bottom: 0),
        portrait("iPhoneSE", 375, 667, top: 20, bottom: 0),
        portrait("iPhone8", 375, 667, top: 20, bottom: 0),
        portrait("iPhone8Plus", 414, 736, top: 20, bottom: 0),
        portrait("iPhoneX", 375, 812, top: 44, bottom: 34),
        portrait("iPhoneXS", 375, 812, top: 44, bottom: 34),
        portrait("iPhoneXR", 414, 896, top: 48, bottom: 34),
        portrait("iPhoneXSMax", 414, 896, top: 44, bottom: 34),
        portrait("iPhone11", 414, 896, top: 48, bottom: 34),
        portrait("iPhone11Pro", 375, 812, top: 44, bottom: 34),
        portrait("iPhone11ProMax", 414, 896, top: 44, bottom: 34),
        portrait("iPhone12mini", 375, 812, top: 50, bottom: 34),
        portrait("iPhone12", 390, 844, top: 47, bottom: 34),
        portrait("iPhone12Pro", 390, 844, top: 47, bottom: 34),
        portrait("iPhone12ProMax", 428, 926, top: 47, bottom: 34),
        portrait("iPhone13mini", 375, 812, top: 50, bottom: 34),
        portrait("iPhone13", 390, 844, top: 47, bottom: 34),
        portrait("iPhone13Pro", 390, 844, top: 47, bottom: 34),
        portrait("iPhone13ProMax", 428, 926, top: 47, bottom: 34),
        portrait("iPhone14", 390, 844, top: 47, bottom: 34),
        portrait("iPhone14Plus", 428, 926, top: 47, bottom: 34),
        portrait("iPhone14Pro", 393, 852, top: 59, bottom: 34),
        portrait("iPhone14ProMax", 430, 932, top: 59, bottom: 34),
        portrait("iPhone15", 393, 852, top: 59, bottom: 34),
        portrait("iPhone15Plus", 430, 932, top: 59, bottom: 34),
        portrait("iPhone15Pro", 393, 852, top: 59, bottom: 34),
        portrait("iPhone15ProMax", 430, 932, top: 59, bottom: 34),
        portrait("iPhone16", 393, 852, top: 59, bottom: 34),
        portrait("iPhone16Plus", 430, 932, top: 59, bottom: 34),
        portrait("iPhone16Pro", 402, 874, top: 62, bottom: 34),
        portrait("iPhone16ProMax", 440, 956, top: 62, bottom: 34),
        portrait("iPhone16e", 390, 844, top: 47, bottom: 34),
        portrait("iPhone17", 402, 874, top: 62, bottom: 34),
        portrait("iPhone17Pro", 402, 874, top: 62, bottom: 34),
        portrait("iPhone17ProMax", 440, 956, top: 62, bottom: 34),
        portrait("iPhone17e", 390, 844, top: 47, bottom: 34),
        portrait("iPhoneAir", 420, 912, top: 68, bottom: 34),
        portrait("iPadMini", 744, 1133, top: 24, bottom: 20),
        portrait("iPad9", 810, 1080, top: 20, bottom: 0),
        portrait("iPad", 820, 1180, top: 24, bottom: 20),
        portrait("iPadAir", 820, 1180, top: 24, bottom: 20),
        portrait("iPadAir13", 1024, 1366, top: 24, bottom: 20),
        portrait("iPadPro11", 834, 1194, top: 24, bottom: 20),
        portrait("iPadPro12", 1024, 1366, top: 24, bottom: 20),
        portrait("iPadPro13", 1032, 1376, top: 24, bottom: 20),
    ]

    private static func portrait(_ name: String, _ width: Double, _ height: Double, top: Double, bottom: Double)
        -> Device
    {
        Device(
            name: name, width: width, height: height,
            safeArea: EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0))
    }
}
