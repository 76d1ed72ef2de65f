import SourceText
import Testing

@Suite struct MergeConflictTests {
    /// The markers of each conflict.
    private func marks(_ text: String) -> [[String]] {
        let text = SourceText(text)
        return text.mergeConflicts.map { conflict in
            conflict.marks.map { String(text[$0].drop(while: \.isWhitespace).prefix { !$0.isNewline }) }
        }
    }

    @Test(arguments: ["\n", "\r\n", "\r"], ["", "    ", "\t"])
    func markersFormAConflict(_ lineBreak: String, _ indent: String) {
        let lines = ["a", "<<<<<<< HEAD", "b", "||||||| base", "c", "=======", "d", ">>>>>>> other", "e"]
        let text = (lines + lines).map { $0.count > 1 ? indent + $0 : $0 }.joined(separator: lineBreak)
        let all = ["<<<<<<< HEAD", "||||||| base", "=======", ">>>>>>> other"]
        #expect(marks(text) == [all, all])
        #expect(SourceText(text).mergeConflicts.map(\.isWhole) == [true, true])
    }

    @Test(arguments: [
        ("<<<<<<<", [["<<<<<<<"]]),
        ("a\n=======\nb\n>>>>>>> other\n", [["=======", ">>>>>>> other"]]),
        ("<<<<<<< HEAD\na\n=======\nb", [["<<<<<<< HEAD", "======="]]),
        ("<<<<<<< HEAD\n>>>>>>> other", [["<<<<<<< HEAD", ">>>>>>> other"]]),
        ("||||||| base\n=======\n>>>>>>> other", [["||||||| base", "=======", ">>>>>>> other"]]),
        ("<<<<<<< a\n<<<<<<< b\n=======\n>>>>>>> c", [["<<<<<<< a"], ["<<<<<<< b", "=======", ">>>>>>> c"]]),
        // The nearest of two underlines before a marker, and the first of those between two markers.
        ("=======\na\n======= \n>>>>>>> b", [["======= ", ">>>>>>> b"]]),
        ("<<<<<<< a\n=======\n=======\n>>>>>>> b", [["<<<<<<< a", "=======", ">>>>>>> b"]]),
    ])
    func markersMayBeMissing(_ text: String, _ expected: [[String]]) {
        #expect(marks(text) == expected)
    }

    @Test(arguments: [
        "", "<a>\n  <b/>\n</a>", "// ======= heading =======", "========", "<<<<<<<a", "<<<<<< HEAD", "a <<<<<<< HEAD",
        "Title\n=======\nText", "<<<<<<<<<<<<<<", "=======x", "======= heading", ">>>>>>>>",
    ])
    func otherLinesAreNoMarkers(_ text: String) {
        #expect(marks(text) == [])
    }

    @Test func markersCanBeDisregarded() throws {
        let text = SourceText("<<<<<<< a\n||||||| b\n=======\n>>>>>>> c\n")
        let conflict = try #require(text.mergeConflicts.first)
        let marks = conflict.marks
        for index in marks.indices {
            let others = conflict.keeping { $0 != marks[index] }
            #expect(others.marks == marks.enumerated().filter { $0.offset != index }.map(\.element))
        }
    }

    @Test(arguments: [
        ("<<<<<<< a\nb\n||||||| c\nd\n=======\ne\n>>>>>>> f\ng", "b\ng"),
        ("a\n=======\nb\n>>>>>>> c\nd", "a\nd"),
        ("<<<<<<< a\nb\n||||||| c\nd\n=======\ne", "b\ne"),
        ("<<<<<<< a\nb\n=======\nc\n", "b\nc\n"),
        ("a\n>>>>>>> b\nc", "a\nc"),
    ])
    func theFirstVersionIsKept(_ text: String, _ kept: String) {
        let text = SourceText(text)
        #expect(text.applying(text.mergeConflicts.flatMap(\.leftOut).map { TextEdit($0, "") }).string == kept)
    }
}
