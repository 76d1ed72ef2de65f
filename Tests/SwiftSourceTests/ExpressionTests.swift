import SourceText
import SwiftSource
import TestSupport
import Testing

@Suite struct ExpressionTests {
    @Test func chainsOfMembersAndCalls() {
        expectSnapshot(
            dump("view.subviews[0]?.isHidden = !isShown"),
            """
            assignment
              left memberAccess
                base optionalChain
                  base subscriptCall
                    base memberAccess
                      base nameExpression view
                      name name subviews
                    brackets [0]
                    argument argument
                      value integerLiteral 0
                name name isHidden
              operator operatorToken =
              right prefixExpression
                operator operatorToken !
                value nameExpression isShown
            """)
        expectSnapshot(
            dump("label.topAnchor.constraint(equalTo: topAnchor, constant: -8).isActive = true"),
            """
            assignment
              left memberAccess
                base call
                  base memberAccess
                    base memberAccess
                      base nameExpression label
                      name name topAnchor
                    name name constraint
                  brackets (equalTo: topAnchor, constant: -8)
                  argument argument
                    label name equalTo
                    value nameExpression topAnchor
                  argument argument
                    label name constant
                    value prefixExpression
                      operator operatorToken -
                      value integerLiteral 8
                name name isActive
              operator operatorToken =
              right booleanLiteral true
            """)
        expectSnapshot(
            dump("UIView.animate(0.3) { self.a() } completion: { _ in }"),
            """
            call
              base memberAccess
                base nameExpression UIView
                name name animate
              brackets (0.3)
              argument argument
                value floatLiteral 0.3
              trailingClosure closure
                body codeBlock
                  call
                    base memberAccess
                      base nameExpression self
                      name name a
                    brackets ()
              label name completion
              trailingClosure closure
                parameter closureParameter
                  name name _
                body codeBlock\u{20}
            """)
        expectSnapshot(
            dump("let c = { [weak self, x = y] (a: Int, _ b: B) -> C in\n    c\n}"),
            """
            variableDeclaration
              keyword keyword let
              binding patternBinding
                pattern namePattern c
                value closure
                  capture capture
                    modifier modifier weak
                    name name self
                  capture capture
                    name name x
                    value nameExpression y
                  parameter closureParameter
                    name name a
                    type namedType
                      name name Int
                  parameter closureParameter
                    label name _
                    name name b
                    type namedType
                      name name B
                  result namedType
                    name name C
                  body codeBlock
                    nameExpression c
            """)
    }

    @Test func partsOfACall() throws {
        let text = "stack.add(a, to: b) { $0.x } done: { c, d in e }"
        let call = try #require(CallExpression(try only(text)))
        #expect(call.name == "add")
        #expect(MemberAccess(call.callee)?.base?.text == "stack")
        #expect(call.arguments.map { $0.label ?? "_" } == ["_", "to"])
        #expect(call.argument("to")?.text == "b")
        #expect(call.parentheses == TextRange(9, 19))
        #expect(call.trailingClosures.map(\.label) == [nil, "done"])
        #expect(call.trailingClosures[1].closure.parameters.map(\.name) == ["c", "d"])
        #expect(call.trailingClosures[0].closure.onlyStatement?.text == "$0.x")
    }

    @Test func optionalChainsAndForcedValues() throws {
        let member = try #require(MemberAccess(try only("a?.b")))
        #expect(member.isOptional && !member.isForced && member.base?.text == "a" && member.name == "b")
        let forced = try #require(MemberAccess(try only("a!.b")))
        #expect(forced.isForced && !forced.isOptional && forced.base?.text == "a")
        let implicit = try #require(MemberAccess(try only(".init")))
        #expect(implicit.base == nil && implicit.name == "init")
    }

    @Test func aBraceAfterAConditionIsTheBody() throws {
        let statement = try #require(IfStatement(try only("if a.contains { $0 } { b() } else if let c { d() }")))
        #expect(statement.conditions.count == 1)
        #expect(statement.body?.statements.map(\.text) == ["b()"])
        #expect(statement.elseBody?.kind == .ifStatement)
        let plain = try #require(IfStatement(try only("if a.isEmpty { b() }")))
        #expect(plain.conditionRange == TextRange(3, 12) && plain.body?.statements.count == 1)
        let loop = try #require(ForStatement(try only("for x in xs.reversed() where x > 0 { f(x) }")))
        #expect(loop.sequence.text == "xs.reversed()" && loop.condition?.text == "x > 0")
    }

    @Test func modulesQualifyNames() throws {
        let call = try #require(CallExpression(try only("UIKit::UIView.Swift::init()")))
        let callee = try #require(MemberAccess(call.callee))
        #expect(callee.name == "init")
        #expect(callee.base.flatMap(NameExpression.init)?.name == "UIView")
    }

    @Test func ifAndSwitchAreExpressionsToo() throws {
        let variable = try #require(VariableDeclaration(try only("let x = if a { 1 } else { 2 }")))
        #expect(variable.bindings.first?.initialValue?.kind == .ifStatement)
        let value = try #require(ValueStatement(try only("return switch a { case .b: 1\ndefault: 2 }")))
        #expect(value.value.flatMap(SwitchStatement.init)?.cases.count == 2)
    }

    @Test(arguments: [
        "\\.a.b", "\\Root.a[0]?.b", "#selector(A.b(_:c:))", "[1, 2]", "[a: b, c: d]", "[:]", "[Int]()", "(a, b: c)",
        "&x",
        "a ? .b : .c", "{ }", "{ $0 + $1 }()", "x...", "self[a]", "super.init(a)", "A<B>.c()", "_ = f()",
        "a\n    .b()\n    #if DEBUG\n    .c()\n    #endif\n    .d()", "\"a \\(b.c(d: \"e\")) f\"", "#\"\\#(a)\"#",
        "f(<#name#>)", "any P.self", "f(a:b:)",
    ])
    func isOneExpression(text: String) throws {
        let node = try only(text)
        #expect(node.range == TextRange(0, text.utf8.count))
        var hasOpaque = false
        node.walk { inner in
            hasOpaque = hasOpaque || inner.kind == .opaque && !inner.range.isEmpty
            return true
        }
        #expect(!hasOpaque)
    }
}
