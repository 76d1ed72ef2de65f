import SourceText
import SwiftSource
import Testing

/// A tree that is read for its declarations is the same as any other, but for the insides of bodies.
@Suite struct TreesWithoutBodiesTests {
    private static let texts = [
        "",
        """
        import UIKit
        class A: B {
            var a: Int { get { f(1) } set(new) { g() } }
            var b: Int { h() }
            let c = { i() }()
            init?() { j() }
            deinit { k() }
            subscript(d: Int) -> Int { l() }
            func `e`() -> Int { func inner() { m() }; return 1 }
            func tableView(_ a: T) -> C { func inner() { n() }; return o { p() } }
            enum Nested { case one; static func == (a: Nested, b: Nested) -> Bool { q() } }
        }
        #if DEBUG
        extension A { func r() { s() } }
        #endif
        func t() { class Local { func u() {} } }
        if v { w() }
        """,
        "class A { func f() { g(", "func f() { } }\nfunc g() {", "func tableView() { func f() { g(h } }",
    ]

    @Test(arguments: texts) func allOutsideOfBodiesIsTheSame(_ text: String) throws {
        let text = SourceText(text)
        let short = try #require(SyntaxTree.parse(text, onlyBodies: ["tableView"], isCancelled: { false }))
        let full = SyntaxTree(parsing: text)
        #expect(outsideOfBodies(short) == outsideOfBodies(full))
        #expect(short.nodeCount <= full.nodeCount)
    }

    @Test func onlyTheWantedBodiesAreRead() throws {
        let text = SourceText(Self.texts[1])
        let short = try #require(SyntaxTree.parse(text, onlyBodies: ["tableView"], isCancelled: { false }))
        let names = short.nodes(ofKind: .call).compactMap { CallExpression($0)?.name }
        #expect(Set(names) == ["i", "n", "o", "p", "w"])
    }

    @Test(arguments: texts) func aNodeIsFoundByItsKindAndRange(_ text: String) {
        let tree = SyntaxTree(parsing: SourceText(text))
        tree.root.walk { node in
            let (start, end) = (UInt32(node.start.value), UInt32(node.end.value))
            if node.kind.isDeclaration { #expect(tree.node(node.kind, from: start, to: end) == node) }
            return true
        }
        #expect(tree.node(.classDeclaration, from: 1, to: 2) == nil)
    }

    private struct Part: Hashable {
        var kind: SyntaxKind
        var range: TextRange
    }

    private func outsideOfBodies(_ tree: SyntaxTree) -> [Part] {
        var found: [Part] = []
        tree.root.walk { node in
            found.append(Part(kind: node.kind, range: node.range))
            return node.kind != .codeBlock
        }
        return found
    }
}
