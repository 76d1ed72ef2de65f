import POSIX

/// Standard input and output of the process.
///
/// Takes over standard output, as a single stray byte breaks the protocol. Everything else that is printed goes to
/// standard error.
package struct StandardStreams: Transport {
    private let input = FileDescriptor.standardInput
    private let output: FileDescriptor

    package init() {
        // The end of the input shows that the client has ended. Writing to it must not kill the server.
        signal(SIGPIPE, SIG_IGN)
        output = FileDescriptor(dup(STDOUT_FILENO))
        dup2(STDERR_FILENO, STDOUT_FILENO)
    }

    package func read() -> [UInt8] { input.take() ?? [] }
    package var hasInput: Bool { input.hasInput }
    package func write(_ bytes: [UInt8]) -> Bool { output.put(bytes) }
}
