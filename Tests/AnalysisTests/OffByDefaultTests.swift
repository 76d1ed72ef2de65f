import Analysis
import Testing

/// The rules that find what is legal and rarely meant.
@Suite struct OffByDefaultTests {
    private let layout = """
        size 100 x 100
        label a 80 x 20 "Something"
        label b 80 x 20 // expect: overlapping
        view c // expect: zero-size
        view d // expect: clipped
        a.leading == super.leading
        a.top == super.top
        b.leading == super.leading + 10
        b.top == super.top + 10
        c.leading == super.leading
        c.top == super.top + 50
        c.size == 0 x 20
        d.leading == super.leading + 60
        d.top == super.top + 60
        d.size == 60 x 20
        """

    @Test func areSilentUnlessAskedFor() throws {
        #expect(try Judging(layout).codes == [])
    }

    @Test func findWhatTheyAreFor() throws {
        try check(layout, enabled: [.clipped, .overlapping, .zeroSize, .truncated])
    }

    @Test func aTextThatIsCut() throws {
        try check(
            """
            size 100 x 100
            label a 180 x 20 "Something long" // expect: truncated
            a.horizontalEdges == super.horizontalEdges
            a.top == super.top
            """, enabled: [.truncated])
    }

    @Test func whatLiesWhollyOnAnotherIsNoOverlap() throws {
        try check(
            """
            size 100 x 100
            view back
            label front 20 x 20
            back.edges == super.edges
            front.center == back.center
            """, enabled: [.overlapping])
    }
}

@Suite struct FixedLeftRightTests {
    @Test func atTheConstraint() throws {
        try check(
            """
            size 100 x 100
            label a 20 x 20
            a.left == super.left + 8 // expect: fixed-left-right
            a.top == super.top
            """)
    }
}
