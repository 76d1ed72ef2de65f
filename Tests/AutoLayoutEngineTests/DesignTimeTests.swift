import AutoLayoutEngine
import LayoutModel
import Testing

/// Differences between design time and run time, and changes by size class.
@Suite struct DesignTimeTests {
    @Test func placeholderConstraintsAreActiveOnlyAtDesignTime() {
        var d = LayoutBuilder()
        let box = d.add("box")
        d.place(box, 10, 10)
        d.relate(box.height, .equal, 1, nil, 20)
        d.relate(box.width, .equal, 1, nil, 70) { $0.isDesignTimeOnly = true }
        #expect(d.frame(box) == [10, 10, 70, 20])
        #expect(d.solution()?.ambiguous[box.index] == [])
        #expect(d.solution(d.running(320))?.ambiguous[box.index] == [.width])
    }

    @Test func contentsHaveTheEditorsSizeAtDesignTime() {
        var d = LayoutBuilder()
        let label = d.add("label", .label) {
            $0.intrinsicSize = AxisPair(horizontal: .unknown, vertical: .points(20))
            $0.designIntrinsicSize = AxisPair(horizontal: .points(83), vertical: .points(21))
            $0.likelySize.horizontal = 64
        }
        d.place(label, 0, 0)
        #expect(d.frame(label) == [0, 0, 83, 21])
        #expect(d.frame(label, at: d.running(320)) == [0, 0, 64, 20])
    }

    @Test(arguments: [(250.0, 60.0), (1000, 420)])
    func anOptionalCentreDoesNotStretchScrolledContent(_ priority: Double, _ height: Double) {
        var d = LayoutBuilder()
        let scroll = d.add("scroll", .scroll)
        d.fill(scroll, Item(.root))
        let content = d.add("content", to: scroll)
        d.tie(content.top, scroll.top, 0)
        d.tie(content.leading, scroll.leading, 0)
        d.tie(content.width, scroll.width, 0)
        d.relate(content.bottom, .equal, 1, scroll.bottom, 0, priority: 250)
        d.relate(content.centerY, .equal, 1, scroll.centerY, -30, priority: priority)
        d.relate(content.height, .equal, 1, nil, 60, priority: 60)
        #expect(d.frame(content) == [0, 0, 320, height])
    }

    /// Content that resists compression at 750 is not narrowed by other content that hugs at 750.
    @Test func huggingDoesNotPrevailOverEqualResistance() {
        var d = LayoutBuilder()
        let box = d.add("box")
        d.place(box, 0, 0)
        d.relate(box.height, .equal, 1, nil, 50)
        let wheel = d.add("wheel", to: box) {
            $0.intrinsicSize.horizontal = .points(20)
            $0.hugging.horizontal = Priority(750)
        }
        for index in 0..<2 {
            let label = d.add("label\(index)", .label, to: box) { $0.intrinsicSize.horizontal = .points(80) }
            d.tie(label.leading, box.leading)
            d.tie(label.trailing, box.trailing)
        }
        d.tie(wheel.leading, box.leading)
        d.tie(wheel.trailing, box.trailing)
        #expect(d.frame(box) == [0, 0, 80, 50])
    }

    @Test func contentHasItsSizeWhereAWrittenConstraintIsAsStrong() {
        var d = LayoutBuilder()
        let label = d.add("label", .label) {
            $0.intrinsicSize = AxisPair(horizontal: .points(80), vertical: .points(20))
        }
        d.place(label, 0, 0)
        d.relate(label.trailing, .equal, 1, ViewID.root.trailing, 0, priority: 250)
        #expect(d.frame(label) == [0, 0, 80, 20])
    }

    @Test(arguments: [(500.0, 90.0), (501, 30)])
    func anEmptyArrangedViewKeepsItsDrawnLength(_ priority: Double, _ height: Double) {
        var d = LayoutBuilder()
        let stack = d.add("stack", .stack) {
            $0.stack = StackArrangement(axis: .vertical)
            $0.recordedFrame = Rect(x: 0, y: 0, width: 100, height: 90)
        }
        d.place(stack, 0, 0)
        let empty = d.add("empty", to: stack) { $0.recordedFrame = Rect(x: 0, y: 0, width: 100, height: 90) }
        d.relate(empty.height, .equal, 1, nil, 40, priority: 400)
        d.relate(stack.height, .equal, 1, nil, 30, priority: priority)
        #expect(d.frame(empty).map { $0[3] } == height)
    }

    @Test func aLengthDrawnOutsideTheStackViewYields() {
        var d = LayoutBuilder()
        let stack = d.add("stack", .stack) {
            $0.stack = StackArrangement(axis: .vertical)
            $0.recordedFrame = Rect(x: 0, y: 0, width: 100, height: 50)
        }
        d.place(stack, 0, 0)
        let empty = d.add("empty", to: stack) { $0.recordedFrame = Rect(x: 0, y: 0, width: 100, height: 90) }
        d.relate(empty.height, .equal, 1, nil, 40, priority: 400)
        #expect(d.frame(empty).map { $0[3] } == 40)
    }

    @Test func anActivityIndicatorThatHidesKeepsItsPlaceInTheDrawing() {
        var d = LayoutBuilder()
        let stack = d.add("stack", .stack) { $0.stack = StackArrangement(axis: .horizontal) }
        d.place(stack, 0, 0)
        _ = d.add("wheel", to: stack) {
            $0.intrinsicSize = AxisPair(horizontal: .points(20), vertical: .points(20))
            $0.isHidden = true
            $0.isDrawnWhenHidden = true
        }
        let shown = d.add("shown", to: stack)
        d.fix(shown, 40, 30)
        #expect(d.frame(shown) == [20, 0, 40, 30])
        #expect(d.frame(shown, at: d.running(320)) == [0, 0, 40, 30])
    }

