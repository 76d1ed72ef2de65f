/// Xcode compiles nothing in an asset catalog, so a file there is data, be it Swift code.
package enum AssetCatalog {
    /// Whether a folder is one, by its name.
    package static func isNamed(_ folder: String) -> Bool { folder.hasSuffix(".xcassets") }
}
