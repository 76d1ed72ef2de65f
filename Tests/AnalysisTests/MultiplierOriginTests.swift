import LayoutModel
import Testing

@Suite struct MultiplierOriginTests {
    private func check(_ constraint: String) throws {
        try AnalysisTests.check(
            """
            size 320 x 44
            view a, b { view inner; inner.edges == super.edges }
            a.leading == super.leading + 16
            [a, b].size == 40 x 20
            [a, b].top == super.top
            \(constraint)
            """, enabled: [FindingCode(rawValue: "multiplier-origin")])
    }

    @Test func ofASibling() throws {
        try check("b.leading == a.trailing * 2 // expect: multiplier-origin")
        try check("b.centerX == a.centerX * 1.5 + 4 // expect: multiplier-origin")
    }

    @Test func ofTheSuperviewOrOfASize() throws {
        try check("b.leading == super.trailing * 0.35")
        try check("b.centerX == margins.trailing * 0.35")
        try check("b.leading == a.trailing + 8")
    }
}
