import POSIX
import Reporting

/// The most bytes of a baseline.
private let largestBaseline = 64 << 20

extension [CheckedFile] {
    /// Records the findings in a baseline. Replaces nothing but a baseline or an empty file.
    func writeBaseline(to path: String) throws(UsageError) {
        if case .file = PathKind(path) {
            let old = try InputFile.bytes(of: path, atMost: largestBaseline)
            guard old.isEmpty || Baseline(old) != nil else {
                throw UsageError("\"\(path)\" is not a baseline and is not replaced. Name another file, or delete it.")
            }
        }
        let baseline = Baseline(of: self, in: Files.folder(of: path))
        try OutputFile.write(baseline.text, to: path)
        let count = reduce(0) { $0 + $1.findings.count }
        Output.complain("wrote \(count) finding\(count == 1 ? "" : "s") to \"\(path)\"")
    }

    /// The files without the findings of a baseline.
    ///
    /// - Parameter isQuiet: whether nothing is said about findings that no longer exist.
    func without(baseline path: String, isQuiet: Bool = false) throws(UsageError) -> [CheckedFile] {
        var baseline = try Baseline(at: path)
        let folder = Files.folder(of: path)
        let files = map { baseline.filter($0, in: folder) }
        let stale = baseline.staleCount { entry in
            Files.isThere(entry.hasPrefix("/") ? entry : folder + "/" + entry)
        }
        if stale > 0, !isQuiet {
            let (noun, verb) = stale == 1 ? ("finding", "exists") : ("findings", "exist")
            Output.complain(
                "\(stale) \(noun) of the baseline no longer \(verb); update it with \"--write-baseline\"")
        }
        return files
    }
}

extension Baseline {
    init(at path: String) throws(UsageError) {
        let text: [UInt8]
        do throws(ReadError) {
            text = try Files.contents(of: path, atMost: largestBaseline, readsStreams: true)
        } catch {
            throw UsageError(
                "The baseline \"\(path)\" cannot be read: \(error.reason). \"--write-baseline\" writes one.")
        }
        guard let baseline = Baseline(text) else {
            throw UsageError("\"\(path)\" is not a baseline. \"--write-baseline\" writes one.")
        }
        self = baseline
    }
}
