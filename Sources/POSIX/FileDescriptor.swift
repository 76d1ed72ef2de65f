/// An open file, pipe or terminal.
package struct FileDescriptor: Sendable {
    package static let standardInput = FileDescriptor(STDIN_FILENO)
    package static let standardOutput = FileDescriptor(STDOUT_FILENO)
    package static let standardError = FileDescriptor(STDERR_FILENO)

    package let number: Int32

    package init(_ number: Int32) {
        self.number = number
    }

    /// Waits for bytes and reads those that are available: none at the end, nil if `errno` has an error.
    package func take(upTo capacity: Int = 1 << 16) -> [UInt8]? {
        var isGood = true
        let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            var got = -1
            repeat { got = read(number, buffer.baseAddress, capacity) } while got < 0 && errno == EINTR
            isGood = got >= 0
            count = max(got, 0)
        }
        return isGood ? bytes : nil
    }

    /// Reads everything up to the end, unless that is more than `limit` bytes.
    package func takeAll(atMost limit: Int) throws(ReadError) -> [UInt8] {
        var status = stat()
        let isFile = fstat(number, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        if isFile, status.st_size > limit { throw .tooLarge(limit: limit) }
        // A request for one byte more than the file has finds its end, and makes room for no more than that: whoever
        // keeps the bytes keeps the room too.
        let expected = isFile ? Int(clamping: status.st_size) + 1 : 0
        var bytes: [UInt8] = []
        while true {
            let wanted = bytes.count < expected ? expected - bytes.count : 1 << 16
            guard let more = take(upTo: wanted) else { throw .system(SystemError()) }
            if more.isEmpty { return bytes }
            if bytes.isEmpty { bytes = more } else { bytes += more }
            if bytes.count > limit { throw .tooLarge(limit: limit) }
        }
    }

    /// Writes everything; false if that is impossible, with the error in `errno`.
    @discardableResult
    package func put(_ bytes: some Sequence<UInt8>) -> Bool {
        bytes.withContiguousStorageIfAvailable { putAll(UnsafeRawBufferPointer($0)) }
            ?? Array(bytes).withUnsafeBytes(putAll)
    }

    private func putAll(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var rest = bytes
        while !rest.isEmpty {
            let count = write(number, rest.baseAddress, rest.count)
            if count > 0 {
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
            } else if errno == EAGAIN {
                var waiting = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
                poll(&waiting, 1, -1)
            } else if errno != EINTR {
                return false
            }
        }
        return true
    }

    /// Whether reading would not wait.
    package var hasInput: Bool {
        var waiting = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
        return poll(&waiting, 1, 0) > 0
    }

    package var isTerminal: Bool { isatty(number) == 1 }
}
