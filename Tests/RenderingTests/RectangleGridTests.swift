import LayoutModel
import Testing

@testable import Rendering

@Suite struct RectangleGridTests {
    private let area = Rect(x: -20, y: 10, width: 600, height: 400)

    /// Small rectangles, lines, some as large as the area, and some outside it.
    private func rectangles(seed: UInt64) -> [Rect] {
        var state = seed
        func next(_ limit: Double) -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 40) / Double(1 << 24) * limit
        }
        return (0..<300).map { index in
            let long = index % 7 == 0 ? 600.0 : 40
            return Rect(
                x: next(900) - 150, y: next(700) - 100, width: next(long), height: next(index % 11 == 0 ? 500 : 30))
        }
    }

    @Test(arguments: 1...8 as ClosedRange<UInt64>)
    func overlapsAreThoseOfALinearSearch(seed: UInt64) {
        let all = rectangles(seed: seed)
        let grid = RectangleGrid(area: area, all)
        for rect in rectangles(seed: seed + 100) {
            let overlapping = all.indices.filter { all[$0].overlaps(rect) }
            #expect(grid.count(overlapping: rect, most: .max) == overlapping.count)
            #expect(grid.contains(overlapping: rect) == !overlapping.isEmpty)
            #expect(
                grid.contains(overlapping: rect) { $0.isMultiple(of: 5) }
                    == overlapping.contains { $0.isMultiple(of: 5) })
        }
    }

    @Test func theCountIsLimited() {
        let grid = RectangleGrid(area: area, Array(repeating: Rect(x: 0, y: 20, width: 9, height: 9), count: 50))
        #expect(grid.count(overlapping: Rect(x: 1, y: 21, width: 2, height: 2), most: 7) == 7)
    }

    @Test(arguments: [.infinity, -.infinity, .nan, 1e300, -1e300] as [Double])
    func infiniteRectanglesDoNotOverlap(_ number: Double) {
        let grid = RectangleGrid(area: area, [Rect(x: number, y: number, width: 4, height: number)])
        #expect(!grid.contains(overlapping: Rect(x: 0, y: 20, width: 9, height: 9)))
    }
}
