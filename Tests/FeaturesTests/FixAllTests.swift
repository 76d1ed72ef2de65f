import Features
import SourceText
import TestSupport
import Testing

/// The code action `source.fixAll.plumbline`.
@Suite struct FixAllTests {
    private let text = """
        layout A {
            size 320 x 44
            view a
            a.left == super.left
            a.top == super.top
            a.top == super.top

            a.size == 4 x 4
        }
        """

    private func actions(
        _ source: String, _ kinds: Set<EditorAction.Kind>, resolvesFixAll: Bool = false
    ) throws -> (Snapshot, [EditorAction]) {
        let snapshot = try #require(Fixture(source).snapshot())
        let actions = try CodeActions.actions(
            in: TextRange(0, 0), of: snapshot, check: snapshot.check(), kinds: kinds, resolvesFixAll: resolvesFixAll)
        return (snapshot, actions)
    }

    @Test func allSafeFixesAreOneEdit() throws {
        let (snapshot, actions) = try actions(text, [.fixAll])
        let action = try #require(actions.first)
        #expect(
            actions.count == 1 && action.kind.rawValue == "source.fixAll.plumbline" && action.edits[.alone].count == 1)
        #expect(try snapshot.text(after: action.edits).string == Fixes.fixed(snapshot).text.string)
        let fixed = text.replacing("    a.top == super.top\n", with: "", maxReplacements: 1)
        #expect(snapshot.text(after: action.edits).string == fixed)
        // Lines before the first and after the last change are not touched.
        #expect(
            action.edits[.alone].first.map { snapshot.text[$0.range] } == "    a.top == super.top\n\n")
    }

    @Test func fixAllIsOfferedOnlyOnRequest() throws {
        #expect(try actions(text, EditorAction.Kind.offered).1.allSatisfy { $0.kind != .fixAll })
    }

    @Test func aTextWithoutFindingsHasNoFixAll() throws {
        #expect(try actions("layout A { size 3 x 3 }", [.fixAll]).1.isEmpty)
    }

    /// The same actions are offered, whether edits are resolved later or not.
    @Test func anEditThatIsResolvedLaterIsLeftOut() throws {
        let unresolved = try actions(text, [.fixAll], resolvesFixAll: true).1
        #expect(unresolved.map(\.kind) == [.fixAll] && unresolved.allSatisfy(\.edits.isEmpty))
        let unfixable = "layout A { size 3 x 3; view a; a.top == super.top; a.height == 3; a.leading == super.leading }"
        for source in ["layout A { size 3 x 3 }", unfixable] {
            let (now, later) = (
                try actions(source, [.fixAll]).1, try actions(source, [.fixAll], resolvesFixAll: true).1
            )
            #expect(now.map(\.title) == later.map(\.title))
        }
    }
}
