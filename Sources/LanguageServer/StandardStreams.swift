import Foundation

/// Standard input and output of the process.
///
/// It takes standard output for itself: whatever else prints goes to standard error from then on, since a single stray byte breaks the protocol.
package struct StandardStreams: Transport {
    private let input: Int32 = 0
    private let output: Int32

    package init() {
        // A client that is gone is found out by the end of its input, not by a signal.
        signal(SIGPIPE, SIG_IGN)
        output = dup(1)
        dup2(2, 1)
    }

    package func read() -> [UInt8] {
        let capacity = 1 << 16
        return [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            while true {
                let got = Foundation.read(input, buffer.baseAddress, capacity)
                if got < 0, errno == EINTR { continue }
                count = max(got, 0)
                return
            }
        }
    }

    package var hasInput: Bool {
        var descriptor = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, 0) > 0
    }

    package func write(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let written = Foundation.write(output, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if written < 0 {
                    if errno == EINTR { continue }
                    return
                }
                rest = rest.dropFirst(written)
            }
        }
    }
}
