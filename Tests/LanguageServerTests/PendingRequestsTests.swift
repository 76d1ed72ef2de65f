import Dispatch
import LanguageServerProtocol
import Testing

@testable import LanguageServer

@Suite struct PendingRequestsTests {
    /// A client may send requests for ever without waiting for a response.
    @Test func theirNumberIsBounded() {
        let wire = Wire()
        let pending = PendingRequests(outbox: wire.outbox)
        let queue = DispatchQueue(label: "busy")
        queue.suspend()
        for number in 0...PendingRequests.most {
            pending.run(.number(number), on: queue) { _ in ResponseBody(number) }
        }
        let refused = wire.sent()
        #expect(refused.map { $0["id"].integer } == [PendingRequests.most])
        #expect(refused.first?["error", "message"] == "10000 requests are still waiting for their responses.")
        queue.resume()
        pending.drain(seconds: 10)
        #expect(wire.sent().count == PendingRequests.most)
        pending.run(.number(0), on: queue) { _ in ResponseBody(true) }
        pending.drain(seconds: 10)
        #expect(wire.sent().first?["result"] == true)
    }
}
