import LayoutModel
import SourceText
import TestSupport
import Testing

@testable import LayoutLanguage

/// Misspelled words: the message names the word that was meant, and the suggestion writes it.
@Suite struct TyposTests {
    @Test(arguments: [
        ("# comment", "`#` does not begin a comment. Write `//`.", "// comment"),
        ("view b # comment", "`#` does not begin a comment. Write `//`.", "view b // comment"),
        ("a.top == super.top # why", "`#` does not begin a comment. Write `//`.", "a.top == super.top // why"),
        ("h:|-[a]-|", "A Visual Format line begins with `H:`, in upper case.", "H:|-[a]-|"),
        ("v:[a(20)]", "A Visual Format line begins with `V:`, in upper case.", "V:[a(20)]"),
        ("collaps a: trailing", "`collaps` cannot begin a statement. Did you mean `collapse`?", "collapse a: trailing"),
        (
            "inactiv a.top == super.top", "`inactiv` cannot begin a statement. Did you mean `inactive`?",
            "inactive a.top == super.top"
        ),
        ("collapse a: traling", "`traling` is not a direction. Did you mean `trailing`?", "collapse a: trailing"),
        (
            "collapse a as flexiblBox", "`flexiblBox` is not a collapse style. Did you mean `flexibleBox`?",
            "collapse a as flexibleBox"
        ),
        (
            "stack s vertical alignment centre { }", "`centre` is not an alignment. Did you mean `center`?",
            "stack s vertical alignment center { }"
        ),
        (
            "stack s vertical distribution fil { }", "`fil` is not a distribution. Did you mean `fill`?",
            "stack s vertical distribution fill { }"
        ),
        (
            "stack s vertical spaceing 8 { }", "`spaceing` is not a property of a stack. Did you mean `spacing`?",
            "stack s vertical spacing 8 { }"
        ),
        (
            "direction rightToLef", "`rightToLef` is not a direction of a layout. Did you mean `rightToLeft`?",
            "direction rightToLeft"
        ),
        (
            "hugging 249 horizontal", "Write the axis before the priority: `hugging horizontal 249`.",
            "hugging horizontal 249"
        ),
        (
            "view b { compressionResistance low vertical }",
            "Write the axis before the priority: `compressionResistance vertical low`.",
            "view b { compressionResistance vertical low }"
        ),
        ("a.top == superview.top", "Unknown view `superview`. Did you mean `super`?", "a.top == super.top"),
        ("a.top == parent.top", "Unknown view `parent`. Did you mean `super`?", "a.top == super.top"),
        ("state s { gon a }", "`gon` is not a change. Did you mean `gone`?", "state s { gone a }"),
        ("state s { # comment\n }", "`#` does not begin a comment. Write `//`.", "state s { // comment\n }"),
    ])
    func areAnsweredWithTheWordThatWasMeant(_ written: String, _ message: String, _ right: String) throws {
        func source(_ statement: String) -> String { "layout L {\n    view a\n    \(statement)\n}" }
        let problems = LayoutLanguageDocument(SourceText(source(written))).document.problems
        #expect(problems.map(\.message) == [message])
        #expect(fixed(source(written)) == source(right))
    }

    @Test(arguments: [
        (
            "stack s vertical alignment x { }",
            "`x` is not an alignment. Use `fill`, `leading`, `top`, `firstBaseline`, `center`, `trailing`, `bottom` or "
                + "`lastBaseline`."
        ),
        (
            "stack s vertical alignment { }",
            "Expected an alignment: `fill`, `leading`, `top`, `firstBaseline`, `center`, `trailing`, `bottom` or "
                + "`lastBaseline`."
        ),
        ("direction up", "`up` is not a direction of a layout. Use `leftToRight` or `rightToLeft`."),
        ("name a.top == super.top", "`name` cannot begin a statement. If it is a label, add `:` after it."),
        (
            "state s { cap 8 }",
            "`cap` is not a change. Use `gone`, `hide`, `show`, `activate`, `deactivate`, `set` or `size`, or set a "
                + "constant: `cap.constant = 8`."
        ),
    ])
    func ofNothingGetTheWholeList(_ written: String, _ message: String) {
        let source = "layout L {\n    view a\n    \(written)\n}"
        #expect(LayoutLanguageDocument(SourceText(source)).document.problems.map(\.message) == [message])
    }

    /// A label may be called `h`.
    @Test func aLabelOfOneLetterIsALabel() {
        check(
            """
            layout L {
                view a, b
                h: a.height == 20
                v: [a, b].top == super.top
            }
            """)
    }

    @Test func aMisspelledLayoutIsALayout() {
        let source = "layuot Row {\n    view a\n    a.top == super.top\n}"
        let document = LayoutLanguageDocument(SourceText(source)).document
        #expect(document.problems.map(\.message) == ["Only layouts are allowed here. Did you mean `layout`?"])
        #expect(document.layouts.first?.constraints.count == 1)
        #expect(fixed(source) == source.replacing("layuot", with: "layout"))
        let comment = "# comment\nlayout L {\n}"
        #expect(fixed(comment) == "// comment\nlayout L {\n}")
    }
}
