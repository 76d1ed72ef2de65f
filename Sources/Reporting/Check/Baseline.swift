import LanguageServerProtocol
import LayoutModel
import SourceText

/// Known findings that are not reported again: their number for each file, code and subject. Their positions in the
/// file do not matter.
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
    /// The paths of the files that were filtered.
    private var checked: Set<String> = []

    /// Records the findings of some files.
    ///
    /// - Parameter folder: the absolute path of the baseline's folder. Paths in the baseline are relative to it.
    package init(of files: [CheckedFile], in folder: String) {
        for file in files {
            for key in file.findings.flatMap({ Self.keys($0, inFile: file.source.absolutePath, folder) }) {
                counts[key, default: 0] += 1
            }
        }
    }

    /// Reads a baseline; nil for any other text.
    package init?(_ text: [UInt8]) {
        guard let json = try? JSONValue(parsing: text), json["version"].integer == 1,
            let findings = json["findings"].array
        else { return nil }
        for entry in findings {
            guard let path = entry["path"].string, let code = entry["code"].string,
                let subject = entry["subject"].string, let count = entry["count"].integer,
                // Counts are added up.
                (0...Int(Int32.max)).contains(count)
            else { return nil }
            counts[Key(path: path, code: code, subject: subject)] = count
        }
    }

    /// As JSON with one entry on each line, for readable diffs.
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

    /// The number of findings.
    package var total: Int { counts.values.reduce(0, +) }

    /// The number of remaining findings in files that were filtered or no longer exist. The other files were not
    /// checked, so their findings may still exist.
    ///
    /// - Parameter fileExists: whether there is a file at a path of the baseline.
    package func staleCount(fileExists: (String) -> Bool) -> Int {
        counts.filter { $0.value > 0 && (checked.contains($0.key.path) || !fileExists($0.key.path)) }
            .values.reduce(0, +)
    }

    /// A file without its known findings, which are also removed from the baseline.
    package mutating func filter(_ file: CheckedFile, in folder: String) -> CheckedFile {
        var result = file
        checked.insert(Self.path(ofFile: file.source.absolutePath, folder))
        result.findings.removeAll { finding in
            var isKnown = false
            for key in Self.keys(finding, inFile: file.source.absolutePath, folder) where counts[key, default: 0] > 0 {
                counts[key, default: 0] -= 1
                isKnown = true
            }
            return isKnown
        }
        return result
    }

    /// Whether it records findings with the code and subject of this one.
    ///
    /// - Parameter file: the absolute path of the finding's file.
    package func records(_ finding: Finding, inFile file: String, in folder: String) -> Bool {
        Self.keys(finding, inFile: file, folder).contains { counts[$0, default: 0] > 0 }
    }

    /// The key of a finding, and those of the ones that it stands for: which of them is told of may change.
    private static func keys(_ finding: Finding, inFile file: String, _ folder: String) -> [Key] {
        let path = path(ofFile: file, folder)
        return ([finding.subject] + finding.furtherSubjects).map { subject in
            Key(path: path, code: finding.code.rawValue, subject: subject)
        }
    }

    private static func path(ofFile file: String, _ folder: String) -> String {
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        return file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : file
    }
}
