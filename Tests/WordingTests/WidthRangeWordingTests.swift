import LayoutModel
import Testing

@testable import Wording

@Suite struct WidthRangeWordingTests {
    private static let every = [320.0, 375, 390, 414, 744, 1024]

    private func sizes(_ widths: [Double], device: String?) -> [CanvasSize] {
        widths.map { CanvasSize(width: .points($0), height: .preferred(600), device: device) }
    }

    private func phrase(_ seen: [Double], device: String? = "iPhone") -> String? {
        WidthRangeWording(sizes(seen, device: device), of: sizes(Self.every, device: device))?.phrase
    }

    @Test(arguments: [
        ([320.0], "on screens 320 points wide"), ([320, 375, 390], "on screens up to 390 points wide"),
        ([744, 1024], "on screens from 744 points wide"), ([1024], "on screens 1024 points wide"),
        ([375, 390], "on screens 375 to 390 points wide"),
        ([320, 390, 414], "on screens 320 and 390 to 414 points wide"),
        ([320, 390, 744], "on screens 320, 390 and 744 points wide"), ([], "on some screens"),
        (every, "on some screens"),
    ])
    func saysRangesOfNeighbours(widths: [Double], expected: String) {
        #expect(phrase(widths) == expected)
    }

    @Test func speaksOfWidthsWhereThereAreNoScreens() {
        #expect(phrase([320, 375], device: nil) == "at widths up to 375")
        #expect(phrase([375, 390], device: nil) == "at widths from 375 to 390")
    }

    @Test func saysOfManyPiecesWhereTheyBeginAndEnd() {
        let every = (0..<9).map { 300.0 + Double($0) }
        let seen = [301.0, 303, 305, 307]
        let widths = WidthRangeWording(sizes(seen, device: "iPhone"), of: sizes(every, device: "iPhone"))
        #expect(widths?.phrase == "on screens 301 to 307 points wide, though not all of them")
    }

    @Test func leavesFewSizesToBeListed() {
        #expect(
            WidthRangeWording(sizes([320], device: nil), of: sizes([320, 375, 390, 414], device: nil))?.phrase == nil)
    }

    @Test func leavesSizesOfTheSameWidthToBeListed() {
        let every = sizes([320, 320, 375, 390, 414], device: nil)
        #expect(WidthRangeWording(sizes([320], device: nil), of: every)?.phrase == nil)
    }
}
