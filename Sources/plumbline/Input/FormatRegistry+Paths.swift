import LayoutModel

extension FormatRegistry {
    /// The format of a file that the user named. Throws if no format has its extension.
    func requiredFormat(of path: String) throws(UsageError) -> any LayoutFormat {
        if let format = format(path: path) { return format }
        throw UsageError("\"\(path)\" is not a file that Plumbline reads (\(pathExtensionList)).")
    }

    /// The path extensions of all formats, for messages: `.layout, .xib`.
    var pathExtensionList: String {
        formats.flatMap(\.pathExtensions).map { ".\($0)" }.joined(separator: ", ")
    }
}
