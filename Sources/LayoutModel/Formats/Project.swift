import SourceText

/// Something that one file of a project declares and others use.
package struct Declaration: Sendable {
    /// The key for looking it up. It begins with a word of the format, so that the keys of two formats never clash.
    package var key: String
    /// The text that declares it.
    package var range: FileRange
    /// What a file that uses the key needs to know. When it changes, these files are read again.
    package var content: any Hashable & Sendable

    package init(key: String, range: FileRange, content: any Hashable & Sendable) {
        self.key = key
        self.range = range
        self.content = content
    }
}

extension Declaration: Hashable {
    package static func == (a: Declaration, b: Declaration) -> Bool {
        a.key == b.key && a.range == b.range && AnyHashable(a.content) == AnyHashable(b.content)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(range)
    }
}

/// The declarations of all files of a project.
package struct Project: Sendable {
    package static let empty = Project()

    /// The keys of each file's declarations, each once.
    private var byFile: [FileID: Set<String>] = [:]
    /// By key, in parts. Whoever reads a file keeps a copy of the project meanwhile, so a change copies what it is in:
    /// one small part of many.
    private var parts = [[String: [Declaration]]](repeating: [:], count: Self.partCount)

    private static let partCount = 256

    /// Another one after each change, so that what was found in a project can be kept as long as it holds.
    package private(set) var version = Version()

    /// The identity of a project between two changes.
    package final class Version: Sendable {
        fileprivate init() {}
    }

    private static func part(of key: String) -> Int { key.hashValue & (partCount - 1) }

    package init() {}

    /// The files that declare something.
    package var files: some Collection<FileID> { byFile.keys }

    /// The keys of what a file declares, each once.
    package func keys(of file: FileID) -> Set<String> { byFile[file] ?? [] }

    /// Sorted by file. Complexity: O(result).
    package func declarations(of key: String) -> [Declaration] {
        parts[Self.part(of: key)][key] ?? []
    }

    /// One of the declarations of a file; nil if it has none.
    package func anyDeclaration(in file: FileID) -> Declaration? {
        byFile[file]?.first.flatMap { key in declarations(of: key).first { $0.range.file == file } }
    }

    /// Replaces the declarations of a file.
    ///
    /// - Returns: The keys whose declarations have changed.
    /// - Complexity: O(declarations of the file, times those of the same keys in other files).
    package mutating func setDeclarations(_ new: [Declaration], of file: FileID) -> Set<String> {
        let after = Dictionary(grouping: new, by: \.key)
        var changed: Set<String> = []
        for key in Set(after.keys).union(byFile[file] ?? []) {
            let known = declarations(of: key)
            let own = after[key] ?? []
            if known.filter({ $0.range.file == file }) != own { changed.insert(key) }
            let others = known.filter { $0.range.file != file }
            let all = (others + own).sorted { $0.range.file < $1.range.file }
            parts[Self.part(of: key)][key] = all.isEmpty ? nil : all
        }
        byFile[file] = new.isEmpty ? nil : Set(after.keys)
        version = Version()
        return changed
    }
}
