import LayoutModel
import Testing

/// Settings of stack views that only documents have, and Interface Builder's own handling of stack views.
@Suite struct DrawnStackTests {
    /// A stack at the corner of the root, and its views with contents of the given sizes.
    private func stack(
        _ axis: Axis, _ contents: [(width: Double, height: Double)], kind: ViewKind = .view,
        _ change: (inout StackArrangement) -> Void
    ) -> (builder: LayoutBuilder, stack: ViewID, views: [ViewID]) {
        var d = LayoutBuilder()
        let stack = d.add("stack", .stack) {
            var arrangement = StackArrangement(axis: axis)
            change(&arrangement)
            $0.stack = arrangement
        }
        d.place(stack, 0, 0)
        let views = contents.enumerated().map { index, size in
            d.add("view\(index)", kind, to: stack) {
                $0.intrinsicSize = AxisPair(horizontal: .points(size.width), vertical: .points(size.height))
            }
        }
        return (d, stack, views)
    }

    @Test func aStackMayArrangeInsideItsMargins() {
        var (d, stack, views) = stack(.horizontal, [(30, 20), (40, 20)]) {
            $0.isMarginsRelative = true
            $0.spacing = 5
        }
        d.layout[stack].layoutMargins = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(d.frame(stack) == [0, 0, 81, 24])
        #expect(d.frame(views[0]) == [2, 1, 30, 20])
        #expect(d.frame(views[1]) == [37, 1, 40, 20])
    }

    /// AppKit's `clippingResistancePriority`: if it is not required, a stack may be shorter than its views.
    @Test func aStackMayClipItsViews() {
        var (d, stack, views) = stack(.vertical, [(30, 20), (40, 20)]) {
            $0.spacing = 8
            $0.clippingResistance = AxisPair(horizontal: 1000, vertical: 700)
        }
        d.relate(stack.height, .equal, 1, nil, 0)
        #expect(d.frame(stack) == [0, 0, 40, 0])
        #expect(d.frame(views[1]) == [0, 28, 40, 20])
    }

    @Test func spacingMayRunFromBaselineToBaseline() {
        let (d, stack, views) = stack(.vertical, [(30, 20), (40, 20)], kind: .label) {
            $0.isBaselineRelative = true
            $0.spacing = 50
        }
        #expect(d.frame(views[1])?[1] == 50)
        #expect(d.frame(stack)?[3] == 70)
    }

    @Test func theBaselineDependsOnTheFontSize() {
        var (d, _, views) = stack(.horizontal, [(30, 20), (40, 30)], kind: .label) { $0.alignment = .lastBaseline }
        d.layout[views[0]].fontSize = 10
        d.layout[views[1]].fontSize = 20
        // The baselines are 0.3555 times the font size below the centres, at 13.555 and 22.11.
        #expect(d.frame(views[0])?[1] == 8.555)
        #expect(d.frame(views[1])?[1] == 0)
    }

    @Test func firstBaselinesKeepOnlyTheFirstViewBelowTheTop() {
        let (d, stack, views) = stack(.horizontal, [(30, 20), (40, 30)], kind: .label) { $0.alignment = .firstBaseline }
        var fixed = d
        fixed.relate(stack.height, .equal, 1, nil, 25)
        #expect(fixed.frame(views[0]) == [0, 0, 30, 20])
        #expect(fixed.frame(views[1]) == [30, -5, 40, 30])
    }

    @Test func anArrangedViewWithoutContentKeepsItsDrawnSize() {
        var (d, stack, _) = stack(.vertical, [(30, 20)]) { $0.alignment = .leading }
        let bare = d.add("bare", to: stack) { $0.recordedFrame = Rect(x: 0, y: 20, width: 240, height: 9) }
        d.relate(bare.height, .equal, 1, nil, 9)
        d.relate(stack.width, .equal, 1, nil, 300)
        #expect(d.frame(bare) == [0, 20, 240, 9])
        #expect(d.solution()?.ambiguous[bare.index] == [])
        #expect(d.frame(bare, at: d.running(320)) == [0, 20, 0, 9])
    }

    @Test func aHiddenViewKeepsItsDrawnPositionAcrossTheAxis() {
        var (d, stack, views) = stack(.horizontal, [(30, 20), (40, 130)]) { $0.spacing = 8 }
        d.layout[views[1]].isHidden = true
        #expect(d.frame(stack) == [0, 0, 30, 130])
        #expect(d.frame(stack, at: d.running(320)) == [0, 0, 30, 20])
    }

