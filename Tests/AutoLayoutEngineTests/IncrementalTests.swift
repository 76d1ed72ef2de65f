import AutoLayoutEngine
import LayoutModel
import Testing

/// One solver asked for many configurations answers as one that was asked for nothing before.
@Suite struct IncrementalTests {
    @Test(arguments: 0..<12) func answersAsAFreshSolverDoes(seed: Int) throws {
        var random = try RandomLayout(seed: UInt64(seed))
        let layout = random.layout
        var solver = LayoutSolver(layout)
        var configuration = Configuration(baseOf: layout)
        for step in 0..<8 {
            var fresh = LayoutSolver(layout)
            let (one, other) = (solver.solve(configuration), fresh.solve(configuration))
            let (mine, expected) = (try #require(one), try #require(other))
            let comment = Comment("seed \(seed), step \(step), \(configuration)\n\(random.text)")
            try #require(mine.conflicts == expected.conflicts, comment)
            try #require(mine.ambiguous == expected.ambiguous, comment)
            try #require(mine.isHidden == expected.isHidden, comment)
            try #require(mine.isGone == expected.isGone, comment)
            for view in layout.views.indices {
                try #require(isNear(mine.frames[view], expected.frames[view]), comment)
            }
            try #require(solver.undecided() == fresh.undecided(), comment)
            try #require(
                solver.relations().equalities.map(\.origin) == fresh.relations().equalities.map(\.origin), comment)
            configuration = random.configuration(after: configuration)
        }
    }

    /// The last bits of a number depend on the order of the sums.
    private func isNear(_ a: Rect, _ b: Rect) -> Bool {
        abs(a.x - b.x) < 2e-6 && abs(a.y - b.y) < 2e-6 && abs(a.width - b.width) < 2e-6
            && abs(a.height - b.height) < 2e-6
    }
}
