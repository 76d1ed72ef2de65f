import Features
import SourceText
import TestSupport
import Testing

@Suite struct CompletionTests {
    private func proposals(_ marked: String, after before: Snapshot? = nil) -> [CompletionProposal] {
        let fixture = Fixture(marked)
        guard let snapshot = fixture.snapshot(after: before) else { return [] }
        let proposals = Completion.proposals(at: fixture.cursor, in: snapshot)
        if let range = fixture.ranges.first {
            for proposal in proposals { #expect(proposal.replacing == range, "\(proposal.label)") }
        }
        return proposals
    }

    private func labels(_ marked: String, _ kind: CompletionProposal.Kind? = nil) -> [String] {
        proposals(marked).filter { kind == nil || $0.kind == kind }.map(\.label)
    }

    private func inLayout(_ statement: String) -> String {
        """
        layout A {
            size 320 x 44
            param space = 8 in 0...16
            label a 40 x 20, b 50 x 20
            view box { view inner }
            scroll list
            gap: a.top == super.top
            a.bottom: a.bottom == super.bottom
            state low { gone a }
            \(statement)
        }
        """
    }

    @Test func membersOfAView() {
        let found = labels(inLayout("b.«│»"))
        #expect(
            Set(["leading", "trailing", "top", "width", "centerX", "firstBaseline", "edges", "size"]).isSubset(
                of: found))
        #expect(!found.contains("a") && !found.contains("super"))
    }

    /// Attributes that Auto Layout refuses beside that of the left side are not proposed.
    @Test(arguments: [
        ("a.leading == super.│", ["leading", "trailing", "centerX"]),
        ("a.leading == b.│", ["trailing", "leading", "centerX"]),
        ("a.leading == a.│", ["trailing", "centerX"]),
        ("a.left == super.│", ["left", "centerX", "right"]),
        ("a.top >= 2 * safeArea.│", ["top", "bottom", "centerY", "firstBaseline", "lastBaseline"]),
        ("[a, b].bottom == box.│", ["top", "bottom", "centerY", "firstBaseline", "lastBaseline"]),
        ("a.width == b.│", ["width", "height"]),
        ("gap2: a.width * 2 + 8 == b.│", ["width", "height"]),
        ("a.edges == super.│", ["edges"]),
        ("a.size == b.│", ["size"]),
        ("a.width == b.width == list.│", ["width", "height"]),
    ])
    func attributesOnTheRightSide(_ statement: String, _ expected: [String]) {
        #expect(labels(inLayout(statement), .attribute) == expected)
    }

    @Test func theMostUsedAttributesComeFirst() {
        let found = labels(inLayout("b.│"), .attribute)
        #expect(found.prefix(4) == ["leading", "trailing", "top", "bottom"])
        #expect(Array(found.prefix(12).suffix(2)) == ["left", "right"])
    }

    @Test func thePartialWordIsReplaced() {
        #expect(labels(inLayout("b.«lea│»")).contains("leading"))
        #expect(labels(inLayout("b.«le│»ading == a.leading")).contains("leading"))
    }

    @Test func membersOfAViewWithSubviews() {
        #expect(labels(inLayout("box.│"), .view) == ["inner"])
    }

    @Test func membersOfAScrollView() {
        #expect(Set(labels(inLayout("list.│"), .guide)) == ["content", "frame"])
        #expect(labels(inLayout("a.│"), .guide).isEmpty)
    }

    @Test func itemsOnTheRightSide() {
        let found = labels(inLayout("b.top == «│»"))
        #expect(Set(["a", "b", "box", "list", "super", "safeArea", "margins", "readable"]).isSubset(of: found))
        #expect(!found.contains("inner"))
    }

    @Test func innerNamesComeBeforeOuterNames() {
        let found = labels("layout A { size 9 x 9; view a; view box { view inner\n inner.top == │ } }", .view)
        #expect(found == ["inner", "a", "box"])
    }

    @Test func onlyViewsAreProposedWhereAViewIsRequired() {
        for statement in ["vary │", "vary a, │", "state s { gone │ }", "collapse │"] {
            #expect(labels(inLayout(statement)) == ["a", "b", "box", "list"], "\(statement)")
        }
    }

