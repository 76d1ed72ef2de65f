import LayoutModel
import SourceText
import TestSupport
import Testing

@testable import LayoutLanguage

/// The views, guides, parameters and labels that names refer to.
@Suite struct NamesTests {
    @Test func namesAreLookedUpOutwardsAndPathsInwards() {
        let found = constraints(
            """
            view a
            view box {
                view inner { view deep; deep.top == a.top; deep.leading == inner.leading }
                inner.top == super.top
                inner.bottom == self.bottom
                a.width == inner.deep.width
            }
            a.height == box.inner.deep.height
            """)
        #expect(
            found.map { String($0.prefix { $0 != "+" }) } == [
                "box.inner.deep.top == 1.0 × a.top ", "box.inner.deep.leading == 1.0 × box.inner.leading ",
                "box.inner.top == 1.0 × box.top ", "box.inner.bottom == 1.0 × box.bottom ",
                "a.width == 1.0 × box.inner.deep.width ", "a.height == 1.0 × box.inner.deep.height ",
            ])
    }

    @Test func guidesBelongToTheViewOfTheBody() {
        let found = constraints(
            """
            scroll list { view row; row.edges == super.content.edges; row.width == frame.width; row.top == margins.top }
            view badge
            guide g
            badge.top == safeArea.top
            badge.leading == readable.leading
            badge.trailing == list.content.trailing
            g.top == badge.safeArea.bottom
            """)
        #expect(
            found.map { String($0.split(separator: "×").last?.prefix { $0 != "+" } ?? "") } == [
                " list.scrollContent.leading ", " list.scrollContent.trailing ", " list.scrollContent.top ",
                " list.scrollContent.bottom ", " list.scrollFrame.width ", " list.layoutMargins.top ",
                " root.safeArea.top ",
                " root.readableContent.leading ", " list.scrollContent.trailing ", " badge.safeArea.bottom ",
            ])
    }

    @Test func namesMayHaveAnyScriptAndAnyCharacters() {
        let found = constraints(
            """
            view 标签, `my view`, _under, é1, `super`, `H`
            标签.top == `my view`.top
            _under.top == é1.top
            `super`.top == super.top
            `H`.top == `H`.bottom
            """)
        #expect(found.map { String($0.prefix { $0 != "=" }) } == ["标签.top ", "_under.top ", "super.top ", "H.top "])
    }

    @Test func wordsOfTheLanguageCanBeNames() {
        let found = constraints(
            """
            view view, state, size, collapse
            view.top == state.top
            size.top == collapse.top
            state: view.width == 10
            vary state, size
            collapse collapse: top
            """)
        #expect(found.count == 3)
    }

    @Test func unknownAndDuplicateNamesAreReported() {
        check(
            """
            layout L {
                view title, title
                            ^^^^^ duplicate-name
                view box { view title, inner }
                titel.top == super.top
                ^^^^^ unknown-name
                title.tpo == super.top
                      ^^^ unknown-attribute
                box.innr.top == super.top
                    ^^^^ unknown-name
                inner.top == super.top
                ^^^^^ unknown-name
                title == super.top            // expect: unknown-attribute
                box.inner == super.top        // expect: unknown-attribute
                title.width == gap            // expect: unknown-name
                title.safeArea.inner.top == super.top   // expect: unknown-attribute
                H:[title]-gap-[box]           // expect: unknown-name
                H:[title]-box-[title]         // expect: unknown-name
                H:[title]-[nobody]
                           ^^^^^^ unknown-name
                H:[title(10@hgih)]            // expect: unknown-name
                size iPhone99                 // expect: unknown-name
                param p = 1 in 0...2
                param p = 1 in 0...2          // expect: duplicate-name
                state s { gone title }
                state s { gone title }        // expect: duplicate-name
                state t { gone nobody; activate nothing; set q = 3; p.constant = 4 }  // expect: unknown-name, \
            unknown-name, unknown-name, unknown-name
                collapse nobody: top          // expect: unknown-name
                collapse title: top
                collapse title: bottom        // expect: duplicate-name
                vary nobody                   // expect: unknown-name
                same: title.width == 10
                same: title.height == 10      // expect: duplicate-name
                size 10 x 10
                size 20 x 20                  // expect: duplicate-name
            }
            layout L { }                      // expect: duplicate-name
            """)
    }

    @Test func suggestsTheNearestSpelling() {
        func line(_ statement: String, _ number: Int = 0) -> String? {
            fixed(
                "layout L { view title, box; view badge { view count }\ncap: title.width <= 10\n\(statement)\n}",
                suggestion: number)?
                .split(separator: "\n").dropFirst(2).first.map(String.init)
        }
        #expect(line("titel.top == super.top") == "title.top == super.top")
        #expect(line("title.top == supr.top") == "title.top == super.top")
        #expect(line("count.top == super.top") == "badge.count.top == super.top")
        #expect(line("badge.cont.top == super.top") == "badge.count.top == super.top")
        #expect(line("title.centrX == super.centerX") == "title.centerX == super.centerX")
        #expect(line("lable more 10 x 10") == "label more 10 x 10")
        #expect(line("size iPhon15") == "size iPhone15")
        #expect(line("state s { deactivate cpa }") == "state s { deactivate cap }")
        #expect(line("state s { gone titl }") == "state s { gone title }")
        #expect(line("title.width == 10 @ hgh") == "title.width == 10 @ high")
        #expect(line("collapse title: traling") == "collapse title: trailing")
        #expect(line("view title") == "view title2")
        #expect(line("labelmore 10 x 10") == "label more 10 x 10")
        #expect(line("cap2 title.width == 10") == "cap2: title.width == 10")
        #expect(line("elephant.top == super.top") == nil)
    }

    @Test func everyUseOfANameIsAnOccurrence() {
        let source = """
            layout L {
                param gap = 8 in 0...9
                view box { view `in ner` }
                cap: box.`in ner`.width == gap
                box.top: box.top == super.top
                H:[box]-gap-[box.`in ner`]
                state s { gone box.`in ner`; deactivate cap, box.top; cap.constant = gap; set gap = 4 }
                vary box
            }
            """
        let document = check(source)
        let text = document.text
        func ranges(_ symbol: Symbol) -> [String] {
            document.document.occurrences.filter { $0.symbol == symbol }.map {
                ($0.isDeclaration ? "+" : "") + text[$0.range]
            }
        }
        #expect(ranges(.layout("L")) == ["+L"])
        #expect(
            ranges(.view(layout: "L", "box")) == ["+box", "box", "box", "box", "box", "box", "box", "box", "box"])
        #expect(ranges(.view(layout: "L", "box.`in ner`")) == ["+`in ner`", "`in ner`", "`in ner`", "`in ner`"])
        #expect(ranges(.label(layout: "L", "cap")) == ["+cap", "cap", "cap"])
        #expect(ranges(.label(layout: "L", "box.top")) == ["+top", "top"])
        #expect(ranges(.parameter(layout: "L", "gap")) == ["+gap", "gap", "gap", "gap", "gap"])
        #expect(ranges(.state(layout: "L", "s")) == ["+s"])
        #expect(document.document.occurrences.map(\.range) == document.document.occurrences.map(\.range).sorted())
    }
}
