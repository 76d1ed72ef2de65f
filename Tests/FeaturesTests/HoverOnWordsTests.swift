import Features
import TestSupport
import Testing

/// Hovers on the words of `.layout`, which the language's reference explains.
@Suite struct HoverOnWordsTests {
    private func hover(_ marked: String) -> String? {
        let fixture = Fixture("layout A {\n    size 320 x 44\n    view a, b\n    \(marked)\n}\n")
        return fixture.snapshot()?.hover(at: fixture.cursor)?.plaintext
    }

    @Test(arguments: [
        ("│sizes 10 x 10", "sizes 320 x 60, iPadPro11: additional sizes"),
        ("sizes │fit x 10", "sizes 320 x 60"),
        ("│safeArea 8", "safeArea 47 0 34 0: the insets of the safe area"),
        ("│margins 8", "margins 16: the insets of the layout margins"),
        ("│direction rightToLeft", "leading is right"),
        ("direction right│ToLeft", "leading is right"),
        ("la│bel c", "label: a UILabel"),
        ("│switch c", "size where none is written: 49 x 31, hugging 750"),
        ("│scroll c", "a UIScrollView"),
        ("│stack c horizontal { }", "stack NAME (horizontal|vertical)"),
        ("stack c │horizontal { }", "the views are in a row"),
        ("stack c vertical alignment │leading { }", "the leading edges of a column"),
        ("stack c vertical distribution │fill { }", "the views fill the stack"),
        ("stack c vertical │spacing 8 { }", "the distance between neighbours"),
        ("│spacer 10 after a", "is an empty view that separates views"),
        ("spacer 10 │after a", "is an empty view that separates views"),
        ("stack c vertical { view d, e; │spacing 8 after d }", "is a custom spacing"),
        ("view c { │hugging horizontal 251 }", "resists becoming larger"),
        ("view c { hugging │vertical 251 }", "resists becoming larger"),
        ("view c { hugging vertical │low }", "low: 250"),
        ("view c { │hidden }", "hidden at first"),
        ("label c { │lines 2 }", "wraps to at most N lines"),
        ("view c { │margins 2 }", "the insets of its layout margins"),
        ("│inactive a.top == b.top", "declares it without activating it"),
        ("a.│edges == b.edges", "four constraints"),
        ("a.edges == b.edges │inset 8", "subtracted at the bottom and trailing edges"),
        ("a.│top == b.top", "The top edge."),
        ("a.top == b.top @ │high", "750: the default compression resistance"),
        ("a.top == │safeArea.top", "the part of the view that bars and notches do not cover"),
        ("│H:|-[a]-|", "begins a line of Apple's Visual Format Language"),
        ("│V:|-[a]-|", "begins a line of Apple's Visual Format Language"),
        ("H:|-[a]-[b] │aligned top", "are equal in these attributes of the other axis"),
        ("│collapse a: trailing", "declares what is set to zero when V is gone"),
        ("collapse a: │trailing", "declares what is set to zero when V is gone"),
        ("collapse a as │flexibleBox", "the first width, and the first leading and trailing constraint"),
        ("│vary a", "checks every combination"),
        ("│param gap = 8 in 0...9", "declares a number"),
        ("param gap = 8 │in 0...9", "declares a number"),
        ("│state s { gone a }", "is a named set of changes"),
        ("state s { │gone a }", "gone V, …: the views are gone"),
        ("state s { │show a }", "shown even if declared hidden"),
        ("cap: a.width == 8; state s { cap.│constant = 9 }", "the constant or priority of the constraints"),
        ("state s { a.│size = 9 x 9 }", "the intrinsic content size"),
        ("state s { │size 9 x 9 }", "the only size at which the state is checked"),
    ])
    func aWordIsExplained(_ marked: String, _ expected: String) {
        let text = hover(marked)
        #expect(text?.contains(expected) == true, "\(text ?? "nothing")")
    }

    @Test func theWordLayout() {
        let fixture = Fixture("│layout A { size 9 x 9 }")
        let text = fixture.snapshot()?.hover(at: fixture.cursor)?.plaintext
        #expect(text?.hasPrefix("keyword layout\n\nlayout NAME { … } declares a layout") == true)
    }

    @Test func anExampleIsHighlighted() {
        let fixture = Fixture("layout A { size 9 x 9; view a; │vary a }")
        let text = fixture.snapshot()?.hover(at: fixture.cursor)?.markdown
        #expect(
            text == """
                **keyword** `vary`

                `vary V, …` checks every combination of these views being gone and visible. Views that collapse, and \
                arranged views that are initially `hidden`, vary even if they are not listed.

                ```layout
                vary black
                ```
                """)
    }

    /// A name is not a word of the language, even if it is spelled like one.
    @Test func namesAreNotExplained() {
        let fixture = Fixture("layout A { size 9 x 9; view low; │low.edges == super.edges }")
        let text = fixture.snapshot()?.hover(at: fixture.cursor)?.plaintext
        #expect(text?.hasPrefix("view low") == true)
        #expect(text?.contains("250") == false)
    }
}
