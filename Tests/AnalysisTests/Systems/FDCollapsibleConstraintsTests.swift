import Testing

/// UIView-FDCollapsibleConstraints: the constraints in the view's outlet collection, and nothing else.
@Suite struct FDCollapsibleConstraintsTests {
    private let gaps = ["lead: middle.leading == first.trailing + 8", "trail: last.leading == middle.trailing + 8"]

    /// A row of three views in a document, the middle one with an outlet collection.
    private func document(_ collection: [String], inside: String = "", attributes: String = "") -> TestDocument {
        let entries = collection.enumerated().map {
            """
            <outletCollection property="fd_collapsibleConstraints" destination="\($1)" \
            collectionClass="NSMutableArray" id="entry\($0)"/>
            """
        }
        let middle = TestDocument.Element(
            id: "middle", frame: [64, 12, 50, 20], attributes: attributes,
            inside: "<connections>\(entries.joined())</connections>",
            subviews: inside.isEmpty
                ? [] : [TestDocument.Element(tag: "imageView", id: "picture", frame: [4, 2, 30, 16])],
            constraints: [TestDocument.Pin("wide", "width", nil, 50)]
                + (inside.isEmpty ? [] : .place("picture", [4, 2, 30, 16], in: "middle")))
        return TestDocument(
            320, 44,
            [
                TestDocument.Element(id: "first", frame: [16, 12, 40, 20]), middle,
                TestDocument.Element(id: "last", frame: [122, 12, 40, 20]),
            ],
            .place("first", [16, 12, 40, 20]) + [
                TestDocument.Pin("lead", "middle.leading", "first.trailing", 8),
                TestDocument.Pin("trail", "last.leading", "middle.trailing", 8),
                TestDocument.Pin("top", "middle.top", "root.top", 12),
                TestDocument.Pin("high", "middle.height", nil, 20),
                TestDocument.Pin("last2", "last.top", "root.top", 12), TestDocument.Pin("last3", "last.width", nil, 40),
                TestDocument.Pin("last4", "last.height", nil, 20),
            ])
    }

    @Test func f1TheOutletCollectionOfADocument() throws {
        #expect(try document(["wide", "lead"]).found() == [])
        #expect(try document(["lead"]).found() == ["gap-when-gone: middle horizontal"])
        #expect(try document(["wide", "lead", "trail"]).found() == ["lost-gap: middle horizontal"])
    }

    @Test func f2WhatIsInItIsStillDrawn() throws {
        let open = document(["wide", "lead"], inside: "picture")
        #expect(try open.found() == ["drawn-when-gone: middle"])
        #expect(try open.findings().first?.message.contains(" To fix it, turn on Clip to Bounds for ") == true)
        #expect(try document(["wide", "lead"], inside: "picture", attributes: "clipsSubviews=\"YES\"").found() == [])
        #expect(try document(["wide", "lead"], inside: "picture", attributes: "hidden=\"YES\"").found() == [])
    }

    @Test func f2AnEmptyCollection() throws {
        let solved = try SolvedText(row(collapse: " as fdCollapsible"))
        #expect(solved.codes == ["collapse-without-effect"])
        #expect(
            solved.messages.first?.hasSuffix(" Its collection is empty: add its width and one of its gaps.") == true)
    }

    @Test func f2ListedConstantsGoToZero() throws {
        let solved = try SolvedText(
            row(collapse: ": wide lead as fdCollapsible", middle: "wide: middle.width == 50", gaps: gaps))
        #expect(solved.codes == [])
        #expect(try solved.frame("last", gone: ["middle"])[0] == 64)
    }

    @Test func f4AConstraintInTwoCollections() throws {
        let solved = try SolvedText(
            row(
                collapse: ": wide lead as fdCollapsible", middle: "wide: middle.width == 50", gaps: gaps,
                more: "collapse first: lead narrow as fdCollapsible\nnarrow: first.width == 40"
            ).replacing("[first, last].width == 40", with: "last.width == 40")
                .replacing("super.leading + 16", with: "super.leading"))
        #expect(solved.codes == ["shared-gap"])
    }

    @Test func f4WhatIsSetAfterwardsIsLost() throws {
        let solved = try SolvedText(
            row(collapse: ": wide lead as fdCollapsible", middle: "wide: middle.width == 50", gaps: gaps)
                + "\nstate roomy { lead.constant = 20 }")
        #expect(solved.codes == ["not-restored"])
    }

    @Test func f5TheSizeIsMissing() throws {
        let solved = try SolvedText(row(collapse: ": lead as fdCollapsible", gaps: gaps))
        #expect(solved.codes == ["gap-when-gone"])
        #expect(
            solved.messages.first?.hasSuffix(
                #" Add the width of "middle" to its collection, so that it becomes 0 together with the gap."#) == true)
    }

    @Test func f5BothMargins() throws {
        let solved = try SolvedText(
            row(collapse: ": wide lead trail as fdCollapsible", middle: "wide: middle.width == 50", gaps: gaps))
        #expect(solved.codes == ["lost-gap"])
        #expect(solved.messages.first?.contains("List only one of the gaps of \"middle\"") == true)
    }
}
