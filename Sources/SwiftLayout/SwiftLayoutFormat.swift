import LayoutModel
import SourceText
import SwiftSource

/// Swift code that lays out views with UIKit.
package struct SwiftLayoutFormat: LayoutFormat {
    package let pathExtensions = ["swift"]

    package let features: Set<EditorFeature> = [.hover, .codeActions, .codeLenses, .inlayHints]

    package let sharesDeclarations = true

    package init() {}

    package func mayContainLayouts(_ bytes: [UInt8]) -> Bool { LayoutWords.occur(in: bytes) }

    package func parse(
        _ text: SourceText, in context: ParseContext, _ cancellation: Cancellation
    ) throws(Cancelled) -> any ParsedDocument {
        try cancellation.check()
        guard let tree = SyntaxTree.parse(text, isCancelled: { cancellation.isCancelled }) else { throw Cancelled() }
        let declarations = DeclaredSyntax.declarations(of: tree, context.file)
        let program = Program(declarations, of: context.file, in: context.project)
        var layouts: [Layout] = []
        if mayContainLayouts(text.utf8), !tree.importsAppKit {
            for type in program.classes {
                try cancellation.check()
                layouts += ClassReader(program, type).layouts
            }
        }
        let file = context.file
        let read = layouts
        var document = Document(layouts: layouts, occurrences: CodeOccurrences.all(in: text, file, read))
        if !layouts.isEmpty { document.suppressions = SwiftDocument.suppressions(in: text) }
        var context = context
        context.previous = nil
        return SwiftDocument(text, document, declarations, program.usedKeys, context)
    }

    package func parseDeclarations(
        _ text: SourceText, in context: ParseContext, _ cancellation: Cancellation
    ) throws(Cancelled) -> any ParsedDocument {
        guard let tree = SyntaxTree.parse(text, isCancelled: { cancellation.isCancelled }) else { throw Cancelled() }
        return SwiftDocument(text, Document(), DeclaredSyntax.declarations(of: tree, context.file), [], ParseContext())
    }

    package func spelling(ofName name: String) -> String? { nil }
}

extension SyntaxTree {
    /// Whether the file is about AppKit, whose views lay out by other rules.
    fileprivate var importsAppKit: Bool {
        root.children.contains { ["AppKit", "Cocoa"].contains(ImportDeclaration($0)?.module) }
    }
}
