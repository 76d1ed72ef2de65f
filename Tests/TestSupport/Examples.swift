#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The example layouts in `Tests/Examples`.
package enum Examples {
    package static let names = [
        "at-a-glance", "constraint-slots", "equal-spacing", "expandable-cell", "flexible-box", "parallax-header",
        "problems",
        "smart-spacer", "tag-row",
    ]

    /// The path of the examples' folder.
    package static let folder: String = {
        var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
        parts.removeLast(2)
        return (parts + ["Examples"]).joined(separator: "/")
    }()

    /// The text of the example of that name; empty where it cannot be read, which the tests of the examples notice.
    package static func text(_ name: String) -> [UInt8] {
        guard let file = fopen("\(folder)/\(name).layout", "rb") else { return [] }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        while true {
            let count = fread(&buffer, 1, buffer.count, file)
            guard count > 0 else { return bytes }
            bytes += buffer[..<count]
        }
    }
}
