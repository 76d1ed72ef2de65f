import SourceText
import SwiftSource
import Testing

/// Searching a tree finds the nodes that walking it finds, in the same order.
@Suite struct NodeSearchTests {
    @Test(arguments: [
        "", "a", "f(g(1), h { i(2) })(3)\nclass A { let b = c(d).e(f: g) }", "f(((",
        String(repeating: "f(", count: 600),
    ])
    func searchingFindsWhatWalkingFinds(_ text: String) {
        let tree = SyntaxTree(parsing: SourceText(text))
        for kind in [SyntaxKind.call, .nameExpression, .opaque] {
            var walked: [SyntaxNode] = []
            tree.root.walk { node in
                if node.kind == kind { walked.append(node) }
                return true
            }
            #expect(tree.nodes { found, _ in found == kind } == walked)
        }
    }

    @Test func aSearchKnowsTheRanges() {
        let tree = SyntaxTree(parsing: SourceText("let a = b\nlet c = b"))
        let found = tree.nodes { kind, range in kind == .nameExpression && range.start.value > 10 }
        #expect(found.map(\.range) == [TextRange(18, 19)])
    }

    @Test func aSearchInAPartStaysInIt() throws {
        let tree = SyntaxTree(parsing: SourceText("f(a, g(b))\nc"))
        let call = try #require(tree.nodes { kind, _ in kind == .call }.last)
        let found = tree.nodes(in: call) { kind, _ in kind == .nameExpression || kind == .call }
        #expect(found.map(\.text) == ["g(b)", "g", "b"])
    }
}
