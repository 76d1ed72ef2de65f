import LayoutModel
import Testing

@testable import AutoLayoutEngine

/// The positions of attributes in the root's coordinates.
@Suite struct AnchorPositionsTests {
    @Test(
        arguments: [
            ("box.inner", nil, Attribute.leading, 15), ("box.inner", nil, .right, 25), ("box.inner", nil, .centerY, 32),
            ("box.inner", nil, .height, 4), ("", .safeArea, .top, 7), ("", .layoutMargins, .trailing, 192),
            ("", .safeArea, .bottom, 100),
        ] as [(String, Guide?, Attribute, Double)])
    func anAttributeIsWhereConstraintsMeasureIt(path: String, guide: Guide?, attribute: Attribute, place: Double) throws
    {
        let solving = try Solving(
            """
            size 200 x 100
            safeArea 7 0 0 0
            view box { view inner; inner.size == 10 x 4; inner.leading == super.leading + 5; \
            inner.top == super.top + 10 }
            box.size == 50 x 50
            box.leading == super.leading + 10
            box.top == super.top + 20
            """)
        var solver = LayoutSolver(solving.layout)
        _ = solver.solve(Configuration(baseOf: solving.layout))
        let view = try #require(solving.layout.views.first { $0.path == path })
        #expect(solver.anchorPositions.position(of: Anchor(Item(view.id, guide), attribute)) == place)
    }

    @Test func leadingIsOnTheRightInRightToLeftLayouts() throws {
        let solving = try Solving("direction rightToLeft; size 200 x 100; view a; a.edges == super.edges inset 10")
        var solver = LayoutSolver(solving.layout)
        _ = solver.solve(Configuration(baseOf: solving.layout))
        #expect(solver.anchorPositions.position(of: Anchor(Item(ViewID(1)), .leading)) == 190)
        #expect(solver.anchorPositions.rectangle(of: Item(ViewID(1))) == Rect(x: 10, y: 10, width: 180, height: 80))
    }
}
