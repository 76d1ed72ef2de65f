import AutoLayoutEngine
import LayoutLanguage
import LayoutModel
import SourceText
import Testing

/// Texts of several lines, which are as high as the lines that they need at their widths.
@Suite struct TextWrappingTests {
    /// The height of a text of 240 x 18 points in so much room, as the only thing that decides the layout's height.
    private func height(_ width: Double, lines: Int) throws -> Double? {
        let s = try Solving(
            """
            size \(width) x fit
            label m 240 x 18 { lines \(lines) }
            m.edges == super.edges
            """)
        #expect(s.ambiguous == [])
        return s["m"]?.last
    }

    @Test(arguments: [
        (300.0, 0, 18.0), (240, 0, 18), (239.9, 0, 36), (180, 0, 36), (120, 0, 36), (119, 0, 54), (60, 0, 72),
        (180, 1, 18), (180, 2, 36), (60, 2, 36), (60, 3, 54), (240, 2, 18),
    ])
    func takeTheLinesThatTheyNeed(_ width: Double, _ lines: Int, _ expected: Double) throws {
        #expect(try height(width, lines: lines) == expected)
    }

    /// Such a view was given no width, and UIKit does not wrap at a width of 0. A line holds at least one letter.
    @Test(arguments: [(0.0, 18.0), (0.01, 486), (4, 486), (9, 486)])
    func doNotGrowWithoutBound(_ width: Double, _ expected: Double) throws {
        #expect(try height(width, lines: 0) == expected)
    }

    @Test func aTextWithoutAWidthDoesNotWrap() throws {
        let s = try Solving(
            """
            size 100 x fit
            label m _ x 18 { lines 0 }
            m.edges == super.edges
            """)
        #expect(s["m"] == [0, 0, 100, 18])
    }

    @Test func aTextThatNothingLimitsStaysOnOneLine() throws {
        let s = try Solving(
            """
            size fit x fit
            label m 240 x 18 { lines 0 }
            m.edges == super.edges inset 10
            """)
        #expect(s["m"] == [10, 10, 240, 18])
    }

    @Test func whatIsBelowFollows() throws {
        let s = try Solving(
            """
            size 200 x fit
            stack column vertical spacing 4 {
                label title 400 x 20 { lines 0 }
                label subtitle 180 x 16 { lines 0 }
            }
            column.edges == super.edges
            """)
        #expect(s["column.title"] == [0, 0, 200, 40])
        #expect(s["column.subtitle"] == [0, 44, 200, 16])
        #expect(s[""] == [0, 0, 200, 60])
    }

    @Test func hidingASiblingGivesTheTextItsLineBack() throws {
        let body = """
            size 300 x fit
            stack row horizontal spacing 10 alignment top {
                label title 240 x 18 { lines 2 }
                view icon 100 x 10 { compressionResistance 1000 }
            }
            row.edges == super.edges
            state noIcon { gone row.icon }
            state longer { row.title.size = 600 x 20 }
            """
        #expect(try Solving(body)["row.title"] == [0, 0, 190, 36])
        #expect(try Solving(body, state: "noIcon")["row.title"] == [0, 0, 300, 18])
        #expect(try Solving(body, state: "longer")["row.title"] == [0, 0, 190, 40])
    }

    @Test func aCollapsedTextHasNoHeight() throws {
        let s = try Solving(
            """
            size 100 x fit
            label m 240 x 18 { lines 0 }
            m.edges == super.edges
            collapse m: bottom
            """, gone: ["m"])
        #expect(s["m"] == [0, 0, 100, 0])
    }

    /// The second pass decides whether constraints conflict.
    @Test func aRequiredHeightConflictsWithTheLines() throws {
        func conflicts(_ height: Int) throws -> Int {
            try Solving(
                """
                size 120 x 100
                label m 240 x 18 { lines 0; compressionResistance vertical required; hugging vertical required }
                m.horizontalEdges == super.horizontalEdges
                m.top == super.top
                m.height == \(height)
                """
            ).solution.conflicts.count
        }
        #expect(try conflicts(18) == 1)
        #expect(try conflicts(36) == 0)
    }

    @Test(arguments: [("", 36.0), ("m.height == 60", 48)])
    func baselinesAreThoseOfTheFirstAndTheLastLine(_ height: String, _ last: Double) throws {
        let s = try Solving(
            """
            size 120 x 100
            label m 240 x 18 { lines 0 }
            label one 20 x 18
            view first 1 x 1, last 1 x 1
            m.horizontalEdges == super.horizontalEdges
            [m, one].top == super.top
            one.leading == super.leading
            \(height)
            first.top == m.firstBaseline
            last.bottom == m.lastBaseline
            [first, last].leading == super.leading
            view mark 1 x 1
            mark.top == one.firstBaseline
            mark.leading == super.leading
            """)
        let baseline = try #require(s["mark"]?[1])
        let (first, end) = (try #require(s["first"]?[1]), try #require(s["last"]?[1]) + 1)
        #expect(abs(first - baseline - (last - 36)) < 0.002)
        #expect(abs(end - baseline - (last - 18)) < 0.002)
    }

    /// The recorded size of a text in a document is that of all of its lines.
    @Test func atDesignTimeTheRecordedSizeCounts() throws {
        var d = LayoutBuilder()
        let text = d.add("text", .label) {
            $0.numberOfLines = 0
            $0.intrinsicSize = AxisPair(horizontal: .points(200), vertical: .points(40))
        }
        d.place(text, 0, 0)
        d.relate(text.width, .lessThanOrEqual, 1, nil, 120)
        #expect(d.frame(text) == [0, 0, 120, 40])
        #expect(d.frame(text, at: d.running(320)) == [0, 0, 120, 80])
    }

    @Test func furtherLinesAddToTheContent() throws {
        let source = """
            layout L {
                size 100 x fit
                label m 240 x 18 { lines 0 }, n 240 x 18
                [m, n].horizontalEdges == super.horizontalEdges
                m.top == super.top; n.top == m.bottom; n.bottom == super.bottom
            }
            """
        let layout = try #require(LayoutLanguageFormat().parse(SourceText(source)).document.layouts.first)
        var solver = LayoutSolver(layout)
        _ = solver.solve(Configuration(baseOf: layout))
        #expect(solver.lengthOfFurtherLines(of: ViewID(1), on: .vertical) == 36)
        #expect(solver.lengthOfFurtherLines(of: ViewID(1), on: .horizontal) == 0)
        #expect(solver.lengthOfFurtherLines(of: ViewID(2), on: .vertical) == 0)
    }
}
