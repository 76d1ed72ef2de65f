import LayoutModel

/// What stands for standard input among the operands.
let standardInputOperand = "-"

/// The files that operands stand for: those that were named, and those below the folders that were named, each once.
///
/// - Parameter isLeftOut: whether a file below a folder is passed over; one that was named never is.
func inputPaths(
    _ operands: [String], leavingOut isLeftOut: (String) -> Bool = { _ in false }, onProblem: () -> Void
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
            var finder = FileFinder(isOurs: { InputFormats.format(of: $0) != nil })
            let found = finder.files(below: operand)
            finder.problems.forEach(complain)
            if found.isEmpty, finder.problems.isEmpty {
                complain(
                    UsageError(
                        "The folder \"\(operand)\" holds no file that Plumbline reads (\(InputFormats.endings))."))
            }
            paths += found.filter { !isLeftOut($0) }
        }
    }
    return paths.filter { seen.insert($0).inserted }
}

/// The codes of these names, all of which must be those of a rule.
func codes(_ names: [String]) throws(UsageError) -> Set<FindingCode> {
    var codes: Set<FindingCode> = []
    for name in names { codes.insert(try rulePage(name).code) }
    return codes
}
