import Testing

/// UIView-FDCollapsibleConstraints: the constraints in the view's outlet collection, and nothing else.
@Suite struct FDCollapsibleConstraintsTests {
    private let gaps = ["lead: middle.leading == first.trailing + 8", "trail: last.leading == middle.trailing + 8"]

    @Test func f2ListedConstantsGoToZero() throws {
        let fixture = try Fixture(
            row(collapse: ": wide lead as fdCollapsible", middle: "wide: middle.width == 50", gaps: gaps))
        #expect(fixture.codes == [])
        #expect(try fixture.frame("last", gone: ["middle"])[0] == 64)
    }

    @Test func f4AConstraintInTwoCollections() throws {
        let fixture = try Fixture(
            row(
                collapse: ": wide lead as fdCollapsible", middle: "wide: middle.width == 50", gaps: gaps,
                more: "collapse first: lead as fdCollapsible"))
        #expect(fixture.codes == ["shared-gap"])
    }

    @Test func f4WhatIsSetAfterwardsIsLost() throws {
        let fixture = try Fixture(
            row(collapse: ": wide lead as fdCollapsible", middle: "wide: middle.width == 50", gaps: gaps)
                + "\nstate roomy { lead.constant = 20 }")
        #expect(fixture.codes == ["not-restored"])
    }

    @Test func f5TheSizeIsMissing() throws {
        let fixture = try Fixture(row(collapse: ": lead as fdCollapsible", gaps: gaps))
        #expect(fixture.codes == ["gap-when-gone"])
    }

    @Test func f5BothMargins() throws {
        let fixture = try Fixture(
            row(collapse: ": wide lead trail as fdCollapsible", middle: "wide: middle.width == 50", gaps: gaps))
        #expect(fixture.codes == ["lost-gap"])
    }
}
