import LayoutModel
import SourceText

/// Interface Builder's documents: `.xib` and `.storyboard`.
package struct InterfaceBuilderFormat: LayoutFormat {
    package let pathExtensions = ["xib", "storyboard"]

    package let completionTriggers = ["<", " ", "=", "\""]

    /// Xcode formats its documents, and editors colour XML well enough.
    package let features = EditorFeature.all.subtracting([.formatting, .colouring])

    /// The code of its classes may place the views of a document.
    package let usesDeclarations = true

    /// The style in which views collapse unless a document declares another one; nil if the app uses no library.
    package let collapseStyle: CollapseStyle?

    package init(collapseStyle: CollapseStyle? = nil) {
        self.collapseStyle = collapseStyle
    }

    package func collapsing(in style: CollapseStyle?) -> any LayoutFormat {
        InterfaceBuilderFormat(collapseStyle: style)
    }

    package func refusal(of bytes: [UInt8]) -> String? {
        CompiledNib.isCompiled(bytes) ? "is a compiled nib; use the .xib or .storyboard that it was made from." : nil
    }

    package func parse(
        _ text: SourceText, in context: ParseContext, _ cancellation: Cancellation
    ) throws(Cancelled) -> any ParsedDocument {
        try cancellation.check()
        return InterfaceBuilderDocument(
            text, file: context.file, collapseStyle: collapseStyle, in: context.project)
    }

    /// The escaped form of a user label.
    package func spelling(ofName name: String) -> String? {
        XMLText.escaped(name)
    }
}
