/// The two streams between client and server.
package protocol Transport: Sendable {
    /// Waits for bytes. Empty when the client has closed its side.
    func read() -> [UInt8]
    /// Whether ``read()`` would return without waiting.
    var hasInput: Bool { get }
    /// Writes all bytes. Called from one thread at a time. False if the client no longer reads.
    func write(_ bytes: [UInt8]) -> Bool
}
