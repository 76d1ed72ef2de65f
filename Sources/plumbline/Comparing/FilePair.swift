import LanguageServer
import LayoutModel
import POSIX
import Reporting

/// The two versions of a file.
struct FilePair: Sendable {
    /// Nil for a file that was added.
    var old: String?
    /// Nil for a file that was removed.
    var new: String?
    var status: ComparedFile.Status
    /// Whether both versions have the same text. What other files declare may make a difference all the same.
    var hasSameText = false

    /// Two files, or the files of two folders: by their paths in the folders, and those that have no counterpart by
    /// their contents, or by a name that only one file of each folder has.
    static func pairs(
        from old: String, to new: String, _ formats: FormatRegistry, isExcluded: (String) -> Bool
    ) throws(UsageError) -> [FilePair] {
        switch (PathKind(old), PathKind(new)) {
        case (.missing(let reason), _): throw .missing(old, reason)
        case (_, .missing(let reason)): throw .missing(new, reason)
        case (.stream, _): throw .stream(old)
        case (_, .stream): throw .stream(new)
        case (.file, .file):
            _ = try (formats.requiredFormat(of: old), formats.requiredFormat(of: new))
            return [FilePair(old: old, new: new, status: .modified)]
        case (.folder, .folder):
            return try pairs(inFolders: old, new, formats, isExcluded: isExcluded)
        case (.folder, .file), (.file, .folder):
            throw UsageError("\"diff\" needs two files or two folders, not one of each.")
        }
    }

    private static func pairs(
        inFolders old: String, _ new: String, _ formats: FormatRegistry, isExcluded: (String) -> Bool
    ) throws(UsageError) -> [FilePair] {
        let uncompiled = UncompiledFiles()
        func paths(in folder: String) throws(UsageError) -> [String: String] {
            var finder = FileFinder(matching: { formats.format(path: $0) != nil })
            let found = finder.files(in: folder).filter { path in
                !isExcluded(path) && !VendoredCode.excludes(path, of: [folder])
                    && !uncompiled.contains(Files.absolute(path))
            }
            if let problem = finder.problems.first { throw problem }
            let prefix = FileFinder.prefix(of: folder).count
            return Dictionary(found.map { (String($0.dropFirst(prefix)), $0) }, uniquingKeysWith: { first, _ in first })
        }
        func content(_ path: String) -> [UInt8]? { try? Files.contents(of: path, atMost: InputFile.largest) }
        return pairs(
            from: try paths(in: old), to: try paths(in: new), oldContent: content, newContent: content,
            shares: formats.sharesDeclarations)
    }

    /// - Parameters:
    ///   - old: The paths by the names that the two versions have in common.
    ///   - oldContent: The content of an old file; nil if it cannot be read.
    ///   - shares: Whether other files may use what a file declares. Where such a file differs, so may the layouts of
    ///     all others.
    static func pairs(
        from old: [String: String], to new: [String: String], oldContent: (String) -> [UInt8]?,
        newContent: (String) -> [UInt8]?, shares: (String) -> Bool
    ) -> [FilePair] {
        var pairs: [FilePair] = []
        var same: [FilePair] = []
        var added = new.filter { old[$0.key] == nil }
        var byContent: [[UInt8]: [String]] = [:]
        for (key, path) in added.sorted(by: { $0.key > $1.key }) {
            if let content = newContent(path) { byContent[content, default: []].append(key) }
        }
        let byName = Dictionary(grouping: added.keys, by: fileName)
        for (key, path) in old.sorted(by: { $0.key < $1.key }) {
            let content = oldContent(path)
            if let partner = new[key] {
                let isSame = content != nil && newContent(partner) == content
                let pair = FilePair(old: path, new: partner, status: .modified, hasSameText: isSame)
                if isSame { same.append(pair) } else { pairs.append(pair) }
                continue
            }
            let names = byName[fileName(key)] ?? []
            let partner =
                content.flatMap { byContent[$0]?.popLast(where: { added[$0] != nil }) }
                ?? (names.count == 1 ? names.first : nil)
            let target = partner.flatMap { added.removeValue(forKey: $0) }
            pairs.append(FilePair(old: path, new: target, status: target == nil ? .removed : .renamed))
        }
        pairs += added.sorted { $0.key < $1.key }.map { FilePair(old: nil, new: $0.value, status: .added) }
        return adding(same, to: pairs, sharing: shares)
    }

    /// The files that differ, sorted, and those that do not if their layouts may differ all the same.
    static func adding(
        _ same: [FilePair], to different: [FilePair], sharing shares: (String) -> Bool
    ) -> [FilePair] {
        var pairs = different
        if different.contains(where: { $0.paths.contains(where: shares) }) {
            let known = Set(different.flatMap(\.paths))
            pairs += same.filter { $0.paths.contains(where: shares) && known.isDisjoint(with: $0.paths) }
        }
        return pairs.sorted { ($0.new ?? $0.old ?? "") < ($1.new ?? $1.old ?? "") }
    }

    var paths: [String] { [old, new].compactMap { $0 } }

    private static func fileName(_ path: String) -> Substring { path.split(separator: "/").last ?? "" }
}

extension Array {
    /// Removes elements from the end up to one that satisfies a condition, and returns that one.
    fileprivate mutating func popLast(where isWanted: (Element) -> Bool) -> Element? {
        while let last = popLast() {
            if isWanted(last) { return last }
        }
        return nil
    }
}

extension FormatRegistry {
    /// Whether other files may use what a file declares.
    func sharesDeclarations(_ path: String) -> Bool { format(path: path)?.sharesDeclarations ?? false }
}
