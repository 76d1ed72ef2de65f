import LayoutModel
import Testing

/// Spacer views in stacks, custom spacing, and what a stack view itself does.
@Suite struct StackSpacersTests {
    private func column(_ body: String, vary: String = "s.mail") -> String {
        """
        size 320 x fit
        stack s vertical alignment leading {
            label name 80 x 21 "Name"
            \(body)
            label phone 110 x 21 "Phone"
        }
        s.edges == super.edges
        vary \(vary)
        """
    }

    @Test func s1ASpacerGoesWithItsView() throws {
        let solved = try SolvedText(
            column("spacer 10 after name; label mail 140 x 21 \"Mail\"; spacer 24 after mail"))
        #expect(solved.codes == [])
        #expect(try solved.frame("s.phone", gone: ["s.mail"])[1] == 31)
    }

    @Test func s2AFixedSpacerStays() throws {
        let solved = try SolvedText(column("spacer 10; label mail 140 x 21 \"Mail\"; spacer 24"))
        #expect(solved.codes == ["orphan-spacer"])
    }

    @Test func s3AcrossTheStack() throws {
        let solved = try SolvedText(
            column("spacer gap; label mail 140 x 21 \"Mail\"", vary: "s.name") + "\ns.gap.width == 10")
        #expect(solved.codes == ["spacer-axis"])
    }

    @Test func s4CustomSpacingNeedsNoSpacer() throws {
        let solved = try SolvedText(
            column("label mail 140 x 21 \"Mail\"").replacing(
                "label phone", with: "spacing 10 after name; spacing 24 after mail\nlabel phone"))
        #expect(solved.codes == [])
        #expect(try solved.frame("s.phone")[1] == 76)
        #expect(try solved.frame("s.phone", gone: ["s.mail"])[1] == 31)
    }

    @Test func s5ARequiredHeightConflictsWithHiding() throws {
        let body = "view mail { self.width == 140; self.height == 21 }"
        #expect(try SolvedText(column(body)).codes == ["required-size-in-stack"])
        #expect(try SolvedText(column(body.replacing("== 21", with: "== 21 @ 999"))).codes == [])
    }

    @Test func s5RequiredPaddingsInsideConflictToo() throws {
        let body = """
            view mail { label text 140 x 21 "Mail"; text.horizontalEdges == super.horizontalEdges inset 8
            text.top == super.top + 8; text.bottom == super.bottom - 8 }
            """
        #expect(try SolvedText(column(body)).codes == ["required-size-in-stack"])
        #expect(try SolvedText(column(body.replacing("bottom - 8", with: "bottom - 8 @ 999"))).codes == [])
    }

    @Test func s8SpacingComesOnTop() throws {
        let solved = try SolvedText(
            column("spacer 10 after name; label mail 140 x 21 \"Mail\"")
                .replacing("vertical alignment", with: "vertical spacing 4 alignment"))
        #expect(try solved.frame("s.mail")[1] == 39)
        #expect(solved.codes == [])
        let asked = try Judging(
            column("spacer 10 after name; label mail 140 x 21 \"Mail\"")
                .replacing("vertical alignment", with: "vertical spacing 4 alignment"),
            enabled: ["spacing-doubled"].map(FindingCode.init(rawValue:)))
        #expect(
            asked.findings.contains {
                $0.message.hasPrefix(
                    #"Doubled spacing: 4 + 10 + 4 = 18 points between "s.name" and "s.mail", "#)
                    && $0.message.contains(" If 10 points are intended, ")
            })
    }
}
