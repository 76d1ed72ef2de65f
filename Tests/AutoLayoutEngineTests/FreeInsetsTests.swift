import AutoLayoutEngine
import LayoutModel
import Testing

/// Safe areas and margins that whoever shows the root decides.
@Suite struct FreeInsetsTests {
    private static func freeInsets(_ layout: inout Layout) { layout.hasFreeInsets = true }

    @Test func insetsOfTheRootAreAnyThatAreNotNegative() throws {
        let body = """
            size 320 x 100
            safeArea 44 0 34 0
            view a
            a.top == super.top; a.height == 20; a.leading == super.leading; a.width == 5
            a.top == safeArea.top
            """
        #expect(try Freed(body).conflicts == [["0", "4"]])
        let s = try Freed(body, change: Self.freeInsets)
        #expect(s.conflicts == [])
        #expect(s["a"] == [0, 0, 5, 20])
        #expect(s.ambiguous == [])
        let outside = try Freed("\(body) + 1", change: Self.freeInsets)
        #expect(outside.solution.conflicts.first?.members.first == .free(.safeArea(.root, .top), .lowerBound))
    }

    @Test func framesHaveTheCanvassInsets() throws {
        let body = "size 320 x 480\nsafeArea 44 0 34 0\nview a, b\na.edges == safeArea.edges\nb.edges == margins.edges"
        let s = try Freed(body) {
            $0.hasFreeInsets = true
            $0.views[0].layoutMargins = EdgeInsets(20)
        }
        #expect(s["a"] == [0, 44, 320, 402])
        #expect(s["b"] == [20, 20, 280, 440])
        #expect(s.ambiguous == [])
    }

    @Test func nestedInsetsAreLikelyThosePlacedThere() throws {
        let body = """
            size 320 x 480
            safeArea 44 0 34 0
            view box { view a }
            box.edges == super.edges
            box.a.edges == box.safeArea.edges
            """
        let s = try Freed(body, change: Self.freeInsets)
        #expect(s["box.a"] == [0, 44, 320, 402])
        let pinned = try Freed("\(body)\nbox.a.top == box.top", change: Self.freeInsets)
        #expect(pinned.conflicts == [])
        #expect(pinned["box.a"] == [0, 0, 320, 446])
    }

    @Test func marginsOfNestedViewsAreNoLessThanTheirOwn() throws {
        let body = """
            size 320 x 480
            view box { view a }
            box.edges == super.edges
            box.a.edges == box.margins.edges

            """
        func solved(_ constraint: String) throws -> Freed {
            try Freed(body + constraint) {
                $0.hasFreeInsets = true
                $0.views[1].marginRules.addsSafeArea = true
            }
        }
        #expect(try solved("")["box.a"] == [8, 8, 304, 464])
        #expect(try solved("box.a.top == box.top + 30").conflicts == [])
        #expect(try solved("box.a.top == box.top + 7").conflicts.count == 1)
    }

    @Test func rightToLeftInsetsAreMirrored() throws {
        let s = try Freed(
            "direction rightToLeft\nsize 320 x 480\nsafeArea 0 44 0 10\nview a\na.edges == safeArea.edges",
            change: Self.freeInsets)
        #expect(s["a"] == [10, 0, 266, 480])
    }
}
