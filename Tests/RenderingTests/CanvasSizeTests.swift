import LayoutModel
import Rendering
import Testing

/// Sizes that a person types.
@Suite struct CanvasSizeTests {
    @Test(arguments: [
        ("320x60", CanvasLength.points(320), CanvasLength.points(60)), ("375 X fit", .points(375), .fit),
        ("FITxfit", .fit, .fit), ("iPhone15xfit", .points(393), .fit), ("iPhoneXR x 44", .points(414), .points(44)),
        ("fit x iPhoneXSMax", .fit, .points(896)), ("iPhoneX", .points(375), .points(812)),
    ])
    func areTwoLengthsOrADevice(_ text: String, _ width: CanvasLength, _ height: CanvasLength) {
        let size = CanvasSize(words: text)
        #expect(size?.width == width)
        #expect(size?.height == height)
        #expect((size?.safeArea != nil) == (text == "iPhoneX"))
    }

    @Test(arguments: ["", "x", "320", "320x", "xfit", "320x60x80", "-3x5", "iPhone0xfit", "infx3", "nan x 2"])
    func areNotOtherTexts(_ text: String) {
        #expect(CanvasSize(words: text) == nil)
    }
}
