import LanguageServerProtocol
import LayoutModel
import SourceText

/// A file that was checked, and what was found in it.
package struct CheckedFile: Sendable {
    /// As the person gave it, or the folder as given plus the path below it.
    package var path: String
    package var absolutePath: String
    package var text: SourceText
    /// In order of place.
    package var findings: [Finding]

    package init(path: String, absolutePath: String, text: SourceText, findings: [Finding]) {
        self.path = path
        self.absolutePath = absolutePath
        self.text = text
        self.findings = findings
    }

    /// As an absolute `file:` URL.
    var uri: String { FileURI.uri(ofPath: absolutePath) }

    /// As a URL reference: relative where the path is.
    var relativeURI: String { path.hasPrefix("/") ? uri : FileURI.escaped(plainPath) }

    /// Without the `./` that files of the folder `.` begin with: who compares paths as texts, as GitHub does, finds no such file.
    var plainPath: String { path.hasPrefix("./") ? String(path.dropFirst(2)) : path }
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
