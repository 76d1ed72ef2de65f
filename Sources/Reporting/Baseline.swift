import LanguageServerProtocol
import LayoutModel
import SourceText

/// Findings that are known and not to be reported again: how many of each code about each thing in each file, wherever
/// they stand in it.
package struct Baseline: Sendable {
    private struct Key: Hashable, Comparable {
        var path: String
        var code: String
        var subject: String

        static func < (a: Key, b: Key) -> Bool {
            (a.path, a.code, a.subject) < (b.path, b.code, b.subject)
        }
    }

    private var counts: [Key: Int] = [:]
    /// The files whose findings were taken out.
    private var judged: Set<String> = []

    /// What was found.
    ///
    /// - Parameter folder: where the baseline is kept, from the root of the file system; its paths are relative to it.
    package init(of files: [CheckedFile], in folder: String) {
        for file in files {
            for finding in file.findings { counts[Self.key(finding, in: file, folder), default: 0] += 1 }
        }
    }

    /// Nil for a text that is no baseline.
    package init?(_ text: [UInt8]) {
        guard let json = try? JSONValue(parsing: text), json["version"].integer == 1,
            let findings = json["findings"].array
        else { return nil }
        for entry in findings {
            guard let path = entry["path"].string, let code = entry["code"].string,
                let subject = entry["subject"].string, let count = entry["count"].integer
            else { return nil }
            counts[Key(path: path, code: code, subject: subject)] = count
        }
    }

    /// As JSON, one finding a line, so that a change of it reads well.
    package var text: String {
        let entries = counts.sorted { $0.key < $1.key }.map { key, count in
            JSON.object([
                ("path", .string(key.path)), ("code", .string(key.code)), ("subject", .string(key.subject)),
                ("count", .integer(count)),
            ]).text
        }
        let list = entries.isEmpty ? "[]" : "[\n\(entries.joined(separator: ",\n"))\n]"
        return "{\"version\":1,\"findings\":\(list)}\n"
    }

    /// How many findings it knows.
    package var total: Int { counts.values.reduce(0, +) }

    /// How many of its findings were not found any more, in the files that were checked and in those that are not there
    /// any more. Of a file that was not checked this time nothing is known.
    ///
    /// - Parameter isThere: whether there is a file at a path, which is relative to the baseline's folder where it is
    ///   below that.
    package func notFound(isThere: (String) -> Bool) -> Int {
        counts.filter { $0.value > 0 && (judged.contains($0.key.path) || !isThere($0.key.path)) }
            .values.reduce(0, +)
    }

    /// Takes the known findings out of a file's and out of itself: what is left in it was not found.
    package mutating func take(from file: CheckedFile, in folder: String) -> CheckedFile {
        var file = file
        let named = file
        judged.insert(Self.path(of: file, folder))
        file.findings.removeAll { finding in
            let key = Self.key(finding, in: named, folder)
            guard let count = counts[key], count > 0 else { return false }
            counts[key] = count - 1
            return true
        }
        return file
    }

    private static func key(_ finding: Finding, in file: CheckedFile, _ folder: String) -> Key {
        Key(path: path(of: file, folder), code: finding.code.rawValue, subject: finding.subject)
    }

    private static func path(of file: CheckedFile, _ folder: String) -> String {
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        let isBelow = file.source.absolutePath.hasPrefix(prefix)
        return isBelow ? String(file.source.absolutePath.dropFirst(prefix.count)) : file.source.absolutePath
    }
}
