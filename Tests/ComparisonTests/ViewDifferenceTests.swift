import InterfaceBuilder
import LayoutLanguage
import TestSupport
import Testing

@Suite struct ViewDifferenceTests {
    @Test func viewsAreAddedRemovedAndRenamed() {
        #expect(
            differences("view a, b", "view a, c\nlabel d 10 x 10 \"D\"") == [
                "changed \"c\" was \"b\"", "added \"d\" (label) in the root view",
            ])
        #expect(differences("view a\nlabel b", "view a") == ["removed \"b\" (label) in the root view"])
    }

    @Test func anAddedViewMayBeHidden() {
        #expect(
            differences("view a", "view a\nlabel d 10 x 10 \"D\" { hidden }").first
                == "added \"d\" (label) in the root view, hidden")
    }

    @Test func fontsAreNamed() {
        func label(_ font: String) -> String {
            IBFixture.xib(
                """
                <label text="A" id="a"><rect key="frame" x="0.0" y="0.0" width="40" height="20"/>
                <fontDescription key="fontDescription" \(font) pointSize="17"/></label>
                """)
        }
        let format = InterfaceBuilderFormat()
        let (system, avenir) = (label("type=\"system\""), label("name=\"Avenir-Book\" family=\"Avenir\""))
        #expect(
            differences(document(system, as: format), document(avenir, as: format)) == [
                "changed \"A\" font Avenir, before the system's"
            ])
        #expect(differences(document(avenir, as: format), document(avenir, as: format)) == [])
    }

    @Test func viewsMoveInTheTree() {
        #expect(
            differences("view a\nview b { view c }", "view a { view c }\nview b") == [
                "moved \"a.c\" from \"b\" to \"a\""
            ])
        let stack = "s.leading == super.leading; s.top == super.top"
        #expect(
            differences(
                "stack s horizontal { view a 10 x 10; view b 20 x 10; view c 30 x 10 }; \(stack)",
                "stack s horizontal { view b 20 x 10; view c 30 x 10; view a 10 x 10 }; \(stack)")
                == [
                    "moved \"s.a\" after \"s.c\" in \"s\"",
                    "\"s.b\" and \"s.c\" move 10 points left",
                    "\"s.a\" moves 50 points right",
                ])
    }

    @Test func propertiesAreNamedWithTheirValues() {
        #expect(
            differences(
                "stack s horizontal spacing 4 { label a \"A\" }",
                "stack s horizontal spacing 8 { label a \"B\" { hugging horizontal 251; hidden } }") == [
                    "changed \"s\" spacing 8, before 4",
                    "changed \"s.a\" text \"B\", before \"A\"; horizontal hugging 251, before 250; is now hidden",
                ])
    }

    @Test func idsFramesAndOrderMeanNothing() {
        let format = InterfaceBuilderFormat()
        #expect(
            differences(
                document(PermutedStoryboard.original, as: format), document(PermutedStoryboard.permuted, as: format))
                == [])
    }

    @Test func theOrderOfSubviewsMeansSomething() {
        let format = InterfaceBuilderFormat()
        let swapped = PermutedStoryboard.original.replacing("axis=\"vertical\"", with: "axis=\"horizontal\"")
        #expect(
            differences(document(PermutedStoryboard.original, as: format), document(swapped, as: format)).first
                == "changed \"Stack View\" axis horizontal, before vertical")
    }
}
