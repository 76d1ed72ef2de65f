import SourceText
import Testing

@Suite struct PrintableTests {
    @Test(arguments: [
        ("a\tb\r\nc", "a␉b␍␊c"), ("\u{1B}[2J\u{7}", "␛[2J␇"), ("\u{7F}\u{9B}31m", "␡\u{FFFD}31m"),
        ("\u{202E}x\u{2028}", "\u{FFFD}x\u{FFFD}"), ("e\u{301} 👩‍👧 شم", "e\u{301} 👩‍👧 شم"),
    ])
    func effectsBecomeVisible(text: String, shown: String) {
        #expect(printable(text) == shown)
    }

    /// Readers get the same text as before.
    @Test func inJSONTheyAreEscaped() {
        #expect(JSON.string("\u{1B}\n\u{9B}\u{202E}é").text == #""\u001b\n\u009b\u202eé""#)
    }
}
