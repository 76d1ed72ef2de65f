import AutoLayoutEngine
import LayoutLanguage
import LayoutModel
import SourceText
import Testing

/// A solver that has solved other configurations before answers as a fresh one does.
@Suite struct IncrementalTests {
    @Test(arguments: Array(0..<24) + [174, 250, 351]) func aReusedSolverAnswersAsAFreshOne(seed: Int) throws {
        var random = try RandomLayout(seed: UInt64(seed))
        let layout = random.layout
        var solver = LayoutSolver(layout)
        var configuration = Configuration(baseOf: layout)
        for step in 0..<8 {
            try check(
                &solver, configuration, Comment("seed \(seed), step \(step), \(configuration)\n\(random.text)"))
            configuration = random.configuration(after: configuration)
        }
    }

    @Test(arguments: 1000..<1024) func freeValuesChangeNothingAboutThat(seed: Int) throws {
        var random = try RandomLayout(seed: UInt64(seed), hasFreeValues: true)
        var solver = LayoutSolver(random.layout)
        var configuration = Configuration(baseOf: random.layout)
        for step in 0..<8 {
            try check(
                &solver, configuration, Comment("seed \(seed), step \(step), \(configuration)\n\(random.text)"))
            configuration = random.configuration(after: configuration)
        }
    }

    /// Layouts with a part that must be solved from scratch, beside views that are hidden and shown.
    @Test(arguments: [
        // An ambiguous view that no hidden view affects, with a view in it.
        """
        view stray { view inner 5 x 5 }
        stray.top == super.top + 3
        stray.height == 20
        stray.inner.top == stray.top + 2
        """,
        // An ambiguous view that only the canvas limits.
        """
        view wide
        wide.width <= super.width - 20
        wide.height == 5
        wide.top == super.top
        wide.leading == super.leading
        """,
        // An ambiguous view inside a view that collapses, and one that itself collapses.
        "view box { view inner 5 x 5 }\nbox.edges == super.edges\nvary box",
        "view box { view inner 5 x 5 }\nbox.top == super.top\nbox.size == 20 x 20\nvary box, box.inner",
        // A view whose ambiguity depends on a hidden view.
        "view follower 5 x 5\nfollower.leading >= a.trailing\nfollower.top == super.top",
        // Equal priorities for the space that the others leave.
        """
        label d 30 x 10, e 40 x 10
        H:[a][d][e]|
        [d, e].bottom == super.bottom
        """,
        // Texts that wrap, one of which has a height that decides its width.
        """
        label d 300 x 10 { lines 0 }, e 500 x 12 { lines 3 }
        stack texts vertical spacing 2 { label f 90 x 11 { lines 0 } }
        d.horizontalEdges == super.horizontalEdges inset 4
        d.top == super.top; e.top == d.lastBaseline; texts.top == e.bottom
        e.leading == a.trailing; e.trailing == super.trailing
        texts.leading == super.leading; texts.width == d.height
        """,
        // A conflict that no configuration affects.
        """
        view box
        box.top == super.top
        box.leading == super.leading
        box.height == 5
        box.width == 40
        box.width == 50
        """,
        // A conflict that depends on the size, and one that depends on a hidden view.
        """
        view box 5 x 5
        box.leading == super.leading
        box.trailing == super.trailing
        box.width == 240
        box.top == super.top
        a.width == 30
        """,
        // Two conflicts, in another order than they are found.
        """
        view one, two
        [one, two].top == super.top
        [one, two].leading == super.leading
        [one, two].height == 5
        two.width == 40
        one.width == 30
        two.width == 50
        one.width == 20
        """,
        // A conflict that one state resolves, and one that another state causes.
        """
        view box
        box.top == super.top
        box.leading == super.leading
        box.height == 5
        narrow: box.width == 40
        wide: box.width == 50
        state mended { deactivate wide }
        state worse { narrow.constant = 45 }
        """,
        // A conflict in a stack whose views are hidden.
        """
        stack s vertical spacing 4 { label d 20 x 10, e 20 x 10, f 20 x 10, g 20 x 10, h 20 x 10, i 20 x 10 }
        s.top == super.top
        s.leading == super.leading
        s.height == 100
        s.d.height == 30
        s.e.height == 30
        s.f.height == 30
        [s.g, s.h, s.i].height == 12
        vary s.d, s.e
        """,
    ])
    func ambiguitiesAndConflictsAreThoseOfAFreshSolver(_ body: String) throws {
        let text = """
            layout Test {
                size 320 x 200
                sizes 240 x 200, 400 x 200
                label a 30 x 10, b 40 x 10
                label c 50 x 10 { hugging 240 }
                H:|-8-[a]-8-[b]-8-[c]-8-|
                [a, b, c].centerY == super.centerY
                collapse a: leading
                collapse b: leading
                vary a, b
                \(body)
            }
            """
        let document = LayoutLanguageFormat().parse(SourceText(text)).document
        try #require(document.problems.isEmpty, "\(document.problems.map(\.message))\n\(text)")
        let layout = try #require(document.layouts.first)
        let space = ConfigurationSpace(layout)
        for order in [space.order, Array(space.configurations.indices)] {
            var solver = LayoutSolver(layout)
            for index in order {
                let configuration = space.configurations[index]
                try check(&solver, configuration, Comment("\(configuration)\n\(text)"))
            }
        }
    }

    private func check(_ solver: inout LayoutSolver, _ configuration: Configuration, _ comment: Comment) throws {
        var fresh = LayoutSolver(solver.layout)
        let (mine, expected) = (solver.solve(configuration), fresh.solve(configuration))
        try #require(mine.conflicts == expected.conflicts, comment)
        try #require(mine.ambiguous == expected.ambiguous, comment)
        try #require(mine.isHidden == expected.isHidden, comment)
        try #require(mine.isGone == expected.isGone, comment)
        for view in solver.layout.views.indices {
            try #require(isNear(mine.frames[view], expected.frames[view]), comment)
        }
        let (found, wanted) = (try solver.ambiguousValues(.never), try fresh.ambiguousValues(.never))
        try #require(found == wanted, comment)
        try #require(solver.relations().equalities.map(\.origin) == fresh.relations().equalities.map(\.origin), comment)
    }

    /// The last bits of a number depend on the order of summation.
    private func isNear(_ a: Rect, _ b: Rect) -> Bool {
        abs(a.x - b.x) < 2e-6 && abs(a.y - b.y) < 2e-6 && abs(a.width - b.width) < 2e-6
            && abs(a.height - b.height) < 2e-6
    }
}
