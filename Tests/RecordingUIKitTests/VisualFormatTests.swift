import RecordingUIKit
import Testing

@Suite struct VisualFormatTests {
    private final class Line: UIView {
        private let a = UIView(), b = UIView()

        init(_ format: String, _ options: NSLayoutConstraint.FormatOptions) {
            super.init(frame: .zero)
            addSubview(a)
            addSubview(b)
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: options, metrics: ["gap": 12, "high": 750.0],
                    views: ["a": a, "b": b]))
        }

        required init?(coder: NSCoder) {
            nil
        }
    }

    @Test(arguments: [
        ("|[a]", ["a.leading == self.leading @ 1000"]),
        ("H:|-[a]", ["a.leading == self.leadingMargin @ 1000"]),
        ("V:[a]-|", ["self.bottomMargin == a.bottom @ 1000"]),
        ("[a]-[b]", ["b.leading == a.trailing + 8 @ 1000"]),
        ("V:[a]-gap-[b]", ["b.top == a.bottom + 12 @ 1000"]),
        ("[a]-(-3)-[b]", ["b.leading == a.trailing - 3 @ 1000"]),
        (
            "[a]-(>=gap@high,<=20)-[b]",
            ["b.leading <= a.trailing + 20 @ 1000", "b.leading >= a.trailing + 12 @ 750"]
        ),
        ("[a]->=3-[b]", ["b.leading >= a.trailing + 3 @ 1000"]),
        ("V:[a]-<=gap-[b]", ["b.top <= a.bottom + 12 @ 1000"]),
        ("[a(b)]", ["a.width == b.width @ 1000"]),
        ("V:[a(>=2.5@20)]", ["a.height >= 2.5 @ 20"]),
    ])
    func lineByLine(format: String, lines: [String]) {
        #expect(Recording.lines { Line(format, []) } == lines)
    }

    @Test func optionsAlignAndTurn() {
        #expect(
            Recording.lines { Line("[a][b]", [.alignAllTop, .directionLeftToRight]) }
                == ["a.top == b.top @ 1000", "b.left == a.right @ 1000"])
        #expect(
            Recording.lines { Line("|-(>=4)-[a]", .directionRightToLeft) } == ["a.right <= self.right - 4 @ 1000"])
    }

    @Test(arguments: ["", "|", "H:|-10-|", "[c]", "[a]-", "[a]-10[b]", "[a(wide)]", "[a]-wide-[b]", "Z:[a]", "[a"])
    func refusedLines(format: String) {
        let recording = Recording { Line(format, []) }
        #expect(recording.constraints.isEmpty)
        #expect(recording.mistakes.count == 1)
    }

    @Test func alignmentIsAcrossTheLine() {
        #expect(Recording { Line("[a][b]", .alignAllLeft) }.mistakes.count == 1)
        #expect(Recording { Line("V:[a][b]", .alignAllTop) }.mistakes.count == 1)
    }
}
