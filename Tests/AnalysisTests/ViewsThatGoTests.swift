import AutoLayoutEngine
import LayoutModel
import Testing

/// Which views are taken to go, and that they are judged in every combination.
@Suite struct ViewsThatGoTests {
    private func row(_ changes: String, _ gap: String = "b.leading == a.trailing + 8") -> String {
        """
        size 320 x 44
        label a 40 x 20 "A", b 40 x 20 "B", c 40 x 20 "C"
        a.leading == super.leading + 16
        \(gap)
        c.leading == b.trailing + 8
        [a, b, c].top == super.top + 12
        \(changes)
        """
    }

    @Test func aViewThatCollapsesNeedsNoVary() throws {
        try check(row("collapse b: top // expect: gap-when-gone"))
        try check(row("collapse b: trailing"))
    }

    @Test func onlyTogetherDoTheyLeaveAGap() throws {
        let judging = try Judging(row("collapse a: trailing\ncollapse b: leading"))
        #expect(judging.codes == ["8: gap-when-gone"])
        #expect(judging.findings.first?.message.hasPrefix(#"Hiding "a" and "b" leaves "#) == true)
    }

    @Test func withVaryThemMakesNoDifference() throws {
        let collapses = "collapse a: trailing\ncollapse b: leading"
        let without = try Judging(row(collapses)).findings.map(\.message)
        #expect(try Judging(row(collapses + "\nvary b, a")).findings.map(\.message) == without)
    }

    @Test func aConflictInTheGoneStateAlone() throws {
        let text = """
            size 320 x 100
            view card { label text 80 x 20 "Text" }
            card.leading == super.leading + 16
            card.top == super.top + 8
            card.width == 120
            card.height == 60
            card.text.leading == card.leading + 8
            card.text.top == card.top + 8
            card.text.bottom == card.bottom - 8 // expect: conflict
            collapse card: bottom
            """
        try check(text)
    }

    @Test(arguments: [("height == 60", "required-size-in-stack"), ("width == 400", "conflict")])
    func aHiddenArrangedViewIsJudgedGoneAndShown(length: String, code: String) throws {
        let text = """
            size 320 x fit
            stack s vertical {
                label title 80 x 21 "Title"
                view banner { hidden }
            }
            s.edges == super.edges
            s.banner.\(length) // expect: \(code)
            """
        try check(text)
        try check(text.replacing("{ hidden }", with: "").replacing("// expect: required-size-in-stack", with: ""))
    }

    @Test func fromThirteenOnNotEveryCombination() throws {
        let names = (1...14).map { "v\($0)" }
        let solved = try SolvedText(
            """
            size 900 x 44
            label \(names.map { "\($0) 20 x 20 \"x\"" }.joined(separator: ", "))
            v1.leading == super.leading + 16
            \(zip(names, names.dropFirst()).map { "\($1).leading == \($0).trailing + 8" }.joined(separator: "\n"))
            [\(names.joined(separator: ", "))].top == super.top + 12
            \(names.map { "collapse \($0): trailing" }.joined(separator: "\n"))
            """)
        let space = ConfigurationSpace(solved.layout)
        #expect(space.varyingViewCount == 14)
        #expect(!space.isComplete)
        #expect(solved.codes == [])
    }

    @Test func withoutItsCollapseAViewStays() throws {
        let layout = try SolvedText(row("collapse b: trailing")).layout
        let b = try #require(layout.views.first { $0.path == "b" }).id
        #expect(layout.vary.map(\.view) == [b])
        #expect(layout.applying([.removeCollapse(b)]).vary == [])
        let declared = try SolvedText(row("collapse b: trailing\nvary b")).layout
        #expect(declared.applying([.removeCollapse(b)]).vary.map(\.view) == [b])
        let plain = try SolvedText(row("")).layout
        #expect(plain.applying([.setCollapse(b, [.trailing])]).vary.map(\.view) == [b])
    }
}
