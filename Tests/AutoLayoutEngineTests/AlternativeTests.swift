import LayoutModel
import Testing

@testable import AutoLayoutEngine

/// A second solution of an ambiguous layout.
@Suite struct AlternativeTests {
    /// By path: each view's frame in the first and in the second solution; nil if there is no second solution.
    private func frames(_ text: String) throws -> [String: (one: Rect, other: Rect)]? {
        let solving = try Solving(text)
        var solver = LayoutSolver(solving.layout)
        let solution = solver.solve(Configuration(baseOf: solving.layout))
        guard let other = try solver.alternative(to: solution, .never) else { return nil }
        var result: [String: (Rect, Rect)] = [:]
        for view in solving.layout.views {
            result[view.path] = (solution.frame(of: view.id), other[view.id.index])
        }
        return result
    }

    @Test func aDeterminedLayoutHasNone() throws {
        #expect(try frames("size 100 x 100; view a; a.edges == super.edges") == nil)
    }

    @Test func viewsThatShareASpaceDivideItDifferently() throws {
        let frames = try #require(
            try frames(
                """
                size 320 x 44
                label key 90 x 20, value 120 x 20
                H:|-16-[key]-8-[value]-16-|
                [key, value].centerY == super.centerY
                """))
        let (key, value) = (try #require(frames["key"]), try #require(frames["value"]))
        #expect(abs(key.one.width - key.other.width) > 5)
        #expect(key.other.width + value.other.width == 280 && key.other.x == 16 && value.other.maxX == 304)
    }

    @Test func itSatisfiesTheConstraints() throws {
        let frames = try #require(
            try frames(
                """
                size 320 x 100
                view a
                a.size == 40 x 40
                a.top == super.top
                a.leading >= super.leading + 16
                a.trailing <= super.trailing - 16
                """))
        let a = try #require(frames["a"])
        #expect(a.other != a.one && a.other.x >= 16 && a.other.maxX <= 304)
        #expect(a.other.width == 40 && a.other.y == 0)
    }

    /// Only a default gives the view hidden in the stack zero height. The second solution must keep that.
    @Test func hiddenViewsKeepTheirDefaults() throws {
        let frames = try #require(
            try frames(
                """
                size 320 x 200
                stack s horizontal {
                    label shown 30 x 20
                    view away { hidden }
                }
                s.top == super.top
                s.leading == super.leading
                view a
                a.bottom == super.bottom
                a.trailing == super.trailing
                a.width == 10
                a.height <= 2 * s.away.height + 5
                """))
        let (a, away) = (try #require(frames["a"]), try #require(frames["s.away"]))
        #expect(a.one.height == 0)
        #expect(a.other.height == 5)
        #expect(away.one.height == 0)
        #expect(away.other.height == 0)
    }

    @Test func aViewThatFollowsAnAmbiguousOneMovesToo() throws {
        let frames = try #require(
            try frames(
                """
                size 320 x 100
                view a, b
                [a, b].size == 40 x 40
                [a, b].top == super.top
                b.leading == a.trailing + 8
                """))
        let (a, b) = (try #require(frames["a"]), try #require(frames["b"]))
        #expect(a.other.x != a.one.x && b.other.x == a.other.maxX + 8)
    }
}
