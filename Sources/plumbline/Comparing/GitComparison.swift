import LanguageServer
import LayoutModel
import POSIX
import Reporting

/// The files that differ between two versions of a repository.
struct GitComparison {
    let pairs: [FilePair]
    let old: FileSource
    let new: FileSource

    /// - Parameters:
    ///   - range: `REV..REV`, or `REV` for the work tree against that revision.
    ///   - paths: files and folders, relative to the current folder; none for all.
    init(
        _ range: String, paths: [String], _ formats: FormatRegistry, isExcluded: (String) -> Bool
    ) throws(UsageError) {
        let repository = try GitRepository()
        let revisions = try Self.revisions(range)
        let oldCommit = try repository.commit(revisions.old)
        let before = try repository.files(of: oldCommit)
        let isRead: (String) -> Bool = { formats.format(path: $0) != nil }
        var pairs: [FilePair]
        var after: [String: GitRepository.Entry]
        var contents: [String: [UInt8]] = [:]
        if let newer = revisions.new {
            let newCommit = try repository.commit(newer)
            after = try repository.files(of: newCommit)
            pairs = try repository.changes(from: oldCommit, to: newCommit)
            pairs = FilePair.adding(Self.unchanged(before, after), to: pairs, sharing: formats.sharesDeclarations)
        } else {
            after = try repository.trackedFiles()
            let known = before.filter { isRead($0.key) }
            contents = try repository.contents(of: Set(known.values.map(\.object)))
            let tracked = after.keys.filter { isRead($0) && Files.isThere("\(repository.top)/\($0)") }
            pairs = FilePair.pairs(
                from: Dictionary(uniqueKeysWithValues: known.keys.map { ($0, $0) }),
                to: Dictionary(uniqueKeysWithValues: tracked.map { ($0, $0) }),
                oldContent: { path in before[path].flatMap { contents[$0.object] } },
                newContent: { try? Files.contents(of: "\(repository.top)/\($0)", atMost: InputFile.largest) },
                shares: formats.sharesDeclarations)
        }
        let wanted = try Self.wanted(paths, in: repository)
        let uncompiled = UncompiledFiles()
        func isPassedOver(_ path: String) -> Bool {
            let absolute = "\(repository.top)/\(path)"
            return isExcluded(absolute) || VendoredCode.excludes(path, of: []) || uncompiled.contains(absolute)
        }
        pairs = pairs.filter { pair in
            let own = pair.paths
            return own.contains(where: isRead) && own.contains(where: wanted)
                && !own.allSatisfy(isPassedOver)
        }
        // A file may have changed from or to a format that is not read.
        pairs = pairs.compactMap { $0.keeping(isRead) }
        let trees = (
            old: GitTree(before, pairs.compactMap(\.old), formats),
            new: GitTree(after, pairs.compactMap(\.new), formats)
        )
        var missing = trees.old.objects
        if revisions.new != nil { missing.formUnion(trees.new.objects) }
        contents.merge(try repository.contents(of: missing.subtracting(contents.keys))) { first, _ in first }
        self.pairs = pairs
        old = trees.old.source(contents, top: repository.top)
        new =
            revisions.new == nil
            ? trees.new.sourceOnDisk(top: repository.top) : trees.new.source(contents, top: repository.top)
    }

    /// The files that are the same in two trees.
    private static func unchanged(
        _ before: [String: GitRepository.Entry], _ after: [String: GitRepository.Entry]
    ) -> [FilePair] {
        before.filter { after[$0.key]?.object == $0.value.object }.keys.sorted().map { path in
            FilePair(old: path, new: path, status: .modified, hasSameText: true)
        }
    }

    /// The two sides of `A..B`; an empty one is `HEAD`. Without dots, the new side is the work tree.
    private static func revisions(_ range: String) throws(UsageError) -> (old: String, new: String?) {
        guard let dots = range.firstRange(of: "..") else { return (range, nil) }
        let (old, new) = (String(range[..<dots.lowerBound]), String(range[dots.upperBound...]))
        guard !new.hasPrefix(".") else {
            throw UsageError(
                "\"--git\" compares two revisions: write \(old)..\(new.drop { $0 == "." }), with two dots.")
        }
        return (old.isEmpty ? "HEAD" : old, new.isEmpty ? "HEAD" : new)
    }

