import POSIX
import SourceText
import Synchronization

/// Writes to standard output and standard error, which may be closed at any time.
enum Output {
    /// Makes a write to a closed pipe fail instead of ending the process, as in `plumbline check … | head`.
    static func ignoreBrokenPipes() {
        signal(SIGPIPE, SIG_IGN)
    }

    /// Writes to standard output.
    static func print(_ text: String) {
        if FileDescriptor.standardOutput.put(text.utf8) { return }
        let error = SystemError()
        // A closed pipe is not an error: its reader wants no more.
        if error.code == EPIPE { hasReader.withLock { $0 = false } } else { lastError.withLock { $0 = error } }
    }

    private static let hasReader = Mutex(true)

    /// Whether nobody reads standard output any more.
    static var isClosed: Bool { hasReader.withLock { !$0 } }

    private static let lastError = Mutex<SystemError?>(nil)

    /// The last error of standard output; nil if everything was written.
    static var error: SystemError? { lastError.withLock { $0 } }

    /// Writes a line to standard output. Messages contain names from files, which must not start another line or
    /// control the terminal.
    static func printLine(_ message: String) {
        print(printable(message) + "\n")
    }

    /// Writes a line about the run itself to standard error.
    static func complain(_ message: String) {
        note("plumbline: \(message)")
    }

    /// Writes a line to standard error, without the name of the program.
    static func note(_ message: String) {
        FileDescriptor.standardError.put((printable(message) + "\n").utf8)
    }

    /// Writes a coloured text without any names to standard error.
    static func summarize(_ text: String) {
        FileDescriptor.standardError.put(text.utf8)
    }
}
