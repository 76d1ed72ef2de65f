import SourceText
import Testing

@Suite struct IdentifierCharactersTests {
    @Test(
        arguments: [("a", 1), ("_", 1), ("é", 2), ("标", 3), ("9", nil), ("-", nil), ("😀", nil), ("", nil)]
            as [(String, Int?)])
    func namesBeginWithLetters(_ text: String, _ length: Int?) {
        #expect(IdentifierCharacters.startLength(Array(text.utf8), at: 0) == length)
    }

    @Test func namesContinueWithDigitsAndMarks() {
        #expect(IdentifierCharacters.continuationLength(Array("9".utf8), at: 0) == 1)
        #expect(IdentifierCharacters.continuationLength(Array("\u{301}".utf8), at: 0) == 2)
    }

    @Test func invalidBytesAreNoLetters() {
        for bytes in [[0xFF], [0xC3], [0xE6, 0xA0], [0x80]] as [[UInt8]] {
            #expect(IdentifierCharacters.startLength(bytes, at: 0) == nil)
        }
        #expect(IdentifierCharacters.startLength([0x61], at: 5) == nil)
    }
}
