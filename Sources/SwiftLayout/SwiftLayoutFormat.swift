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
    private let trees = TreeCache()

    package init() {}

    package func mayContainLayouts(_ bytes: [UInt8]) -> Bool { LayoutWords.occur(in: bytes) }

    package func parse(
        _ text: SourceText, in context: ParseContext, _ cancellation: Cancellation
    ) throws(Cancelled) -> any ParsedDocument {
        try cancellation.check()
        guard let tree = SyntaxTree.parse(text, isCancelled: { cancellation.isCancelled }) else { throw Cancelled() }
        let declarations = DeclaredSyntax.declarations(of: tree, in: SwiftFile(text, trees), context.file)
        let program = Program(declarations, of: context.file, tree, in: context.project)
        var layouts: [Layout] = []
        var problems: [Finding] = []
        var types: [TypeInfo] = []
        if mayContainLayouts(text.utf8), !tree.importsAppKit {
            for type in program.classes {
                try cancellation.check()
                let reader = ClassReader(program, type)
                layouts += reader.layouts
                types += reader.layouts.map { _ in type }
                problems += reader.problems.filter { !problems.contains($0.code, at: $0.range) }
            }
            problems += NeverActivated(tree, program, context.file).findings
        }
        problems.sort { $0.range < $1.range }
        let file = context.file
        let read = layouts
        var document = Document(
            layouts: layouts, problems: problems, occurrences: CodeOccurrences.all(in: text, file, read))
        let bases = types.map(program.base(of:))
        let project = context.project
        document.inherited = { index in
            guard bases.indices.contains(index), let base = bases[index] else { return [] }
            let program = Program(declarations, of: file, in: project)
            return program.type(base, in: file).map { ClassReader(program, $0).layouts } ?? []
        }
        document.readSketch = {
            // Executed again: the first time nobody may ask.
            let program = Program(declarations, of: file, in: project)
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
        return SwiftDocument(text, document, declarations, program.usedKeys, context)
    }

    package func parseDeclarations(
        _ text: SourceText, in context: ParseContext, _ cancellation: Cancellation
    ) throws(Cancelled) -> any ParsedDocument {
        guard let tree = SyntaxTree.parse(text, isCancelled: { cancellation.isCancelled }) else { throw Cancelled() }
        let declarations = DeclaredSyntax.declarations(of: tree, in: SwiftFile(text, trees), context.file)
        return SwiftDocument(text, Document(), declarations, [], ParseContext())
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
    var importsAppKit: Bool {
        root.children.contains { ["AppKit", "Cocoa"].contains(ImportDeclaration($0)?.module) }
    }
}
