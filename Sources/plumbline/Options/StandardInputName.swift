extension Option {
    static let standardInputName = Option(
        neededInputName.name, "PATH", "\(neededInputName.help); default: \(unnamedStandardInput)")

    /// The same for a command to which texts of any format are given.
    static let neededInputName = Option(
        "--stdin-filename", "PATH",
        "the file name to assume for standard input, with - as the path; its extension decides the format")
}

/// The name of standard input that is given none: a text of `.layout`, as `plumbline show` prints it.
private let unnamedStandardInput = "stdin.layout"

/// The file name to assume for standard input; nil if files are read.
///
/// - Parameter needsName: whether a text without a name is more likely one of another format than of `.layout`.
func nameOfStandardInput(
    _ arguments: Arguments, of command: String, needsName: Bool = false
) throws(UsageError) -> String? {
    let option = Option.standardInputName.name
    let name = arguments.value(of: option)
    guard arguments.operands.contains(standardInputOperand) else {
        if name == nil { return nil }
        throw UsageError("\"\(option)\" requires standard input: plumbline \(command) - \(option) PATH.")
    }
    guard arguments.operands.count == 1 else {
        throw UsageError("Standard input, \"-\", must be the only path. A file with that name is \"./-\".")
    }
    if name == nil, needsName {
        throw UsageError("Standard input needs a file name: plumbline \(command) - \(option) PATH.")
    }
    return plainPath(name ?? unnamedStandardInput)
}
