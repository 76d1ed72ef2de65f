import AutoLayoutEngine
import Testing

@Suite struct ConflictTests {
    @Test func theLastMemberIsLeftOut() throws {
        let s = try Solving(
            """
            size 320 x 100
            view a
            a.leading == super.leading + 10
            a.width == 100
            a.top == super.top
            a.height == 20
            a.width == 200
            """)
        #expect(s.solution.broken.map { s.layout[$0].constant.literal } == [200])
        #expect(s["a"] == [10, 0, 100, 20])
    }

    @Test func onlyInvolvedConstraintsAreMembers() throws {
        let s = try Solving(
            """
            size 320 x 100
            view a, b
            a.leading == super.leading + 10
            a.top == super.top
            a.size == 100 x 20
            b.top == a.bottom
            b.leading == a.leading
            b.height == 10
            b.width >= 150
            b.trailing == a.trailing
            """)
        let members = s.solution.conflicts.first?.members.compactMap(\.constraint) ?? []
        let named = members.map { "\(s.layout[$0].first.attribute) \(s.layout[$0].relation.rawValue)" }
        #expect(named == ["width ==", "leading ==", "width >=", "trailing =="])
    }

    @Test func aNegativeWidthIsAConflict() throws {
        let s = try Solving(
            """
            size 100 x 20
            view a
            a.leading == super.leading + 80
            a.trailing == super.trailing - 80
            a.verticalEdges == super.verticalEdges
            """
        )
        #expect(s.solution.conflicts.count == 1)
        #expect(s.solution.conflicts.first?.bounds.count == 1)
    }

    @Test func eachConflictIsFoundOnce() throws {
        let s = try Solving(
            """
            size 320 x 100
            view a, b
            [a, b].leading == super.leading
            [a, b].top == super.top
            [a, b].height == 20
            [a, b].width == 100
            a.width == 120
            b.width == 140
            """)
        #expect(s.solution.conflicts.count == 2)
    }
}
