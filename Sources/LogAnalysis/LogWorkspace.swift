import LayoutModel
import SourceText

/// The files in which a log's constraints may be written.
package struct LogWorkspace: Sendable {
    /// A document of one of Plumbline's formats.
    package struct File: Sendable {
        package var path: String
        /// As layouts name it that come from several files.
        package var id: FileID
        package var text: SourceText
        package var document: Document

        package init(path: String, id: FileID = .alone, text: SourceText, document: Document) {
            self.path = path
            self.id = id
            self.text = text
            self.document = document
        }
    }

    package var files: [File]
    /// The paths of source files, whose names libraries print in their descriptions.
    package var sourcePaths: [String]

    /// How many files are searched.
    package var fileCount: Int { Set(files.map(\.path) + sourcePaths).count }

    package init(files: [File] = [], sourcePaths: [String] = []) {
        self.files = files
        self.sourcePaths = sourcePaths
    }
}

/// Where in the workspace a constraint of a log is written.
package struct LogSource: Hashable, Sendable {
    package var path: String
    /// One-based.
    package var line: Int
    /// The range in the file; nil for a source file that only the log names.
    package var range: TextRange?
    /// False for the only match of a single constraint, which may as well be written in code.
    package var isCertain = true

    package init(path: String, line: Int, range: TextRange? = nil) {
        self.path = path
        self.line = line
        self.range = range
    }
}
