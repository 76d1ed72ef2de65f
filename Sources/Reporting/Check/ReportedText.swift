import LanguageServerProtocol
import SourceText

/// A text that reports quote, with the path of its file.
package struct ReportedText: Sendable {
    /// As the user gave it, or the folder as given plus the path below it.
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

    /// As a URL reference, relative if the path is.
    var relativeURI: String { path.hasPrefix("/") ? uri : FileURI.escaped(plainPath) }

    /// Without a leading `./`, because GitHub compares paths as texts.
    var plainPath: String { path.hasPrefix("./") ? String(path.dropFirst(2)) : path }
}
