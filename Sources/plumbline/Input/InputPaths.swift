import LayoutModel
import SourceText

/// The operand for standard input.
let standardInputOperand = "-"

/// The files of the formats that operands name, and those in folders that operands name, without duplicates.
///
/// - Parameters:
///   - isExcluded: whether a file in a folder is skipped. A file that an operand names never is.
///   - patterns: more files in folders that are skipped.
///   - isSilent: whether nothing is said about problems.
func inputPaths(
    _ operands: [String], _ formats: FormatRegistry, isExcluded: (String) -> Bool = { _ in false },
    excluding patterns: [Glob] = [], isSilent: Bool = false, onProblem: () -> Void
) -> [String] {
    inputPaths(
        operands, matching: { formats.format(path: $0) != nil },
        required: "file that Plumbline reads (\(formats.pathExtensionList))", isExcluded: isExcluded,
        excluding: patterns, isSilent: isSilent, onProblem: onProblem)
}

/// - Parameters:
///   - matches: whether a file in a folder is wanted.
///   - required: a description of the files of which each folder must contain one; nil if it may contain none.
func inputPaths(
    _ operands: [String], matching matches: @escaping (String) -> Bool, required: String? = nil,
    isExcluded: (String) -> Bool = { _ in false }, excluding patterns: [Glob] = [], isSilent: Bool = false,
    onProblem: () -> Void
) -> [String] {
    func complain(_ problem: UsageError) {
        if !isSilent { Output.complain(problem.message) }
        onProblem()
    }
    /// The files of a folder; a sentence if it should contain one and does not.
    func files(in folder: String, where isWanted: @escaping (String) -> Bool, orElse complaint: String?) -> [String] {
        var finder = FileFinder(matching: isWanted)
        let found = finder.files(in: folder)
        finder.problems.forEach(complain)
        if let complaint, found.isEmpty, finder.problems.isEmpty { complain(UsageError(complaint)) }
        let kept = found.filter { path in !patterns.contains { $0.covers(path, in: folder) } && !isExcluded(path) }
        if kept.isEmpty, !found.isEmpty, !isSilent {
            let files = "\(counted(found.count, "file")) \(found.count == 1 ? "is" : "are")"
            Output.note(
                "Nothing in \"\(folder)\" was read: its \(files) excluded, by the settings, by \"--exclude\", as code "
                    + "of others or because no target compiles \(found.count == 1 ? "it" : "them").")
        }
        return kept
    }
    var paths: [String] = []
    var seen: Set<String> = []
    for operand in operands {
        switch PathKind(operand) {
        case .missing(let reason):
            guard let glob = Glob(path: operand) else {
                complain(.missing(operand, reason))
                continue
            }
            paths += files(
                in: glob.folder, where: { matches($0) && glob.covers($0, in: glob.folder) },
                orElse: "No \(required ?? "file") matches \"\(operand)\".")
        case .file: paths.append(operand)
        case .stream: complain(.stream(operand))
        case .folder:
            let complaint = required.map { "The folder \"\(operand)\" contains no \($0)." }
            paths += files(in: operand, where: matches, orElse: complaint)
        }
    }
    return paths.filter { seen.insert($0).inserted }
}
