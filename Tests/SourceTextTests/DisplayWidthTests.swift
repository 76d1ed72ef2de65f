import Testing

@testable import SourceText

@Suite struct DisplayWidthTests {
    @Test(arguments: [
        ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("标签", 4), ("ﾊ", 1), ("ハ", 2), ("한", 2), ("😀", 2), ("👩‍👩‍👧", 2),
        ("🇩🇪", 2), ("❤️", 2), ("→", 1), ("\u{200B}", 0), ("１", 2), ("1️⃣", 2),
    ])
    func textsTakeColumnsOfATerminal(text: String, columns: Int) {
        #expect(displayWidth(text) == columns)
    }
}
