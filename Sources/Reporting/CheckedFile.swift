import LayoutModel
import SourceText

/// A file that was checked, and what was found in it.
package struct CheckedFile: Sendable {
    /// As the person gave it, or the folder as given plus the path below it.
    package var path: String
    /// The same file as an absolute `file:` URL.
    package var uri: String
    package var text: SourceText
    /// In order of place.
    package var findings: [Finding]

    package init(path: String, uri: String, text: SourceText, findings: [Finding]) {
        self.path = path
        self.uri = uri
        self.text = text
        self.findings = findings
    }
}

extension Finding.Severity {
    /// As compilers print it.
    var word: String {
        switch self {
        case .error: "error"
        case .warning: "warning"
        case .information: "information"
        case .hint: "hint"
        }
    }
}
