import LayoutModel
import SourceText
import SwiftSource

/// Swift code that lays out views with UIKit.
package struct SwiftLayoutFormat: LayoutFormat {
    package let pathExtensions = ["swift"]

    package let features: Set<EditorFeature> = [.hover, .codeActions, .codeLenses, .inlayHints]

    package let sharesDeclarations = true

    /// Code is executed, not only parsed.
    package let readingEffort = 4

    package let readsWhatItWrites = true

    /// The trees of files of projects; the texts are in the declarations.
    let projects = ReadProjects()

    package init() {}

    package func mayContainLayouts(_ bytes: [UInt8]) -> Bool { LayoutWords.occur(in: bytes[...]) }

    package func isLaidOutElsewhere(_ file: FileID, in project: Project) -> Bool {
        project.laysOutElsewhere(project.keys(of: file), of: file)
    }

    package func parse(
        _ text: SourceText, in context: ParseContext, _ cancellation: Cancellation
    ) throws(Cancelled) -> any ParsedDocument {
        try cancellation.check()
        let known = projects.known(text, as: context.file, in: context.project)
        let own = if let known { known.tree } else { SourceTree(try parse(text, cancellation)) }
        let tree = own.tree
        let source = known?.source ?? SwiftFile(text, at: context.path)
        let declarations = DeclaredSyntax.declarations(of: tree, in: source, context.file)
        let sources = ProgramSources(declarations, of: context.file, own, in: context.project, projects)
        let unchanged = UnchangedClasses(of: context.previous as? SwiftDocument, in: tree, sources)
        let program = Program(sources)
        // Other files whose classes use those of this one need the same tree.
        if let known = sources.known(text) { sources.share(own, of: known) }
        let isLaidOut =
            mayContainLayouts(text.utf8)
            || context.project.laysOutElsewhere(declarations.lazy.map(\.key), of: context.file)
        let laysOut = isLaidOut && !tree.importsAppKit
        let classes = try laysOut ? Self.classes(program, sources, unchanged, cancellation) : []
        var problems = laysOut ? NeverActivated(tree, program, context.file).findings : []
        let file = context.file
        let calls = NamedCalls(in: context.project, and: tree, of: file)
        for one in classes {
            problems += one.problems.filter { problem in
                !problems.contains(problem.code, at: problem.range)
                    && (problem.methods.isEmpty
                        || problem.methods.contains { calls.mayCall($0, of: one.name, program, file) })
                    && problem.ownProperty.map { calls.mayUse($0, of: one.name) } != true
                    && problem.maskedProperty.map(calls.mayTurnMaskOff) != true
                    && problem.screenOf.map(calls.mayEmbed) != true
                    && problem.screenView.map { calls.fillsScreens($0, program, file) } != false
            }
        }
        problems.sort { $0.range < $1.range }
        let layouts = classes.flatMap(\.layouts)
        var document = Document(
            layouts: layouts, problems: problems, occurrences: CodeOccurrences.all(in: classes, file))
        // What is wrong in a format of the Visual Format Language hides nothing of the code around it.
        document.codesHidingOthers = [.tooLarge]
        let owners = classes.flatMap { one in one.layouts.map { _ in one } }
        let project = context.project
        let newProgram = { @Sendable [projects] in
            Program(ProgramSources(declarations, of: file, own, in: project, projects))
        }
        let newValues = { @Sendable in PassedValues(in: project, newProgram(), and: tree, of: file) }
        let layoutsOfClass = { @Sendable [classes] (name: String) -> [Layout] in
            let here = classes.filter { $0.name == name }
            if here.count == 1 { return here[0].layouts }
            let program = newProgram()
            return program.type(name, in: file).map { ClassReader(program, $0).layouts } ?? []
        }
        document.layoutsOfClass = layoutsOfClass
        document.inherited = { index in
            owners.indices.contains(index) ? owners[index].base.map(layoutsOfClass) ?? [] : []
        }
        document.heirs = { index in
            // What the classes below complete is missing where the class itself is used.
            guard owners.indices.contains(index), !owners[index].heirs.isEmpty, !newValues().make(owners[index].name)
            else { return [] }
            return owners[index].heirs.map { name in { layoutsOfClass(name) } }
        }
        document.mayBeCalled = { method, index in
            guard owners.indices.contains(index) else { return true }
            let (values, type) = (newValues(), owners[index].name)
            guard calls.mayCall(method, of: type, values.program, file) else { return false }
            guard let base = layouts[index].method, base != method else { return true }
            return MethodCallers(of: type, values)?.mayCallBoth(base, method) ?? true
        }
        document.mayBeMade = { method, index in
            guard owners.indices.contains(index) else { return true }
            return calls.mayMakeLayout(method, of: owners[index].name, newProgram(), file)
        }
        document.mayBeSetUp = { index in owners.indices.contains(index) && calls.maySetUp(owners[index].name) }
        document.mayBeHidden = { view, index in
            !owners.indices.contains(index) || SharedViews(newValues()).mayHide(view, of: owners[index].name)
        }
        document.reachableHidings = { places in
            let reach = CodeReach(newValues())
            return places.filter(reach.mayHide)
        }
        document.readSketch = {
            // Executed again: the first time nobody may ask.
            let program = newProgram()
            var sketch = Sketch()
            for type in program.classes {
                let reader = ClassReader(program, type)
                for (layout, appearances) in zip(reader.layouts, reader.appearances) {
                    sketch.appearances[layout.key] = appearances
                }
            }
            return sketch
        }
        if !layouts.isEmpty || !problems.isEmpty { document.suppressions = SwiftDocument.suppressions(in: text) }
        var context = context
        context.previous = nil
        return SwiftDocument(text, document, declarations, classes, program.used, context, by: self)
    }

    /// What is read of the classes of a file, or is known from the version before.
    private static func classes(
        _ program: Program, _ sources: ProgramSources, _ unchanged: UnchangedClasses?, _ cancellation: Cancellation
    ) throws(Cancelled) -> [ReadClass] {
        var classes: [ReadClass] = []
        for (name, range) in program.classDeclarations {
            try cancellation.check()
            if let known = unchanged?.known(name, at: range) {
                classes.append(known)
            } else if let type = program.type(name, declaredAt: range) {
                classes.append(ReadClass(Program(sources), type))
            }
        }
        return classes
    }

    /// Reads one of the classes of a file, without executing the others. Nil if there is none.
    ///
    /// - Parameter index: counted among the classes that the file declares.
    func read(class index: Int, in text: SourceText, _ context: ParseContext) -> ClassReader? {
        let tree = SyntaxTree(parsing: text)
        let source = SwiftFile(text, at: context.path)
        let declarations = DeclaredSyntax.declarations(of: tree, in: source, context.file)
        let program = Program(
            ProgramSources(declarations, of: context.file, SourceTree(tree), in: context.project, projects))
        let classes = program.classes
        return classes.indices.contains(index) ? ClassReader(program, classes[index]) : nil
    }

    package func parseDeclarations(
        _ text: SourceText, in context: ParseContext, _ cancellation: Cancellation
    ) throws(Cancelled) -> any ParsedDocument {
        let source = SwiftFile(text, at: context.path)
        let isWhole = context.isReadSoon
        let tree = try parse(text, onlyBodies: isWhole ? nil : DeclaredSyntax.functionsWithBodies, cancellation)
        if isWhole { projects.keep(SourceTree(tree), of: source) }
        let declarations = DeclaredSyntax.declarations(of: tree, in: source, context.file)
        return SwiftDocument(text, Document(), declarations, by: self)
    }

    private func parse(
        _ text: SourceText, onlyBodies: [StaticString]? = nil, _ cancellation: Cancellation
    ) throws(Cancelled) -> SyntaxTree {
        let tree = SyntaxTree.parse(text, onlyBodies: onlyBodies, isCancelled: { cancellation.isCancelled })
        guard let tree else { throw Cancelled() }
        return tree
    }

    package func spelling(ofName name: String) -> String? { nil }
}

extension [Finding] {
    /// Whether it has a finding at a place: classes execute the code of their superclasses too.
    func contains(_ code: FindingCode, at range: TextRange) -> Bool {
        contains { $0.code == code && $0.range == range }
    }
}

extension SyntaxTree {
    /// Whether the file is about AppKit, whose views lay out by other rules.
    var importsAppKit: Bool { imports(["AppKit", "Cocoa"]) }

    /// Whether the file has tests, which lay out what no app shows.
    var importsTests: Bool {
        imports(["XCTest", "Testing", "SnapshotTesting", "Quick", "Nimble"])
            || root.children.contains { ImportDeclaration($0)?.hasAttribute("testable") ?? false }
    }

    private func imports(_ modules: Set<String>) -> Bool {
        root.children.contains { node in ImportDeclaration(node).map { modules.contains($0.module) } ?? false }
    }
}
