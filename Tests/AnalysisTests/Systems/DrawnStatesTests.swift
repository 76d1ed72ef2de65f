import LayoutModel
import Testing

/// The states of views in documents: hidden in a stack view, going by constraints that wait, or by their content.
@Suite struct DrawnStatesTests {
    /// A banner above a body in a stack view that is as high as it is said to be.
    private func stack(height: Double, banner: String = "hidden=\"YES\"", priority: String = "priority=\"999\"")
        -> Drawing
    {
        func view(_ name: String, _ frame: [Double], _ attributes: String, _ pin: String) -> Drawing.Element {
            Drawing.Element(
                id: name, frame: frame, attributes: "userLabel=\"\(name)\" \(attributes)",
                constraints: [Drawing.Pin("\(name)-h", "height", nil, frame[3], pin)])
        }
        let above = banner.isEmpty ? 68.0 : 0
        let stack = Drawing.Element(
            tag: "stackView", id: "stack", frame: [0, 20, 375, 100 + above],
            attributes: "axis=\"vertical\" spacing=\"8\" userLabel=\"stack\"",
            subviews: [
                view("banner", [0, 0, 375, 60], banner, priority), view("body", [0, above, 375, 100], "", ""),
            ])
        return .screen(
            [stack],
            [
                Drawing.Pin("l", "stack.leading", "root.leading"), Drawing.Pin("t", "stack.top", "root.top", 20),
                Drawing.Pin("r", "root.trailing", "stack.trailing"),
                Drawing.Pin("h", "stack.height", nil, height, "relation=\"lessThanOrEqual\""),
            ])
    }

    @Test func aHiddenViewOfAStackIsLookedAtShownAndHidden() throws {
        let fixture = try DrawnFixture(stack(height: 200))
        #expect(fixture.messages == [])
        #expect(try fixture.states().keys.sorted { $0.count < $1.count } == [[], ["banner"]])
        #expect(try fixture.frame("body", width: 375, gone: [])[1] == 68)
        #expect(try fixture.frame("body", width: 375, gone: ["banner"])[1] == 0)
    }

    @Test func aConflictWhereItIsShown() throws {
        let fixture = try DrawnFixture(stack(height: 100))
        #expect(fixture.codes == ["conflict"])
        #expect(fixture.messages.first?.contains("hen \"banner\" is shown") == true)
        #expect(try fixture.states() == [[]: ["conflict"], ["banner"]: []])
    }

    /// A row of two views of fixed widths in a stack view that is as wide as the screen, of which one is hidden.
    @Test func whereAWiderScreenHasRoomCodeMayDoSomethingElse() throws {
        func view(_ name: String, _ x: Double, _ width: Double, _ attributes: String) -> Drawing.Element {
            Drawing.Element(
                id: name, frame: [x, 0, width, 40], attributes: "userLabel=\"\(name)\" \(attributes)",
                constraints: [
                    Drawing.Pin(
                        "\(name)-w", "width", nil, width,
                        attributes.isEmpty ? "relation=\"greaterThanOrEqual\"" : "priority=\"999\""),
                    Drawing.Pin("\(name)-h", "height", nil, 40),
                    Drawing.Pin("\(name)-m", "width", nil, 60, "relation=\"greaterThanOrEqual\" priority=\"998\""),
                ])
        }
        let stack = Drawing.Element(
            tag: "stackView", id: "stack", frame: [0, 20, 375, 40], attributes: "userLabel=\"stack\" spacing=\"80\"",
            subviews: [view("title", 0, 260, ""), view("badge", 0, 60, "hidden=\"YES\"")])
        let fixture = try DrawnFixture(
            .screen(
                [stack],
                [
                    Drawing.Pin("l", "stack.leading", "root.leading"), Drawing.Pin("t", "stack.top", "root.top", 20),
                    Drawing.Pin("r", "root.trailing", "stack.trailing"),
                ]))
        #expect(!fixture.codes.contains("conflict"))
        #expect(try fixture.states()[[]] == ["conflict"])
    }

    @Test func s5OnlyAViewThatIsHiddenMustNotBeFixed() throws {
        #expect(try DrawnFixture(stack(height: 200, priority: "")).codes == ["required-size-in-stack"])
        #expect(try DrawnFixture(stack(height: 200, banner: "", priority: "")).codes == [])
    }

    /// A card with a text that its required paddings keep from closing, in a stack view.
    private func card(_ attributes: String, bottom: String = "") -> Drawing {
        let text = Drawing.Element(
            tag: "label", id: "text", frame: [8, 8, 359, 20.5], attributes: "text=\"Text\" userLabel=\"text\"")
        let card = Drawing.Element(
            id: "card", frame: [0, 28.5, 375, 36.5], attributes: "userLabel=\"card\" \(attributes)",
            subviews: [text],
            constraints: [
                Drawing.Pin("text-l", "text.leading", "card.leading", 8),
                Drawing.Pin("text-r", "card.trailing", "text.trailing", 8),
                Drawing.Pin("text-b", "card.bottom", "text.bottom", 8, bottom),
                Drawing.Pin("text-t", "text.top", "card.top", 8),
            ])
        let title = Drawing.Element(
            tag: "label", id: "title", frame: [0, 0, 375, 20.5], attributes: "text=\"Title\" userLabel=\"title\"")
        let stack = Drawing.Element(
            tag: "stackView", id: "stack", frame: [0, 20, 375, 65],
            attributes: "axis=\"vertical\" spacing=\"8\" userLabel=\"stack\"", subviews: [title, card])
        return .screen(
            [stack],
            [
                Drawing.Pin("l", "stack.leading", "root.leading"), Drawing.Pin("t", "stack.top", "root.top", 20),
                Drawing.Pin("r", "root.trailing", "stack.trailing"),
            ])
    }

