import LayoutModel

/// The operand for standard input.
let standardInputOperand = "-"

/// The files of the formats that operands name, and those in folders that operands name, without duplicates.
///
/// - Parameter isExcluded: whether a file in a folder is skipped. A file that an operand names never is.
func inputPaths(
    _ operands: [String], _ formats: FormatRegistry, isExcluded: (String) -> Bool = { _ in false },
    onProblem: () -> Void
) -> [String] {
    inputPaths(
        operands, matching: { formats.format(path: $0) != nil },
        required: "file that Plumbline reads (\(formats.pathExtensionList))", isExcluded: isExcluded,
        onProblem: onProblem)
}

/// - Parameters:
///   - matches: whether a file in a folder is wanted.
///   - required: a description of the files of which each folder must contain one; nil if it may contain none.
func inputPaths(
    _ operands: [String], matching matches: @escaping (String) -> Bool, required: String? = nil,
    isExcluded: (String) -> Bool = { _ in false }, onProblem: () -> Void
) -> [String] {
    func complain(_ problem: UsageError) {
        Output.complain(problem.message)
        onProblem()
    }
    var paths: [String] = []
    var seen: Set<String> = []
    for operand in operands {
        switch PathKind(operand) {
        case .missing(let reason): complain(.missing(operand, reason))
        case .file: paths.append(operand)
        case .stream: complain(.stream(operand))
        case .folder:
            var finder = FileFinder(matching: matches)
            let found = finder.files(in: operand)
            finder.problems.forEach(complain)
            if let required, found.isEmpty, finder.problems.isEmpty {
                complain(UsageError("The folder \"\(operand)\" contains no \(required)."))
            }
            paths += found.filter { !isExcluded($0) }
        }
    }
    return paths.filter { seen.insert($0).inserted }
}
