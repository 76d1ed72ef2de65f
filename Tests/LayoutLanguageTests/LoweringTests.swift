import LayoutModel
import SourceText
import TestSupport
import Testing

@testable import LayoutLanguage

/// The model of each kind of statement.
@Suite struct LoweringTests {
    private static func layout(_ body: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Layout {
        let document = check("layout L {\n\(body)\n}", sourceLocation: sourceLocation)
        return try #require(document.document.layouts.first, sourceLocation: sourceLocation)
    }

    private static func view(_ name: String, in layout: Layout) throws -> View {
        try #require(layout.views.first { $0.path == name })
    }

    // MARK: Sizes

    @Test func sizesInsetsAndDirection() throws {
        let layout = try Self.layout(
            "sizes 10 x 20, iPhone15\nsize 375 x fit; safeArea 47 0 34 0\nmargins 4 16; direction rightToLeft")
        #expect(
            layout.sizes.map(\.size) == [
                CanvasSize(width: .points(375), height: .fit), CanvasSize(width: .points(10), height: .points(20)),
                CanvasSize(
                    width: .points(393), height: .points(852),
                    safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0),
                    device: "iPhone15"),
            ])
        #expect(layout.safeArea == EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
        #expect(layout.views[0].layoutMargins == EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16))
        #expect(layout.isRightToLeft)
    }

    @Test func aLayoutWithoutASizeFitsItsContent() throws {
        let layout = try Self.layout("view a")
        #expect(layout.sizes.map(\.size) == [CanvasSize(width: .fit, height: .fit)])
        #expect(layout.sizes.map(\.range) == [FileRange(layout.file, layout.nameRange)])
        #expect(layout.safeArea == nil)
        #expect(layout.views[0].layoutMargins == EdgeInsets(8))
    }

    @Test func everyDeviceHasItsOwnName() {
        #expect(Set(Device.all.map(\.name)).count == Device.all.count)
        for name in ["iPhoneSE", "iPhone15", "iPhone15ProMax", "iPadPro11"] { #expect(Device.named(name) != nil) }
        #expect(Device.named("iPhone0") == nil)
    }

    @Test func aDeviceMayStandForOneSide() throws {
        let layout = try Self.layout(
            """
            size iPhone17 x fit
            sizes fit x iPhoneSE, iPhoneAir x iPhone16,
                iPhoneAir,
                iPhoneXR x 60
            state tall { size 320 x iPhoneXSMax }
            """)
        let sizes = layout.sizes.map(\.size)
        #expect(sizes.map(\.width) == [.points(402), .fit, .points(420), .points(420), .points(414)])
        #expect(sizes.map(\.height) == [.fit, .points(667), .points(852), .points(912), .points(60)])
        // Only a whole screen has a safe area.
        #expect(sizes.map { $0.safeArea?.top } == [nil, nil, nil, 68, nil])
        #expect(sizes.map(\.device) == [nil, nil, nil, "iPhoneAir", nil])
        guard case .setSize(let tall)? = layout.states.first?.changes.first?.effect else {
            Issue.record("no size")
            return
        }
        #expect(tall == CanvasSize(width: .points(320), height: .points(896)))
    }

    // MARK: Views

    @Test func naturalAndUnknownSizes() throws {
        let layout = try Self.layout(
            """
            switch a; stepper b; activity c; slider d; progress e; segmentedControl f; pageControl g; textField h; \
            searchBar i
            label j; button k; textView l; picker m; datePicker n
            image o; view p; table q; collection r; cell s; scroll t; guide u
            label v 10 x _; switch w 1 x 2
            """)
        func size(_ name: String) throws -> AxisPair<IntrinsicLength> { try Self.view(name, in: layout).intrinsicSize }
        #expect(try size("a") == AxisPair(horizontal: .points(49), vertical: .points(31)))
        #expect(try size("b") == AxisPair(horizontal: .points(94), vertical: .points(32)))
        #expect(try size("c") == AxisPair(horizontal: .points(20), vertical: .points(20)))
        #expect(try size("d") == AxisPair(horizontal: .none, vertical: .points(30)))
        #expect(try size("e") == AxisPair(horizontal: .none, vertical: .points(4)))
        #expect(try size("f") == AxisPair(horizontal: .none, vertical: .points(31)))
        #expect(try size("g") == AxisPair(horizontal: .points(39), vertical: .points(37)))
        #expect(try size("h") == AxisPair(horizontal: .none, vertical: .points(34)))
        #expect(try size("i") == AxisPair(horizontal: .none, vertical: .points(56)))
        for name in ["j", "k", "l", "m", "n"] { #expect(try size(name) == AxisPair(.unknown)) }
        for name in ["o", "p", "q", "r", "s", "t", "u"] { #expect(try size(name) == AxisPair(.none)) }
        #expect(try size("v") == AxisPair(horizontal: .points(10), vertical: .none))
        #expect(try size("w") == AxisPair(horizontal: .points(1), vertical: .points(2)))
        #expect(try Self.view("w", in: layout).hugging == AxisPair(.high))
        #expect(try Self.view("j", in: layout).hugging == AxisPair(.low))
    }

    @Test func bodiesNestAndMoreNamesMayFollow() throws {
        let layout = try Self.layout(
            """
            view outer {
                label inner 10 x 10 "In\\u{41}\\n" { lines 2; hidden; hugging 300; \
            compressionResistance horizontal high }, other 5 x 5
                margins 1 2 3 4
            }, last
            """)
        #expect(layout.views.map(\.path) == ["", "outer", "outer.inner", "outer.other", "last"])
        let inner = try Self.view("outer.inner", in: layout)
        #expect(inner.text == "InA\n")
        #expect(inner.numberOfLines == 2)
        #expect(inner.isHidden)
        #expect(inner.hugging == AxisPair(Priority(300)))
        #expect(inner.compressionResistance == AxisPair(.high))
        #expect(
            try Self.view("outer", in: layout).layoutMargins == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(try Self.view("outer", in: layout).children.map(\.index) == [2, 3])
    }

    @Test func stacksAndSpacers() throws {
        let layout = try Self.layout(
            """
            stack column vertical spacing 4 alignment leading distribution equalSpacing {
                label a 1 x 1
                spacer 10 after a
                label b 1 x 1
                spacing 16 after a, b
            }
            stack row horizontal { }
            spacer left, right; spacer 5; spacer named 6 after row
            """)
        let stack = try #require(try Self.view("column", in: layout).stack)
        #expect(stack.axis == .vertical)
        #expect(stack.spacing == 4)
        #expect(stack.alignment == .leading)
        #expect(stack.distribution == .equalSpacing)
        #expect(stack.customSpacing == [ViewID(2): 16, ViewID(4): 16])
        let row = try #require(try Self.view("row", in: layout).stack)
        #expect((row.axis, row.spacing, row.alignment, row.distribution) == (.horizontal, 0, .fill, .fill))
        let spacers = layout.views.compactMap(\.spacer)
        #expect(spacers.map(\.length) == [10, nil, nil, 5, 6])
        #expect(spacers.map { $0.after?.index } == [2, nil, nil, nil, 5])
        #expect(spacers.map(\.group) == [0, 1, 1, 2, 3])
    }

    // MARK: Constraints

    @Test func equationsAreNormalized() {
        #expect(
            constraints(
                """
                param p = 2 in 1...3
                view a, b, c
                2 * a.width - 4 <= 6 * b.width + 8
                -a.width <= -b.width
                20 >= a.height
                super.width * 50% - 8 == a.width
                a.top == 3 * (b.top + 2) / 4
                a.leading + p == b.leading * p - 4
                a.width + a.width == 10
                """) == [
                    "a.width <= 3.0 × b.width + 6.0 @ 1000.0", "a.width >= 1.0 × b.width + 0.0 @ 1000.0",
                    "a.height <= 20.0 @ 1000.0",
                    "root.width == 2.0 × a.width + 16.0 @ 1000.0", "a.top == 0.75 × b.top + 1.5 @ 1000.0",
                    """
                    a.leading == parameter(LayoutModel.ParameterID(index: 0)) × b.leading + \
                    sum(LayoutModel.Quantity.literal(-4.0), \
                    LayoutModel.Quantity.product(LayoutModel.Quantity.literal(-1.0), \
                    LayoutModel.Quantity.parameter(LayoutModel.ParameterID(index: 0)))) @ 1000.0
                    """,
                    "a.width == 5.0 @ 1000.0",
                ])
    }

    @Test func chainsGroupsAndComposites() {
        #expect(
            constraints(
                """
                view a, b, c
                a.width == b.width >= c.width @ low
                [a, b].center == super.center
                a.edges >= super.edges inset 1 2
                b.edges == super.edges inset 1 2 3 4
                c.size == 10 x 20
                inactive both: [a, c].top == b.bottom + 1
                """) == [
                    "a.width == 1.0 × b.width + 0.0 @ 250.0", "b.width >= 1.0 × c.width + 0.0 @ 250.0",
                    "a.centerX == 1.0 × root.centerX + 0.0 @ 1000.0", "a.centerY == 1.0 × root.centerY + 0.0 @ 1000.0",
                    "b.centerX == 1.0 × root.centerX + 0.0 @ 1000.0", "b.centerY == 1.0 × root.centerY + 0.0 @ 1000.0",
                    "a.leading >= 1.0 × root.leading + 2.0 @ 1000.0",
                    "a.trailing >= 1.0 × root.trailing + -2.0 @ 1000.0",
                    "a.top >= 1.0 × root.top + 1.0 @ 1000.0", "a.bottom >= 1.0 × root.bottom + -1.0 @ 1000.0",
                    "b.leading == 1.0 × root.leading + 2.0 @ 1000.0",
                    "b.trailing == 1.0 × root.trailing + -4.0 @ 1000.0",
                    "b.top == 1.0 × root.top + 1.0 @ 1000.0", "b.bottom == 1.0 × root.bottom + -3.0 @ 1000.0",
                    "c.width == 10.0 @ 1000.0", "c.height == 20.0 @ 1000.0",
                    "both: inactive a.top == 1.0 × b.bottom + 1.0 @ 1000.0",
                    "both: inactive c.top == 1.0 × b.bottom + 1.0 @ 1000.0",
                ])
    }

    @Test func constraintsOfVisualFormatLinesHaveTheirRanges() throws {
        let layout = try Self.layout(
            "param gap = 4 in 0...9\nview a, b\ninactive rows: H:|-[a(b)]-(>=gap@low)-[b]~| aligned top")
        #expect(
            layout.constraints.map { LayoutDump.constraint($0, layout).replacing("LayoutModel.", with: "") } == [
                "rows: inactive a.leading == 1.0 × root.layoutMargins.leading + 0.0 @ 1000.0",
                "rows: inactive a.width == 1.0 × b.width + 0.0 @ 1000.0",
                "rows: inactive b.leading >= 1.0 × a.trailing + parameter(ParameterID(index: 0)) @ 250.0",
                "rows: inactive gap 1.leading == 1.0 × b.trailing + 0.0 @ 1000.0",
                "rows: inactive root.trailing == 1.0 × gap 1.trailing + 0.0 @ 1000.0",
                "rows: inactive b.top == 1.0 × a.top + 0.0 @ 1000.0",
            ])
        let document = LayoutLanguageDocument(SourceText("layout L { view a, b\nH:|-[a(40)]-8-[b] }"))
        let source = document.document.layouts[0].constraints.map(\.source)
        #expect(source.map { document.text[$0.focus.range] } == ["-", "40", "-8-"])
        #expect(source.allSatisfy { document.text[$0.statement.range] == "H:|-[a(40)]-8-[b]" })
        #expect(layout.views.filter(\.isSynthesized).map(\.kind) == [.spacer])
    }

    // MARK: Slots, states, collapses

    @Test func slots() {
        let document = check(
            """
            layout L {
                view a, b
                view box { view inner; inner.top: inner.top == super.top }
                a.top: a.leading == super.leading + 20
                ^^^^^ slot-mismatch
                b.top: a.top == super.top                // expect: slot-mismatch
                a.size: a.size == 10 x 10                // expect: unknown-attribute
                a.width: a.width == b.width == 10        // expect: slot-mismatch
                nobody.top: a.top == super.top           // expect: unknown-name
                a.bottom: a.bottom == super.bottom
                a.bottom: a.bottom == b.bottom           // expect: slot-still-active
                inactive b.width: b.width == 10
                b.width: b.width == 20
                state s { activate a.height }            // expect: empty-slot
                state t { set b.height = 4; b.centerX.constant = 2 }   // expect: empty-slot, empty-slot
                state u { set b.width = 30; deactivate a.bottom, box.inner.top; activate a.top }
            }
            """)
        let layout = document.document.layouts[0]
        #expect(layout.constraints(labelled: "b.width").map { layout[$0].constant } == [20])
        #expect(layout.constraints(labelled: "box.inner.top").count == 1)
        // A constraint in the wrong slot is still active.
        #expect(
            layout.constraints.contains {
                LayoutDump.constraint($0, layout) == "a.leading == 1.0 × root.leading + 20.0 @ 1000.0"
            })
        #expect(layout.states.map(\.changes.count) == [0, 0, 3])
    }

    @Test func aMismatchSuggestsTheSlotOfTheConstraint() {
        #expect(
            fixed("layout L { view a; a.top: a.leading == super.leading }")
                == "layout L { view a; a.leading: a.leading == super.leading }")
        #expect(
            fixed("layout L { view a, b; b.top: a.top == super.top }")
                == "layout L { view a, b; a.top: a.top == super.top }")
    }

    @Test func statesHaveAllTheirChanges() throws {
        let layout = try Self.layout(
            """
            param gap = 4 in 0...9
            view a, b
            both: [a, b].width == 10
            a.top: a.top == super.top
            state s {
                gone a, b; hide a
                show b
                activate both, a.top; deactivate a.top
                both.constant = gap + 1; a.top.priority = high
                set a.top = 4; set gap = 5
                a.size = 10 x _; a.text = "Hi"
                size iPhoneSE
            }
            """)
        let all = [ConstraintID(0), ConstraintID(1)]
        let slot = [ConstraintID(2)]
        #expect(
            layout.states[0].changes.map(\.effect) == [
                .gone(ViewID(1)), .gone(ViewID(2)), .hide(ViewID(1)), .show(ViewID(2)), .activate(all), .activate(slot),
                .deactivate(slot), .setConstant(all, .sum(.parameter(ParameterID(0)), 1)), .setPriority(slot, 750),
                .setConstant(slot, 4), .setParameter(ParameterID(0), 5),
                .setIntrinsicSize(ViewID(1), AxisPair(horizontal: .points(10), vertical: .none)),
                .setText(ViewID(1), "Hi"),
                .setSize(Device.named("iPhoneSE")?.canvas ?? CanvasSize(width: .fit, height: .fit)),
            ])
    }

    @Test func collapseAndVary() throws {
        let layout = try Self.layout(
            """
            view a, b, c { view d }
            collapse a: leading bottom
            collapse b: all
            collapse c.d: left right top
            vary a, c.d, a
            """)
        #expect(
            layout.collapses.map(\.edges) == [
                [.leading, .bottom], [.leading, .trailing, .top, .bottom], [.left, .right, .top],
            ])
        // Views that collapse come after those that `vary` lists, each view once.
        #expect(layout.vary.map(\.view.index) == [1, 4, 2])
        #expect(layout.vary.last?.range == layout.collapses[1].nameRange)
    }

    @Test func hiddenArrangedViewsVary() throws {
        let layout = try Self.layout(
            """
            stack s vertical { label a { hidden }; label b; view c { view d { hidden } }; spacer 8 after b }
            view e { hidden }
            """)
        #expect(layout.vary.map { layout[$0.view].path } == ["s.a"])
        #expect(layout.vary.map(\.range) == layout.views.filter { $0.path == "s.a" }.map(\.nameRange))
    }
}
