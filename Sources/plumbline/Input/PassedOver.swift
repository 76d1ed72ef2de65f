import LanguageServer
import POSIX
import Wording

/// The files in folders that commands pass over unless they are named: what the settings exclude, code of others, and
/// what no target compiles.
struct PassedOver {
    private let settings: SettingsOptions
    private let operands: [String]
    private let files = UncompiledFiles()
    /// The files that were passed over because no target compiles them, each once.
    private var uncompiled: [String] = []
    private var known: Set<String> = []

    /// - Parameter operands: the files and folders that are asked for.
    init(_ settings: SettingsOptions, of operands: [String]) {
        self.settings = settings
        self.operands = operands
    }

    mutating func contains(_ path: String) -> Bool {
        if settings.excludes(path) || VendoredCode.excludes(path, of: operands) { return true }
        guard files.contains(Files.absolute(path)) else { return false }
        if known.insert(path).inserted { uncompiled.append(path) }
        return true
    }

    /// A sentence about what no target compiles; nil if that is nothing.
    ///
    /// - Parameter paths: what is read all the same, as it was named.
    func message(besides paths: [String]) -> String? {
        let read = Set(paths)
        let passed = uncompiled.filter { !read.contains($0) }
        guard !paths.isEmpty, !passed.isEmpty else { return nil }
        let them = passed.count == 1 ? "it" : "them"
        let names = Naming.list(passed.map { "\"\($0)\"" }, most: 3)
        return
            "Passed over \(names): no target of an Xcode project compiles \(them). Name \(them) to check \(them) all "
            + "the same."
    }
}
