import Foundation
import LanguageServerProtocol

@testable import LanguageServer

/// An outbox whose messages a test reads.
struct Wire {
    let outbox: Outbox
    private let client: InMemoryTransport

    init() {
        let (client, server) = InMemoryTransport.pair()
        self.client = client
        outbox = Outbox(server)
    }

    /// The messages that were sent since the last call.
    func sent() -> [JSONValue] {
        outbox.drain(seconds: 10)
        var framer = MessageFramer()
        framer.append(client.hasInput ? client.read() : [])
        var messages: [JSONValue] = []
        while case .body(let body)? = framer.next() {
            messages.append((try? JSONDecoder().decode(JSONValue.self, from: Data(body))) ?? .null)
        }
        return messages
    }
}
