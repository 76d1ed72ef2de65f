import Analysis
import LayoutModel
import Testing

/// The states of views in documents: hidden in a stack view, going by constraints that wait, or by their content.
@Suite struct DrawnStatesTests {
    /// A banner above a body in a stack view that is as high as it is said to be.
    private func stack(height: Double, banner: String = "hidden=\"YES\"", priority: String = "priority=\"999\"")
        -> TestDocument
    {
        func view(_ name: String, _ frame: [Double], _ attributes: String, _ pin: String) -> TestDocument.Element {
            TestDocument.Element(
                id: name, frame: frame, attributes: "userLabel=\"\(name)\" \(attributes)",
                constraints: [TestDocument.Pin("\(name)-h", "height", nil, frame[3], pin)])
        }
        let above = banner.isEmpty ? 68.0 : 0
        let stack = TestDocument.Element(
            tag: "stackView", id: "stack", frame: [0, 20, 375, 100 + above],
            attributes: "axis=\"vertical\" spacing=\"8\" userLabel=\"stack\"",
            subviews: [
                view("banner", [0, 0, 375, 60], banner, priority), view("body", [0, above, 375, 100], "", ""),
            ])
        return .screen(
            [stack],
            [
                TestDocument.Pin("l", "stack.leading", "root.leading"),
                TestDocument.Pin("t", "stack.top", "root.top", 20),
                TestDocument.Pin("r", "root.trailing", "stack.trailing"),
                TestDocument.Pin("h", "stack.height", nil, height, "relation=\"lessThanOrEqual\""),
            ])
    }

    @Test func aHiddenViewOfAStackIsLookedAtShownAndHidden() throws {
        let solved = try SolvedDocument(stack(height: 200))
        #expect(solved.messages == [])
        #expect(try solved.states().keys.sorted { $0.count < $1.count } == [[], ["banner"]])
        #expect(try solved.frame("body", width: 375, gone: [])[1] == 68)
        #expect(try solved.frame("body", width: 375, gone: ["banner"])[1] == 0)
    }

    @Test func aConflictWhereItIsShown() throws {
        let solved = try SolvedDocument(stack(height: 100))
        #expect(solved.codes == ["conflict"])
        #expect(solved.messages.first?.contains("hen \"banner\" is shown") == true)
        #expect(try solved.states() == [[]: ["conflict"], ["banner"]: []])
    }

    /// A row of two views of fixed widths in a stack view that is as wide as the screen, of which one is hidden.
    @Test func whereAWiderScreenHasRoomCodeMayDoSomethingElse() throws {
        func view(_ name: String, _ x: Double, _ width: Double, _ attributes: String) -> TestDocument.Element {
            TestDocument.Element(
                id: name, frame: [x, 0, width, 40], attributes: "userLabel=\"\(name)\" \(attributes)",
                constraints: [
                    TestDocument.Pin(
                        "\(name)-w", "width", nil, width,
                        attributes.isEmpty ? "relation=\"greaterThanOrEqual\"" : "priority=\"999\""),
                    TestDocument.Pin("\(name)-h", "height", nil, 40),
                    TestDocument.Pin("\(name)-m", "width", nil, 60, "relation=\"greaterThanOrEqual\" priority=\"998\""),
                ])
        }
        let stack = TestDocument.Element(
            tag: "stackView", id: "stack", frame: [0, 20, 375, 40], attributes: "userLabel=\"stack\" spacing=\"80\"",
            subviews: [view("title", 0, 260, ""), view("badge", 0, 60, "hidden=\"YES\"")])
        let solved = try SolvedDocument(
            .screen(
                [stack],
                [
                    TestDocument.Pin("l", "stack.leading", "root.leading"),
                    TestDocument.Pin("t", "stack.top", "root.top", 20),
                    TestDocument.Pin("r", "root.trailing", "stack.trailing"),
                ]))
        #expect(!solved.codes.contains("conflict"))
        #expect(try solved.states()[[]] == ["conflict"])
    }

    @Test func s5OnlyAViewThatIsHiddenMustNotBeFixed() throws {
        #expect(try SolvedDocument(stack(height: 200, priority: "")).codes == ["required-size-in-stack"])
        #expect(try SolvedDocument(stack(height: 200, banner: "", priority: "")).codes == [])
    }

    /// A card with a text that its required paddings keep from closing, in a stack view.
    private func card(_ attributes: String, bottom: String = "") -> TestDocument {
        let text = TestDocument.Element(
            tag: "label", id: "text", frame: [8, 8, 359, 20.5], attributes: "text=\"Text\" userLabel=\"text\"")
        let card = TestDocument.Element(
            id: "card", frame: [0, 28.5, 375, 36.5], attributes: "userLabel=\"card\" \(attributes)",
            subviews: [text],
            constraints: [
                TestDocument.Pin("text-l", "text.leading", "card.leading", 8),
                TestDocument.Pin("text-r", "card.trailing", "text.trailing", 8),
                TestDocument.Pin("text-b", "card.bottom", "text.bottom", 8, bottom),
                TestDocument.Pin("text-t", "text.top", "card.top", 8),
            ])
        let title = TestDocument.Element(
            tag: "label", id: "title", frame: [0, 0, 375, 20.5], attributes: "text=\"Title\" userLabel=\"title\"")
        let stack = TestDocument.Element(
            tag: "stackView", id: "stack", frame: [0, 20, 375, 65],
            attributes: "axis=\"vertical\" spacing=\"8\" userLabel=\"stack\"", subviews: [title, card])
        return .screen(
            [stack],
            [
                TestDocument.Pin("l", "stack.leading", "root.leading"),
                TestDocument.Pin("t", "stack.top", "root.top", 20),
                TestDocument.Pin("r", "root.trailing", "stack.trailing"),
            ])
    }

