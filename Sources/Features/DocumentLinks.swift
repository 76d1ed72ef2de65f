// LSP 3.17: textDocument/documentLink

import LayoutModel
import SourceText

package enum DocumentLinks {
    /// The references to other files, in order. `.layout` files have none.
    package static func references(in snapshot: Snapshot) -> [FileReference] { snapshot.parsed.outline.fileReferences }

    /// The possible names of the target, a file or the folder of an image set, the most likely first.
    ///
    /// A class is searched by file name alone, as most classes are in a file of the same name. No file is read.
    package static func fileNames(for reference: FileReference) -> [String] {
        switch reference.kind {
        case .type: sourceExtensions.map { "\(reference.name).\($0)" }
        case .storyboard: ["\(reference.name).storyboard"]
        case .image: ["\(reference.name).imageset"]
        }
    }

    /// Whether a reference can lead to a file or folder of this name.
    package static func canBeTarget(_ name: String) -> Bool {
        guard let dot = name.lastIndex(of: ".") else { return false }
        return (sourceExtensions + ["storyboard", "imageset"]).contains(String(name[name.index(after: dot)...]))
    }

    /// The extensions of files that can declare a class, the most likely first.
    private static let sourceExtensions = ["swift", "m", "mm", "h"]
}
