import LayoutModel
import Simplex
import SourceText
import TestSupport
import Testing

@testable import LayoutLanguage

/// Extreme texts are read or refused. Nothing traps, hangs or overflows the stack.
@Suite struct RobustnessTests {
    private static func check(_ bytes: [UInt8]) -> LayoutLanguageDocument {
        let document = LayoutLanguageDocument(SourceText(utf8: bytes))
        #expect(document.tree.written == bytes)
        return document
    }

    @Test(
        arguments: [101, 4_000],
        ["{", "(", "[", "/*", "layout a {", "view a {", "a.top == (", "- ", "a.", "`", "\"", "<", "//"])
    func nestingIsBounded(_ depth: Int, _ opening: String) {
        let inside = [UInt8](repeatElement(Array(opening.utf8), count: depth).joined())
        let head = Array("layout Deep {\nview b\n".utf8)
        let tail = Array("\n}\nlayout After { view c; c.width == 10 }\n".utf8)
        let document = Self.check(head + inside + tail)
        let findings = document.document.problems.filter { $0.code == .tooLarge }
        #expect(findings.count <= 1)
        // Completion must not overflow the stack either.
        _ = document.completionContext(at: UTF8Offset(head.count + inside.count))
    }

    @Test(arguments: [("{", 1_000_000), ("(", 100_000), ("[", 100_000), ("/*", 100_000)])
    func aMillionLevelsAreRead(_ opening: String, _ count: Int) {
        _ = Self.check([UInt8](repeatElement(Array(opening.utf8), count: count).joined()))
    }

    @Test(arguments: [("", "view a { ", " }"), ("a.width == ", "(", ")")])
    func balancedNestingIsBounded(_ head: String, _ opening: String, _ closing: String) {
        for depth in [90, 102, 20_000] {
            let text =
                "layout L { view a\n\(head)" + String(repeating: opening, count: depth) + "1"
                + String(repeating: closing, count: depth) + "\n}"
            let document = Self.check(Array(text.utf8))
            #expect(document.document.problems.filter { $0.code == .tooLarge }.count == (depth > 100 ? 1 : 0))
        }
    }

    @Test func aFileBeyondTheLimitIsRefusedWithOneFinding() {
        let line = Array("a.width == 10\n".utf8)
        let document = Self.check([UInt8](repeatElement(line, count: Parser.sizeLimit / line.count + 1).joined()))
        #expect(document.document.problems.map(\.code) == [.tooLarge])
        #expect(document.document.layouts.isEmpty)
    }

    @Test func tooManyViewsInRangesAreRefusedOnce() {
        let views = (1...200).map { "a\($0)" }.joined(separator: ", ")
        let text =
            "layout L { view \(views), b\n" + String(repeating: "H:[a1..a200(20)]\n", count: 300) + "b.width == 3 }"
        let document = Self.check(Array(text.utf8))
        #expect(document.document.problems.map(\.code) == [.tooLarge])
        #expect(document.document.layouts.first?.areAllPartiallyKnown == true)
        #expect(document.document.layouts.first?.constraints.last?.constant == 3)
    }

    @Test func aLongCalculationIsRefused() {
        let text = "layout L { view a; a.width == 1" + String(repeating: " + 1", count: 10_000) + "\na.height == 2 }"
        let document = Self.check(Array(text.utf8))
        #expect(document.document.problems.map(\.code) == [.tooLarge])
        #expect(document.document.layouts.first?.constraints.count == 1)
    }

    /// Lines that could each take time in proportion to the whole text.
    @Test(arguments: [
        "? ; ", "x y { ", "/* ", "layout /* \n", "H:[a1..a200(20)]\n", "a.top == b.top; ", "view a\n", "} ",
        "state s { gone zz }\n",
        "aaaa.top == bbbb.top\n", "l: a.top == 1\n", "a.top: a.top == super.top\n", "collapse a: top\n", "`", "\"\\",
        "viewa\n", "vary a,\n",
    ])
    func manyEqualLinesAreRead(_ line: String) {
        let names = (1...200).map { "a\($0)" }.joined(separator: ", ")
        let head = Array("layout L {\nview a, b\n\(line.hasPrefix("H") ? "view \(names)\n" : "")".utf8)
        let lines = [UInt8](repeatElement(Array(line.utf8), count: 9_000 / line.utf8.count).joined())
        #expect(Self.check(head + lines).document.layouts.count == 1)
    }

    @Test(arguments: 1...10 as ClosedRange<UInt64>)
    func randomBytesAndWordsAreRead(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let words = [
            "layout ", "view ", "a", "b.", "top", "==", " ", "\n", "{", "}", "(", ")", "[", "]", "H:|-", "-", "@", "12",
            "x", ",", ";", ":", "\"", "`", "//", "/*", "*/", "state ", "..", "é", "😀", ".5", "%", "~", "inset ",
            "spacer ", "param ", "=", "stack ",
        ]
        for _ in 0..<10 {
            var bytes: [UInt8] = []
            for _ in 0..<Int.random(in: 0...200, using: &random) {
                if Int.random(in: 0..<10, using: &random) == 0 {
                    bytes.append(UInt8.random(in: 0...255, using: &random))
                } else {
                    bytes += Array((words.randomElement(using: &random) ?? "").utf8)
                }
            }
            let document = Self.check(bytes)
            for offset in [0, bytes.count / 2, bytes.count] { _ = document.completionContext(at: UTF8Offset(offset)) }
        }
    }
}
