import Formats
import LanguageServer
import LayoutModel
import POSIX

/// Whether an argument asks for the language server, as editors that speak no other way do.
func isServerFlag(_ argument: String) -> Bool {
    argument == "--stdio" || argument.hasPrefix("--clientProcessId=")
}

/// Serves an editor until it hangs up; the exit status is the protocol's.
func serve(_ arguments: [String]) -> Int32 {
    if FileDescriptor.standardInput.isTerminal {
        Output.complain("waiting for an editor on standard input. \"plumbline help\" lists what else there is.")
    }
    return Server.runOverStandardStreams(arguments: arguments, version: version, formats: .standard)
}
