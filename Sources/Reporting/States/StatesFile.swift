import Analysis
import SourceText

/// A file with the states of its layouts.
package struct StatesFile: Sendable {
    /// As the user gave it.
    package var path: String
    package var text: SourceText
    package var tables: [StateTable]

    package init(path: String, text: SourceText, tables: [StateTable]) {
        self.path = path
        self.text = text
        self.tables = tables
    }
}
