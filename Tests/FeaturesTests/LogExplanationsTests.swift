import SourceText
import Testing

@testable import Features

@Suite struct LogExplanationsTests {
    private static let dump = """
        Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x1 'a_b' UILabel:0x2.height == 16   (active)>",
            "<NSLayoutConstraint:0x3 UILabel:0x2.height == 20   (active)>"
        )
        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x3 UILabel:0x2.height == 20   (active)>

        """

    @Test func aTextForEachDump() {
        let texts = LogExplanations.texts(in: SourceText("hello\n" + Self.dump))
        #expect(texts.count == 1)
        #expect(
            texts.first?.markdown == """
                These 2 constraints cannot hold together.

                - the label's height should equal 16 (identifier "a\\_b")
                - the label's height should equal 20 (broken by the system)

                To mend it: Keep only one of the two, as they are about the same: the label's height should equal 16; the label's \
                height should equal 20. Where each is meant for another moment, deactivate the one before the other is activated.
                """)
    }

    @Test func aLensForEachTime() {
        let text = SourceText(Self.dump + "hello\n" + Self.dump)
        let lenses = LogExplanations.lenses(in: text)
        #expect(lenses.map { text.lines.line(of: $0.range.start) } == [0, 8])
        #expect(Set(lenses.map(\.title)) == ["These 2 constraints cannot hold together."])
        #expect(LogExplanations.lenses(in: SourceText("")).isEmpty)
    }
}
