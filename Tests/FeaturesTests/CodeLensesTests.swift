import Features
import TestSupport
import Testing

@Suite struct CodeLensesTests {
    /// The titles of the layouts' lenses.
    private func titles(_ source: String) -> [String?] {
        guard let snapshot = Fixture(source).snapshot() else { return [] }
        let findings = snapshot.findings()
        return CodeLenses.lenses(of: snapshot).map { lens in
            #expect(snapshot.text[lens.range] == lens.name)
            return CodeLenses.title(ofLayout: lens.layout, in: snapshot, findings: findings)
        }
    }

    private let frame = "view a; a.leading == super.leading; a.top == super.top; a.width == 9"

    @Test func withoutFindingsTheCheckedStatesAndSizesAreCounted() {
        let source = """
            layout A { size 9 x 9; sizes 10 x 10, 11 x 11; \(frame); a.height == 3; state s { hide a } }
            layout B { size 9 x 9 }
            layout C { size 9 x 9; label b 2 x 2; b.leading == super.leading; b.top == super.top; vary b }
            """
        #expect(
            titles(source) == [
                "2 states, 3 sizes: all hold", "1 state, 1 size: all hold", "2 states, 1 size: all hold",
            ])
    }

    @Test func findingsAreCounted() {
        let source = """
            layout A { size 9 x 9; \(frame); label b 1 x 1 }
            layout B { size 9 x 9; \(frame); a.height == 3; a.height == 4 }
            layout C { size 9 x 9; \(frame); a.height == c.height }
            layout D { size 9 x 9; \(frame); c.top == 3 }
            """
        #expect(titles(source) == ["2 ambiguous", "1 conflict", "1 finding", "1 ambiguous, 1 other finding"])
    }

    @Test func conflictsAndAmbiguitiesListTheirSizes() {
        let tight = "a.leading == super.leading; a.top == super.top; a.height == 3; a.trailing <= super.trailing"
        let tie = "label a 100 x 20, b 100 x 20; H:|[a][b]|; V:|[a]|; V:|[b]|"
        let source = """
            layout A { size 400 x 9; sizes 320 x 9, 300 x 9; view a; a.width == 310; \(tight) }
            layout B { size 200 x 20; sizes 320 x 20; \(tie) }
            layout C { size 320 x 20; sizes 300 x 20, 200 x 20; \(tie) }
            layout D { size 9 x 9; sizes 10 x 9; \(frame); a.height == 3; a.height == 4 }
            layout E { size 400 x 9; sizes 320 x 9, 300 x 9; view a, b; a.width == 310; \(tight); b.top == a.top; \
            b.height == 3 }
            """
        #expect(
            titles(source) == [
                "1 conflict at 300 x 9", "1 ambiguous at 320 x 20", "1 ambiguous at 320 x 20 and 300 x 20",
                "1 conflict", "1 conflict at 300 x 9, 2 ambiguous",
            ])
    }

    @Test func hintsDoNotCount() {
        let source = "layout A { size 9 x 9; view a; a.left == super.left; a.top == super.top; a.size == 9 x 9 }"
        #expect(titles(source) == ["1 state, 1 size: all hold"])
    }
}
