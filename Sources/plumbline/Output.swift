import Foundation

/// Standard output and standard error as byte streams that may be closed at any time.
enum Output {
    /// Lets a write to a closed pipe fail instead of ending the process, as `plumbline check … | head` needs.
    static func ignoreBrokenPipes() {
        signal(SIGPIPE, SIG_IGN)
    }

    /// Writes to standard output; says whether somebody still reads it.
    @discardableResult
    static func print(_ text: String) -> Bool {
        write(text, to: STDOUT_FILENO)
    }

    /// Writes a line about the run itself to standard error.
    static func complain(_ message: String) {
        write("plumbline: \(message)\n", to: STDERR_FILENO)
    }

    /// Writes to standard error as it stands.
    static func note(_ text: String) {
        write(text, to: STDERR_FILENO)
    }

    @discardableResult
    private static func write(_ text: String, to descriptor: Int32) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while !rest.isEmpty {
                let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
                if count > 0 {
                    rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
                } else if errno == EAGAIN {
                    var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                    poll(&waiting, 1, -1)
                } else if errno != EINTR {
                    return false
                }
            }
            return true
        }
    }
}
