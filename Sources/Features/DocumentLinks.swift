// textDocument/documentLink: https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_documentLink

import LayoutModel
import SourceText

package enum DocumentLinks {
    /// The places of a document that name what stands in other files, in order of place; there are none in `.layout` files.
    package static func references(in snapshot: Snapshot) -> [FileReference] { snapshot.parsed.outline.fileReferences }

    /// What a file has to be called, or the folder around its contents, to be what is meant; the likeliest first.
    ///
    /// A class is looked for by the name of its file alone: most stand in one of their own name, and nothing is read.
    package static func fileNames(for reference: FileReference) -> [String] {
        switch reference.kind {
        case .type: ["swift", "m", "mm", "h"].map { "\(reference.name).\($0)" }
        case .storyboard: ["\(reference.name).storyboard"]
        case .image: ["\(reference.name).imageset"]
        }
    }

    /// Whether a file, or a folder, may be meant by some reference.
    package static func mayBeMeant(_ name: String) -> Bool {
        guard let dot = name.lastIndex(of: ".") else { return false }
        return ["swift", "m", "mm", "h", "storyboard", "imageset"].contains(name[name.index(after: dot)...])
    }
}
