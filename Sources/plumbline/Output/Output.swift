import POSIX
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
        if error.code != EPIPE { lastError.withLock { $0 = error } }
    }

    private static let lastError = Mutex<SystemError?>(nil)

    /// The last error of standard output; nil if everything was written.
    static var error: SystemError? { lastError.withLock { $0 } }

    /// Writes a line about the run itself to standard error.
    static func complain(_ message: String) {
        FileDescriptor.standardError.put("plumbline: \(message)\n".utf8)
    }

    /// Writes a text to standard error, without the name of the program.
    static func note(_ text: String) {
        FileDescriptor.standardError.put(text.utf8)
    }
}
