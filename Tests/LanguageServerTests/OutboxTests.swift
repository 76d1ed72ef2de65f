import Dispatch
import LanguageServerProtocol
import LayoutModel
import Synchronization
import Testing

@testable import LanguageServer

/// Clients that do not read.
@Suite struct OutboxTests {
    /// A client that reads nothing until it is asked to.
    private final class Reluctant: Transport {
        let start = DispatchSemaphore(value: 0)
        let written = Atomic(0)

        var hasInput: Bool { false }
        func read() -> [UInt8] { [] }

        func write(_ bytes: [UInt8]) -> Bool {
            start.wait()
            start.signal()
            written.add(bytes.count, ordering: .relaxed)
            return true
        }
    }

    private static let piece = [UInt8](repeating: 0x20, count: 16 << 20)

    @Test func whatWaitsIsBounded() {
        let client = Reluctant()
        let failed = DispatchSemaphore(value: 0)
        let outbox = Outbox(client) { failure in
            if failure == .full { failed.signal() }
        }
        for _ in 0..<8 { outbox.send(Self.piece) }
        #expect(failed.wait(timeout: .now() + 10) == .success)
        client.start.signal()
        outbox.drain(seconds: 10)
        // The bound, the message at the bound, and the one that was being written.
        #expect(client.written.load(ordering: .relaxed) < Outbox.largestBacklog + 3 * Self.piece.count)
    }

    @Test func aSingleMessageMayBeLarger() {
        let client = Reluctant()
        client.start.signal()
        let outbox = Outbox(client) { Issue.record("The message was not sent: \($0)") }
        outbox.send([UInt8](repeating: 0x20, count: Outbox.largestBacklog + 2))
        outbox.send([0x20])
        outbox.drain(seconds: 10)
        #expect(client.written.load(ordering: .relaxed) > Outbox.largestBacklog + 2)
    }

    @Test func theSessionEndsWhenTheClientNoLongerReads() {
        let editor = MockEditor()
        editor.start()
        editor.stopReading()
        editor.request("workspace/symbol", ["query": "x"])
        #expect(editor.exitStatus() == 1)
    }

    @Test func theSessionEndsWhenTheClientDoesNotRead() {
        let lines = Mutex<[String]>([])
        let ended = DispatchSemaphore(value: 0)
        let client = Flooding()
        var environment = ServerEnvironment(version: "1", formats: FormatRegistry([WordFormat()]))
        environment.standardError = { line in lines.withLock { $0.append(line) } }
        let server = Server(transport: client, environment: environment)
        DispatchQueue.global().async {
            #expect(server.run() == 1)
            ended.signal()
        }
        #expect(ended.wait(timeout: .now() + 60) == .success)
        client.isOver.store(true, ordering: .relaxed)
        client.end.signal()
        #expect(
            lines.withLock { $0 }.first
                == "plumbline: the client does not read what the server sends, so the session ends.")
    }

    /// A client that sends requests for ever, whose responses quote it, and reads none.
    private final class Flooding: Transport {
        private let request = MessageFramer.frame(
            Array("{\"jsonrpc\":\"2.0\",\"id\":\"\(String(repeating: "x", count: 1 << 20))\",\"method\":\"m\"}".utf8))

        let isOver = Atomic(false)
        let end = DispatchSemaphore(value: 0)

        var hasInput: Bool { true }
        func read() -> [UInt8] { isOver.load(ordering: .relaxed) ? [] : request }

        func write(_ bytes: [UInt8]) -> Bool {
            end.wait()
            end.signal()
            return true
        }
    }
}
