import LayoutModel
import SourceText

/// Findings that say the same of several views that code makes in one place, as in a loop, or of several layouts that a
/// class makes, one for each of its initializers.
enum RepeatedFindings {
    /// What two findings share that say the same.
    struct Key: Hashable {
        let code: FindingCode
        let range: TextRange
        let message: String
    }

    /// The findings of a layout but for those that another layout of the same class has.
    ///
    /// - Parameter known: those of the layouts before, to which these are added.
    static func new(_ findings: [Finding], _ known: inout Set<Key>) -> [Finding] {
        let keys = findings.map { Key(code: $0.code, range: $0.range, message: $0.message) }
        defer { known.formUnion(keys) }
        return zip(findings, keys).filter { !known.contains($1) }.map(\.0)
    }

    /// Each is said once; of how many further views it holds is added. In code the names of such views differ in a
    /// number: `square`, `square#2`.
    static func toldOnce(_ findings: [Finding]) -> [Finding] {
        var messages: [Key: [String]] = [:]
        var told: [(key: Key, finding: Finding)] = []
        for finding in RepeatedConflicts(findings).toldOnce(findings) {
            let key = Key(code: finding.code, range: finding.range, message: withoutNumbers(finding.message))
            if messages[key] == nil { told.append((key, finding)) }
            if messages[key]?.contains(finding.message) != true { messages[key, default: []].append(finding.message) }
        }
        return told.map { key, finding in
            let more = (messages[key]?.count ?? 1) - 1
            guard more > 0 else { return finding }
            var finding = finding
            finding.message += " The same holds for \(further(more))."
            return finding
        }
    }

    static func further(_ count: Int) -> String { "\(counted(count, "more view")) made in the same place" }

    /// A text without the `#` and the digits after it.
    static func withoutNumbers(_ text: String) -> String {
        var result: [UInt8] = []
        var isNumber = false
        for byte in text.utf8 {
            isNumber = byte == UInt8(ascii: "#") || isNumber && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            if !isNumber { result.append(byte) }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
