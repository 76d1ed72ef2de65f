import Formats
import Features
import LayoutModel

/// The formats that this program reads.
enum InputFormats {
    /// The format of a path by its ending; nil where it is none of ours.
    static func format(of path: String) -> (any LayoutFormat)? {
        FormatRegistry.standard.format(path: path)
    }

    /// The format of a file that was given by name.
    static func required(for path: String) throws(UsageError) -> any LayoutFormat {
        if let format = format(of: path) { return format }
        throw UsageError("\"\(path)\" is no file that Plumbline reads: it reads \(endings).")
    }

    /// The endings of all formats, for messages: `.layout`.
    static var endings: String {
        FormatRegistry.standard.formats.flatMap(\.pathExtensions).map { ".\($0)" }.joined(separator: ", ")
    }
}
