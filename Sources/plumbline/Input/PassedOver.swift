import LanguageServer
import POSIX
import SourceText

/// The files in folders that commands pass over unless they are named: what the settings exclude, code of others, and
/// what no target compiles.
struct PassedOver {
    private let isExcluded: (String) -> Bool
    private let operands: [String]
    private let files = UncompiledFiles()
    /// The files that were passed over because no target compiles them.
    private var uncompiled: [String] = []

    /// - Parameters:
    ///   - settings: nil if excluded files count too.
    ///   - operands: the files and folders that are asked for.
    init(_ settings: SettingsOptions?, of operands: [String]) {
        isExcluded = { settings?.excludes($0) ?? false }
        self.operands = operands
    }

    mutating func contains(_ path: String) -> Bool {
        if isExcluded(path) || VendoredCode.excludes(path, of: operands) { return true }
        guard files.contains(Files.absolute(path)) else { return false }
        uncompiled.append(path)
        return true
    }

    /// A sentence about what no target compiles; nil if that is nothing.
    var message: String? {
        guard let first = uncompiled.first else { return nil }
        let more = uncompiled.count == 1 ? "" : " and \(counted(uncompiled.count - 1, "more file"))"
        let them = uncompiled.count == 1 ? "it" : "them"
        return
            "Passed over \"\(first)\"\(more): no target of an Xcode project compiles \(them). Name \(them) to check "
            + "\(them) all the same."
    }
}
