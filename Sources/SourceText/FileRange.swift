/// The number of a file, unique among files that are read together. The reader of the files assigns it.
package struct FileID: Hashable, Sendable {
    package var number: Int32

    package init(_ number: Int32) {
        self.number = number
    }

    /// The file of a text that is read by itself.
    package static let alone = FileID(0)
}

extension FileID: Comparable {
    package static func < (a: FileID, b: FileID) -> Bool { a.number < b.number }
}

/// A range of the text of a file.
package struct FileRange: Hashable, Sendable {
    package var file: FileID
    package var range: TextRange

    package init(_ file: FileID, _ range: TextRange) {
        self.file = file
        self.range = range
    }

    /// The empty ranges at the two ends.
    package var start: FileRange { FileRange(file, TextRange(at: range.start)) }
    package var end: FileRange { FileRange(file, TextRange(at: range.end)) }

    /// Whether an offset of a file is inside or at either end, as for a cursor.
    package func touches(_ offset: UTF8Offset, in file: FileID) -> Bool {
        self.file == file && range.touches(offset)
    }
}
