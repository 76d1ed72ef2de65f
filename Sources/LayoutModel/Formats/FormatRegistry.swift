/// A list of formats that finds the format of a file.
package struct FormatRegistry: Sendable {
    package let formats: [any LayoutFormat]

    package init(_ formats: [any LayoutFormat]) {
        self.formats = formats
    }

    /// The formats for an app whose views collapse in this style unless a file declares another one.
    package func collapsing(in style: CollapseStyle?) -> FormatRegistry {
        FormatRegistry(formats.map { $0.collapsing(in: style) })
    }

    /// The references of all formats, one after another.
    package var reference: String {
        formats.compactMap(\.reference).joined(separator: "\n")
    }

    /// The format of a file, by its path extension, or by the editor's language id if no format has the extension.
    ///
    /// Plumbline's language ids equal the path extensions.
    package func format(path: String, languageID: String? = nil) -> (any LayoutFormat)? {
        let bytes = path.utf8
        func isSlash(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\") }
        let end = bytes.lastIndex { !isSlash($0) }.map(bytes.index(after:)) ?? bytes.startIndex
        let start = bytes[..<end].lastIndex(where: isSlash).map(bytes.index(after:)) ?? bytes.startIndex
        if let dot = bytes[start..<end].lastIndex(of: UInt8(ascii: ".")),
            let found = format(pathExtension: String(path[bytes.index(after: dot)..<end]))
        {
            return found
        }
        return languageID.flatMap(format(pathExtension:))
    }

    private func format(pathExtension: String) -> (any LayoutFormat)? {
        let wanted = pathExtension.lowercased()
        return formats.first { $0.pathExtensions.contains(wanted) }
    }
}
