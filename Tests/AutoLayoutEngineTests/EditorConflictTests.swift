import AutoLayoutEngine
import LayoutModel
import Testing

/// The member of a conflict that is left out at design time, and the frames of ambiguous views.
@Suite struct EditorConflictTests {
    private func broken(_ d: LayoutBuilder, at configuration: Configuration? = nil) -> [ConstraintID]? {
        d.solution(configuration)?.broken
    }

    @Test func theConstraintToTheFarEdgeIsLeftOut() {
        var d = LayoutBuilder(300, 100)
        let box = d.add("box")
        let far = d.tie(ViewID.root.bottom, box.bottom, 10)
        d.place(box, 0, 10)
        d.relate(box.width, .equal, 1, nil, 20)
        let last = d.relate(box.height, .equal, 1, nil, 50)
        #expect(broken(d) == [far])
        #expect(d.frame(box) == [0, 10, 20, 50])
        // At run time the member that comes last in the source is left out.
        #expect(broken(d, at: d.running(300, 100)) == [last])
    }

    @Test func theInnermostOfSeveralIsLeftOut() {
        var d = LayoutBuilder(300, 100)
        let outer = d.add("outer")
        let inner = d.add("inner", to: outer)
        d.tie(outer.top, ViewID.root.top)
        d.tie(inner.top, outer.top, 10)
        let inside = d.tie(outer.bottom, inner.bottom, 10)
        d.tie(ViewID.root.bottom, outer.bottom)
        d.relate(inner.height, .equal, 1, nil, 50)
        #expect(broken(d) == [inside])
    }

    @Test func aFixedSizeInsideAStackIsLeftOut() {
        var d = LayoutBuilder(300, 100)
        let stack = d.add("stack", .stack) { $0.stack = StackArrangement(axis: .horizontal) }
        let box = d.add("box", to: stack)
        d.fill(stack, Item(.root))
        let height = d.relate(box.height, .equal, 1, nil, 16)
        #expect(broken(d) == [height])
        #expect(d.frame(box) == [0, 0, 300, 100])
    }

    @Test func inequalitiesAndContentsAreLeftOutBeforeEqualities() {
        var d = LayoutBuilder(300, 100)
        let box = d.add("box")
        d.fill(box, Item(.root))
        let limit = d.relate(box.width, .lessThanOrEqual, 1, nil, 200)
        #expect(broken(d) == [limit])

        var other = LayoutBuilder(300, 100)
        let picture = other.add("picture") {
            $0.intrinsicSize.horizontal = .points(80)
            $0.compressionResistance.horizontal = .required
        }
        other.place(picture, 0, 0)
        other.fix(picture, 50, 50)
        #expect(other.solution()?.conflicts.map(\.broken) == [.compressionResistance(picture, .horizontal)])
        #expect(other.frame(picture) == [0, 0, 50, 50])
    }

    @Test func ambiguousValuesStayAsDrawn() {
        var d = LayoutBuilder()
        let box = d.add("box") { $0.recordedFrame = Rect(x: 30, y: 40, width: 50, height: 60) }
        let hung = d.add("hung")
        d.tie(hung.leading, box.trailing, 8)
        d.tie(hung.top, box.top)
        d.fix(hung, 10, 10)
        #expect(d.frame(box) == [30, 40, 50, 60])
        #expect(d.frame(hung) == [88, 40, 10, 10])
        #expect(d.solution()?.ambiguous[box.index] == [.x, .y, .width, .height])
    }
}
