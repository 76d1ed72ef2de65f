import LayoutModel
import Simplex
import SourceText
import TestSupport
import Testing

@testable import LayoutLanguage

/// Text edits have the same effect on the model of a text as the model edits that they express.
@Suite struct RoundTripTests {
    /// Forms that the examples do not use.
    static let forms = """
        layout Forms {
            size 320 x 480
            param gap = 8 in 0...20
            view a, b, c                      // three
            label wide 10 x 10 { hugging 300 }, tall 20 x 20
            guide g
            [a, b, c].size == 40 x 30 @ 900   /* all alike */
            [a, b].top >= super.top * 1/2 + 4
            a.width == b.width == c.width
            b.edges == safeArea.edges inset 1 2 3 4
            2 * c.width <= 3 * a.height - 4 * gap; c.height == 10; c.bottom == g.bottom
            20 == g.width
            -tall.width >= -wide.width + 3
            g.height == gap
            wide.center == super.center
            H:|-[a(>=10,<=gap@high)]-(gap@250)-[b(c)][c(50%)]-(>=8,<=20)-| aligned top bottom
            V:[a1..a3(20)]
            H:|[a1][a2]-[a3]|
            H:|-4-[a]-5-[b] rightToLeft
            H:|~[wide]~[tall]~|
            view a1, a2, a3
            view box { view inner; inner.edges == super.edges; badge: inner.width == a.width / 3 }
            inactive [a, b].leading == super.leading
            stack column vertical { label one 10 x 10, two 10 x 10 }
        }
        """

    static let texts: [(name: String, text: String)] =
        [("forms", forms)] + Examples.names.map { ($0, SourceText(utf8: Examples.text($0)).string) }

    /// A description of a model in which the order of constraints, views and collapses does not count.
    static func summary(_ layout: Layout) -> [String] {
        let constraints = layout.constraints.filter { !$0.isRemoved }.map {
            LayoutDump.constraint($0, layout, labels: false)
        }
        let views = layout.views.map { view in
            // A spacer without a name is identified by its length and the view that it follows.
            view.name.isEmpty && view.id != .root
                ? "spacer \(view.spacer?.length ?? -1) after \(view.spacer?.after.map { layout[$0].path } ?? "nothing")"
                : LayoutDump.view(view, layout)
        }
        let collapses = layout.collapses.map { "collapse \(layout[$0.view].path) \($0.edges.map(\.rawValue).sorted())" }
        let states = layout.states.map { "state \($0.name) \($0.changes.count)" }
        return constraints.sorted() + views.sorted() + collapses.sorted() + states
    }

    /// The differences between the text after `edits` and the model after them. Nil if they cannot be expressed.
    static func difference(_ document: LayoutLanguageDocument, _ edits: [ModelEdit], in index: Int) -> [String]? {
        guard let made = document.textEdits(for: edits, in: index) else { return nil }
        let after = LayoutLanguageDocument(document.text.applying(made[document.file]))
        guard after.document.layouts.count == document.document.layouts.count else { return ["a layout is lost"] }
        let expected = summary(document.document.layouts[index].applying(edits))
        let found = summary(after.document.layouts[index])
        var result: [String] = []
        if after.document.problems.count > document.document.problems.count {
            result += after.document.problems.map { Fixture.describe($0, after.text) }
        }
        let difference = found.difference(from: expected)
        for change in difference {
            switch change {
            case .insert(_, let line, _): result.append("+ \(line)")
            case .remove(_, let line, _): result.append("- \(line)")
            }
        }
        for (other, layout) in document.document.layouts.enumerated() where other != index {
            if summary(layout) != summary(after.document.layouts[other]) {
                result.append("layout \(layout.name) differs")
            }
        }
        return result.isEmpty ? [] : result + [after.text.string]
    }

    static func edits(of id: ConstraintID, _ constraint: Constraint) -> [ModelEdit] {
        [.removeConstraint(id)] + Relation.allCases.map { .setRelation(id, $0) }
            + [13, -7.5, 0].map { .setConstant(id, $0) } + [1000, 999, 250.5].map { .setPriority(id, $0) }
            + otherAttributes(of: constraint)
            + (constraint.second != nil && constraint.constant.literal != nil ? [.reverseItems(id)] : [])
    }

    /// Edits that replace the sides: by those of the other kind, and by the opposite ones.
    private static func otherAttributes(of constraint: Constraint) -> [ModelEdit] {
        [sidesOfTheOtherKind, oppositeSides].compactMap { others in
            guard let first = others[constraint.first.attribute] else { return nil }
            guard let second = constraint.second else {
                return .setAttributes(constraint.id, first: first, second: nil)
            }
            return others[second.attribute].map { .setAttributes(constraint.id, first: first, second: $0) }
        }
    }

    private static let sidesOfTheOtherKind: [Attribute: Attribute] = [
        .left: .leading, .right: .trailing, .leading: .left, .trailing: .right,
    ]
    private static let oppositeSides: [Attribute: Attribute] = [.top: .bottom, .bottom: .top, .centerY: .top]

    @Test(arguments: texts.map(\.name))
    func everyEditOfEveryConstraintIsWritten(_ name: String) {
        let document = LayoutLanguageDocument(SourceText(Self.texts.first { $0.name == name }?.text ?? ""))
        var refused = 0
        var expressed = 0
        for (index, layout) in document.document.layouts.enumerated() {
            for constraint in layout.constraints {
                for edit in Self.edits(of: constraint.id, constraint) {
                    guard let difference = Self.difference(document, [edit], in: index) else {
                        refused += 1
                        continue
                    }
                    expressed += 1
                    #expect(difference == [], "\(edit) of \(LayoutDump.constraint(constraint, layout))")
                }
            }
        }
        #expect(expressed > 10 * refused)
    }

