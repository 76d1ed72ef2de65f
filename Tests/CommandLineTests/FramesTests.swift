import Foundation
import Testing

/// `plumbline frames`: what a selection selects.
@Suite struct FramesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder(["a.layout": Sample.choices, "error.layout": Sample.error, "empty.layout": ""])
    }

    private func heads(_ arguments: String) throws -> [String] {
        let result = try Plumbline.run(
            ["frames", "a.layout"] + arguments.split(separator: " ").map(String.init), in: folder.url)
        #expect(result.status == 0, "\(result.complaints)")
        return result.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }.map(String.init)
    }

    @Test(arguments: [
        ("", ["Row  320 x 44", "Card  100 x 30"]),
        ("--layout Card", ["Card  100 x 30"]),
        ("--size 200x50", ["Row  200 x 50", "Card  200 x 50"]),
        ("--size fitxfit --layout Card", ["Card  0 x 30"]),
        ("--size iPhone15 --layout Row", ["Row  393 x 852"]),
        ("--state wide", ["Row  600 x 44, state wide"]),
        ("--state wide --size 500x44", ["Row  500 x 44, state wide"]),
        ("--state bare", ["Row  320 x 44, state bare, gone first"]),
        ("--gone first,middle", ["Row  320 x 44, gone first, middle"]),
        ("--gone photo", ["Card  100 x 30, gone photo"]),
    ])
    func aSelectionSelects(arguments: String, heads: [String]) throws {
        #expect(try self.heads(arguments) == heads)
    }

    @Test func oneTableWithEveryView() throws {
        let result = try Plumbline.run(["frames", "a.layout", "--layout", "Row", "--set", "gap=12.5"], in: folder.url)
        #expect(
            result.output == """
                Row  320 x 44
                  view    kind   line     x   y  width  height
                  (root)  view      1     0   0    320      44
                  first   label     5  12.5  12     40      20
                  middle  label     5  60.5  12     50      20

                """)
    }

    @Test func whatCannotBeReadIsLeftOutAndSaid() throws {
        let result = try Plumbline.run(["frames", "error.layout", "--format", "json"], in: folder.url)
        #expect(result.status == 0)
        #expect(result.output.contains(#""path":"photo""#))
        #expect(
            result.complaints
                == "plumbline: 1 error in \"error.layout\"; what could not be read is left out. \"plumbline check\" says where.\n"
        )
    }

    @Test func anEmptyFileHasNoLayouts() throws {
        let result = try Plumbline.run(["frames", "empty.layout", "--format", "json"], in: folder.url)
        #expect(result.output == #"{"version":1,"files":[{"path":"empty.layout","layouts":[]}]}"# + "\n")
    }
}
