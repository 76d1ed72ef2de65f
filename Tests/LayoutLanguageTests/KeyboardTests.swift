import LayoutModel
import SourceText
import TestSupport
import Testing

@testable import LayoutLanguage

/// The item `keyboard`, which gives way to a view of that name.
@Suite struct KeyboardTests {
    @Test func isTheGuideOfTheViewOfTheBody() {
        let found = constraints(
            """
            view bar { view field; field.bottom == keyboard.top - 8 }
            view page
            bar.bottom == keyboard.top
            page.bottom == bar.keyboard.bottom
            """)
        #expect(
            found.map { String($0.split(separator: "×").last?.prefix { $0 != "+" } ?? "") } == [
                " bar.keyboard.top ", " root.keyboard.top ", " bar.keyboard.bottom ",
            ])
    }

    @Test(arguments: ["view keyboard", "guide keyboard", "view panel { view keyboard }"])
    func isAViewThatIsDeclared(_ declaration: String) throws {
        let source = "layout L { \(declaration); view bar; bar.bottom == keyboard.top }"
        let document = LayoutLanguageDocument(SourceText(source)).document
        let layout = try #require(document.layouts.first)
        if declaration.contains("panel") {
            #expect(
                document.problems.map(\.message)
                    == ["Unknown view `keyboard`. It is inside another view: use `panel.keyboard`."])
        } else {
            #expect(document.problems.isEmpty)
            #expect(layout.constraints.first?.second?.item == Item(ViewID(1)))
        }
    }

    @Test func aNameInBackquotesIsAView() {
        check(
            """
            layout L {
                view bar
                bar.bottom == `keyboard`.top    // expect: unknown-name
            }
            layout M {
                view bar, keyboard 10 x         // expect: syntax
                bar.bottom == keyboard.top
            }
            """)
    }

    @Test func aBareNameNeedsAnAttribute() throws {
        let source = "layout L { view bar; bar.bottom == keyboard; vary keyboard }"
        let messages = LayoutLanguageDocument(SourceText(source)).document.problems.map(\.message)
        #expect(
            messages == [
                "Missing attribute of the view `keyboard`. Add one, such as `keyboard.top`.",
                "`keyboard` is not allowed here. Use a view that the layout declares.",
            ])
    }

    @Test func isSuggestedAndCompletedUnlessDeclared() throws {
        let typo = "layout L { view bar; bar.bottom == keybord.top }"
        #expect(fixed(typo) == "layout L { view bar; bar.bottom == keyboard.top }")
        for (declaration, isOffered) in [("view bar", true), ("view keyboard", false)] {
            let source = "layout L { \(declaration)\n super.bottom == \n}"
            let cursor = try #require(source.range(of: "== ")).upperBound.utf16Offset(in: source)
            let context = try #require(
                LayoutLanguageDocument(SourceText(source)).completionContext(at: UTF8Offset(cursor)))
            let words = context.expected.flatMap { expected -> [String] in
                if case .word(let words, .guide) = expected { words } else { [] }
            }
            #expect(words.contains("keyboard") == isOffered)
            #expect(words.contains("safeArea"))
        }
    }

    @Test func isHighlightedAsAWordUnlessDeclared() {
        func kinds(_ declaration: String) -> [SemanticToken.Kind] {
            let source = SourceText("layout L { \(declaration); bar.bottom == keyboard.top }")
            return LayoutLanguageDocument(source).semanticTokens.filter { source[$0.range] == "keyboard" }.map(\.kind)
        }
        #expect(kinds("view bar") == [.keyword])
        #expect(kinds("view bar, keyboard") == [.view, .view])
    }
}
