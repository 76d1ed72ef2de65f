import POSIX
import Rendering

/// The properties of the terminal.
enum Terminal {
    /// The width of standard output if it is a terminal, otherwise `COLUMNS` of the environment, otherwise 80.
    static var columns: Int { limit ?? 80 }

    /// The most columns of a line: the width of standard output if it is a terminal, otherwise `COLUMNS` of the
    /// environment; nil without either, as for a file.
    static var limit: Int? {
        var size = winsize()
        if FileDescriptor.standardOutput.isTerminal, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0
        {
            return Int(size.ws_col)
        }
        return variable("COLUMNS").flatMap { Int($0) }.map { min(max($0, 20), 1000) }
    }

    /// Box-drawing characters in a UTF-8 locale. As in POSIX, the first of three variables that is set determines it.
    static var characters: TerminalCharacters {
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(variable).first { !$0.isEmpty } ?? ""
        let name = locale.lowercased()
        return name.contains("utf-8") || name.contains("utf8") ? .boxDrawing : .ascii
    }

    /// A variable of the environment.
    static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}
