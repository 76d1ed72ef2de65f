import Testing

@testable import Reporting

/// The expected values are from code scanning's own tests.
@Suite struct LineFingerprintsTests {
    private func check(_ text: String, _ expected: [String]) {
        #expect(LineFingerprints.fingerprints(of: text) == expected.map { $0.contains(":") ? $0 : $0 + ":1" })
    }

    @Test func anEmptyFileHasOneLine() {
        check("", ["c129715d7a2bc9a3"])
    }

    @Test func spacesAndTabsDoNotCount() {
        check(
            " a\nb\n  \t\tc\n d", ["271789c17abda88f", "54703d4cd895b18", "180aee12dab6264", "a23a3dc5e078b07b"])
    }

    @Test(arguments: ["\n", "\r", "\r\n"])
    func lineEndsAreEquivalent(lineEnd: String) {
        check(
            " hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End\n".replacing("\n", with: lineEnd),
            [
                "e9496ae3ebfced30", "fb7c023a8b9ccb3f", "ce8ba1a563dcdaca", "e20e36e16fcb0cc8", "b3edc88f2938467e",
                "c8e28b0b4002a3a0", "c129715d7a2bc9a3",
            ])
    }

    @Test func equalLinesAreCounted() {
        check(
            String(repeating: "Lorem ipsum dolor sit amet.\n", count: 10),
            (1...6).map { "a7f2ff13bc495cf2:\($0)" } + [
                "a7f2ff1481e87703", "a9cf91f7bbf1862b", "55ec222b86bcae53", "cc97dc7b1d7d8f7b", "c129715d7a2bc9a3",
            ])
    }
}
