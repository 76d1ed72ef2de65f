import Foundation
import Testing

/// `plumbline states`: every combination with its frames and findings.
@Suite struct StatesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder(["a.layout": Sample.choices, "error.layout": Sample.error])
    }

    @Test func aTableForEachSize() throws {
        let result = try Plumbline.run(["states", "a.layout", "--layout", "Row"], in: folder.url)
        #expect(result.status == 0)
        #expect(
            result.output.hasPrefix(
                """
                Row  320 x 44, 9 states, none with findings
                  state                    first        middle       findings
                  all                      8,12 40x20   56,12 50x20
                  without first            -            8,12 50x20

                """), "\(result.output)")
        #expect(result.output.contains("Row  375 x 44"))
        #expect(result.output.contains("Row  600 x 44, 3 states"))
    }

    @Test func asAnObject() throws {
        let result = try Plumbline.run(["states", "a.layout", "--layout", "Card", "--format", "json"], in: folder.url)
        #expect(
            result.output
                == #"{"version":1,"files":[{"path":"a.layout","layouts":[{"name":"Card","viewsThatGo":0,"combinations":1,"states":["#
                + #"{"size":{"width":100,"height":30},"state":null,"gone":[],"parameters":{},"views":["#
                + #"{"path":"","isHidden":false,"frame":{"x":0,"y":0,"width":100,"height":30}},"#
                + #"{"path":"photo","isHidden":false,"frame":{"x":0,"y":0,"width":100,"height":30}}],"findings":[]}]}]}]}"#
                + "\n")
    }

    @Test func whatCannotBeReadIsSaid() throws {
        let result = try Plumbline.run(["states", "error.layout"], in: folder.url)
        #expect(result.status == 0)
        #expect(result.complaints.contains("1 error in \"error.layout\""))
    }

    @Test(arguments: [
        ["states"], ["states", "missing.layout"], ["states", "."], ["states", "a.layout", "--layout", "Roww"],
    ])
    func wrongUsage(arguments: [String]) throws {
        #expect(try Plumbline.run(arguments, in: folder.url).status == 2)
    }
}
