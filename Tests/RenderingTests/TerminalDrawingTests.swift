import SourceText
import TestSupport
import Testing

@testable import Rendering

@Suite struct TerminalDrawingTests {
    private static let row = """
        size 320 x 44
        label key 90 x 20, value 120 x 20
        H:|-16-[key(90)]-8-[value]-16-|
        [key, value].centerY == super.centerY
        state bare { gone key }
        """

    @Test func boxesStandWhereTheFramesSay() throws {
        expectSnapshot(
            TerminalDrawing.text(try picture(Self.row), columns: 41),
            """
            ┌───────────────────────────────────────┐
            │ ┌──────────┐┌───────────────────────┐ │
            │ │key       ││value                  │ │
            │ └──────────┘└───────────────────────┘ │
            └───────────────────────────────────────┘

            """)
    }

    @Test func whatIsGoneIsDashedAndSaysSo() throws {
        expectSnapshot(
            TerminalDrawing.text(try picture(Self.row, state: "bare"), columns: 41, characters: .ascii),
            """
            +---------------------------------------+
            | ............+-----------------------+ |
            | :key (gone):|value                  | |
            | ............+-----------------------+ |
            +---------------------------------------+

            """)
    }

    @Test func linesJoinAndContainersAreNamedOnTheirEdge() throws {
        let text = """
            size 100 x 60
            view box { label inner 40 x 20; inner.edges == super.edges }
            box.leading == super.leading; box.top == super.top
            box.size == 60 x 40
            """
        expectSnapshot(
            TerminalDrawing.text(try picture(text), columns: 31),
            """
            ┌box──────────────┬───────────┐
            │inner            │           │
            │                 │           │
            │                 │           │
            │                 │           │
            │                 │           │
            ├─────────────────┘           │
            │                             │
            │                             │
            └─────────────────────────────┘

            """)
    }

    @Test func ambiguousViewsHaveAMark() throws {
        let text = "size 100 x 60; view a; a.size == 60 x 40; a.top == super.top + 10"
        #expect(TerminalDrawing.text(try picture(text), columns: 40).contains("a?"))
    }

    @Test(arguments: ["标签标签标签标签标签", "👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", "a\u{202E}b", "שם ארוך מאוד מאוד"])
    func everyLineFitsTheTerminal(name: String) throws {
        let text = "size 320 x 44; label `\(name)` 30 x 20; `\(name)`.center == super.center"
        for columns in [20, 21, 40, 80] {
            let drawing = TerminalDrawing.text(try picture(text), columns: columns)
            #expect(drawing.split(separator: "\n").allSatisfy { displayWidth($0) <= columns })
            #expect(!drawing.contains("\u{202E}"))
        }
    }

    @Test(arguments: [
        "size 0 x 0; view a; a.edges == super.edges", "size 1000000 x 1; view a; a.edges == super.edges",
        "size 1 x 1000000; view a; a.edges == super.edges",
        "size 100 x 100; view a; a.size == 1000000 x 1000000; a.center == super.center",
        endless("width"), endless("height"),
    ])
    func theSizeOfTheDrawingIsLimited(body: String) throws {
        let lines = TerminalDrawing.text(try picture(body), columns: 80).split(separator: "\n")
        #expect(lines.count <= 122 && lines.allSatisfy { $0.count <= 80 })
    }
}
