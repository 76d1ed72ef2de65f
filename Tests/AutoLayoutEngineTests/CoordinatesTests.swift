import LayoutModel
import Testing

/// Superviews' coordinates, multipliers on locations, margins, safe areas, scroll views and the reading direction.
@Suite struct CoordinatesTests {
    @Test func framesAreInTheSuperviewsCoordinates() throws {
        let s = try Solving(
            """
            size 200 x 100
            view outer { view inner { view core }; inner.edges == super.edges inset 10; \
            inner.core.edges == inner.edges inset 5 }
            outer.edges == super.edges inset 20
            """)
        #expect(s["outer"] == [20, 20, 160, 60])
        #expect(s["outer.inner"] == [10, 10, 140, 40])
        #expect(s["outer.inner.core"] == [5, 5, 130, 30])
    }

    @Test func aMultiplierOnALocationCountsFromTheCommonAncestor() throws {
        let s = try Solving(
            """
            size 300 x 100
            view box { view dot; dot.centerX == super.trailing * 1/4; dot.size == 10 x 10; dot.top == super.top }
            box.leading == super.leading + 100
            box.top == super.top
            box.size == 80 x 50
            """)
        #expect(s["box.dot"] == [15, 0, 10, 10])
    }

    @Test func rightToLeftMirrorsLeadingAndTrailingOnly() throws {
        let s = try Solving(
            """
            size 300 x 100
            direction rightToLeft
            view a, b, c
            [a, b, c].size == 40 x 20
            [a, b, c].top == super.top
            a.leading == super.leading + 16
            b.left == super.left + 16
            c.centerX == super.trailing * 1/4
            """)
        #expect(s["a"] == [244, 0, 40, 20])
        #expect(s["b"] == [16, 0, 40, 20])
        #expect(s["c"] == [205, 0, 40, 20])
    }

    @Test func insetsOfGuidesMirrorToo() throws {
        let s = try Solving(
            """
            size 300 x 100
            direction rightToLeft
            margins 0 10 0 30
            view a
            a.edges == margins.edges
            """)
        #expect(s["a"] == [30, 0, 260, 100])
    }

    @Test func marginsAreEightByDefault() throws {
        #expect(try Solving("size 100 x 100\nview a\na.edges == margins.edges")["a"] == [8, 8, 84, 84])
        #expect(
            try Solving("size 100 x 100\nmargins 1 2 3 4\nview a\na.edges == margins.edges")["a"] == [2, 1, 94, 96])
        let nested = try Solving(
            "size 100 x 100\nview b { margins 5; view a; a.edges == margins.edges }\nb.edges == super.edges")
        #expect(nested["b.a"] == [5, 5, 90, 90])
    }

    @Test func aNestedSafeAreaIsThePartOfTheRootsInsideTheView() throws {
        let s = try Solving(
            """
            size 375 x 812
            safeArea 47 0 34 0
            view page { view content; content.edges == safeArea.edges }
            page.horizontalEdges == super.horizontalEdges
            page.top == super.top + 20
            page.bottom == super.bottom
            """)
        #expect(s["page.content"] == [0, 27, 375, 731])
    }

    @Test func aDeviceHasItsSafeArea() throws {
        let s = try Solving("size iPhone15\nview a\na.edges == safeArea.edges")
        let root = try #require(s[""])
        let area = try #require(s["a"])
        #expect(area[1] > 40 && area[1] + area[3] < root[3])
    }

    @Test func readableContentIsCentredAndLimited() throws {
        let wide = try Solving(
            "size 1024 x 100\nview a\na.horizontalEdges == readable.horizontalEdges\na.top == super.top\na.height == 10"
        )
        #expect(wide["a"] == [176, 0, 672, 10])
        let narrow = try Solving(
            "size 320 x 100\nview a\na.horizontalEdges == readable.horizontalEdges\na.top == super.top\na.height == 10")
        #expect(narrow["a"] == [8, 0, 304, 10])
    }

    @Test func aScrollViewsEdgesAreItsContentsForViewsInside() throws {
        let s = try Solving(
            """
            size 320 x 200
            scroll page {
                view body
                body.edges == super.edges
                body.width == frame.width
                body.height == 900
            }
            page.edges == super.edges
            """)
        #expect(s["page"] == [0, 0, 320, 200])
        #expect(s["page.body"] == [0, 0, 320, 900])
        #expect(s.ambiguous == [])
    }

    @Test func theContentGuideCanBeNamed() throws {
        let s = try Solving(
            """
            size 320 x 200
            scroll page { view body; body.edges == content.edges; body.size == 500 x 900 }
            page.edges == super.edges
            """)
        #expect(s["page.body"] == [0, 0, 500, 900])
    }

    @Test func aDeclaredGuideHasAFrame() throws {
        let s = try Solving(
            """
            size 320 x 200
            guide column
            view a
            column.leading == super.leading + 50
            column.width == 100
            column.verticalEdges == super.verticalEdges
            a.edges == column.edges inset 10
            """)
        #expect(s["column"] == [50, 0, 100, 200])
        #expect(s["a"] == [60, 10, 80, 180])
    }

    @Test func fitIsAsSmallAsTheConstraintsAllow() throws {
        let s = try Solving("size fit x fit\nlabel a 80 x 20\na.edges == super.edges inset 10")
        #expect(s[""] == [0, 0, 100, 40])
    }

    @Test func baselinesOfLabelsOfDifferentHeightsLineUp() throws {
        let s = try Solving(
            """
            size 320 x 100
            label a 80 x 20, b 80 x 40
            a.top == super.top + 30
            b.firstBaseline == a.firstBaseline
            a.leading == super.leading
            b.leading == a.trailing
            """)
        #expect(s["b"] == [80, 20, 80, 40])
    }

    @Test func aViewPinnedToAllEdgesFollowsTheSize() throws {
        let text = "size 320 x 100\nview a\na.edges == super.edges inset 10"
        let size = CanvasSize(width: .points(200), height: .points(50))
        #expect(try Solving(text, size: size)["a"] == [10, 10, 180, 30])
    }

    @Test func aScrollViewsMarginsAreItsContentsForViewsInside() throws {
        let s = try Solving(
            """
            size 300 x 400
            scroll s {
                label a 30 x 20, b 40 x 20
                V:|-[a]-[b]-|
                H:|-[a]
                H:|-[b]-|
            }
            s.edges == super.edges
            """)
        #expect(s["s.b"] == [8, 36, 40, 20])
        #expect(s.ambiguous == [])
    }

    @Test func theLayoutsSafeAreaOverridesTheDevices() throws {
        #expect(
            try Solving("size iPhone15\nsafeArea 10\nview a\na.edges == safeArea.edges")["a"] == [10, 10, 373, 832])
    }
}
