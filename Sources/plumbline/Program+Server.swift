import LanguageServer
import POSIX

extension Program {
    /// Whether an argument starts the language server, as some editors require.
    static func isServerFlag(_ argument: String) -> Bool {
        ["--stdio", "--clientProcessId", "--languages"].contains { argument == $0 || argument.hasPrefix($0 + "=") }
    }

    /// Serves an editor until it disconnects.
    ///
    /// - Returns: the exit status that the protocol requires.
    func serve(_ arguments: [String]) -> Int32 {
        if FileDescriptor.standardInput.isTerminal {
            Output.complain("waiting for an editor on standard input. \"plumbline help\" lists the commands.")
        }
        return Server.runOverStandardStreams(arguments: arguments, version: version, formats: formats)
    }
}
