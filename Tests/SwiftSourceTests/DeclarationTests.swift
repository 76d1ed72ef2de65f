import SourceText
import SwiftSource
import TestSupport
import Testing

@Suite struct DeclarationTests {
    @Test func variables() throws {
        let lazy = try #require(
            VariableDeclaration(try only("@IBOutlet private(set) lazy var a: UILabel! = { UILabel() }()")))
        #expect(lazy.isLazy && !lazy.isLet && lazy.hasAttribute("IBOutlet"))
        #expect(lazy.modifiers == ["private(set)", "lazy"])
        let binding = try #require(lazy.bindings.first)
        #expect(binding.name == "a" && binding.type?.name == "UILabel")
        #expect(binding.type?.isImplicitlyUnwrapped == true && binding.initialValue?.kind == .call)
        let two = try #require(VariableDeclaration(try only("static let a = 1, (b, _): (Int, Int)")))
        #expect(two.isStatic && two.isLet && two.bindings.map(\.name) == ["a", nil])
        #expect(two.bindings[1].pattern.boundNames.map(\.text) == ["b"])
    }

    /// One type may stand behind several variables.
    @Test(arguments: [
        ("var a, b: Int?", ["Int", "Int"]), ("var a: Bool, b, c: Int", ["Bool", "Int", "Int"]),
        ("var a = 1, b: Int", [nil, "Int"]), ("var a, b = 1, c: Int", [nil, nil, "Int"]), ("var a, b", [nil, nil]),
    ])
    func typesOfSeveralVariables(text: String, types: [String?]) throws {
        let variable = try #require(VariableDeclaration(try only(text)))
        #expect(variable.bindings.map { $0.type.map { $0.name ?? $0.wrapped?.name } ?? nil } == types)
    }

    @Test(arguments: [
        ("var a: Int { 1 }", ["get"], true), ("var a: Int { get { 1 } set(b) { } }", ["get", "set"], true),
        ("var a = 1 { didSet { f() } }", ["didSet"], false), ("var a = f() { willSet { } }", ["willSet"], false),
        ("var a: Int { get async throws }", ["get"], true), ("var a: Int { get }", ["get"], true),
        ("var a: Int { get(b) }", ["get"], true),
    ])
    func accessors(text: String, names: [String], isComputed: Bool) throws {
        let binding = try #require(VariableDeclaration(try only(text))?.bindings.first)
        #expect(binding.accessors.map(\.name) == names)
        #expect(binding.isComputed == isComputed)
    }

    @Test func functions() throws {
        let text =
            "override func pin<T: P>(_ a: T, to b: inout [A]? = nil, c: Int...) async throws(E) -> T where T: Q { x }"
        let function = try #require(FunctionDeclaration(try only(text)))
        #expect(function.name == "pin" && function.isOverride && function.genericParameterNames == ["T"])
        #expect(function.parameters.map(\.label) == [nil, "to", "c"])
        #expect(function.parameters.map(\.name) == ["a", "b", "c"])
        #expect(function.parameters.map(\.isInout) == [false, true, false])
        #expect(function.parameters.map(\.isVariadic) == [false, false, true])
        #expect(function.parameters[1].defaultValue?.text == "nil")
        #expect(function.result?.name == "T" && function.whereClause?.text == "where T: Q")
        #expect(function.body?.statements.map(\.text) == ["x"])
        let failable = try #require(FunctionDeclaration(try only("class A { init?(coder: NSCoder) { } }").walkToInit()))
        #expect(failable.isInitializer && failable.isFailable && failable.name == "init")
    }

    @Test func types() throws {
        let type = try #require(TypeDeclaration(try only("final class A<T>: B<T>, C where T: D { let e = 1 }")))
        #expect(type.keyword == "class" && type.name == "A" && type.modifiers == ["final"])
        #expect(type.inheritedTypes.map(\.name) == ["B", "C"] && type.members.count == 1)
        let inherited = try #require(type.inheritedTypes.first)
        #expect(inherited.genericArguments.map(\.name) == ["T"])
        let other = try #require(ExtensionDeclaration(try only("extension A.B: P { }")))
        #expect(other.extendedType?.name == "A.B" && other.extendedType?.lastName == "B")
        let cases = try #require(TypeDeclaration(try only("enum A { case b, c(Int, d: E) }"))).members
        let elements = try #require(CaseDeclaration(cases[0])).elements
        #expect(elements.map(\.name) == ["b", "c"] && elements[1].parameters.map(\.name) == [nil, "d"])
        let lines = try #require(TypeDeclaration(try only("enum A {\n    case b,\n    c, d\n    case e\n}"))).members
        #expect(lines.compactMap(CaseDeclaration.init).map { $0.elements.map(\.name) } == [["b", "c", "d"], ["e"]])
        #expect(try ImportDeclaration(only("@testable import struct A.B"))?.path == "A.B")
    }

    @Test func typesOfEveryForm() throws {
        func type(_ text: String) throws -> TypeReference {
            try #require(VariableDeclaration(try only("var x: \(text)"))?.bindings.first?.type)
        }
        #expect(try type("[String: Int?]").dictionaryValue?.isOptional == true)
        #expect(try type("[A.B]").element?.name == "A.B")
        #expect(try type("(a: Int, B)").tupleElements?.map(\.name) == ["Int", "B"])
        #expect(try type("@escaping (A, inout B) async throws -> C").wrapped?.result?.name == "C")
        #expect(try type("@autoclosure () -> [C]").asPassed.element?.name == "C")
        #expect(try type("@autoclosure @escaping () -> C").asPassed.name == "C")
        #expect(try type("@escaping () -> C").asPassed.name == nil)
        #expect(try type("any P & Q").node.kind == .constrainedType)
        #expect(try type("some View").name == "View")
        #expect(try type("Result<Set<Int>, Never>?").name == "Result")
        #expect(try type("((A) -> B)?").isOptional)
        #expect(try type("A.Type").node.kind == .metatypeType)
    }

    @Test func compilationClauses() throws {
        let text = "#if os(iOS)\nimport UIKit\n#elseif DEBUG\nlet a = 1\n#else\nf()\n#endif"
        let compilation = try #require(ConditionalCompilation(try only(text)))
        #expect(compilation.clauses.map(\.condition) == ["os(iOS)", "DEBUG", nil])
        #expect(
            compilation.clauses.map { $0.contents.map(\.kind) } == [
                [.importDeclaration], [.variableDeclaration], [.call],
            ])
    }

    @Test func wholeClass() {
        expectSnapshot(
            dump(
                """
                class A: UIView {
                    let label = UILabel()
                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        guard let a = b, case .c(let d) = e else { return }
                        switch a {
                        case .x, .y where d > 1: f()
                        @unknown default: break
                        }
                    }
                }
                """),
            """
            classDeclaration
              keyword keyword class
              name name A
              inheritedType namedType
                name name UIView
              body memberBlock
                variableDeclaration
                  keyword keyword let
                  binding patternBinding
                    pattern namePattern label
                    value call
                      base nameExpression UILabel
                      brackets ()
                initializerDeclaration
                  modifier modifier override
                  name name init
                  parameter parameter
                    name name frame
                    type namedType
                      name name CGRect
                  body codeBlock
                    call
                      base memberAccess
                        base nameExpression super
                        name name init
                      brackets (frame: frame)
                      argument argument
                        label name frame
                        value nameExpression frame
                    guardStatement
                      condition optionalBinding
                        keyword keyword let
                        pattern namePattern a
                        value nameExpression b
                      condition patternCondition
                        pattern call
                          base memberAccess
                            name name c
                          brackets (let d)
                          argument argument
                            value bindingPattern
                              keyword keyword let
                              pattern namePattern d
                        value nameExpression e
                      elseBody codeBlock
                        returnStatement return
                    switchStatement
                      value nameExpression a
                      clause switchCase
                        keyword keyword case
                        pattern memberAccess
                          name name x
                        pattern memberAccess
                          name name y
                        condition binaryExpression
                          left nameExpression d
                          operator operatorToken >
                          right integerLiteral 1
                        call
                          base nameExpression f
                          brackets ()
                      clause switchCase
                        attribute attribute
                          name namedType
                            name name unknown
                        keyword keyword default
                        breakStatement break
            """)
    }
}

extension SyntaxNode {
    /// The first initializer inside.
    fileprivate func walkToInit() -> SyntaxNode {
        var found = self
        walk { node in
            if node.kind == .initializerDeclaration { found = node }
            return true
        }
        return found
    }
}
