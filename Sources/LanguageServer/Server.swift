import Dispatch
import POSIX
import Synchronization

/// The language server: one session with one client.
///
/// One thread reads. It alone changes the documents, in the order of the messages. Requests that only read run on other
/// threads, each on the version that was the newest when the request came.
package final class Server: Sendable {
    private let transport: any Transport
    private let environment: ServerEnvironment
    private let status = Mutex<Int32?>(nil)
    private let ended = DispatchSemaphore(value: 0)

    package init(transport: any Transport, environment: ServerEnvironment) {
        self.transport = transport
        self.environment = environment
    }

    /// Runs the session to its end and returns the exit status.
    package func run() -> Int32 {
        Threads.start { [self] in
            var session = Session(transport: transport, environment: environment) { self.end(status: 1) }
            end(status: session.run())
        }
        ended.wait()
        return status.withLock { $0 } ?? 1
    }

    /// Ends the session; only the first call counts.
    private func end(status new: Int32) {
        let isFirst = status.withLock { status in
            defer { if status == nil { status = new } }
            return status == nil
        }
        if isFirst { ended.signal() }
    }
}
