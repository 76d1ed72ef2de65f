import Analysis
import Testing

@Suite struct OrphanSpacerTests {
    private func column(_ spacer: String, vary: String) -> String {
        """
        size 320 x fit
        stack s vertical alignment leading {
            label a 40 x 20
            \(spacer)
            label b 50 x 20
        }
        s.edges == super.edges
        vary \(vary)
        """
    }

    @Test(arguments: ["s.a", "s.b"]) func atTheSpacer(vary: String) throws {
        #expect(try Judging(column("spacer 10", vary: vary)).codes == ["5: orphan-spacer"])
    }

    private func messages(_ source: String) throws -> [String] {
        try Judging(source).findings.filter { $0.code == "orphan-spacer" }.map(\.message)
    }

    @Test func theViewToTieItToIsNamedAsItIsWritten() throws {
        #expect(
            try messages(column("spacer 10", vary: "s.a")) == [
                #"Leftover spacer: its 10 points stay when "s.a" is hidden. "#
                    + #"Tie it to that view: write "spacer 10 after a"."#
            ])
        let quoted = column("spacer 10", vary: "s.`a b`").replacing(" a ", with: " `a b` ")
        #expect(try messages(quoted).map { $0.hasSuffix(#": write "spacer 10 after `a b`"."#) } == [true])
    }

    /// Tied to either, it would be left over where the other one goes.
    @Test(arguments: ["", " after a", " after b"])
    func whereBothViewsGoSpacingIsProposed(tie: String) throws {
        let found = try messages(column("spacer 10\(tie)", vary: "s.a, s.b"))
        #expect(found.count == 1)
        #expect(
            found[0].hasSuffix(
                " Use custom spacing, which disappears with either view: "
                    + #"write "spacing 10 after a" in its place."#))
        #expect(try messages(column("spacing 10 after a", vary: "s.a, s.b")) == [])
    }

    @Test func whereNothingWouldDoNothingIsProposed() throws {
        let found = try messages(column("spacer gap 10", vary: "s.a, s.b") + "\ns.gap.width == 10")
        #expect(
            found == [
                #"Leftover spacer: its 10 points stay when "s.a" is hidden and when "s.b" is hidden."#
            ])
    }

    @Test func theOtherNeighbourIsNamedWhereThatHelps() throws {
        let source = column("spacer 10 after b", vary: "s.a")
        let found = try messages(source.replacing("label b 50 x 20", with: "label b 50 x 20; label c 5 x 5"))
        #expect(found.map { $0.hasSuffix(#" Tie it to that view: write "spacer 10 after a"."#) } == [true])
    }

    @Test func hiddenViewsThatAreShownMakeASentence() throws {
        let source = column("spacer 10", vary: "s.a, s.b").replacing("20\n", with: "20 { hidden }\n")
        let start = #"Leftover spacer: its 10 points stay when "s.b" is shown though "s.a" is hidden."#
        #expect(try messages(source).map { $0.prefix(start.count) } == [start[...]])
    }

    @Test func notWhereItIsTied() throws {
        #expect(try Judging(column("spacer 10 after a", vary: "s.a")).codes == [])
    }

    @Test func notWhereItStillPartsTwoViews() throws {
        #expect(try Judging(column("spacer 10; label c 30 x 20", vary: "s.c")).codes == [])
    }
}
