import SourceText
import Testing

@testable import Reporting

@Suite struct AlignedTableTests {
    private static let rows = [
        ["view", "kind", "x", "y"], ["Content View.Ada Lovelace", "label", "10", "2.5"], ["root", "view", "0", "0"],
    ]

    @Test func aTableThatFitsIsNotChanged() {
        let lines = AlignedTable.lines(Self.rows, leftAligned: 2)
        #expect(
            lines == [
                "  view                       kind    x    y", "  Content View.Ada Lovelace  label  10  2.5",
                "  root                       view    0    0",
            ])
        #expect(AlignedTable.lines(Self.rows, leftAligned: 2, width: 43) == lines)
    }

    @Test func longCellsAreBroken() {
        #expect(
            AlignedTable.lines(Self.rows, leftAligned: 2, width: 36) == [
                "  view                kind    x    y", "  Content View.Ada    label  10  2.5", "  Lovelace",
                "  root                view    0    0",
            ])
    }

    @Test func columnsAreDividedAmongTables() {
        let rows = [["state", "a", "b", "c"], ["all", "0,0 40x20", "48,0 40x20", "96,0 40x20"]]
        #expect(
            AlignedTable.lines(rows, leftAligned: 4, width: 32) { "<\($0)>" } == [
                "<  state  a          b>", "  all    0,0 40x20  48,0 40x20", "<  state  c>", "  all    96,0 40x20",
            ])
    }

    @Test(arguments: 20...120) func noLineIsWiderThanTheTerminal(width: Int) {
        let head = ["state"] + (0..<9).map { "view.number\($0)" } + ["findings"]
        let row = ["without everything, and more, and 标签"] + (0..<9).map { "\($0)00.25,13 40.5x18" } + ["gap-when-gone"]
        let lines = AlignedTable.lines([head, row], leftAligned: head.count, width: width)
        #expect(lines.allSatisfy { displayWidth($0) <= width }, "\(lines)")
        let words = Set(lines.joined(separator: " ").split(separator: " "))
        if width >= 60 { #expect(words.isSuperset(of: row.joined(separator: " ").split(separator: " "))) }
    }
}