    @Test func insideVisualFormat() {
        #expect(Set(["a", "b", "box", "list"]).isSubset(of: labels(inLayout("H:|-[«│»"))))
        #expect(labels(inLayout("H:|-[«b│»]-[a]-|")).contains("box"))
        #expect(labels(inLayout("H:[a]-(8@│)-[b]"), .priority).contains("high"))
        #expect(labels(inLayout("H:[a]-(│)-[b]"), .parameter) == ["space"])
    }

    @Test func priorities() {
        #expect(
            labels(inLayout("b.top == a.top @ │"), .priority) == [
                "required", "almostRequired", "high", "low", "fitting",
            ])
    }

    @Test func statements() {
        let words = labels(inLayout("│"))
        #expect(Set(["view", "label", "stack", "state", "vary", "collapse", "sizes", "param"]).isSubset(of: words))
        #expect(words.contains("b"))
        #expect(labels("│").contains("layout"))
    }

    @Test func labelsAndStates() {
        #expect(labels(inLayout("state s { activate │ }"), .label) == ["gap", "a.bottom"])
        let words = labels(inLayout("state s { │ }"))
        #expect(Set(["gone", "hide", "show", "activate", "deactivate", "set"]).isSubset(of: words))
    }

    @Test func theDetailOfALabelIsItsConstraint() {
        let found = proposals(inLayout("state s { activate │ }")).first { $0.label == "gap" }
        #expect(found?.detail == "a's top edge should equal the superview's top edge")
    }

    @Test func namesGetBackquotesIfNeeded() {
        let found = proposals("layout A { size 9 x 9; view `my view`; vary │ }")
        #expect(found.map(\.label) == ["my view"])
        #expect(found.map(\.insertion) == ["`my view`"])
    }

    @Test func namesOfTheLastGoodVersionAreProposed() {
        let before = Fixture("layout A { size 9 x 9; view a, lost; a.top == super.top }").snapshot()
        let found = proposals("layout A { size 9 x 9; view a; (( ; vary │ }", after: before)
        #expect(found.map(\.label) == ["a", "lost"])
    }

    @Test func commentsAndStringsHaveNoProposals() {
        #expect(labels(inLayout("// b.│")).isEmpty)
        #expect(labels(inLayout("label c \"b.│\"")).isEmpty)
    }

    @Test func documentationOfAWordAndOfAView() throws {
        let fixture = Fixture(inLayout("a.leading == super.leading"))
        guard let snapshot = fixture.snapshot() else { return }
        func text(_ topic: CompletionProposal.Topic) throws -> String? {
            try Completion.documentation(of: topic, in: snapshot).map {
                $0.plaintext
            }
        }
        #expect(try text(.word("top")) == "The top edge.")
        #expect(try text(.word("nonsense")) == nil)
        #expect(try text(.view(layout: "A", path: "a"))?.hasPrefix("label a\n\nx 0, y 0, width 40") == true)
        #expect(try text(.view(layout: "A", path: "nobody")) == nil)
        #expect(try text(.view(layout: "B", path: "a")) == nil)
    }

    @Test func everyAttributeHasDocumentation() throws {
        let topics = proposals(inLayout("list.│")).filter { $0.kind != .view }.compactMap(\.topic)
        guard let snapshot = Fixture("").snapshot() else { return }
        for topic in topics { #expect(try Completion.documentation(of: topic, in: snapshot) != nil, "\(topic)") }
    }

    @Test func itemsOfADocumentWithTheirFrames() throws {
        let fixture = Fixture(Documents.marked("firstItem=\"tab-le-001\"", as: "firstItem=\"«│tab-le-001»\""))
        let snapshot = try #require(fixture.snapshot(of: "a.storyboard"))
        let found = Completion.proposals(at: fixture.cursor, in: snapshot)
        #expect(found.map(\.label) == ["View", "Title", "portrait", "Table View", "Safe Area"])
        #expect(found.map(\.replacing).allSatisfy { [$0] == fixture.ranges })
        #expect(found[1].insertion == "ttl-la-001")
        #expect(found[1].filter == "Title ttl-la-001")
        let topic = try #require(found[1].topic)
        let documentation = try #require(try Completion.documentation(of: topic, in: snapshot))
        #expect(documentation.plaintext.hasPrefix("Label Title\n\nx 16, y "))
    }
}