    /// Whether a path of the repository is one that the user named, or below it.
    private static func wanted(
        _ operands: [String], in repository: GitRepository
    ) throws(UsageError) -> (String) -> Bool {
        var prefixes: [String] = []
        for operand in operands {
            let path = operand.hasPrefix("/") ? operand : "\(repository.top)/\(repository.prefix)\(operand)"
            let absolute = Files.absolute(path)
            guard absolute == repository.top || absolute.hasPrefix(repository.top + "/") else {
                throw UsageError("\"\(operand)\" is outside of the work tree \"\(repository.top)\".")
            }
            prefixes.append(String(absolute.dropFirst(repository.top.count + 1)))
        }
        return { path in
            prefixes.isEmpty || prefixes.contains { $0.isEmpty || path == $0 || path.hasPrefix($0 + "/") }
        }
    }
}

extension FilePair {
    /// The pair with only those versions that are read; nil if there are none.
    fileprivate func keeping(_ isRead: (String) -> Bool) -> FilePair? {
        let (old, new) = (old.flatMap { isRead($0) ? $0 : nil }, new.flatMap { isRead($0) ? $0 : nil })
        if old == nil && new == nil { return nil }
        return FilePair(
            old: old, new: new, status: old == nil ? .added : new == nil ? .removed : status, hasSameText: hasSameText)
    }
}

/// The files of one version that a comparison reads: those that differ, and those whose declarations these can use.
private struct GitTree {
    private let entries: [String: GitRepository.Entry]
    private let own: [String]
    /// Sorted.
    private let others: [String]

    /// The most files that are read for their declarations.
    private static let mostFiles = 50_000

    init(_ entries: [String: GitRepository.Entry], _ own: [String], _ formats: FormatRegistry) {
        self.entries = entries
        self.own = own
        let shares = formats.sharesDeclarations
        let roots = Set(own.filter(shares).map { Self.root(of: $0, entries) })
        let known = Set(own)
        let found = entries.keys.filter { path in
            shares(path) && !known.contains(path) && roots.contains { path.hasPrefix($0) }
        }
        others = Array(found.sorted().prefix(Self.mostFiles))
    }

    /// The folder of the project around a file, with a slash at its end: the nearest one with settings, or the whole
    /// repository.
    private static func root(of path: String, _ entries: [String: GitRepository.Entry]) -> String {
        var folder = path[...]
        while let slash = folder.lastIndex(of: "/") {
            folder = folder[..<slash]
            if entries["\(folder)/\(ProjectFile.name)"] != nil { return "\(folder)/" }
        }
        return ""
    }

    /// The objects of all files that are read.
    var objects: Set<String> { Set((own + others).compactMap { entries[$0]?.object }) }

    /// Reads the files as they are in a commit.
    func source(_ contents: [String: [UInt8]], top: String) -> FileSource {
        let (entries, others) = (entries, others)
        return FileSource(
            read: { (path, formats) throws(UsageError) in
                guard let bytes = entries[path].flatMap({ contents[$0.object] }) else {
                    throw UsageError("\"\(path)\" cannot be read: it is not in the repository, or larger than 64 MB.")
                }
                return try InputFile(path: path, bytes: bytes, formats)
            },
            around: { _, _ in others }, absolute: { "\(top)/\($0)" })
    }

    /// Reads the files as they are in the work tree.
    func sourceOnDisk(top: String) -> FileSource {
        let others = others
        return FileSource(
            read: { (path, formats) throws(UsageError) in
                let bytes = try InputFile.bytes(of: "\(top)/\(path)", atMost: InputFile.largest)
                return try InputFile(path: path, bytes: bytes, formats)
            },
            around: { _, _ in others }, absolute: { "\(top)/\($0)" })
    }
}
