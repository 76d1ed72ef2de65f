/// Edits of texts, by file.
package struct FileEdits: Hashable, Sendable {
    package private(set) var byFile: [FileID: [TextEdit]] = [:]

    package init() {}

    package init(_ edits: [TextEdit], in file: FileID) {
        self[file] = edits
    }

    package subscript(file: FileID) -> [TextEdit] {
        get { byFile[file] ?? [] }
        set { byFile[file] = newValue.isEmpty ? nil : newValue }
    }

    package var isEmpty: Bool { byFile.isEmpty }

    /// Adds edits that are apart from these.
    package mutating func add(_ other: FileEdits) {
        for (file, edits) in other.byFile { byFile[file, default: []] += edits }
    }

    /// Ascending.
    package var files: [FileID] { byFile.keys.sorted() }
}
