import Features
import SourceText
import TestSupport
import Testing

@Suite struct SuppressionActionsTests {
    /// The remaining codes after each action, by its title.
    private func codesAfter(_ marked: String) throws -> [String: [String]] {
        let fixture = Fixture(marked)
        let snapshot = try #require(fixture.snapshot())
        let findings = snapshot.findings()
        var codes: [String: [String]] = [:]
        let range = TextRange(at: fixture.cursor)
        for action in CodeActions.suppressions(in: range, of: snapshot, findings: findings) {
            #expect(!action.isPreferred && action.kind == .quickfix && action.finding != nil)
            codes[action.title] = snapshot.codes(after: action.edits)
        }
        return codes
    }

    @Test func aSuppressionRemovesItsFindingOnly() throws {
        let source =
            """
            layout A {
                size 9 x 9
                view │a
                a.top == super.top
                a.height == 3
                a.left == super.left
            }
            """
        #expect(try codesAfter(source) == ["Ignore \"ambiguous-size\" here": ["fixed-left-right"]])
    }

    /// A line above would be inside the comment.
    @Test func aLineThatBeginsInACommentIsSuppressedAtItsEnd() throws {
        func source(_ end: String) -> String {
            """
            layout A {
                size 9 x 9
                view b, /*
                */ │a\(end)
                b.edges == super.edges
                a.top == super.top
                a.height == 3; a.leading == super.leading
            }
            """
        }
        #expect(try codesAfter(source("")) == ["Ignore \"ambiguous-size\" here": []])
        #expect(try codesAfter(source(" // here")).isEmpty)
        #expect(try codesAfter(source("/*\n*/")).isEmpty)
    }

    @Test func syntaxErrorsAndUnusedSuppressionsCannotBeIgnored() throws {
        #expect(try codesAfter("layout A {\n    size 9 x 9\n    view │3\n}").isEmpty)
        #expect(try codesAfter("layout A {\n    size 9 x 9 // plumbline:ignore │conflict\n}").isEmpty)
    }
}
