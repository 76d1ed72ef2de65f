import LayoutModel

/// The operand for standard input.
let standardInputOperand = "-"

/// The files that operands name and the files in folders that operands name, without duplicates.
///
/// - Parameter isExcluded: whether a file in a folder is skipped. A file that an operand names never is.
func inputPaths(
    _ operands: [String], _ formats: FormatRegistry, isExcluded: (String) -> Bool = { _ in false },
    onProblem: () -> Void
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
        case .file, .stream: paths.append(operand)
        case .folder:
            var finder = FileFinder(matching: { formats.format(path: $0) != nil })
            let found = finder.files(in: operand)
            finder.problems.forEach(complain)
            if found.isEmpty, finder.problems.isEmpty {
                let readable = "no file that Plumbline reads (\(formats.pathExtensionList))"
                complain(UsageError("The folder \"\(operand)\" contains \(readable)."))
            }
            paths += found.filter { !isExcluded($0) }
        }
    }
    return paths.filter { seen.insert($0).inserted }
}
