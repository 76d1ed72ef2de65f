/// A program that ran to its end.
package struct ChildProcess: Sendable {
    /// The exit status; nil if a signal ended it.
    package var status: Int32?
    package var output: [UInt8]
    package var errors: [UInt8]

    /// Runs a program of the search path, with nothing of the environment but some variables.
    ///
    /// - Parameters:
    ///   - arguments: the program's name and its arguments.
    ///   - environment: its whole environment.
    ///   - input: what it reads from standard input.
    ///   - limit: the most bytes of output to keep; what comes after is read and dropped.
    package static func run(
        _ arguments: [String], environment: [(name: String, value: String)], input: [UInt8] = [], atMost limit: Int
    ) throws(SystemError) -> ChildProcess {
        // Writing to a child that has closed its input must fail, and not end this process.
        signal(SIGPIPE, SIG_IGN)
        var pipes = Pipes()
        defer { pipes.closeAll() }
        try pipes.open()
        let process = try pipes.spawn(arguments, environment.map { "\($0.name)=\($0.value)" })
        pipes.closeChildEnds()
        let (output, errors) = pipes.exchange(input, atMost: limit)
        pipes.closeAll()
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { throw SystemError() }
        }
        // The low seven bits are the signal.
        return ChildProcess(status: status & 0x7F == 0 ? status >> 8 & 0xFF : nil, output: output, errors: errors)
    }
}

/// The standard input, output and errors of a child process.
private struct Pipes {
    private typealias Ends = (read: Int32, write: Int32)
    private var input: Ends = (-1, -1)
    private var output: Ends = (-1, -1)
    private var errors: Ends = (-1, -1)

    mutating func open() throws(SystemError) {
        input = try Self.pipe()
        output = try Self.pipe()
        errors = try Self.pipe()
        // A child that does not read must not stop this process.
        _ = fcntl(input.write, F_SETFL, O_NONBLOCK)
    }

    private static func pipe() throws(SystemError) -> Ends {
        var ends: [Int32] = [-1, -1]
        #if canImport(Darwin)
            let result = Darwin.pipe(&ends)
        #elseif canImport(Glibc)
            let result = Glibc.pipe(&ends)
        #else
            let result = Musl.pipe(&ends)
        #endif
        guard result == 0 else { throw SystemError() }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    func spawn(_ arguments: [String], _ environment: [String]) throws(SystemError) -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input.read, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, output.write, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, errors.write, STDERR_FILENO)
        var words = arguments.map { strdup($0) } + [nil]
        var variables = environment.map { strdup($0) } + [nil]
        defer { for text in words + variables { free(text) } }
        var process: pid_t = 0
        guard let program = words.first ?? nil else { throw SystemError(EINVAL) }
        let code = posix_spawnp(&process, program, &actions, nil, &words, &variables)
        guard code == 0 else { throw SystemError(code) }
        return process
    }

    mutating func closeChildEnds() {
        Self.close(&input.read)
        Self.close(&output.write)
        Self.close(&errors.write)
    }

    mutating func closeAll() {
        for path in [\Pipes.input, \.output, \.errors] {
            Self.close(&self[keyPath: path].read)
            Self.close(&self[keyPath: path].write)
        }
    }

    private static func close(_ descriptor: inout Int32) {
        guard descriptor >= 0 else { return }
        #if canImport(Darwin)
            _ = Darwin.close(descriptor)
        #elseif canImport(Glibc)
            _ = Glibc.close(descriptor)
        #else
            _ = Musl.close(descriptor)
        #endif
        descriptor = -1
    }

    /// Writes the input and reads the output until the child has closed it.
    mutating func exchange(_ bytes: [UInt8], atMost limit: Int) -> (output: [UInt8], errors: [UInt8]) {
        var rest = bytes[...]
        var (found, complaints): ([UInt8], [UInt8]) = ([], [])
        if rest.isEmpty { Self.close(&input.write) }
        while output.read >= 0 || errors.read >= 0 {
            var waiting = [
                pollfd(fd: output.read, events: Int16(POLLIN), revents: 0),
                pollfd(fd: errors.read, events: Int16(POLLIN), revents: 0),
                pollfd(fd: input.write, events: Int16(POLLOUT), revents: 0),
            ]
            guard poll(&waiting, nfds_t(waiting.count), -1) >= 0 || errno == EINTR else { break }
            Self.read(&output.read, waiting[0].revents, into: &found, atMost: limit)
            Self.read(&errors.read, waiting[1].revents, into: &complaints, atMost: 1 << 16)
            guard waiting[2].revents != 0, input.write >= 0 else { continue }
            let count = rest.withUnsafeBytes { write(input.write, $0.baseAddress, $0.count) }
            if count > 0 { rest = rest.dropFirst(count) }
            // Whoever does not read the rest has closed the pipe.
            if rest.isEmpty || count < 0 && errno != EAGAIN && errno != EINTR { Self.close(&input.write) }
        }
        return (found, complaints)
    }

    private static func read(_ descriptor: inout Int32, _ events: Int16, into bytes: inout [UInt8], atMost limit: Int) {
        guard descriptor >= 0, events != 0 else { return }
        guard let more = FileDescriptor(descriptor).take(), !more.isEmpty else { return close(&descriptor) }
        if bytes.count < limit { bytes += more.prefix(limit - bytes.count) }
    }
}
