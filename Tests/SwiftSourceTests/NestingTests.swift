import Foundation
import SourceText
import SwiftSource
import Testing

/// Deep nesting and long chains give a tree of bounded height, on a small stack and in linear time.
@Suite struct NestingTests {
    @Test(
        arguments: [
            "(", "[", "{", "a(", "a[", "{ x in ", "if a {", "- ", "!", "try ", "a ? b : ", "x<", "let x: A<",
            "func f() {",
            "class A { ", "#if a\n", ".a", "+ a ", "a = ", "if a {} else ", "\"\\(", "switch a { case b: ", "let x: [",
            "let x: (", "case .a(let (", "@a(", "[a: ", "\\", "&", "() -> ", "let f: () -> ", "var a: B { get {",
            "a ?? ", "}", ")", "x?", "return ", "some ", "a as ", "await ", "A<B<C<", "do {", "a: ",
        ])
    func deepNestingIsBounded(piece: String) async {
        let height = await onSmallStack {
            let tree = SyntaxTree(parsing: SourceText(String(repeating: piece, count: 20_000)))
            func height(_ node: SyntaxNode) -> Int { 1 + (node.children.map(height).max() ?? 0) }
            return height(tree.root)
        }
        #expect(height <= SyntaxTree.maximumHeight + 1)
    }

    @Test func longFlatListsAreReadWhole() {
        let text = SourceText("let a = [" + String(repeating: "b(c), ", count: 50_000) + "]")
        var calls = 0
        SyntaxTree(parsing: text).root.walk { node in
            if node.kind == .call { calls += 1 }
            return true
        }
        #expect(calls == 50_000)
    }

    #if DEBUG
        private let stackSize = 8 << 20
    #else
        /// As worker threads on a Mac have it. The frames of a debug build are much larger.
        private let stackSize = 512 << 10
    #endif

    /// The result of `work` on a thread with a small stack.
    private func onSmallStack<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
        await withCheckedContinuation { continuation in
            let thread = Thread { continuation.resume(returning: work()) }
            thread.stackSize = stackSize
            thread.start()
        }
    }
}
