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

    private var byFile: [FileID: [Declaration]] = [:]
    private var byKey: [String: [Declaration]] = [:]

    package init() {}

    /// Sorted by file. Complexity: O(result).
    package func declarations(of key: String) -> [Declaration] {
        byKey[key] ?? []
    }

    /// Replaces the declarations of a file.
    ///
    /// - Returns: The keys whose declarations have changed.
    /// - Complexity: O(declarations of the file, times those of the same keys in other files).
    package mutating func setDeclarations(_ new: [Declaration], of file: FileID) -> Set<String> {
        let old = byFile[file] ?? []
        let (before, after) = (Dictionary(grouping: old, by: \.key), Dictionary(grouping: new, by: \.key))
        let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
        byFile[file] = new.isEmpty ? nil : new
        for key in changed {
            let others = (byKey[key] ?? []).filter { $0.range.file != file }
            let all = (others + (after[key] ?? [])).sorted { $0.range.file < $1.range.file }
            byKey[key] = all.isEmpty ? nil : all
        }
        return changed
    }
}
