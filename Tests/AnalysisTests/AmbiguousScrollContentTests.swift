import Analysis
import Testing

@Suite struct AmbiguousScrollContentTests {
    @Test func atTheScrollView() throws {
        try check(
            """
            size 320 x 200
            scroll page { // expect: ambiguous-scroll-content
                view body
                body.horizontalEdges == super.horizontalEdges
                body.width == frame.width
                body.top == super.top
                body.height == 900
            }
            page.edges == super.edges
            """)
    }

    @Test func notWhereItHasNothingInIt() throws {
        try check("size 320 x 200\nscroll page\npage.edges == super.edges")
    }
}
