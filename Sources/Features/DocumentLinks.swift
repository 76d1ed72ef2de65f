// LSP 3.17: textDocument/documentLink

import LayoutModel
import SourceText

package enum DocumentLinks {
    /// The references to other files, in order. `.layout` files have none.
    package static func references(in snapshot: Snapshot) -> [FileReference] { snapshot.parsed.outline.fileReferences }

    /// The names that the file, or the folder with its contents, can have; the most likely first.
    ///
    /// A class is searched by file name alone, as most are in a file of their name. No file is read.
    package static func fileNames(for reference: FileReference) -> [String] {
        switch reference.kind {
        case .type: ["swift", "m", "mm", "h"].map { "\(reference.name).\($0)" }
        case .storyboard: ["\(reference.name).storyboard"]
        case .image: ["\(reference.name).imageset"]
        }
    }

    /// Whether a reference can lead to a file or folder of this name.
    package static func canBeTarget(_ name: String) -> Bool {
        guard let dot = name.lastIndex(of: ".") else { return false }
        return ["swift", "m", "mm", "h", "storyboard", "imageset"].contains(name[name.index(after: dot)...])
    }
}
