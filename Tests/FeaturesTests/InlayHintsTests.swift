import Features
import LayoutModel
import SourceText
import TestSupport
import Testing

@Suite struct InlayHintsTests {
    /// The text with each hint at its position, between `‹` and `›`.
    private func shown(_ source: String, of path: String = "a.layout", in range: TextRange? = nil) -> String? {
        guard let snapshot = Fixture(source).snapshot(of: path) else { return nil }
        let hints = uncancelled { (never) throws(Cancelled) in
            try InlayHints.hints(in: range ?? snapshot.text.range, of: snapshot, never)
        }
        return snapshot.text.applying(hints.map { .insert("‹\($0.text)›", at: $0.offset) }).string
    }

    @Test func framesFollowDeclarations() {
        #expect(
            shown("layout A { size 320 x 44; label a 40 x 20, b 9.5 x 3; H:|-8-[a]-[b]; V:|-1-[a]; b.top == a.top }")
                == """
                layout A { size 320 x 44; label a 40 x 20‹[8, 1, 40 × 20]›, \
                b 9.5 x 3‹[56, 1, 9.5 × 3]›; \
                H:|-8-[a]-[b]; V:|-1-[a]; b.top == a.top }
                """
        )
    }

    /// A place in code that makes several views has one hint, which holds for all of them, or none.
    @Test(arguments: [("0", "‹[0, 0, 9 × 9]›"), ("CGFloat(index)", "")])
    func viewsOfOnePlaceShareAHint(leading: String, hint: String) {
        let code = """
            import UIKit

            final class Page: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    for index in 0..<2 {
                        let box = UIView()
                        view.addSubview(box)
                        box.translatesAutoresizingMaskIntoConstraints = false
                        NSLayoutConstraint.activate([
                            box.topAnchor.constraint(equalTo: view.topAnchor),
                            box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: \(leading)),
                            box.widthAnchor.constraint(equalToConstant: 9),
                            box.heightAnchor.constraint(equalToConstant: 9),
                        ])
                    }
                }
            }

            """
        let expected = code.replacing("let box", with: "let box\(hint)")
        #expect(shown(code, of: "Page.swift") == expected)
    }

    /// It has no frame of its own.
    @Test func whatAStackViewLeavesOutHasNoHint() {
        #expect(
            shown("layout A { size 9 x 9; stack row vertical { view a { view b; hidden } }; row.edges == super.edges }")
                == """
                layout A { size 9 x 9; stack row vertical‹[0, 0, 9 × 9]› { view a { view b; hidden } }; \
                row.edges == super.edges }
                """)
    }

    @Test func framesPrecedeBodiesAndComments() {
        #expect(
            shown(
                """
                layout A { size 9 x 9
                    stack row horizontal spacing 2 { view a }  // a row
                    view box /* empty */ { }
                    label b "Text"  // a label

                    [row, box, b, row.a].edges == super.edges
                }
                """)
                    == """
                    layout A { size 9 x 9
                        stack row horizontal spacing 2‹[0, 0, 9 × 9]› { view a‹[0, 0, 9 × 9]› }  // a row
                        view box‹[0, 0, 9 × 9]› /* empty */ { }
                        label b "Text"‹[0, 0, 9 × 9]›  // a label

                        [row, box, b, row.a].edges == super.edges
                    }
                    """)
    }

    @Test func ambiguousViewsHaveNoHint() {
        #expect(
            shown("layout A { size 9 x 9; view a, b; a.edges == super.edges }")
                == "layout A { size 9 x 9; view a‹[0, 0, 9 × 9]›, b; a.edges == super.edges }")
    }

    @Test func onlyViewsInTheRangeHaveHints() {
        let source = "layout A { size 9 x 9; view a; view b; [a, b].edges == super.edges }"
        #expect(
            shown(source, in: TextRange(31, 38))
                == "layout A { size 9 x 9; view a; view b‹[0, 0, 9 × 9]›; [a, b].edges == super.edges }")
        #expect(shown(source, in: TextRange(0, 3)) == source)
    }

    @Test func framesFollowTagsInDocuments() {
        let text = shown(Documents.storyboard, of: "a.storyboard")
        #expect(text?.contains("id=\"pic-tu-001\">‹[16, 40.5, 40 × 40]›\n") == true)
        #expect(text?.contains("id=\"roo-tv-001\">\n") == true)
    }

    @Test func theTooltipIsTheHover() throws {
        let snapshot = try #require(Fixture("layout A { size 9 x 9; view a; a.edges == super.edges }").snapshot())
        let hint = try #require(try InlayHints.hints(in: snapshot.text.range, of: snapshot).first)
        let blocks = try #require(try InlayHints.tooltip(layout: hint.layout, view: hint.view, in: snapshot))
        #expect(blocks.plaintext.hasPrefix("view a\n\nx 0, y 0, width 9"))
        #expect(try InlayHints.tooltip(layout: 5, view: ViewID(0), in: snapshot) == nil)
        #expect(try InlayHints.tooltip(layout: 0, view: ViewID(77), in: snapshot) == nil)
    }

    @Test func aCancelledRequestThrows() throws {
        let snapshot = try #require(Fixture("layout A { size 9 x 9; view a }").snapshot())
        #expect(throws: Cancelled.self) {
            try InlayHints.hints(in: snapshot.text.range, of: snapshot, Cancellation { true })
        }
    }
}
