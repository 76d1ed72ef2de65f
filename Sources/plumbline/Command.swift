import LayoutModel

/// A command of the command line. The help, the manual page and the completions are made from it.
struct Command: Sendable {
    var name: String
    /// The arguments other than options, as the help shows them.
    var operands: String
    /// One line.
    var summary: String
    /// The text below the options in the help, ending with a line break.
    ///
    /// A function, because every run lists the commands and few print help.
    var details: @Sendable () -> String
    var options: [Option]
    var run: @Sendable (Arguments, Program) throws(UsageError) -> ExitStatus
}

/// Everything that a command knows of the program.
struct Program: Sendable {
    let version: String
    let formats: FormatRegistry
    let commands: [Command]
}
