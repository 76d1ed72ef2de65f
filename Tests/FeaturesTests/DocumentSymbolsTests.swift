import Features
import SourceText
import TestSupport
import Testing

@Suite struct DocumentSymbolsTests {
    private func drawing(_ entries: [OutlineEntry], _ depth: Int = 0) -> String {
        entries.map { entry in
            String(repeating: "  ", count: depth) + "\(entry.kind) \(entry.name)"
                + (entry.detail.isEmpty ? "" : " (\(entry.detail))") + "\n" + drawing(entry.children, depth + 1)
        }
        .joined()
    }

    @Test func theTreeOfViewsWithParametersAndStates() {
        let source = """
            layout A {
                size 375 x 60
                param gap = 8 in 0...16
                label title 120 x 21 "Title"
                view badge {
                    label count 12 x 16
                    guide g
                }
                state bare { gone title }
            }
            layout B { size fit x 60 }
            """
        guard let snapshot = Fixture(source).snapshot() else { return }
        let expected = """
            layout A (375 × 60)
              view title (label)
              view badge (view)
                view count (label)
                guide g (guide)
              parameter gap (8)
              state bare
            layout B (fit × 60)

            """
        #expect(drawing(DocumentSymbols.outline(of: snapshot)) == expected)
    }

    @Test func namesAreInsideTheirEntries() {
        let fixture = Fixture("«layout «A» { size 9 x 9; «view «a» { «view «b» { }» }» }»")
        guard let snapshot = fixture.snapshot() else { return }
        var found: [TextRange] = []
        func collect(_ entry: OutlineEntry) {
            #expect(entry.range.contains(entry.nameRange))
            found += [entry.range, entry.nameRange]
            entry.children.forEach { child in
                #expect(entry.range.contains(child.range))
                collect(child)
            }
        }
        DocumentSymbols.outline(of: snapshot).forEach(collect)
        #expect(Set(found) == Set(fixture.ranges))
    }

    @Test func aTextWithSyntaxErrorsHasAnOutline() {
        guard let snapshot = Fixture("layout A { size 9 x 9; view a; view ; view b\n c. == }\nlayout B {").snapshot()
        else { return }
        let outline = DocumentSymbols.outline(of: snapshot)
        #expect(outline.map(\.name) == ["A", "B"])
        #expect(outline.first?.children.map(\.name) == ["a", "b"])
    }

    @Test func unreadableViewsStayWhereTheirNamesOccur() {
        let before = Fixture("layout A { size 9 x 9; view a; view b; view gone; b.top == a.top }").snapshot()
        let fixture = Fixture("layout A { size 9 x 9; view («a»); view b; b.top == a.top }")
        guard let outline = fixture.snapshot(after: before).map(DocumentSymbols.outline) else { return }
        #expect(outline.first?.children.map(\.name) == ["b", "a"])
        #expect(outline.first?.children.last?.nameRange == fixture.ranges.first)
    }

    /// Editors reject a whole outline for one blank name.
    @Test(arguments: [
        ("layout { size 9 x 9; param = 8; view `  `; state { gone a } }", "a.layout"),
        ("<view id=\"a\" userLabel=\" \"><subviews><label id=\"b\" text=\"&#10;\"/></subviews></view>", "a.xib"),
    ])
    func noNameIsBlank(source: String, file: String) {
        guard let snapshot = Fixture(source).snapshot(of: file) else { return }
        let symbols = WorkspaceSymbols.symbols(of: snapshot)
        #expect(!symbols.isEmpty)
        #expect(!symbols.contains { $0.name.allSatisfy(\.isWhitespace) })
    }

    @Test func anEmptyTextHasNoOutline() {
        guard let snapshot = Fixture("").snapshot() else { return }
        #expect(DocumentSymbols.outline(of: snapshot).isEmpty)
    }

    @Test func theObjectsOfADocument() {
        guard let snapshot = Fixture(Documents.storyboard).snapshot(of: "a.storyboard") else { return }
        let expected = """
            controller FriendListController (FriendListController)
              view View (View)
                view Title (Label)
                view portrait (View)
                view Table View (Table View)
                  view Table View Cell (Table View Cell)
                    view Content View (Content View)
                      view Name (Label)
                guide Safe Area (Safe Area)
            other Tap Gesture Recognizer (Tap Gesture Recognizer)
            controller Detail (View Controller)
              view View (View)
                guide Safe Area (Safe Area)

            """
        #expect(drawing(DocumentSymbols.outline(of: snapshot)) == expected)
    }

    @Test func aDeeplyNestedDocumentHasAnOutline() {
        let depth = 200
        let source =
            (0..<depth).map { "<view id=\"v\($0)\"><rect key=\"frame\" x=\"0\"/><subviews>" }.joined()
            + String(repeating: "</subviews></view>", count: depth)
        guard let snapshot = Fixture(source).snapshot(of: "a.xib") else { return }
        var entries = DocumentSymbols.outline(of: snapshot)
        var levels = 0
        while let entry = entries.first {
            levels += 1
            #expect(entries.count == 1)
            entries = entry.children
        }
        #expect(levels == depth)
    }
}
