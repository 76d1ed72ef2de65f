/// A list of formats, and which of them a file has.
package struct FormatRegistry: Sendable {
    package let formats: [any LayoutFormat]

    package init(_ formats: [any LayoutFormat]) {
        self.formats = formats
    }

    /// The formats as they read the texts of an app in which views collapse in a style where a text does not say how.
    package func collapsing(in style: CollapseStyle?) -> FormatRegistry {
        FormatRegistry(formats.map { $0.collapsing(in: style) })
    }

    /// What the formats say of themselves, one after the other.
    package var reference: String {
        formats.compactMap(\.reference).joined(separator: "\n")
    }

    /// The format of a file: the ending of its path decides, and the editor's language id only where the path has no ending of ours.
    ///
    /// A language id of ours is the ending that its files have.
    package func format(path: String, languageID: String? = nil) -> (any LayoutFormat)? {
        let name = path.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? ""
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        if parts.count > 1, let ending = parts.last, let found = format(pathExtension: String(ending)) { return found }
        return languageID.flatMap(format(pathExtension:))
    }

    private func format(pathExtension: String) -> (any LayoutFormat)? {
        let wanted = pathExtension.lowercased()
        return formats.first { $0.pathExtensions.contains(wanted) }
    }
}
