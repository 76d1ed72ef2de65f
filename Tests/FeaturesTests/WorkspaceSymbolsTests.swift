import Features
import TestSupport
import Testing

@Suite struct WorkspaceSymbolsTests {
    private func symbols(_ source: String, of path: String = "a.layout") -> [String] {
        guard let snapshot = Fixture(source).snapshot(of: path) else { return [] }
        return WorkspaceSymbols.symbols(of: snapshot).map { symbol in
            #expect(snapshot.text[symbol.range] == symbol.name || path != "a.layout")
            return "\(symbol.kind) \(symbol.name)\(symbol.container.map { " in \($0)" } ?? "")"
        }
    }

    @Test func everythingWithANameIsFound() {
        let source = "layout A { size 9 x 9; view a { guide g; label b }; param p = 1 in 0...2; state s { gone a } }"
        #expect(
            symbols(source) == [
                "layout A", "view a in A", "guide g in a", "view b in a", "parameter p in A", "state s in A",
            ])
    }

    @Test func aDocumentHasItsScenesAndViews() {
        let names = symbols(Documents.storyboard, of: "a.storyboard")
        #expect(names.contains { $0.hasPrefix("controller ") } && names.contains { $0.hasPrefix("view ") })
    }

    @Test(
        arguments: [
            ("title", "title", 0), ("Title", "title", 0), ("titleLabel", "Title", 1), ("subtitle", "title", 2),
            ("topImageTitle", "tit", 2), ("topImageTitle", "tit le", 2), ("topImageTitle", "tit2", nil),
            ("topImageView", "tiv", 3), ("view", "viw", 3), ("view", "wiv", nil), ("view", "", 1), ("标签行", "行", 2),
            ("", "a", nil), ("", "", 0),
        ] as [(String, String, Int?)])
    func namesAreRankedByTheirMatch(name: String, typed: String, rank: Int?) {
        #expect(WorkspaceSymbols.rank(name, for: typed) == rank)
    }
}
