import Features
import SourceText
import TestSupport
import Testing

@Suite struct SelectionRangesTests {
    private func selections(_ marked: String, of path: String = "a.layout") -> [String] {
        let fixture = Fixture(marked)
        guard let snapshot = fixture.snapshot(of: path) else { return [] }
        let ranges = SelectionRanges.ranges(at: fixture.cursor, in: snapshot)
        for (inner, outer) in zip(ranges, ranges.dropFirst()) { #expect(outer.contains(inner) && outer != inner) }
        #expect(ranges.last == snapshot.text.range)
        return ranges.map { snapshot.text[$0] }
    }

    @Test func fromTheWordOutwards() {
        let view = "view a { label │b }"
        let expected = [
            "b", "label b", " label b ", "{ label b }", "view a { label b }", " size 9 x 9; view a { label b } ",
            "{ size 9 x 9; view a { label b } }", "layout A { size 9 x 9; view a { label b } }",
        ]
        #expect(selections("layout A { size 9 x 9; \(view) }") == expected)
    }

    @Test func fromTheValueOutwards() {
        let expected = [
            "la-be-l", "id=\"la-be-l\"", "<label id=\"la-be-l\">", "<label id=\"la-be-l\"></label>",
            "<label id=\"la-be-l\"></label>\n", "<subviews><label id=\"la-be-l\"></label>\n</subviews>",
        ]
        #expect(selections("<subviews><label id=\"la-│be-l\"></label>\n</subviews>", of: "a.xib") == expected)
    }

    @Test func betweenElements() {
        #expect(selections("<a>│\n<b/></a>", of: "a.xib").contains("\n<b/>"))
        #expect(selections("<a ><│b/></a>", of: "a.xib") == ["b", "<b/>", "<a ><b/></a>"])
    }

    @Test func textsWithSyntaxErrorsHaveRanges() {
        for source in ["│", "layout A {│", "}}│", "layout A { view a { │"] {
            #expect(!selections(source).isEmpty, "\(source)")
        }
        for source in ["│", "<a b=\"│", "<a><b│", "</│"] {
            #expect(!selections(source, of: "a.xib").isEmpty, "\(source)")
        }
    }

    @Test func theNumberOfRangesIsLimited() {
        let deep = String(repeating: "<a>", count: 400) + "│" + String(repeating: "</a>", count: 400)
        #expect(selections(deep, of: "a.xib").count == 101)
    }
}
