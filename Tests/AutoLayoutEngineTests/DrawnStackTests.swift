import LayoutModel
import Testing

/// What stack views do that only documents can say, and what Interface Builder does with them.
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

    /// AppKit's `clippingResistancePriority`: what is shorter than its views cuts them off where it may.
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

    @Test func theBaselineFollowsTheFontsSize() {
        var (d, _, views) = stack(.horizontal, [(30, 20), (40, 30)], kind: .label) { $0.alignment = .lastBaseline }
        d.layout[views[0]].fontSize = 10
        d.layout[views[1]].fontSize = 20
        // The lines lie 0.3555 of the font's size below the middles, at 13.555 and 22.11.
        #expect(d.frame(views[0])?[1] == 8.555)
        #expect(d.frame(views[1])?[1] == 0)
    }

    @Test func onlyTheFirstViewIsKeptBelowTheTopByFirstBaselines() {
        let (d, stack, views) = stack(.horizontal, [(30, 20), (40, 30)], kind: .label) { $0.alignment = .firstBaseline }
        var fixed = d
        fixed.relate(stack.height, .equal, 1, nil, 25)
        #expect(fixed.frame(views[0]) == [0, 0, 30, 20])
        #expect(fixed.frame(views[1]) == [30, -5, 40, 30])
    }

    @Test func anArrangedViewWithoutContentsKeepsTheSizeItWasDrawnWith() {
        var (d, stack, _) = stack(.vertical, [(30, 20)]) { $0.alignment = .leading }
        let bare = d.add("bare", to: stack) { $0.recordedFrame = Rect(x: 0, y: 20, width: 240, height: 9) }
        d.relate(bare.height, .equal, 1, nil, 9)
        d.relate(stack.width, .equal, 1, nil, 300)
        #expect(d.frame(bare) == [0, 20, 240, 9])
        #expect(d.solution()?.ambiguous[bare.index] == [])
        #expect(d.frame(bare, at: d.running(320)) == [0, 20, 0, 9])
    }

    @Test func aHiddenViewKeepsItsPlaceAcrossTheAxisWhereItWasDrawn() {
        var (d, stack, views) = stack(.horizontal, [(30, 20), (40, 130)]) { $0.spacing = 8 }
        d.layout[views[1]].isHidden = true
        #expect(d.frame(stack) == [0, 0, 30, 130])
        #expect(d.frame(stack, at: d.running(320)) == [0, 0, 30, 20])
    }

    @Test func proportionsAreThoseOfTheContentsToAllOfThemWithTheSpacing() {
        var (d, stack, views) = stack(.horizontal, [(20, 10), (30, 10), (40, 10)]) {
            $0.distribution = .fillProportionally
            $0.spacing = 5
        }
        #expect(d.frame(stack)?[2] == 100)
        d.relate(stack.width, .equal, 1, nil, 200)
        // What the spacing leaves over goes to the last.
        #expect(views.map { d.frame($0)?[2] } == [40, 60, 90])
    }

    @Test func aViewWithoutContentsCountsInProportionForWhatWasDrawn() {
        var (d, stack, _) = stack(.horizontal, []) { $0.distribution = .fillProportionally }
        d.relate(stack.width, .equal, 1, nil, 200)
        d.relate(stack.height, .equal, 1, nil, 10)
        let views = [30.0, 70].map { width in
            d.add("bare", to: stack) { $0.recordedFrame = Rect(x: 0, y: 0, width: width, height: 10) }
        }
        #expect(views.map { d.frame($0)?[2] } == [60, 140])
    }

    @Test func soDoesAStackOfSuchViewsHoweverSmallItCouldBe() {
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

    @Test func alongAStackThatIsFilledItKeepsItsLength() {
        var (d, stack, views) = stack(.vertical, [(30, 20)]) { $0.spacing = 5 }
        let bare = d.add("bare", to: stack) { $0.recordedFrame = Rect(x: 0, y: 25, width: 30, height: 128) }
        #expect(d.frame(stack) == [0, 0, 30, 153])
        #expect(d.frame(bare) == [0, 25, 30, 128])
        #expect(d.frame(views[0]) == [0, 0, 30, 20])
    }

    @Test func betweenEqualSpacesItKeepsItsLengthToo() {
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
