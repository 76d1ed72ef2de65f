/// Makes addresses of places in the source from a pattern, such as `vscode://file{path}:{line}:{column}`.
package struct SourceLink: Hashable, Sendable {
    package let pattern: String

    /// What a pattern must be: the end of a sentence.
    package static let requirement =
        "must be a URL with {path} or {file} in it, such as vscode://file{path}:{line}:{column}"

    /// Schemes whose addresses would run or contain something instead of opening a file.
    private static let refused: Set = ["javascript", "data", "vbscript", "blob"]

    /// Nil if the pattern is no URL, or has no place for the path.
    package init?(_ pattern: String) {
        let scheme = pattern.prefix { $0 != ":" }.lowercased()
        let characters = scheme.unicodeScalars
        guard pattern.contains(":"), characters.first.map({ ("a"..."z").contains($0) }) == true,
            characters.allSatisfy({
                ("a"..."z").contains($0) || ("0"..."9").contains($0) || "+-.".unicodeScalars.contains($0)
            }),
            !Self.refused.contains(scheme), pattern.contains("{path}") || pattern.contains("{file}")
        else { return nil }
        self.pattern = pattern
    }

    /// The address of a place.
    ///
    /// - Parameters:
    ///   - path: the absolute path of the file.
    ///   - folder: the folder to which `{file}` is relative; nil for the root.
    package func address(of place: SourcePlace, inFileAt path: String, below folder: String?) -> String {
        var file = Substring(path)
        if let folder, path.hasPrefix(folder + "/") { file = path.dropFirst(folder.count + 1) }
        while file.hasPrefix("/") { file = file.dropFirst() }
        return pattern.replacing("{path}", with: Self.encoded(path)).replacing(
            "{file}", with: Self.encoded(String(file))
        )
        .replacing("{line}", with: "\(place.line)").replacing("{column}", with: "\(place.column)")
    }

    /// A path with everything escaped that is not a part of a path in a URL (RFC 3986, section 3.3).
    private static func encoded(_ path: String) -> String {
        var result = ""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"), UInt8(ascii: "~"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
        return result
    }
}

/// The addresses of the places in one file.
package struct FileLinks: Sendable {
    private var link: SourceLink
    private var path: String
    private var folder: String?

    /// - Parameters:
    ///   - path: the absolute path of the file.
    ///   - folder: the folder to which `{file}` is relative; nil for the root.
    package init(_ link: SourceLink, path: String, below folder: String?) {
        self.link = link
        self.path = path
        self.folder = folder
    }

    func address(of place: SourcePlace) -> String {
        link.address(of: place, inFileAt: path, below: folder)
    }

    /// The address of any line, with `{line}` and `{column}` to be replaced.
    var pattern: String {
        let place = SourcePlace(line: 0, column: 0, endLine: 0, endColumn: 0)
        let address = SourceLink(link.pattern.replacing("{line}", with: "\u{1}").replacing("{column}", with: "\u{2}"))?
            .address(of: place, inFileAt: path, below: folder)
        return (address ?? "").replacing("\u{1}", with: "{line}").replacing("\u{2}", with: "{column}")
    }
}