    @Test func s5WhatIsInsideMustLetItClose() throws {
        let solved = try SolvedDocument(card("hidden=\"YES\""))
        #expect(solved.codes == ["required-size-in-stack"])
        #expect(solved.findings.first?.subject == "text-b")
        #expect(solved.findings.first?.related.count == 1)
        #expect(try SolvedDocument(card("hidden=\"YES\"", bottom: "priority=\"999\"")).codes == [])
        #expect(try SolvedDocument(card("")).codes == [])
    }

    /// Three views below each other, of which the middle one goes by constraints that are not installed.
    private func column(gap: String?, more: [TestDocument.Pin] = []) -> TestDocument {
        func view(_ name: String, _ y: Double, _ pins: [TestDocument.Pin], _ inside: String = "")
            -> TestDocument.Element
        {
            TestDocument.Element(
                id: name, frame: [0, y, 100, 30], attributes: "userLabel=\"\(name)\"", inside: inside,
                constraints: [TestDocument.Pin("\(name)-w", "width", nil, 100)] + pins)
        }
        func excluding(_ id: String) -> String {
            "<variation key=\"default\"><mask key=\"constraints\"><exclude reference=\"\(id)\"/></mask></variation>"
        }
        func height(_ name: String, _ attributes: String = "") -> TestDocument.Pin {
            TestDocument.Pin("\(name)-h", "height", nil, 30, attributes)
        }
        let zero = TestDocument.Pin("zero", "height", nil, 0, "identifier=\"middle gone\"")
        var pins = ["first", "middle", "last"].map { TestDocument.Pin("\($0)-l", "\($0).leading", "root.leading") }
        pins += [
            TestDocument.Pin("first-t", "first.top", "root.top", 20),
            TestDocument.Pin("middle-t", "middle.top", "first.bottom", 10),
            TestDocument.Pin("last-t", "last.top", "middle.bottom", 8, "priority=\"999\""),
        ]
        pins += more
        if let gap { pins.append(TestDocument.Pin("gap", "last.top", "middle.bottom", 0, gap)) }
        var document = TestDocument.screen(
            [
                view("first", 20, [height("first")]),
                view("middle", 60, [height("middle", "priority=\"999\""), zero], excluding("zero")),
                view("last", 98, [height("last")]),
            ], pins)
        if gap != nil {
            document.text = document.text.replacing(
                "</constraints>\n\n</view>\n</viewController>",
                with: "</constraints>\n\(excluding("gap"))\n</view>\n</viewController>")
        }
        return document
    }

    @Test func constraintsOfOneIdentifierLetAViewGo() throws {
        let solved = try SolvedDocument(column(gap: "identifier=\"middle gone\""))
        #expect(solved.messages == [])
        #expect(try solved.states() == [[]: [], ["middle"]: []])
        #expect(try solved.frame("last", width: 375, gone: [])[1] == 98)
        #expect(try solved.frame("last", width: 375, gone: ["middle"])[1] == 60)
    }

    /// A gap of 20 becomes 8. With the 2 before it, that is less than the larger gap before.
    @Test func anUnknownConstantDoesNotHideTheGapThatIsInstalled() throws {
        let computed = TestDocument.Pin("computed", "last.top", "middle.bottom", 0, "priority=\"1\"")
        var layout = try SolvedDocument(column(gap: "identifier=\"middle gone\"", more: [computed])).layout
        let constants: [String: Quantity] = ["middle-t": 2, "last-t": 20, "computed": .unknown, "gap": 8]
        for index in layout.constraints.indices {
            guard let constant = layout.constraints[index].objectID.flatMap({ constants[$0] }) else { continue }
            layout.constraints[index].constant = constant
        }
        let rows = try StateTable(layout, by: Checker(.standard)).rows
        #expect(rows.map { $0.findings.map(\.code.rawValue) } == [[], []])
    }

    @Test func withoutAGapBothStay() throws {
        let solved = try SolvedDocument(column(gap: nil))
        #expect(solved.codes == ["gap-when-gone"])
        #expect(try solved.states() == [[]: [], ["middle"]: ["gap-when-gone"]])
    }

    /// A view with an outlet collection that is to collapse by itself.
    private func automatic(_ tag: String) -> TestDocument {
        let view = TestDocument.Element(
            tag: tag, id: "box", frame: [0, 20, 100, 30], attributes: "userLabel=\"box\"",
            inside: """
                <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="boolean" keyPath="autoCollapse" value="YES"/>
                </userDefinedRuntimeAttributes>
                <connections>
                <outletCollection property="fd_collapsibleConstraints" destination="box4" \
                collectionClass="NSMutableArray" id="o"/>
                </connections>
                """)
        return .screen([view], TestDocument.Pin.column(view))
    }

    @Test func f3AViewWithoutContentIsGoneFromTheStart() throws {
        let solved = try SolvedDocument(automatic("view"))
        #expect(solved.messages == [])
        #expect(try solved.states() == [["box"]: []])
        #expect(try solved.frame("box", width: 375, gone: ["box"])[3] == 0)
    }

    @Test func f3AControlNeverGoes() throws {
        let solved = try SolvedDocument(automatic("segmentedControl"))
        #expect(solved.codes == ["collapse-without-effect"])
        #expect(solved.messages.first?.hasPrefix(#""box" never collapses: "#) == true)
        #expect(try solved.states().keys.map { $0 } == [[]])
    }
}

extension TestDocument.Pin {
    fileprivate static func column(_ view: TestDocument.Element) -> [TestDocument.Pin] { .place(view.id, view.frame) }
}
