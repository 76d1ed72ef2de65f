import LayoutModel
import SourceText
import TestSupport
import Testing

/// Edits of a layout without a text.
@Suite struct ApplyingTests {
    private static let nowhere = FileRange(.alone, TextRange(0, 0))

    /// A root with two views, a width for each, and a state that changes the widths.
    private static var layout: Layout {
        var layout = Layout(
            name: "L", notation: PlainNotation.notation, range: nowhere.range, nameRange: nowhere.range,
            root: View(
                id: .root, name: "", path: "", kind: .view, parent: nil, declaration: nowhere, nameRange: nowhere),
            sizes: [])
        for (number, name) in ["a", "b"].enumerated() {
            let id = ViewID(number + 1)
            layout.views.append(
                View(
                    id: id, name: name, path: name, kind: .view, parent: .root, declaration: nowhere, nameRange: nowhere
                ))
            layout[.root].children.append(id)
            layout.constraints.append(
                Constraint(
                    id: ConstraintID(number), first: Anchor(Item(id), .width), relation: .equal, second: nil,
                    constant: 10,
                    label: name, source: ConstraintSource(statement: nowhere, focus: nowhere)))
        }
        let changes: [StateChange.Effect] = [
            .deactivate([ConstraintID(0), ConstraintID(1)]), .setConstant([ConstraintID(0)], 4),
        ]
        layout.states = [
            State(
                name: "s", range: nowhere, nameRange: nowhere,
                changes: changes.map { StateChange(effect: $0, range: nowhere) })
        ]
        return layout
    }

    @Test func aRemovedConstraintKeepsItsIndexAndLeavesNoReferences() {
        let after = Self.layout.applying([.removeConstraint(ConstraintID(0))])
        #expect(after.constraints.map(\.isRemoved) == [true, false])
        #expect(after.constraints.map(\.isActive) == [false, true])
        #expect(after.constraints(labelled: "a").isEmpty)
        #expect(after.states[0].changes.map(\.effect) == [.deactivate([ConstraintID(1)])])
    }

    @Test func numbersAndRelationsChange() {
        let after = Self.layout.applying([
            .setRelation(ConstraintID(0), .lessThanOrEqual), .setConstant(ConstraintID(0), 7),
            .setPriority(ConstraintID(1), 999),
            .setHugging(ViewID(1), .vertical, 251), .setCompressionResistance(ViewID(1), .horizontal, 749),
        ])
        #expect(after.constraints[0].relation == .lessThanOrEqual)
        #expect(after.constraints.map(\.constant) == [7, 10])
        #expect(after.constraints.map(\.priority) == [1000, 999])
        #expect(after[ViewID(1)].hugging == AxisPair(horizontal: .low, vertical: Priority(251)))
        #expect(after[ViewID(1)].compressionResistance == AxisPair(horizontal: Priority(749), vertical: .high))
    }

    @Test func constraintsAndSpacersAreAdded() {
        let after = Self.layout.applying([
            .addEqualSpacers(count: 2, along: .horizontal, in: .root),
            .addConstraint(
                NewConstraint(
                    first: .init(.spacer(1), .leading), second: .init(.item(Item(ViewID(1))), .trailing), constant: 3)),
            .addStackSpacer(after: ViewID(1), length: 12),
        ])
        #expect(after.views.map(\.name) == ["", "a", "b", "gap1", "gap2", ""])
        #expect(after.views.compactMap(\.spacer).map(\.length) == [nil, nil, 12])
        #expect(after.views.compactMap(\.spacer).map(\.group) == [0, 0, 1])
        #expect(after[.root].children.map(\.index) == [1, 5, 2, 3, 4])
        #expect(after.constraints.last?.first == Anchor(Item(ViewID(4)), .leading))
        #expect(after.constraints.map(\.id.index) == [0, 1, 2])
    }

    @Test func aCollapseIsAddedOnceAndThenReplaced() {
        let once = Self.layout.applying([.setCollapse(ViewID(1), [.trailing])])
        #expect(once.collapses.map(\.edges) == [[.trailing]])
        #expect(once.applying([.setCollapse(ViewID(1), [.top])]).collapses.map(\.edges) == [[.top]])
    }

    @Test func editsOfMissingThingsChangeNothing() {
        let after = Self.layout.applying([
            .removeConstraint(ConstraintID(9)), .setHugging(ViewID(9), .vertical, 1),
            .addStackSpacer(after: .root, length: 1),
            .setCollapse(ViewID(9), [.top]), .addEqualSpacers(count: 1, along: .horizontal, in: ViewID(9)),
            .addConstraint(NewConstraint(first: .init(.spacer(3), .top), second: nil, constant: 0)),
        ])
        #expect(after.views.count == 3)
        #expect(after.constraints.count == 2)
        #expect(after.collapses.isEmpty)
    }

    @Test func theItemsAreExchanged() {
        var layout = Self.layout
        layout.constraints[0].first.attribute = .leading
        layout.constraints[0].second = Anchor(Item(ViewID(2)), .trailing)
        layout.constraints[0].relation = .lessThanOrEqual
        layout.constraints[0].multiplier = 2
        let reversed = layout.applying([.reverseItems(ConstraintID(0)), .reverseItems(ConstraintID(1))])
        let constraint = reversed.constraints[0]
        #expect(constraint.first == Anchor(Item(ViewID(2)), .trailing))
        #expect(constraint.second == Anchor(Item(ViewID(1)), .leading))
        #expect(constraint.relation == .greaterThanOrEqual)
        #expect(constraint.multiplier.literal == 0.5)
        #expect(constraint.constant.literal == -5)
        // A size that is compared with a number has no second item.
        #expect(reversed.constraints[1] == layout.constraints[1])
        #expect(reversed.applying([.reverseItems(ConstraintID(0))]) == layout)
    }

    @Test func changesAreRemovedFromStates() {
        let changes = Self.layout.states[0].changes
        #expect(
            Self.layout.applying([.removeStateChange(state: 0, change: 1)]).states[0].changes
                == [changes[0]] + changes.dropFirst(2))
        #expect(Self.layout.applying([.removeStateChange(state: 0, change: 99)]) == Self.layout)
        #expect(Self.layout.applying([.removeStateChange(state: 9, change: 0)]) == Self.layout)
    }

    @Test func spacersAndCustomSpacingReplaceEachOther() {
        var layout = Self.layout
        layout[.root].stack = StackArrangement(axis: .horizontal)
        layout = layout.applying([.addStackSpacer(after: ViewID(1), length: 8)])
        let spacer = ViewID(3)
        #expect(layout[.root].children == [ViewID(1), spacer, ViewID(2)])
        let tied = layout.applying([.tieSpacer(spacer, to: ViewID(2))])
        #expect(tied[spacer].spacer?.after == ViewID(2))
        let replaced = layout.applying([.replaceSpacer(spacer, bySpacing: 8, after: ViewID(1))])
        #expect(replaced[.root].children == [ViewID(1), ViewID(2)])
        #expect(replaced[.root].stack?.customSpacing == [ViewID(1): 8])
        #expect(!replaced[spacer].isInstalled)
        #expect(replaced.applying([.removeCustomSpacing(after: ViewID(1))])[.root].stack?.customSpacing == [:])
    }
}
