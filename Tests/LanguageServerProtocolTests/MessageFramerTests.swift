import LanguageServerProtocol
import Testing

@Suite struct MessageFramerTests {
    private func frames(_ chunks: [[UInt8]]) -> [Frame] {
        var framer = MessageFramer()
        var frames: [Frame] = []
        for chunk in chunks {
            framer.append(chunk)
            while let frame = framer.next() { frames.append(frame) }
        }
        return frames
    }

    private func frames(_ text: String) -> [Frame] { frames([Array(text.utf8)]) }

    private func body(_ text: String) -> Frame { .body(Array(text.utf8)) }

    @Test func severalMessagesInOneRead() {
        #expect(frames("Content-Length: 2\r\n\r\n{}Content-Length: 3\r\n\r\n[1]") == [body("{}"), body("[1]")])
    }

    @Test func oneMessageOverManyReads() {
        let bytes = Array("Content-Length: 4\r\n\r\n{ā}".utf8)
        #expect(frames(bytes.map { [$0] }) == [body("{ā}")])
    }

    @Test func lengthCountsBytes() {
        #expect(frames("Content-Length: 6\r\n\r\n\"😀\"Content-Length: 1\r\n\r\n1") == [body("\"😀\""), body("1")])
    }

    @Test(arguments: [
        "content-length: 2\r\n\r\n", "CONTENT-LENGTH:2\r\n\r\n", "Content-Length : 2 \r\n\r\n",
        "Content-Length: 2\n\n", "Content-Length:\t2\r\r\n\r\n",
        "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: 2\r\n\r\n",
        "Content-Length: 2\r\ncontent-type: application/vscode-jsonrpc; charset=utf8\r\n\r\n",
        "Content-Length: 2\r\nContent-Type: application/vscode-jsonrpc; Charset=\"UTF-8\"\r\n\r\n",
        "Content-Length: 2\r\nX-Other: something\r\n\r\n",
    ])
    func headersHaveManyForms(header: String) {
        #expect(frames(header + "{}") == [body("{}")])
    }

    @Test func anotherCharacterSetIsRefusedAndTheNextMessageRead() {
        let text = "Content-Length: 2\r\nContent-Type: text/json; charset=latin1\r\n\r\n{}Content-Length: 1\r\n\r\n1"
        #expect(frames(text) == [.unreadable(reason: "the character set latin1 is not UTF-8"), body("1")])
    }

    @Test(arguments: ["-1", "2x", "", "99999999999999999999999", "1 2", "9000000000000000000"])
    func invalidLengthIsRefused(length: String) {
        let found = frames("Content-Length: \(length)\r\n\r\nContent-Length: 1\r\n\r\n1")
        #expect(found.count == 2)
        #expect(found.last == body("1"))
        guard case .unreadable(let reason)? = found.first else {
            Issue.record("the header was taken")
            return
        }
        #expect(reason.contains("Content-Length"))
    }

    @Test func nextHeaderIsFoundAfterABodyWithoutHeader() {
        let text = "Content-Type: x\r\n\r\n{\"jsonrpc\":\"2.0\"}Content-Length: 2\r\n\r\n{}"
        #expect(frames(text) == [.unreadable(reason: "the header has no Content-Length"), body("{}")])
    }

    @Test func headerWithoutEndIsDropped() {
        var framer = MessageFramer()
        for _ in 0..<100 {
            framer.append([UInt8](repeating: 65, count: 1 << 14))
            #expect(framer.next() == nil)
        }
        framer.append(Array("Content-Length: 2\r\n\r\n{}".utf8))
        #expect(framer.next() == body("{}"))
    }

    @Test func emptyBodyIsAMessage() {
        #expect(frames("Content-Length: 0\r\n\r\n") == [.body([])])
    }

    @Test func framedMessagesAreRead() {
        #expect(frames([MessageFramer.frame(Array("{\"ä\":1}".utf8))]) == [body("{\"ä\":1}")])
    }
}
