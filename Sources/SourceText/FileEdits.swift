/// Edits of texts, by file.
package struct FileEdits: Hashable, Sendable {
    package private(set) var byFile: [FileID: [TextEdit]] = [:]

    package init(_ edits: [TextEdit], in file: FileID) {
        self[file] = edits
    }

    package subscript(file: FileID) -> [TextEdit] {
        get { byFile[file] ?? [] }
        set { byFile[file] = newValue.isEmpty ? nil : newValue }
    }

    package var isEmpty: Bool { byFile.isEmpty }

    /// Ascending.
    package var files: [FileID] { byFile.keys.sorted() }
}
