import POSIX
import Reporting

/// The repository around the current folder, read through `git`.
///
/// Every call has fixed arguments and reads objects as they are stored. Nothing runs that the repository configures: no
/// hook, no monitor of files, no filter or converter of texts, no program for differences, and nothing is fetched.
struct GitRepository: Sendable {
    /// The absolute path of the work tree.
    let top: String
    /// The path of the current folder in the work tree, empty or with a slash at its end.
    let prefix: String

    /// An object that stands for a file of a tree.
    struct Entry: Sendable {
        var object: String
    }

    init() throws(UsageError) {
        let result = try Self.run(["rev-parse", "--show-toplevel", "--show-prefix"])
        let lines = result.output.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard result.status == 0, lines.count >= 2, !lines[0].isEmpty else {
            throw UsageError("\"--git\" needs a work tree of Git: \(Self.reason(result)).")
        }
        top = String(decoding: lines[0], as: UTF8.self)
        prefix = String(decoding: lines[1], as: UTF8.self)
    }

    // MARK: Revisions

    /// The identity of a commit.
    func commit(_ revision: String) throws(UsageError) -> String {
        let unknown = UsageError("There is no revision \"\(revision)\" in this repository.")
        guard !revision.hasPrefix("-") else { throw unknown }
        let result = try Self.run(["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"])
        let name = String(decoding: result.output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        guard result.status == 0, name.count >= 40, name.allSatisfy(\.isHexDigit) else { throw unknown }
        return name
    }

    /// The files of a commit, by path. Links and submodules are left out.
    func files(of commit: String) throws(UsageError) -> [String: Entry] {
        let output = try output(["ls-tree", "-r", "-z", "--full-tree", commit])
        return Self.entries(output) { words in words.count == 3 && words[1] == "blob" ? words[2] : nil }
    }

    /// The files of the work tree that Git tracks, by path.
    func trackedFiles() throws(UsageError) -> [String: Entry] {
        let output = try output(["-C", top, "ls-files", "-s", "-z"])
        return Self.entries(output) { words in words.count == 3 ? words[1] : nil }
    }

    /// Lines of `mode … TAB path`, ended by zero bytes.
    private static func entries(_ output: [UInt8], _ object: ([Substring]) -> Substring?) -> [String: Entry] {
        var result: [String: Entry] = [:]
        for line in output.split(separator: 0) {
            guard let tab = line.firstIndex(of: UInt8(ascii: "\t")),
                let path = String(validating: line[line.index(after: tab)...], as: UTF8.self)
            else { continue }
            let words = String(decoding: line[..<tab], as: UTF8.self).split(separator: " ")
            // 120000 is a link, 160000 a submodule.
            guard words.first?.hasPrefix("100") == true, let object = object(words) else { continue }
            result[path] = Entry(object: String(object))
        }
        return result
    }

    /// The files that differ between two commits, renamed ones paired as Git does.
    func changes(from old: String, to new: String) throws(UsageError) -> [FilePair] {
        let output = try output(["diff-tree", "-r", "-M", "-z", "--no-ext-diff", "--no-textconv", old, new])
        var parts = output.split(separator: 0)[...]
        var pairs: [FilePair] = []
        while let head = parts.popFirst() {
            // :100644 100644 OLD NEW R100
            let status = String(decoding: head, as: UTF8.self).split(separator: " ").last?.first
            guard let first = parts.popFirst() else { break }
            let path = String(decoding: first, as: UTF8.self)
            switch status {
            case "A": pairs.append(FilePair(old: nil, new: path, status: .added))
            case "D": pairs.append(FilePair(old: path, new: nil, status: .removed))
            case "R", "C":
                guard let second = parts.popFirst() else { break }
                pairs.append(FilePair(old: path, new: String(decoding: second, as: UTF8.self), status: .renamed))
            default: pairs.append(FilePair(old: path, new: path, status: .modified))
            }
        }
        return pairs
    }

    // MARK: Objects

    /// The contents of objects that are not too large, by name.
    func contents(of objects: Set<String>) throws(UsageError) -> [String: [UInt8]] {
        var result: [String: [UInt8]] = [:]
        let sorted = objects.sorted()
        for start in stride(from: 0, to: sorted.count, by: Self.objectsAtATime) {
            let names = sorted[start..<min(start + Self.objectsAtATime, sorted.count)]
            let input = Array((names.joined(separator: "\n") + "\n").utf8)
            let output = try output(["cat-file", "--batch"], input: input)[...]
            Self.readObjects(output, into: &result)
        }
        return result
    }

    private static let objectsAtATime = 500

    /// Reads `NAME blob SIZE`, a line break, that many bytes and a line break, again and again.
    private static func readObjects(_ output: ArraySlice<UInt8>, into result: inout [String: [UInt8]]) {
        var rest = output
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
            rest = rest[(end + 1)...]
            // `NAME missing` has no content.
            guard words.count == 3, let size = Int(words[2]), size >= 0, size < rest.count else { continue }
            if size <= InputFile.largest { result[String(words[0])] = Array(rest.prefix(size)) }
            rest = rest.dropFirst(size + 1)
        }
    }

    // MARK: Git

    private func output(_ arguments: [String], input: [UInt8] = []) throws(UsageError) -> [UInt8] {
        let result = try Self.run(arguments, input: input)
        guard result.status == 0 else { throw UsageError("Git failed: \(Self.reason(result)).") }
        return result.output
    }

    private static func run(_ arguments: [String], input: [UInt8] = []) throws(UsageError) -> ChildProcess {
        let safe = [
            "git", "--no-pager", "--literal-pathspecs", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null",
            "-c", "protocol.allow=never",
        ]
        do throws(SystemError) {
            return try ChildProcess.run(safe + arguments, environment: environment, input: input, atMost: 1 << 30)
        } catch {
            throw UsageError("\"--git\" needs Git, which cannot be run: \(error.reason).")
        }
    }

    /// The variables by which Git finds its settings and the repository, and those that keep it from doing more.
    private static var environment: [(name: String, value: String)] {
        let passed = [
            "PATH", "HOME", "XDG_CONFIG_HOME", "TMPDIR", "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE",
            "GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_CEILING_DIRECTORIES",
        ]
        return passed.compactMap { name in Terminal.variable(name).map { (name, $0) } }
            + [("LC_ALL", "C"), ("GIT_OPTIONAL_LOCKS", "0"), ("GIT_NO_LAZY_FETCH", "1"), ("GIT_TERMINAL_PROMPT", "0")]
    }

    /// The first line that Git printed about its failure.
    private static func reason(_ result: ChildProcess) -> String {
        let line = result.errors.prefix { $0 != UInt8(ascii: "\n") }
        let text = String(decoding: line, as: UTF8.self)
        return text.isEmpty ? "it gave no reason" : text.hasPrefix("fatal: ") ? String(text.dropFirst(7)) : text
    }
}