    @Test func proportionsIncludeTheSpacing() {
        var (d, stack, views) = stack(.horizontal, [(20, 10), (30, 10), (40, 10)]) {
            $0.distribution = .fillProportionally
            $0.spacing = 5
        }
        #expect(d.frame(stack)?[2] == 100)
        d.relate(stack.width, .equal, 1, nil, 200)
        // The last view gets what the spacing leaves over.
        #expect(views.map { d.frame($0)?[2] } == [40, 60, 90])
    }

    @Test func aViewWithoutContentIsProportionalToItsDrawnLength() {
        var (d, stack, _) = stack(.horizontal, []) { $0.distribution = .fillProportionally }
        d.relate(stack.width, .equal, 1, nil, 200)
        d.relate(stack.height, .equal, 1, nil, 10)
        let views = [30.0, 70].map { width in
            d.add("bare", to: stack) { $0.recordedFrame = Rect(x: 0, y: 0, width: width, height: 10) }
        }
        #expect(views.map { d.frame($0)?[2] } == [60, 140])
    }

    @Test func aNestedStackViewIsProportionalToItsContents() {
        var (d, stack, _) = stack(.vertical, []) { $0.distribution = .fillProportionally }
        d.relate(stack.width, .equal, 1, nil, 100)
        d.relate(stack.height, .equal, 1, nil, 210)
        let column = nested(.vertical, [15], in: stack, &d)
        d.layout[column].stack?.spacing = 5
        let line = d.add("line", to: column) { $0.recordedFrame = Rect(x: 0, y: 0, width: 100, height: 10) }
        d.relate(line.height, .equal, 1, nil, 5)
        let row = nested(.horizontal, [30, 80], in: stack, &d)
        #expect(d.frame(column)?[3] == 50)
        #expect(d.frame(row)?[3] == 160)
    }

    /// Adds a stack view of labels with the given heights, drawn ten points high.
    private func nested(_ axis: Axis, _ heights: [Double], in stack: ViewID, _ d: inout LayoutBuilder) -> ViewID {
        let id = d.add("nested", .stack, to: stack) {
            $0.stack = StackArrangement(axis: axis)
            $0.recordedFrame = Rect(x: 0, y: 0, width: 100, height: 10)
        }
        for height in heights {
            _ = d.add("label", .label, to: id) {
                $0.designIntrinsicSize = AxisPair(horizontal: .points(50), vertical: .points(height))
            }
        }
        return id
    }

    @Test func aViewFollowsTheEmptyViewsInIt() {
        var (d, stack, _) = stack(.vertical, []) { _ in }
        d.relate(stack.width, .equal, 1, nil, 100)
        let around = d.add("around", to: stack) { $0.recordedFrame = Rect(x: 0, y: 0, width: 100, height: 10) }
        let empty = d.add("empty", to: around) { $0.recordedFrame = Rect(x: 0, y: 16, width: 100, height: 40) }
        d.place(empty, 0, 16)
        d.tie(empty.trailing, around.trailing, 0)
        d.tie(empty.bottom, around.bottom, -16)
        #expect(d.frame(empty) == [0, 16, 100, 40])
        #expect(d.frame(around)?[3] == 72)
    }

    @Test func aStackOfViewsWithoutContentKeepsItsDrawnSize() {
        var (d, stack, _) = stack(.horizontal, [(30, 20)]) { $0.alignment = .top }
        let inner = d.add("inner", .stack, to: stack) {
            $0.stack = StackArrangement(axis: .horizontal)
            $0.recordedFrame = Rect(x: 30, y: 0, width: 10, height: 50)
        }
        let bare = d.add("bare", to: inner)
        d.relate(bare.width, .equal, 1, nil, 10)
        #expect(d.frame(inner) == [30, 0, 10, 50])
        #expect(d.frame(bare) == [0, 0, 10, 50])
    }

    @Test func aViewWithoutContentKeepsItsLengthInAFilledStack() {
        var (d, stack, views) = stack(.vertical, [(30, 20)]) { $0.spacing = 5 }
        let bare = d.add("bare", to: stack) { $0.recordedFrame = Rect(x: 0, y: 25, width: 30, height: 128) }
        #expect(d.frame(stack) == [0, 0, 30, 153])
        #expect(d.frame(bare) == [0, 25, 30, 128])
        #expect(d.frame(views[0]) == [0, 0, 30, 20])
    }

    @Test func aViewWithoutContentKeepsItsLengthBetweenEqualSpaces() {
        var (d, stack, views) = stack(.vertical, [(30, 20)]) {
            $0.distribution = .equalSpacing
            $0.spacing = 5
        }
        let bare = d.add("bare", to: stack) { $0.recordedFrame = Rect(x: 0, y: 25, width: 30, height: 140) }
        #expect(d.frame(stack) == [0, 0, 30, 165])
        #expect(d.frame(bare) == [0, 25, 30, 140])
        #expect(d.frame(views[0]) == [0, 0, 30, 20])
    }
}
