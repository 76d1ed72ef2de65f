import Analysis
import Testing

@Suite struct RedundantTests {
    @Test func anEqualityThatFollows() throws {
        try check(
            """
            size 320 x 100
            view a
            a.edges == super.edges
            a.width == super.width // expect: redundant
            """)
    }

    @Test func notWhereItFollowsFromTheRootsSizeOnly() throws {
        try check(
            """
            size 320 x 100
            view a
            a.leading == super.leading
            a.verticalEdges == super.verticalEdges
            a.width == 320
            a.trailing <= super.trailing
            """)
    }

    @Test func aWeakerInequality() throws {
        try check(
            """
            size 320 x 100
            view a
            a.leading == super.leading
            a.verticalEdges == super.verticalEdges
            a.width >= 20 // expect: redundant
            a.width >= 44
            a.width == 100 @ 700
            a.width <= 300 @ 750
            a.width <= 200
            """.replacing("a.width <= 300 @ 750", with: "a.width <= 300 @ 750 // expect: redundant"))
    }

    @Test func notAWeakerOneOfHigherPriority() throws {
        try check(
            """
            size 320 x 100
            view a
            a.leading == super.leading
            a.verticalEdges == super.verticalEdges
            a.width >= 20
            a.width >= 44 @ 700
            a.width == 0 @ 100
            """)
    }

    @Test func theLaterOfTwoAlike() throws {
        try check(
            """
            size 320 x 100
            view a
            a.edges == super.edges
            a.top == super.top // expect: redundant
            """)
    }

    @Test func notWhereAStateMakesItCount() throws {
        try check(
            """
            size 320 x 100
            view a, b
            [a, b].verticalEdges == super.verticalEdges
            [a, b].leading == super.leading
            one: a.width == 40
            other: a.width == b.width
            b.width == 40
            state without { deactivate one }
            """.replacing("b.width == 40", with: "last: b.width == 40")
                .replacing(
                    "state without { deactivate one }",
                    with: "state without { deactivate one }\nstate less { deactivate other }"))
    }

    @Test func notASizeThatTheContentHasToo() throws {
        try check("size 320 x 100\nlabel a 40 x 20\na.leading == super.leading\na.top == super.top\na.width == 40")
    }

    @Test func notWhereItContradictsInAState() throws {
        try check(
            """
            size 320 x 100
            view a, b
            H:|-16-[a(50)]-8-[b(20)]
            [a, b].verticalEdges == super.verticalEdges
            b.leading == super.leading + 74 // expect: conflict
            collapse a: trailing
            state s { gone a }
            """)
    }

    @Test func theLaterOfTwoThatDoNotFollowTheText() throws {
        try check(
            """
            size 320 x 100
            view a
            a.verticalEdges == super.verticalEdges
            a.left == super.left // expect: fixed-left-right
            a.right == super.right // expect: fixed-left-right
            a.left == super.left // expect: fixed-left-right, redundant
            a.right == super.right // expect: fixed-left-right, redundant
            a.left >= super.left - 8 // expect: fixed-left-right
            a.left >= super.left - 10 // expect: fixed-left-right, redundant
            """)
    }

    @Test func notWhereDirectionsOfTheTextDiffer() throws {
        try check(
            """
            size 320 x 100
            view a
            a.edges == super.edges
            a.left == super.left // expect: fixed-left-right
            """)
    }
}
