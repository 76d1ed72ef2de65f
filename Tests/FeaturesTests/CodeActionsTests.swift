import Features
import LayoutModel
import SourceText
import TestSupport
import Testing

@Suite struct CodeActionsTests {
    private func actions(
        _ marked: String, kinds: Set<EditorAction.Kind> = EditorAction.Kind.offered
    ) -> (snapshot: Snapshot, actions: [EditorAction])? {
        let fixture = Fixture(marked)
        guard let snapshot = fixture.snapshot() else { return nil }
        return (snapshot, snapshot.actions(in: fixture.ranges.first ?? TextRange(at: fixture.cursor), kinds))
    }

    /// The remaining codes after each action, by its title.
    private func codesAfter(_ marked: String, kind: EditorAction.Kind) -> [String: [String]] {
        guard let (snapshot, actions) = actions(marked, kinds: [kind]) else { return [:] }
        var codes: [String: [String]] = [:]
        for action in actions {
            #expect(action.kind == kind)
            codes[action.title] = snapshot.codes(after: action.edits)
        }
        return codes
    }

    private let conflict = """
        layout A {
            size 320 x 100
            view a, b
            H:|-16-[a(200)]-8-[b(120)]«-16-»|
            [a, b].top == super.top + 8
            [a, b].height == 40
        }
        """

    private let gap = """
        layout A {
            size 320 x 44
            label first 40 x 20, middle 50 x 20, last 60 x 20
            H:|-16-[first]-8-[middle]-8-[last]
            [first, middle, last].centerY == super.centerY
            vary │middle
        }
        """

    @Test func everyRepairOfAConflictRemovesIt() {
        let codes = codesAfter(conflict, kind: .quickfix)
        #expect(codes.count >= 3)
        #expect(codes.values.allSatisfy { $0.isEmpty }, "\(codes)")
    }

    /// A person sees a conflict at each of its constraints, and rarely puts the cursor at the one that is marked.
    @Test func everyMemberOfAConflictAndItsLineOfferTheFixes() throws {
        let lines = [
            "    view a, b", "    a.leading == super.leading", "    a.width == 200", "    b.leading == a.trailing + 8",
            "    b.width == 120", "    b.trailing == super.trailing", "    [a, b].verticalEdges == super.verticalEdges",
        ]
        func titles(at line: Int, _ column: String.Index) -> Set<String> {
            var marked = lines
            marked[line].insert("│", at: column)
            let text = "layout A {\n    size 320 x 100\n" + marked.joined(separator: "\n") + "\n}\n"
            let titles = actions(text, kinds: [.quickfix])?.actions.map(\.title) ?? []
            #expect(Set(titles).count == titles.count)
            return Set(titles)
        }
        let all = titles(at: 5, lines[5].endIndex)
        #expect(all.contains("Lower a.width == 200 to priority 999"))
        for line in 1...5 {
            #expect(titles(at: line, lines[line].endIndex) == all)
            #expect(titles(at: line, lines[line].startIndex) == all)
        }
        #expect(titles(at: 6, lines[6].endIndex).isEmpty)
    }

    @Test func oneActionIsPreferred() {
        #expect(actions(conflict, kinds: [.quickfix])?.actions.filter(\.isPreferred).count == 1)
    }

    @Test func everyRepairOfAnAmbiguityRemovesIt() {
        let size = "layout A { size 320 x 44; view │a; a.leading == super.leading; a.top == super.top; a.height == 4 }"
        let codes = codesAfter(size, kind: .quickfix)
        #expect(!codes.isEmpty)
        #expect(codes.values.allSatisfy { $0.isEmpty }, "\(codes)")
    }

    @Test func anUnknownNameIsReplacedByTheNearestSpelling() {
        let source =
            """
            layout A { size 320 x 44; view box; box.size == 9 x 9; box.leading == super.leading; │bax.top == super.top }
            """
        guard let (snapshot, actions) = actions(source) else { return }
        // Those of the other finding of the line follow.
        let own = actions.prefix { $0.finding?.code.rawValue == "unknown-name" }
        let texts = own.map { snapshot.text(after: $0.edits).string }
        #expect(
            texts == [
                """
                layout A { size 320 x 44; view box; box.size == 9 x 9; box.leading == super.leading; \
                box.top == super.top }
                """
            ])
        #expect(actions.dropFirst(own.count).allSatisfy { $0.finding?.code.rawValue != "unknown-name" })
    }

    @Test func aViewCanBeMadeCollapsible() {
        guard let (snapshot, actions) = actions(gap, kinds: [.rewrite]) else { return }
        let collapsible = actions.filter { $0.title.lowercased().contains("collapsible") }
        #expect(!collapsible.isEmpty)
        for action in collapsible {
            #expect(snapshot.text(after: action.edits).string.contains("collapse middle: "))
            #expect(snapshot.codes(after: action.edits) == [])
        }
    }

    @Test func refactoringsAreOfferedAtTheDeclaration() {
        let source = gap.replacing("│", with: "").replacing("label first", with: "│label first")
        let titles = actions(source, kinds: [.rewrite])?.actions.map(\.title) ?? []
        #expect(titles.contains { $0.contains("first") })
    }

    @Test func onlyRequestedKindsAreReturned() {
        #expect(actions(gap, kinds: [.quickfix])?.actions.allSatisfy { $0.kind == .quickfix } == true)
        #expect(actions(gap, kinds: [])?.actions.isEmpty == true)
    }

    @Test func nothingIsOfferedAwayFromFindingsAndViews() {
        #expect(actions("layout A { │ size 320 x 44; view a; a.edges == super.edges }")?.actions.isEmpty == true)
    }

    @Test func aCancelledRequestThrows() throws {
        let fixture = Fixture(gap)
        let snapshot = try #require(fixture.snapshot())
        let (range, check) = (TextRange(at: fixture.cursor), snapshot.check())
        #expect(throws: Cancelled.self) {
            try CodeActions.actions(in: range, of: snapshot, check: check, Cancellation { true })
        }
    }

    /// Either of two duplicates can go.
    @Test func actionsOfOneTitleAreToldApartByTheirLines() throws {
        let fixture = Fixture(
            """
            import UIKit

            final class Tile: UIView {
                private let icon = UIImageView()

                init() {
                    super.init(frame: .zero)
                    addSubview(icon)
                    icon.translatesAutoresizingMaskIntoConstraints = false
                    icon.topAnchor.constraint(equalTo: topAnchor).isActive = true
                    icon.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
                    icon.widthAnchor.constraint(equalToConstant: 24).isActive = true
                    icon.heightAnchor.constraint(equalToConstant: 24).isActive = true
                    icon.height│Anchor.constraint(equalToConstant: 24).isActive = true
                }
            }
            """)
        let snapshot = try #require(fixture.snapshot(of: "Tile.swift"))
        let titles = snapshot.actions(in: TextRange(at: fixture.cursor), [.quickfix]).map(\.title)
        #expect(titles.contains("Remove icon.height == 24 in line 13"))
        #expect(titles.contains("Remove icon.height == 24 in line 14"))
        #expect(Set(titles).count == titles.count)
    }
}
