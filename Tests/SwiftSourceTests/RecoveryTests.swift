import SourceText
import SwiftSource
import Testing

/// Text that is not finished or not Swift loses no more than its statement.
@Suite struct RecoveryTests {
    private static let before = "func a() {\n    first(1)\n"
    private static let after = "\n    last(2)\n}\nfunc b() {\n    other()\n}\n"

    @Test(arguments: [
        "view.", "view.sub.", "foo(", "foo(a, ", "foo(a: ", "let x =", "let x: ", "let", "x = ", "a +", "if a",
        "if a {",
        "if let x = ", "guard let x else", "for x in", "foo(a))", "foo]", "[1, 2", "}", ")", "let s = \"open",
        "\"a \\(b",
        "<<<<<<< HEAD", "=======", ">>>>>>> branch", "return", "switch a {", "func", "x.map { $0", "@", "#", "$", "\\",
        "case .a:", "else { }", "<#code#>", "private", "a ? b", "f(x: .", "é ± ₓ", "foo(a { b }", "#if DEBUG", "try",
    ])
    func whatStandsAroundIsRead(broken: String) {
        let text = SourceText(Self.before + "    " + broken + Self.after)
        var calls: Set<String> = []
        var functions: [String] = []
        SyntaxTree(parsing: text).root.walk { node in
            if let name = CallExpression(node)?.name { calls.insert(name) }
            if let name = FunctionDeclaration(node)?.name { functions.append(name) }
            return true
        }
        #expect(calls.isSuperset(of: ["first", "last", "other"]))
        #expect(functions.contains("a") && functions.contains("b"))
    }

    @Test func aMissingBraceEndsAtTheNextDeclaration() throws {
        let text = "class A {\n    func a() {\n        b()\n\n    func c() {\n        d()\n    }\n}\nclass E {}\n"
        let children = SyntaxTree(parsing: SourceText(text)).root.children.all
        #expect(children.map(\.kind) == [.classDeclaration, .classDeclaration])
        let members = try #require(TypeDeclaration(children[0])).members
        #expect(members.compactMap { FunctionDeclaration($0)?.name } == ["a", "c"])
    }

    @Test func aSurplusBraceEndsNothing() throws {
        let text = "class A {\n    func a()\n        b()\n    }\n\n    func c() {}\n}\nclass E {}\n"
        let children = SyntaxTree(parsing: SourceText(text)).root.children.all
        #expect(children.map(\.kind) == [.classDeclaration, .classDeclaration])
        #expect(TypeDeclaration(children[0])?.members.last?.text == "func c() {}")
    }

    @Test func oddIndentationDoesNotHideTheMissingBrace() throws {
        let text = """
            class A {
                func a() {
                    let x = f(1,
                        2) { y in
                        y
                        }
                }
                func b() {
                    c()
                func d() {
                }
            }
            class E {}
            """
        let children = SyntaxTree(parsing: SourceText(text)).root.children.all
        #expect(children.map(\.kind) == [.classDeclaration, .classDeclaration])
        let names = try #require(TypeDeclaration(children[0])).members.compactMap { FunctionDeclaration($0)?.name }
        #expect(names == ["a", "b", "d"])
    }

    @Test func aMissingFirstNameDoesNotJoinTwoStatements() {
        let text = "func a() {\n    b = c\n    .d = e\n    f()\n}"
        let body = SyntaxTree(parsing: SourceText(text)).root.children.first { _ in true }.flatMap(
            FunctionDeclaration.init)
        #expect(body?.body?.statements.map(\.text) == ["b = c", ".d = e", "f()"])
    }

    /// In the same column too.
    @Test(arguments: ["b(c)\n    .d = e", "b\n    .c(d)\n    .e = f", "b {\n        c = d\n    }\n    .e = f"])
    func aMemberOnItsOwnLineIsAssigned(statement: String) {
        let text = "func a() {\n    \(statement)\n    g()\n}"
        let body = SyntaxTree(parsing: SourceText(text)).root.children.first { _ in true }.flatMap(
            FunctionDeclaration.init)
        #expect(body?.body?.statements.map(\.text) == [statement, "g()"])
    }

    @Test func everyPrefixOfATextHasATree() {
        let text = """
            @A(b: 1) final class C<D>: E where D: F {
                lazy var g: H? = { [weak self] (i: Int) -> J in "k\\(l + "m")" }()
                #if os(iOS)
                func n(_ o: inout [P: Q]) async throws -> R { if case .s(let t)? = u, v { w?.x![0] } else { /y z/ } }
                #endif
            }
            """
        let bytes = Array(text.utf8)
        for length in 0...bytes.count {
            let tree = SyntaxTree(parsing: SourceText(utf8: Array(bytes[..<length])))
            #expect(tree.root.range == TextRange(0, length))
        }
    }

    @Test func cancellationGivesNoTree() {
        let text = SourceText(String(repeating: "a(b)\n", count: 10_000))
        #expect(SyntaxTree.parse(text, isCancelled: { true }) == nil)
        #expect(SyntaxTree.parse(text, isCancelled: { false })?.root.children.all.count == 10_000)
    }
}
