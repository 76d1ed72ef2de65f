import SourceText

/// What a file declares to the other files of its project.
package struct Declaration: Sendable {
    /// What other files look it up by; formats that share declarations begin their keys each with a word of its own.
    package var key: String
    package var place: FileRange
    /// What others need to know of it. Where it has changed, they are read again.
    package var content: any Hashable & Sendable

    package init(key: String, place: FileRange, content: any Hashable & Sendable) {
        self.key = key
        self.place = place
        self.content = content
    }
}

extension Declaration: Hashable {
    package static func == (a: Declaration, b: Declaration) -> Bool {
        a.key == b.key && a.place == b.place && AnyHashable(a.content) == AnyHashable(b.content)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(place)
    }
}

/// What the files of a project declare to each other, as one immutable value.
package struct Project: Sendable {
    package static let empty = Project()

    private var byFile: [FileID: [Declaration]] = [:]
    private var byKey: [String: [Declaration]] = [:]

    package init() {}

    /// Everything of this key, in order of files. Complexity: O(result).
    package func declarations(of key: String) -> [Declaration] {
        byKey[key] ?? []
    }

    /// Replaces what a file declares.
    ///
    /// - Returns: the keys of which something has come, gone or changed.
    /// - Complexity: O(declarations of the file, times those of the same keys in other files).
    package mutating func setDeclarations(_ new: [Declaration], of file: FileID) -> Set<String> {
        let old = byFile[file] ?? []
        let (before, after) = (Dictionary(grouping: old, by: \.key), Dictionary(grouping: new, by: \.key))
        let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
        byFile[file] = new.isEmpty ? nil : new
        for key in changed {
            let others = (byKey[key] ?? []).filter { $0.place.file != file }
            let all = (others + (after[key] ?? [])).sorted { $0.place.file < $1.place.file }
            byKey[key] = all.isEmpty ? nil : all
        }
        return changed
    }
}
