import LayoutModel
import SourceText

/// The files in which a log's constraints may be written.
package struct LogWorkspace: Sendable {
    /// A document of one of our formats.
    package struct File: Sendable {
        package var path: String
        package var text: SourceText
        package var document: Document

        package init(path: String, text: SourceText, document: Document) {
            self.path = path
            self.text = text
            self.document = document
        }
    }

    package var files: [File]
    /// The paths of source files, which libraries name in their descriptions.
    package var sourcePaths: [String]

    package init(files: [File] = [], sourcePaths: [String] = []) {
        self.files = files
        self.sourcePaths = sourcePaths
    }
}

/// A place in the workspace where a constraint of a log is written.
package struct LogSource: Hashable, Sendable {
    package var path: String
    /// One-based.
    package var line: Int
    /// The part of the file that says it; nil for a source file that only the log names.
    package var range: TextRange?
    /// Whether more speaks for it than that no other place fits: that one may be in code.
    package var isCertain = true

    package init(path: String, line: Int, range: TextRange? = nil) {
        self.path = path
        self.line = line
        self.range = range
    }
}
