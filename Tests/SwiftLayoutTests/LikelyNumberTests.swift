import Testing

@testable import SwiftLayout

/// Which numbers of the running app are drawn as those of the assumed device.
@Suite struct LikelyNumberTests {
    @Test(
        arguments: [
            ("UIScreen.main.bounds.width", 390), ("UIScreen.main.bounds.size.height", 844),
            ("self.view.frame.width", 390), ("view.bounds.midX", 195), ("bounds.maxY", 844), ("frame.size.width", 390),
            ("view.window?.bounds.width", nil), ("window!.bounds.height", 844), ("UIScreen.main.scale", 3),
            ("traitCollection.displayScale", 3), ("self.traitCollection.displayScale", 3),
            ("icon.frame.width", nil), ("card.bounds.height", nil), ("view.frame.minX", nil), ("scale", nil),
            ("UIScreen.main.bounds.width / UIScreen.main.bounds.height", nil), ("UIScreen.small.bounds.width", nil),
            ("UIScreen.main.fit(8).bounds.width", nil), ("UIScreen.main.nativeBounds.width", nil),
            ("width", nil), ("image.scale", nil), ("UIScreen.main", nil), ("", nil), (".", nil), ("self", nil),
        ] as [(String, Double?)])
    func aLengthOfTheScreenIsThatOfTheDevice(_ expression: String, _ likely: Double?) {
        #expect(LikelyNumber.of(expression) == likely)
    }

    @Test(
        arguments: [
            ("UIScreen.main.bounds.width", 320), ("UIScreen.main.bounds.size.height", 320),
            ("UIScreen.main.bounds.midX", nil), ("UIScreen.main.scale", nil), ("view.bounds.width", nil),
        ] as [(String, Double?)])
    func noSideOfAScreenIsShorter(_ expression: String, _ least: Double?) {
        #expect(LikelyNumber.least(expression) == least)
    }
}
