import LayoutModel
import Testing

@testable import AutoLayoutEngine

/// Which views have an ambiguous length, found for all of them at once.
@Suite struct AmbiguousLengthTests {
    /// The simple way asks for the rows that decide each length.
    @Test(arguments: 0..<150)
    func thoseFoundTogetherAreThoseThatNothingDecides(seed: UInt64) throws {
        var random = try RandomLayout(seed: seed)
        let layout = random.layout
        var solver = LayoutSolver(layout)
        var configuration = Configuration(baseOf: layout)
        for _ in 0..<3 {
            _ = solver.solve(configuration, listsAmbiguous: false)
            for axis in Axis.allCases {
                let alone = Set(layout.views.map(\.id).filter { solver.deciding(.size(on: axis), of: $0) == nil })
                #expect(solver.viewsOfAmbiguousLength(on: axis) == alone, "\(random.text)")
            }
            configuration = random.configuration(after: configuration)
        }
    }

    @Test func theirSearchCountsAsWork() throws {
        let random = try RandomLayout(seed: 1, adding: ["view free"])
        var solver = LayoutSolver(random.layout)
        _ = solver.solve(Configuration(baseOf: random.layout), listsAmbiguous: false)
        let before = solver.work
        #expect(!solver.viewsOfAmbiguousLength(on: .horizontal).isEmpty && solver.work > before)
    }
}