    @Test func theRootHasItsRecordedPosition() {
        var d = LayoutBuilder()
        d.layout[.root].recordedFrame = Rect(x: 0, y: 64, width: 320, height: 480)
        let box = d.add("box")
        d.place(box, 10, 10)
        d.fix(box, 20, 20)
        #expect(d.frame(.root) == [0, 64, 320, 480])
        #expect(d.frame(box) == [10, 10, 20, 20])
        #expect(d.frame(.root, at: d.running(320)) == [0, 0, 320, 480])
    }

    @Test func anUninstalledViewRemovesItsSubviewsAndConstraints() {
        var d = LayoutBuilder()
        let stack = d.add("stack", .stack) { $0.stack = StackArrangement(axis: .vertical) }
        d.place(stack, 0, 0)
        let absent = d.add("absent", to: stack) { $0.isInstalled = false }
        let inside = d.add("inside", to: absent)
        d.fix(inside, 50, 50)
        d.fill(inside, Item(absent))
        let shown = d.add("shown", to: stack)
        d.fix(shown, 40, 30)
        #expect(d.frame(stack) == [0, 0, 40, 30])
        let solution = d.solution()
        #expect(solution?.isInstalled == [true, true, false, false, true])
        #expect(solution?.isHidden == [false, false, true, true, false])
        #expect(solution?.frame(of: inside) == Rect(x: 0, y: 0, width: 0, height: 0))
        #expect(solution?.ambiguous.allSatisfy(\.isEmpty) == true)
        #expect(solution?.conflicts == [])
    }

    @Test func matchingVariationsApplyInOrder() {
        var d = LayoutBuilder()
        let box = d.add("box")
        let extra = d.add("extra") { $0.isInstalled = false }
        d.place(box, 0, 0)
        d.place(extra, 0, 100)
        d.fix(extra, 10, 10)
        d.relate(box.height, .equal, 1, nil, 20)
        let narrow = d.relate(box.width, .equal, 1, nil, 100)
        let wide = d.relate(box.width, .equal, 1, nil, 200) { $0.isActive = false }
        let regular = Traits(horizontal: .regular)
        d.layout.traitVariations = [
            TraitVariation(
                traits: regular,
                changes: [
                    .setInstalled(extra, true), .setConstraintInstalled(narrow, false),
                    .setConstraintInstalled(wide, true), .setConstant(wide, 250),
                ]),
            TraitVariation(
                traits: Traits(horizontal: .regular, vertical: .regular), changes: [.setConstant(wide, 300)]),
        ]
        #expect(d.frame(box)?[2] == 100)
        d.layout.designTime?.canvas.traits = Traits(horizontal: .regular, vertical: .compact)
        #expect(d.frame(box)?[2] == 250)
        #expect(d.frame(extra) == [0, 100, 10, 10])
        d.layout.designTime?.canvas.traits = Traits(horizontal: .regular, vertical: .regular)
        #expect(d.frame(box)?[2] == 300)
    }

    @Test func sizeClassesChangeStacksMarginsPrioritiesAndVisibility() {
        var d = LayoutBuilder()
        let stack = d.add("stack", .stack) { $0.stack = StackArrangement(axis: .horizontal) }
        d.place(stack, 0, 0)
        let a = d.add("a", to: stack)
        let b = d.add("b", to: stack)
        for view in [a, b] { d.fix(view, 40, 30) }
        let strong = d.relate(stack.width, .equal, 1, nil, 300, priority: 10)
        let inset = d.add("inset")
        d.fill(inset, Item(.root, .layoutMargins))
        var column = StackArrangement(axis: .vertical)
        column.spacing = 5
        d.layout.traitVariations = [
            TraitVariation(
                traits: Traits(vertical: .compact),
                changes: [.setStack(stack, column), .setMargins(.root, EdgeInsets(30)), .setPriority(strong, 20)]),
            TraitVariation(traits: Traits(horizontal: .compact), changes: [.setHidden(a, true)]),
        ]
        #expect(d.frame(stack) == [0, 0, 80, 30])
        d.layout.designTime?.canvas.traits = Traits(vertical: .compact)
        #expect(d.frame(stack) == [0, 0, 40, 65])
        #expect(d.frame(inset) == [30, 30, 260, 420])
        d.layout.designTime?.canvas.traits = Traits(horizontal: .compact)
        #expect(d.frame(stack) == [0, 0, 40, 30])
    }

    @Test func solvingIsDeterministic() {
        var d = LayoutBuilder()
        let boxes = (0..<6).map { d.add("box\($0)") }
        for (a, b) in zip(boxes, boxes.dropFirst()) {
            d.tie(b.leading, a.trailing, 8)
            d.tie(b.top, a.top)
            d.relate(b.width, .equal, 1, nil, 90)
        }
        d.tie(boxes[0].leading, ViewID.root.leading)
        d.tie(boxes[5].trailing, ViewID.root.trailing)
        let first = d.solution()
        #expect(first?.conflicts.isEmpty == false)
        for _ in 0..<5 {
            let again = d.solution()
            #expect(again?.frames == first?.frames && again?.conflicts == first?.conflicts)
            #expect(again?.ambiguous == first?.ambiguous)
        }
    }
}
