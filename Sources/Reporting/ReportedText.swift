import LanguageServerProtocol
import SourceText

/// A text that reports quote, with what they call its file.
package struct ReportedText: Sendable {
    /// As the person gave it, or the folder as given plus the path below it.
    package var path: String
    package var absolutePath: String
    package var text: SourceText

    package init(path: String, absolutePath: String, text: SourceText) {
        self.path = path
        self.absolutePath = absolutePath
        self.text = text
    }

    /// As an absolute `file:` URL.
    var uri: String { FileURI.uri(ofPath: absolutePath) }

    /// As a URL reference: relative where the path is.
    var relativeURI: String { path.hasPrefix("/") ? uri : FileURI.escaped(plainPath) }

    /// Without the `./` that files of the folder `.` begin with: who compares paths as texts, as GitHub does, finds no
    /// such file.
    var plainPath: String { path.hasPrefix("./") ? String(path.dropFirst(2)) : path }
}