    @Test func s5WhatIsInsideMustLetItClose() throws {
        let fixture = try DrawnFixture(card("hidden=\"YES\""))
        #expect(fixture.codes == ["required-size-in-stack"])
        #expect(fixture.findings.first?.subject == "text-b")
        #expect(fixture.findings.first?.related.count == 1)
        #expect(try DrawnFixture(card("hidden=\"YES\"", bottom: "priority=\"999\"")).codes == [])
        #expect(try DrawnFixture(card("")).codes == [])
    }

    /// Three views below each other, of which the middle one goes by constraints that are not installed.
    private func column(gap: String?) -> Drawing {
        func view(_ name: String, _ y: Double, _ pins: [Drawing.Pin], _ inside: String = "") -> Drawing.Element {
            Drawing.Element(
                id: name, frame: [0, y, 100, 30], attributes: "userLabel=\"\(name)\"", inside: inside,
                constraints: [Drawing.Pin("\(name)-w", "width", nil, 100)] + pins)
        }
        func excluding(_ id: String) -> String {
            "<variation key=\"default\"><mask key=\"constraints\"><exclude reference=\"\(id)\"/></mask></variation>"
        }
        func height(_ name: String, _ attributes: String = "") -> Drawing.Pin {
            Drawing.Pin("\(name)-h", "height", nil, 30, attributes)
        }
        let zero = Drawing.Pin("zero", "height", nil, 0, "identifier=\"middle gone\"")
        var pins = ["first", "middle", "last"].map { Drawing.Pin("\($0)-l", "\($0).leading", "root.leading") }
        pins += [
            Drawing.Pin("first-t", "first.top", "root.top", 20),
            Drawing.Pin("middle-t", "middle.top", "first.bottom", 10),
            Drawing.Pin("last-t", "last.top", "middle.bottom", 8, "priority=\"999\""),
        ]
        if let gap { pins.append(Drawing.Pin("gap", "last.top", "middle.bottom", 0, gap)) }
        var drawing = Drawing.screen(
            [
                view("first", 20, [height("first")]),
                view("middle", 60, [height("middle", "priority=\"999\""), zero], excluding("zero")),
                view("last", 98, [height("last")]),
            ], pins)
        if gap != nil {
            drawing.text = drawing.text.replacing(
                "</constraints>\n\n</view>\n</viewController>",
                with: "</constraints>\n\(excluding("gap"))\n</view>\n</viewController>")
        }
        return drawing
    }

    @Test func constraintsOfOneIdentifierLetAViewGo() throws {
        let fixture = try DrawnFixture(column(gap: "identifier=\"middle gone\""))
        #expect(fixture.messages == [])
        #expect(try fixture.states() == [[]: [], ["middle"]: []])
        #expect(try fixture.frame("last", width: 375, gone: [])[1] == 98)
        #expect(try fixture.frame("last", width: 375, gone: ["middle"])[1] == 60)
    }

    @Test func withoutAGapBothStay() throws {
        let fixture = try DrawnFixture(column(gap: nil))
        #expect(fixture.codes == ["gap-when-gone"])
        #expect(try fixture.states() == [[]: [], ["middle"]: ["gap-when-gone"]])
    }

    /// A view with an outlet collection that is to collapse by itself.
    private func automatic(_ tag: String) -> Drawing {
        let view = Drawing.Element(
            tag: tag, id: "box", frame: [0, 20, 100, 30], attributes: "userLabel=\"box\"",
            inside: """
                <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="boolean" keyPath="autoCollapse" value="YES"/>
                </userDefinedRuntimeAttributes>
                <connections>
                <outletCollection property="fd_collapsibleConstraints" destination="box4" collectionClass="NSMutableArray" id="o"/>
                </connections>
                """)
        return .screen([view], Drawing.Pin.column(view))
    }

    @Test func f3AViewWithoutContentIsGoneFromTheStart() throws {
        let fixture = try DrawnFixture(automatic("view"))
        #expect(fixture.messages == [])
        #expect(try fixture.states() == [["box"]: []])
        #expect(try fixture.frame("box", width: 375, gone: ["box"])[3] == 0)
    }

    @Test func f3AControlNeverGoes() throws {
        let fixture = try DrawnFixture(automatic("segmentedControl"))
        #expect(fixture.codes == ["collapse-without-effect"])
        #expect(fixture.messages.first?.hasPrefix(#""box" never collapses: "#) == true)
        #expect(try fixture.states().keys.map { $0 } == [[]])
    }
}

extension Drawing.Pin {
    fileprivate static func column(_ view: Drawing.Element) -> [Drawing.Pin] { .place(view.id, view.frame) }
}
