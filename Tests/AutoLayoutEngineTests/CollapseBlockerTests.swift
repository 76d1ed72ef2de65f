import AutoLayoutEngine
import LayoutModel
import Testing

/// The constraints that keep a view without a length of its own from collapsing.
@Suite struct CollapseBlockerTests {
    /// The blockers of a card that contains a text.
    private func blockers(_ constraints: (_ card: Item, _ text: Item) -> [(Anchor, Relation, Anchor?, Double, Double)])
        -> [CollapseBlocker]
    {
        var builder = LayoutBuilder()
        let card = builder.add("card")
        let text = builder.add("text", to: card)
        for (first, relation, second, constant, priority) in constraints(Item(card), Item(text)) {
            builder.relate(first, relation, 1, second, constant, priority: priority)
        }
        var solver = LayoutSolver(builder.layout)
        _ = solver.solve(Configuration(of: builder.layout, at: builder.layout.sizes[0].size))
        return solver.collapseBlockers(of: card, .vertical)
    }

    @Test func paddingsFromEdgeToEdgeBlockACollapse() {
        let found = blockers { card, text in
            [
                (Anchor(card, .bottom), .equal, Anchor(text, .bottom), 6, 1000),
                (Anchor(text, .top), .equal, Anchor(card, .top), 8, 1000),
                (Anchor(text, .height), .equal, nil, 20, 750),
            ]
        }
        #expect(found.map(\.members) == [[ConstraintID(0), ConstraintID(1)]])
        #expect(found.map(\.last) == [ConstraintID(0)])
        #expect(found.map(\.least) == [14])
    }

    @Test func aRequiredLengthInsideIsCounted() {
        let found = blockers { card, text in
            [
                (Anchor(text, .top), .equal, Anchor(card, .top), 8, 1000),
                (Anchor(card, .bottom), .greaterThanOrEqual, Anchor(text, .bottom), 6, 1000),
                (Anchor(text, .height), .equal, nil, 20, 1000),
            ]
        }
        #expect(found.map(\.last) == [ConstraintID(1)])
        #expect(found.first?.least == 34)
    }

    @Test(arguments: [999.0, 750])
    func anOptionalMemberBlocksNothing(priority: Double) {
        let found = blockers { card, text in
            [
                (Anchor(card, .bottom), .equal, Anchor(text, .bottom), 6, priority),
                (Anchor(text, .top), .equal, Anchor(card, .top), 8, 1000),
                (Anchor(text, .height), .equal, nil, 20, 1000),
            ]
        }
        #expect(found == [])
    }

    @Test func aConflictInsideIsNoBlocker() {
        let found = blockers { card, text in
            [(Anchor(text, .height), .equal, nil, 20, 1000), (Anchor(text, .height), .equal, nil, 30, 1000)]
        }
        #expect(found == [])
    }

    @Test func allSetsAreFound() {
        let found = blockers { card, text in
            [
                (Anchor(card, .height), .greaterThanOrEqual, nil, 10, 1000),
                (Anchor(text, .top), .equal, Anchor(card, .top), 8, 1000),
                (Anchor(card, .bottom), .equal, Anchor(text, .bottom), 6, 1000),
            ]
        }
        #expect(Set(found.map(\.last)) == [ConstraintID(0), ConstraintID(2)])
    }
}
