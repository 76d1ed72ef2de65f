import POSIX
import Rendering

/// What the terminal can show, as far as the system says.
enum Terminal {
    /// The width of standard output, where it is a terminal; else what the environment says, else the usual one.
    static var columns: Int {
        var size = winsize()
        if FileDescriptor.standardOutput.isTerminal, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0
        {
            return Int(size.ws_col)
        }
        let said = variable("COLUMNS").flatMap { Int($0) } ?? 80
        return min(max(said, 20), 1000)
    }

    /// Box-drawing characters where the locale is one of UTF-8; the first of the three variables that is set decides,
    /// as in POSIX.
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
