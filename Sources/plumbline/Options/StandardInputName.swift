extension Option {
    static let standardInputName = Option(
        "--stdin-filename", "PATH",
        "the file name to assume for standard input, with - as the path; its extension decides the format")
}

/// The file name to assume for standard input; nil if files are read.
func nameOfStandardInput(_ arguments: Arguments, of command: String) throws(UsageError) -> String? {
    let option = Option.standardInputName.name
    let name = arguments.value(of: option)
    guard arguments.operands.contains(standardInputOperand) else {
        if name == nil { return nil }
        throw UsageError("\"\(option)\" requires standard input: plumbline \(command) - \(option) PATH.")
    }
    guard arguments.operands.count == 1 else {
        throw UsageError("Standard input, \"-\", must be the only path. A file with that name is \"./-\".")
    }
    guard let name else {
        throw UsageError("Standard input needs a file name: plumbline \(command) - \(option) PATH.")
    }
    return plainPath(name)
}
