import LayoutModel
import Testing

@testable import Analysis

/// What the rules about ambiguity make of documents.
@Suite struct DrawnAmbiguityTests {
    private typealias Element = TestDocument.Element
    private typealias Pin = TestDocument.Pin

    private func box(_ attributes: String = "", tag: String = "view") -> Element {
        Element(tag: tag, id: "a", frame: [16, 20, 100, 40], attributes: attributes)
    }

    @Test func namesWhatIsMissingByTheNameInTheOutline() throws {
        let document = TestDocument(
            320, 200, [box("userLabel=\"The Box\"")],
            [
                Pin("1", "a.leading", "root.leading", 16), Pin("2", "a.top", "root.top", 20),
                Pin("3", "a.width", nil, 100),
            ])
        let findings = try document.findings()
        #expect(
            findings.map(\.message) == [
                #"Ambiguous height: nothing determines the height of "The Box". "#
                    + "Give it a height, or constrain both its top and bottom edges."
            ])
        #expect(findings.map(\.subject) == ["a vertical"])
        #expect(findings.map { document[$0.range] } == ["view"])
    }

    @Test func asksForAPlaceholderWhereTheClassMayKnow() throws {
        let pins = [Pin("1", "a.leading", "root.leading", 16), Pin("2", "a.top", "root.top", 20)]
        let findings = try TestDocument(320, 200, [box("customClass=\"Gauge\"")], pins).findings()
        #expect(findings.map(\.code) == ["ambiguous-size", "ambiguous-size"])
        #expect(findings.map(\.severity) == [.hint, .hint])
        #expect(
            findings.allSatisfy {
                $0.message.hasSuffix(" If Gauge has an intrinsic size, set a placeholder for it.")
            })
        let placeholders = "placeholderIntrinsicWidth=\"100\" placeholderIntrinsicHeight=\"40\""
        #expect(try TestDocument(320, 200, [box("customClass=\"Gauge\" \(placeholders)")], pins).found() == [])
    }

    @Test func reportsAViewWithoutConstraintsOnce() throws {
        let findings = try TestDocument(320, 200, [box("userLabel=\"Box\"")], []).findings()
        #expect(
            findings.map(\.message) == [
                #"Ambiguous position and size: no constraint says where "Box" is and how large it is. "#
                    + "Constrain it on both axes."
            ])
        #expect(findings.map(\.subject) == ["a horizontal"])
    }

    @Test(arguments: [
        ("", ["ambiguous-size: a horizontal", "ambiguous-position: a vertical"]), ("verifyAmbiguity=\"off\"", []),
        ("verifyAmbiguity=\"ignoreSizes\"", ["ambiguous-position: a vertical"]),
    ])
    func honoursWhatTheAuthorWantsToHear(attribute: String, expected: [String]) throws {
        let document = TestDocument(
            320, 200, [box(attribute)], [Pin("1", "a.leading", "root.leading", 16), Pin("2", "a.height", nil, 40)])
        #expect(try document.found() == expected)
    }

    @Test func leavesToCodeWhatAPlaceholderDecides() throws {
        let pins = [
            Pin("1", "a.leading", "root.leading", 16), Pin("2", "a.width", nil, 100), Pin("3", "a.height", nil, 40),
        ]
        let top = Pin("4", "a.top", "root.top", 20, "placeholder=\"YES\"")
        #expect(try TestDocument(320, 200, [box()], pins).found() == ["ambiguous-position: a vertical"])
        #expect(try TestDocument(320, 200, [box()], pins + [top]).found() == [])
    }

    @Test func saysNothingOfMasksTextsAndStacksThatCodeFills() throws {
        let masked = Element(id: "m", frame: [200, 0, 50, 50], takesConstraints: false)
        let label = Element(tag: "label", id: "l", frame: [16, 80, 42, 21], attributes: "text=\"Title\"")
        let stacks = Element(
            tag: "stackView", id: "s", frame: [0, 120, 320, 80], attributes: "axis=\"vertical\"",
            subviews: [
                Element(tag: "stackView", id: "s1", frame: [0, 0, 320, 40]),
                Element(tag: "stackView", id: "s2", frame: [0, 40, 320, 40]),
            ])
        let pins = [
            Pin("l1", "l.leading", "root.leading", 16), Pin("l2", "l.top", "root.top", 80),
            Pin("l3", "l.trailing", "root.trailing", -16, "relation=\"lessThanOrEqual\""),
            Pin("s3", "s.leading", "root.leading"), Pin("s4", "s.trailing", "root.trailing"),
            Pin("s5", "s.top", "root.top", 120), Pin("s6", "s.height", nil, 80),
        ]
        #expect(try TestDocument(320, 200, [masked, label, stacks], pins).found() == [])
    }

    @Test func concludesNothingFromAConstraintThatIsLost() throws {
        let document = TestDocument(
            320, 200, [box()],
            [
                Pin("1", "gone.leading", "root.leading", 16), Pin("2", "a.width", nil, 100),
                Pin("3", "a.height", nil, 40),
            ])
        let findings = try document.findingsOfBrokenDocument()
        // What is lost could say where the box stands on the horizontal axis, and nothing about the vertical one.
        #expect(findings.map(\.code) == ["ambiguous-position", .danglingID])
        #expect(findings.first?.subject == "a vertical")
    }

    // MARK: Scroll views

    private func scroll(_ inside: String = "", _ pins: [Pin], subviews: [Element]? = nil) -> TestDocument {
        let content = Element(id: "c", frame: [0, 0, 320, 600])
        let scroll = Element(
            tag: "scrollView", id: "s", frame: [0, 0, 320, 200], inside: inside, subviews: subviews ?? [content],
            constraints: pins)
        return TestDocument(
            320, 200, [scroll],
            [
                Pin("s1", "s.leading", "root.leading"), Pin("s2", "s.trailing", "root.trailing"),
                Pin("s3", "s.top", "root.top"), Pin("s4", "s.bottom", "root.bottom"),
            ])
    }

    private static let edges = [
        Pin("1", "c.leading", "s.leading"), Pin("2", "s.trailing", "c.trailing"), Pin("3", "c.top", "s.top"),
        Pin("4", "s.bottom", "c.bottom"),
    ]

    @Test func asksHowLargeTheContentIs() throws {
        let sizes = [Pin("5", "c.width", "s.width"), Pin("6", "c.height", nil, 600)]
        #expect(try scroll(Self.edges + sizes).found() == [])
        #expect(
            try scroll(Self.edges).found().filter { $0.hasPrefix("ambiguous-scroll-content") } == [
                "ambiguous-scroll-content: s horizontal", "ambiguous-scroll-content: s vertical",
            ])
    }

    @Test func saysNothingOfScrollViewsThatCodeFills() throws {
        #expect(try scroll([], subviews: []).found() == [])
        let masked = Element(id: "c", frame: [0, 0, 320, 600], takesConstraints: false)
        #expect(try scroll([], subviews: [masked]).found() == [])
        let guide = "<viewLayoutGuide key=\"contentLayoutGuide\" id=\"guide\"/>"
        #expect(
            try scroll(guide, [], subviews: []).found() == [
                "ambiguous-scroll-content: s horizontal", "ambiguous-scroll-content: s vertical",
            ])
    }

    private func scroll(_ pins: [Pin], subviews: [Element]? = nil) -> TestDocument {
        scroll("", pins, subviews: subviews)
    }
}
