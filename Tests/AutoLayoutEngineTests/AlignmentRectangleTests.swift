import LayoutModel
import Testing

/// Constraints use a view's alignment rectangle, which may be smaller than its frame.
@Suite struct AlignmentRectangleTests {
    private static let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

    @Test func constraintsAndContentsUseTheAlignmentRectangle() {
        var d = LayoutBuilder()
        let view = d.add("switch") {
            $0.alignmentInsets = Self.insets
            $0.intrinsicSize = AxisPair(horizontal: .points(49), vertical: .points(31))
        }
        d.place(view, 20, 20)
        #expect(d.frame(view) == [18, 19, 55, 35])
    }

    @Test func stacksUseTheAlignmentRectangle() {
        var d = LayoutBuilder()
        let stack = d.add("stack", .stack) { $0.stack = StackArrangement(axis: .vertical) }
        d.place(stack, 0, 0)
        d.relate(stack.width, .equal, 1, nil, 100)
        let view = d.add("segments", to: stack) {
            $0.alignmentInsets = Self.insets
            $0.intrinsicSize.vertical = .points(30)
        }
        #expect(d.frame(stack) == [0, 0, 100, 30])
        #expect(d.frame(view) == [-2, -1, 106, 34])
    }

    @Test func guidesAreInsetFromTheFrame() {
        var d = LayoutBuilder()
        let view = d.add("view") {
            $0.alignmentInsets = Self.insets
            $0.layoutMargins = EdgeInsets(8)
        }
        d.place(view, 20, 20)
        d.fix(view, 100, 100)
        let inside = d.add("inside", to: view)
        d.fill(inside, Item(view, .layoutMargins))
        #expect(d.frame(view) == [18, 19, 106, 104])
        #expect(d.frame(inside) == [8, 8, 90, 88])
    }
}
