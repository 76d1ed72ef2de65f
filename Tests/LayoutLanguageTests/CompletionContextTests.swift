import LayoutModel
import SourceText
import TestSupport
import Testing

@testable import LayoutLanguage

/// Completions at `│` in a layout with some views.
@Suite struct CompletionContextTests {
    private static let views =
        """
        view a, b
        view box { view inner }
        scroll list
        param gap = 8 in 0...20
        cap: a.width <= 100
        state s { gone a }

        """

    /// The context at `│` in the body of a layout.
    private static func context(_ typed: String) -> CompletionContext? {
        let fixture = Fixture("layout L {\n\(views)\(typed)\n}\n")
        return LayoutLanguageDocument(fixture.text).completionContext(at: fixture.cursor)
    }

    private static func describe(_ expected: CompletionContext.Expected) -> String {
        switch expected {
        case .view(let scope): "view in \(scope.index)"
        case .subview(let view): "subview of \(view.index)"
        case .word(let words, .keyword): "word " + words.prefix(2).joined(separator: " ")
        case .word(let words, let kind): "\(kind) " + words.prefix(2).joined(separator: " ")
        case .choice(let choices): "one of " + choices.map(\.label).joined(separator: " ")
        case .label: "label"
        case .state: "state"
        case .parameter: "parameter"
        }
    }

    @Test(arguments: [
        ("│", "word view label, view in 0, guide super self"),
        ("vi│", "word view label, view in 0, guide super self"),
        ("a.│", "attribute leading trailing, subview of 1"),
        ("a.to│p == b.top", "attribute leading trailing, subview of 1"),
        ("a.top == │", "view in 0, guide super self, parameter"),
        ("a.top ==\n│", "view in 0, guide super self, parameter"),
        ("a.top == su│", "view in 0, guide super self, parameter"),
        ("a.top == super.│", "attribute top bottom, subview of 0"),
        ("a.top == safeArea.│", "attribute top bottom"),
        ("box.inner.│", "attribute leading trailing, subview of 4"),
        ("list.content.│", "attribute leading trailing"),
        ("[│", "view in 0"),
        ("[a, │].top == b.top", "view in 0"),
        ("[a, b].│", "attribute leading trailing, subview of 1"),
        ("a.width == 10 + │", "view in 0, guide super self, parameter"),
        ("a.width == 10 @ │", "priority required almostRequired, parameter"),
        ("a.width == 10 @ hi│", "priority required almostRequired, parameter"),
        ("a.edges == super.edges │", "word inset"),
        ("lab: │", "word inactive H:, view in 0, guide super self"),
        ("inactive │", "view in 0, guide super self"),
        ("size │", "word fit iPhoneSE1"),
        ("sizes 10 x 10, iPh│", "word fit iPhoneSE1"),
        ("direction │", "word leftToRight rightToLeft"),
        ("collapse │", "view in 0"),
        ("collapse a: │", "word leading trailing"),
        ("collapse a: trailing │", "word leading trailing"),
        ("vary │", "view in 0"),
        ("vary a, b│", "view in 0"),
        ("stack st │", "word horizontal vertical"),
        ("stack st vertical │", "word spacing alignment"),
        ("stack st vertical alignment │", "word fill leading"),
        ("spacer 10 │", "word after"),
        ("spacer 10 after │", "view in 0"),
        ("param p = 3 │", "word in"),
        ("view c { │ }", "word view label, view in 6, guide super self"),
        ("view c {\n    hugging │\n}", "word horizontal vertical, priority required almostRequired"),
        ("view c { hugging horizontal │ }", "priority required almostRequired"),
        ("state t { │ }", "word gone hide, label, view in 0"),
        ("state t { gone │ }", "view in 0"),
        ("state t { gone a, │", "view in 0"),
        ("state t { activate │ }", "label"),
        ("state t { set │ }", "label, parameter"),
        ("state t { cap.│ }", "word constant priority"),
        ("state t { a.│ }", "word size text, attribute leading trailing, subview of 1"),
        ("state t { cap.priority = │ }", "priority required almostRequired, parameter"),
        ("state t { cap.constant = │ }", "parameter"),
        ("H:|-[│", "view in 0"),
        ("H:|-[a│]-|", "view in 0"),
        ("H:|-[a(│", "view in 0, parameter"),
        ("V:[a(>=│)]", "view in 0, parameter"),
        ("H:[a(10@│)]", "priority required almostRequired, parameter"),
        ("H:[a]-│", "parameter"),
        ("H:[a]-(│)-[b]", "parameter"),
        ("H:[a][b] │", "word aligned leftToRight"),
        ("H:[a][b] aligned │", "word top bottom"),
        ("V:[a][b] aligned l│", "word left right"),
        ("view │", ""),
        ("label x 10 x 10 \"te│xt\"", ""),
        ("// com│ment", ""),
        ("state │", ""),
    ])
    func expects(_ typed: String, _ expected: String) {
        let found = Self.context(typed)?.expected.map(Self.describe).joined(separator: ", ") ?? ""
        #expect(found == expected)
    }

    @Test func replacesThePartOfTheWordBeforeTheCursor() throws {
        let fixture = Fixture("layout L { view title\n«ti│»tle.top == super.top }")
        let document = LayoutLanguageDocument(fixture.text)
        let context = try #require(document.completionContext(at: fixture.cursor))
        #expect([context.replacing] == fixture.ranges)
        #expect(context.layout == 0)
    }

    @Test func outsideOfLayoutsOnlyLayoutIsSuggested() {
        let document = LayoutLanguageDocument(SourceText("lay"))
        #expect(document.completionContext(at: UTF8Offset(3))?.expected == [.word(["layout"], .keyword)])
    }

    @Test(arguments: Examples.names)
    func completesEveryPrefix(_ name: String) {
        let text = SourceText(utf8: Examples.text(name))
        for end in stride(from: 0, through: text.utf8.count, by: 7) {
            let prefix = LayoutLanguageDocument(SourceText(utf8: Array(text.utf8[..<end])))
            let context = prefix.completionContext(at: UTF8Offset(end))
            #expect(context.map { $0.replacing.end.value == end } ?? true)
        }
    }
}
