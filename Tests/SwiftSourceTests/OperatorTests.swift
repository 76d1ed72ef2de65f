import SwiftSource
import Testing

@Suite struct OperatorTests {
    @Test(arguments: [
        ("a + b * c", "(a + (b * c))"),
        ("a * b + c", "((a * b) + c)"),
        ("a - b - c", "((a - b) - c)"),
        ("a ?? b ?? c", "(a ?? (b ?? c))"),
        ("a = b ? c : d", "(a = (b c d))"),
        ("a ? b : c ? d : e", "(a b (c d e))"),
        ("a || b && c == d", "(a || (b && (c == d)))"),
        ("x as? Y ?? z", "((x as? Y) ?? z)"),
        ("a + b as Int", "((a + b) as Int)"),
        ("a is B && c", "((a is B) && c)"),
        ("a += try b + c", "(a += (try (b + c)))"),
        ("try? await a.b() ?? c", "(try? (await (a.b() ?? c)))"),
        ("-a + b", "((- a) + b)"),
        ("a < b + 1", "(a < (b + 1))"),
        ("a <-> b + c", "(a <-> (b + c))"),
        ("a = b <-> c", "(a = (b <-> c))"),
        ("0..<n - 1", "(0 ..< (n - 1))"),
        ("a & b << 2", "(a & (b << 2))"),
        ("!a && !b", "((! a) && (! b))"),
    ])
    func operatorsBindByPrecedence(text: String, expected: String) throws {
        #expect(try bracketed(text) == expected)
    }

    @Test(arguments: [
        ("a = b", "a"), ("a.b += 1", "a.b"), ("a[0] %= b", "a[0]"), ("a == b", nil), ("a <= b", nil), ("a", nil),
    ])
    func assignmentsChangeTheirLeftSide(text: String, changed: String?) throws {
        #expect(try only(text).assigned?.text == changed)
    }

    @Test func anOperatorIsAValueWhereNoOperandFollows() throws {
        let call = try #require(CallExpression(try only("values.reduce(0, +)")))
        #expect(call.arguments.map(\.value.kind) == [.integerLiteral, .nameExpression])
    }

    @Test func lessThanIsToldFromGenericArguments() throws {
        #expect(try only("a < b").kind == .binaryExpression)
        #expect(try only("Set<Int>()").kind == .call)
        #expect(CallExpression(try only("Dictionary<String, [Set<Int>?]>()"))?.callee.kind == .specialization)
        #expect(try only("f(a < b, c > d)").child(.argument)?.child(.value)?.kind == .binaryExpression)
        #expect(try only("a < b && c > (d)").kind == .binaryExpression)
        #expect(try only("x.y<T>.z").kind == .memberAccess)
    }

    @Test func regularExpressionsAreToldFromDivision() throws {
        #expect(try only("a / b / c").kind == .binaryExpression)
        #expect(try only("f(/a b/)").child(.argument)?.child(.value)?.kind == .regexLiteral)
        #expect(try only("let x = /[0-9]+\\/x/").child(.binding)?.child(.value)?.kind == .regexLiteral)
        #expect(try only("#/a\"b/#").kind == .regexLiteral)
        #expect(try only("(a + b)/2 + c/d").kind == .binaryExpression)
    }
}