    @Test(arguments: texts.map(\.name))
    func prioritiesCollapsesAndSpacersOfEveryViewAreWritten(_ name: String) {
        let document = LayoutLanguageDocument(SourceText(Self.texts.first { $0.name == name }?.text ?? ""))
        for (index, layout) in document.document.layouts.enumerated() {
            for view in layout.views where !view.isSynthesized {
                var edits: [[ModelEdit]] = [
                    [.setHugging(view.id, .horizontal, 251)], [.setCompressionResistance(view.id, .vertical, 749.5)],
                    [.setHugging(view.id, .vertical, 1000), .setCompressionResistance(view.id, .vertical, 1)],
                    [.setHugging(view.id, .horizontal, 10), .setHugging(view.id, .vertical, 20)],
                ]
                if view.id != .root, !view.name.isEmpty {
                    edits += [
                        [.setCollapse(view.id, [.trailing, .top])],
                        [.setCollapse(view.id, [.leading, .trailing, .top, .bottom])],
                    ]
                    edits.append([.addStackSpacer(after: view.id, length: 12)])
                }
                for edits in edits {
                    #expect(Self.difference(document, edits, in: index) == [], "\(edits) in \(layout.name)")
                }
            }
        }
    }

    @Test(arguments: ["forms", "at-a-glance", "smart-spacer"])
    func newConstraintsBetweenEveryTwoViewsAreWritten(_ name: String) {
        let document = LayoutLanguageDocument(SourceText(Self.texts.first { $0.name == name }?.text ?? ""))
        for (index, layout) in document.document.layouts.enumerated() {
            for first in layout.views where !first.isSynthesized && (first.id == .root || !first.name.isEmpty) {
                for second in layout.views
                where second.id != first.id && !second.isSynthesized && (second.id == .root || !second.name.isEmpty) {
                    let new = NewConstraint(
                        first: .init(.item(Item(first.id)), .top), relation: .lessThanOrEqual, multiplier: 0.25,
                        second: .init(.item(Item(second.id, .safeArea)), .bottom), constant: -8, priority: 749)
                    #expect(
                        Self.difference(document, [.addConstraint(new)], in: index) == [],
                        "\(first.path) and \(second.path)")
                }
                let size = NewConstraint(first: .init(.item(Item(first.id)), .width), second: nil, constant: 44)
                #expect(Self.difference(document, [.addConstraint(size)], in: index) == [])
            }
        }
    }

    @Test(arguments: texts.map(\.name))
    func equalSpacersAreWrittenWithTheirConstraints(_ name: String) {
        let document = LayoutLanguageDocument(SourceText(Self.texts.first { $0.name == name }?.text ?? ""))
        for (index, layout) in document.document.layouts.enumerated() {
            for view in layout.views where !view.isSynthesized && !view.name.isEmpty {
                guard let parent = view.parent else { continue }
                let edits: [ModelEdit] = [
                    .addEqualSpacers(count: 2, along: .horizontal, in: parent),
                    .addConstraint(
                        NewConstraint(
                            first: .init(.spacer(0), .leading), second: .init(.item(Item(parent)), .leading),
                            constant: 0)),
                    .addConstraint(
                        NewConstraint(
                            first: .init(.item(Item(view.id)), .leading), second: .init(.spacer(0), .trailing),
                            constant: 0)),
                    .addConstraint(
                        NewConstraint(
                            first: .init(.spacer(1), .leading), second: .init(.item(Item(view.id)), .trailing),
                            constant: 0)),
                ]
                #expect(Self.difference(document, edits, in: index) == [], "at \(view.path)")
            }
        }
    }

    @Test(arguments: texts.map(\.name), [1, 2, 3] as [UInt64])
    func severalEditsCanBeCombined(_ name: String, seed: UInt64) {
        let document = LayoutLanguageDocument(SourceText(Self.texts.first { $0.name == name }?.text ?? ""))
        var random = SeededGenerator(seed: seed)
        for (index, layout) in document.document.layouts.enumerated() where !layout.constraints.isEmpty {
            for _ in 0..<12 {
                var edits: [ModelEdit] = []
                var touched: Set<ConstraintID> = []
                for _ in 0..<Int.random(in: 2...6, using: &random) {
                    guard let constraint = layout.constraints.randomElement(using: &random),
                        touched.insert(constraint.id).inserted,
                        let edit = Self.edits(of: constraint.id, constraint).randomElement(using: &random)
                    else { continue }
                    edits.append(edit)
                }
                if let view = layout.views.dropFirst().filter({ !$0.name.isEmpty && !$0.isSynthesized }).randomElement(
                    using: &random)
                {
                    edits.append(.setHugging(view.id, .horizontal, 260))
                    edits.append(
                        .addConstraint(
                            NewConstraint(first: .init(.item(Item(view.id)), .height), second: nil, constant: 33)))
                    edits.append(.setCollapse(view.id, [.bottom]))
                }
                guard let difference = Self.difference(document, edits, in: index) else { continue }
                #expect(difference == [], "seed \(seed): \(edits)")
            }
        }
    }
}
