import LayoutModel
import SourceText
import SwiftSource
import Testing

@testable import SwiftLayout

/// What was found of a name is found again by other files, and in the next version of the project where it is the same.
@Suite struct ProjectNamesTests {
    private let first = FileID(1), second = FileID(2)

    private func declarations(_ text: String, _ file: FileID) -> [Declaration] {
        let source = SourceText(text)
        return DeclaredSyntax.declarations(of: SyntaxTree(parsing: source), in: SwiftFile(source, at: nil), file)
    }

    private func project(_ texts: [FileID: String]) -> Project {
        var project = Project.empty
        for (file, text) in texts { _ = project.setDeclarations(declarations(text, file), of: file) }
        return project
    }

    @Test func namesAreSharedUntilTheyChange() {
        let read = ReadProjects()
        var project = project([first: "class A {}", second: "class B {}\nextension A {}"])
        let names = read.names(of: project)
        #expect(read.names(of: project) === names)
        let (a, b) = (names.named(.type, "A", in: project), names.named(.type, "B", in: project))
        #expect(a.declarations.count == 1 && names.named(.type, "A", in: project) === a)
        #expect(names.named(.type, "C", in: project).declarations.isEmpty)
        _ = project.setDeclarations(declarations("class B { var b = 1 }", second), of: second)
        let after = read.names(of: project)
        #expect(after !== names && after.trees === names.trees)
        #expect(after.named(.type, "A", in: project) === a)
        #expect(after.named(.type, "B", in: project) !== b)
        #expect(after.named(.extension, "A", in: project).declarations.isEmpty)
    }

    @Test func treesAreForgottenBeyondTheBound() {
        let read = ReadProjects(most: 1)
        let project = project([first: "class A {}"])
        let names = read.names(of: project)
        let sources = ProgramSources([], of: second, in: project, read)
        #expect(Program(sources).type("A")?.file == first)
        #expect(names.trees.byteCount > 1)
        #expect(read.names(of: project).trees.byteCount == 0)
    }

    @Test func aFileSeesItsOwnDeclarationsInPlaceOfTheProjects() {
        let read = ReadProjects()
        let project = project([first: "class A {}\nclass Old {}\nfunc f() {}", second: "func f() {}"])
        let own = declarations("class A { class Inner {} }\nclass New {}", first)
        let sources = ProgramSources(own, of: first, in: project, read)
        let program = Program(sources)
        #expect(program.classes.map(\.name) == ["A", "A.Inner", "New"])
        #expect(!program.declares("Old"))
        #expect(program.functions("f", in: first).map(\.file) == [second])
        // Other files still see what the project has.
        let others = Program(ProgramSources([], of: FileID(3), in: project, read))
        #expect(others.declares("Old") && !others.declares("New"))
        #expect(others.functions("f", in: FileID(3)).map(\.file) == [first, second])
    }

    /// Each file finds its own of two types of one name, whichever asked before.
    @Test func membersAreThoseOfTheFileThatAsks() {
        let project = project([
            first: "class A { func f() {}\nvar p = 1 }", second: "class A { func f() {}\nfunc g() {} }",
        ])
        let program = Program(ProgramSources([], of: FileID(3), in: project))
        let ancestry = program.ancestry(["A"])
        #expect(program.ancestry(["A"]) === ancestry)
        for _ in 0..<2 {
            for file in [first, second] {
                #expect(program.functions("f", of: ancestry, in: file).map(\.file) == [file])
                #expect(program.functions("g", of: ancestry, in: file).count == (file == second ? 1 : 0))
                #expect(program.properties("p", of: ancestry, in: file).count == (file == first ? 1 : 0))
            }
        }
    }

    @Test func aTypeIsFoundByTheContextThatNamesIt() {
        let project = project([first: "class A { class C {} }\nclass B {}\nclass C {}\ntypealias D = A.C"])
        let program = Program(ProgramSources([], of: second, in: project))
        for _ in 0..<2 {
            #expect(program.type("C", from: "A")?.name == "A.C")
            #expect(program.type("C", from: "B")?.name == "C")
            #expect(program.type("C")?.name == "C")
            #expect(program.type("D", from: "B")?.name == "A.C")
            #expect(program.type("E", from: "A") == nil)
        }
    }

    /// The tree of a text whose declarations are read is used again when the text is read, if there is room.
    @Test(arguments: [true, false]) func theTreeOfAFileThatIsReadSoonIsKept(hasRoom: Bool) throws {
        let text = SourceText("class A: UIView { let b = UIView(); func c() { addSubview(b) } }")
        let read = ReadProjects(most: hasRoom ? 1 << 20 : 1)
        let source = SwiftFile(text, at: nil)
        let tree = SourceTree(SyntaxTree(parsing: text))
        read.keep(tree, of: source)
        var project = Project.empty
        let declared = DeclaredSyntax.declarations(of: tree.tree, in: source, first)
        _ = project.setDeclarations(declared, of: first)
        let known = read.known(text, as: first, in: project)
        #expect((known?.tree === tree) == hasRoom)
        #expect(read.known(SourceText("class A {}"), as: first, in: project) == nil)
        #expect(read.known(text, as: second, in: project) == nil)
    }

    /// Declarations are read without bodies, and their nodes found in trees with them.
    @Test func declarationsAreFoundInTheWholeTree() throws {
        let text = SourceText(
            "func f() { g(1) }\nclass A { func b() { c(2) }; class D { init() { e(3) } } }\nlet h = 4")
        var context = ParseContext()
        context.file = first
        let declared = try SwiftLayoutFormat().parseDeclarations(text, in: context, .never).declarations
        let tree = SyntaxTree(parsing: text)
        let whole = DeclaredSyntax.declarations(of: tree, in: SwiftFile(text, at: nil), first)
        #expect(declared.map(\.key) == whole.map(\.key) && declared.map(\.range) == whole.map(\.range))
        for (one, other) in zip(declared, whole) {
            let (one, other) = (one.content as? DeclaredSyntax, other.content as? DeclaredSyntax)
            #expect(one?.node(in: tree) != nil && one?.node(in: tree) == other?.node(in: tree))
        }
    }

    @Test func membersOfManyExtensionsAreInTheOrderOfTheFiles() {
        let texts = (1...4).map {
            "extension UIView { func f\($0)() {}\nfunc same(_ a\($0): Int) {}\nvar p: Int { 1 } }"
        }
        var project = Project.empty
        for (index, text) in texts.enumerated() {
            let file = FileID(Int32(index + 1))
            _ = project.setDeclarations(declarations(text, file), of: file)
        }
        let program = Program(ProgramSources([], of: FileID(9), in: project))
        let ancestry = program.ancestry(of: "UILabel")
        let same = program.functions("same", of: ancestry, in: nil)
        #expect(same.map(\.parameters[0].name) == ["a1", "a2", "a3", "a4"])
        #expect(program.properties("p", of: ancestry, in: nil).map(\.file.number) == [1, 2, 3, 4])
        #expect(program.functions("f3", of: ancestry, in: nil).count == 1)
        #expect(program.functions("f5", of: ancestry, in: nil).isEmpty)
    }
}
