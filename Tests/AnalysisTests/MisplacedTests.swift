import LayoutModel
import TestSupport
import Testing

@testable import Analysis

@Suite struct MisplacedTests {
    @Test func notWhereTheEditorHadNotLaidOut() throws {
        func document(_ width: Double) -> TestDocument {
            TestDocument(
                320, 100, [TestDocument.Element(id: "a", frame: [0, 10, width, 40])],
                [
                    TestDocument.Pin("1", "a.leading", "root.leading", 16),
                    TestDocument.Pin("2", "a.top", "root.top", 10),
                    TestDocument.Pin("3", "a.width", nil, 100), TestDocument.Pin("4", "a.height", nil, 40),
                ])
        }
        #expect(try document(0).found() == [])
        #expect(try document(10).found() == ["misplaced: a"])
    }

    private typealias Element = TestDocument.Element
    private typealias Pin = TestDocument.Pin

    /// A view recorded at `frame`, with constraints that put it at 16, 20 and make it 100 x 40.
    private func recorded(_ frame: [Double], attributes: String = "userLabel=\"Box\"") -> TestDocument {
        TestDocument(
            320, 200, [Element(id: "a", frame: frame, attributes: attributes)], .place("a", [16, 20, 100, 40]))
    }

    @Test func namesTheNumbersThatDiffer() throws {
        let document = recorded([16, 24, 80, 40])
        let finding = try #require(document.findings().first)
        #expect(finding.code == "misplaced" && finding.severity == .warning)
        #expect(
            finding.message
                == #"Misplaced: the document records "Box" with y 24 and width 80, but its constraints give "#
                + "y 20 and width 100. Update its frame, or the constraints.")
        #expect(finding.related.map { document[$0.range.range].contains("id=\"a2\"") } == [true, false])
        #expect(document[finding.range] == "view")
    }

    @Test func takesTheDocumentsOwnFlagForNothing() throws {
        #expect(try recorded([16, 20, 100, 40], attributes: "misplaced=\"YES\"").found() == [])
        #expect(try recorded([16, 20, 99, 40], attributes: "misplaced=\"YES\"").found() == ["misplaced: a"])
    }

    @Test(arguments: [(0.5, false), (0.51, true), (-0.5, false)])
    func allowsForWholePixels(difference: Double, isMisplaced: Bool) throws {
        #expect(try recorded([16 + difference, 20, 100, 40]).found() == (isMisplaced ? ["misplaced: a"] : []))
    }

    @Test(arguments: [(107.0, false), (106, false), (105.6, true)])
    func allowsForTwoRoundedEndsWhereTheNumberIsNoWholePixel(width: Double, isMisplaced: Bool) throws {
        let document = TestDocument(
            320, 200, [Element(id: "a", frame: [0, 0, width, 40])],
            [
                Pin("a1", "a.leading", "root.leading"), Pin("a2", "a.top", "root.top"),
                Pin("a3", "a.width", "root.width", 0, "multiplier=\"1:3\""), Pin("a4", "a.height", nil, 40),
            ])
        #expect(try document.found() == (isMisplaced ? ["misplaced: a"] : []))
    }

    @Test func saysNothingOfWhatFollowsAnotherView() throws {
        let child = Element(id: "child", frame: [10, 10, 60, 20])
        let parent = Element(
            id: "parent", frame: [0, 0, 80, 40], subviews: [child],
            constraints: [
                Pin("1", "child.leading", "parent.leading", 10), Pin("2", "parent.trailing", "child.trailing", 10),
                Pin("3", "child.top", "parent.top", 10), Pin("4", "parent.bottom", "child.bottom", 10),
            ])
        // The neighbour stands where it should beside the parent as it is recorded.
        let neighbour = Element(id: "next", frame: [88, 0, 20, 40])
        let document = TestDocument(
            320, 200, [parent, neighbour],
            .place("parent", [0, 0, 100, 40]) + [
                Pin("n1", "next.leading", "parent.trailing", 8), Pin("n2", "next.top", "root.top"),
                Pin("n3", "next.width", nil, 20), Pin("n4", "next.height", nil, 40),
            ])
        #expect(try document.found() == ["misplaced: parent"])
    }

    @Test func concludesNothingFromContentsPrioritiesMarginsAndSafeAreas() throws {
        let label = Element(tag: "label", id: "l", frame: [16, 20, 42, 21], attributes: "text=\"Title\"")
        // Behind a text, at a priority, within margins, below the safe area: each recorded far from where it is solved.
        let views = [
            label, Element(id: "behind", frame: [150, 20, 30, 30]), Element(id: "optional", frame: [200, 80, 10, 20]),
            Element(id: "margin", frame: [3, 120, 30, 30]),
        ]
        let pins: [Pin] = [
            Pin("l1", "l.leading", "root.leading", 16), Pin("l2", "l.top", "root.top", 20),
            Pin("b1", "behind.leading", "l.trailing", 8), Pin("b2", "behind.top", "root.top", 20),
            Pin("b3", "behind.width", nil, 30), Pin("b4", "behind.height", nil, 30),
            Pin("o1", "optional.leading", "root.leading", 200), Pin("o2", "optional.top", "root.top", 80),
            Pin("o3", "optional.width", nil, 40, "priority=\"999\""), Pin("o4", "optional.height", nil, 20),
            Pin("m1", "margin.leading", "root.leadingMargin"), Pin("m2", "margin.top", "root.top", 120),
            Pin("m3", "margin.width", nil, 30), Pin("m4", "margin.height", nil, 30),
        ]
        let gap = Element(id: "below", frame: [100, 3, 10, 10])
        let guide = "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>"
        let document = TestDocument(
            320, 200, views + [gap],
            pins + [
                Pin("s1", "below.leading", "root.leading", 100), Pin("s2", "below.top", "safe.top", 20),
                Pin("s3", "below.width", nil, 10), Pin("s4", "below.height", nil, 10),
            ], inside: guide)
        #expect(try document.found() == [])
    }

    @Test func measuresFromExplicitMarginsAndFromTheSidesOfTheSafeArea() throws {
        let card = Element(
            id: "card", frame: [0, 0, 320, 100], attributes: "insetsLayoutMarginsFromSafeArea=\"NO\"",
            inside: "<edgeInsets key=\"layoutMargins\" top=\"4\" left=\"12\" bottom=\"4\" right=\"12\"/>",
            subviews: [Element(id: "in", frame: [16, 4, 20, 20])],
            constraints: [
                Pin("1", "in.leading", "card.leadingMargin"), Pin("2", "in.top", "card.topMargin"),
                Pin("3", "in.width", nil, 20), Pin("4", "in.height", nil, 20),
            ])
        let line = Element(id: "line", frame: [5, 150, 320, 1])
        let document = TestDocument(
            320, 200, [card, line],
            .place("card", [0, 0, 320, 100]) + [
                Pin("l1", "line.leading", "safe.leading"), Pin("l2", "line.top", "root.top", 150),
                Pin("l3", "line.width", nil, 320), Pin("l4", "line.height", nil, 1),
            ], inside: "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>")
        #expect(try document.found() == ["misplaced: in", "misplaced: line"])
    }

    @Test func saysNothingOfWhatIsHiddenInAStackOrPlacedByItsMask() throws {
        let stack = Element(
            tag: "stackView", id: "s", frame: [0, 0, 100, 40],
            subviews: [
                Element(id: "shown", frame: [0, 0, 100, 40]),
                Element(
                    id: "hidden", frame: [7, 7, 7, 7], attributes: "hidden=\"YES\"",
                    subviews: [Element(id: "in", frame: [1, 1, 2, 2])],
                    constraints: [Pin("i1", "in.leading", "hidden.leading"), Pin("i2", "in.width", nil, 5)]),
            ])
        let masked = Element(id: "m", frame: [150, 0, 20, 20], takesConstraints: false)
        let document = TestDocument(320, 200, [stack, masked], .place("s", [0, 0, 100, 40]))
        #expect(try document.findings().filter { $0.code == "misplaced" }.map(\.subject) == [])
    }

    @Test func saysNothingWhereConstraintsConflict() throws {
        let document = TestDocument(
            320, 200, [Element(id: "a", frame: [16, 20, 70, 40])],
            .place("a", [16, 20, 100, 40]) + [Pin("x", "a.width", nil, 60)])
        #expect(try document.found() == ["conflict: x"])
    }

    @Test func judgesNothingOfOtherPlatforms() throws {
        let document = TestDocument(
            320, 200, [Element(tag: "customView", id: "a", frame: [16, 24, 80, 40])], .place("a", [16, 20, 100, 40]),
            tag: "customView", runtime: "MacOSX.Cocoa")
        #expect(try document.found() == [])
    }
}
