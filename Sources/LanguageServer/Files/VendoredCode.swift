/// The folders in which tools put the sources of others: they are read for declarations, and their findings are not the
/// reader's to mend. Asset catalogs count too: Xcode does not compile what is in them.
package enum VendoredCode {
    package static let folders: Set<String> = ["Pods", "Carthage", "DerivedData", "SourcePackages", "checkouts"]

    static func contains(_ path: String) -> Bool {
        path.utf8.split(separator: UInt8(ascii: "/")).contains { part in
            let name = String(Substring(part))
            return folders.contains(name) || name.hasSuffix(".xcassets")
        }
    }

    /// Whether a path is in such a folder inside of another folder.
    static func contains(_ path: String, below root: String) -> Bool {
        contains(String(path.dropFirst(root.count)))
    }

    /// Whether a file was found in such a folder and not asked for by naming one.
    ///
    /// - Parameter roots: the files and folders that are asked for.
    package static func excludes(_ path: String, of roots: [String]) -> Bool {
        contains(path) && !roots.contains { path.hasPrefix($0) && contains($0) }
    }
}
