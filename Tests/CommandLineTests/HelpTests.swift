import Foundation
import SourceText
import Testing

/// The help is as wide as the terminal.
@Suite struct HelpTests {
    private static let commands = [
        "check", "frames", "render", "states", "show", "diff", "fix", "format", "log", "init", "settings", "explain",
        "completions", "help",
    ]

    @Test(arguments: commands + [""], [40, 60, 80, 100, 300])
    func noLineIsWiderThanTheTerminal(command: String, width: Int) throws {
        let arguments = ["help", command].filter { !$0.isEmpty }
        let help = try Plumbline.run(arguments, environment: ["COLUMNS": "\(width)"])
        #expect(help.status == 0)
        for line in help.output.split(separator: "\n") {
            // A word that is longer than the line is broken.
            #expect(displayWidth(line) <= min(width, 100), "\(line)")
        }
    }

    @Test func allWidthsHaveTheSameWords() throws {
        func words(_ command: String, _ width: Int) throws -> [String] {
            let help = try Plumbline.run(["help", command], environment: ["COLUMNS": "\(width)"]).output
            return help.split(whereSeparator: \.isWhitespace).map(String.init)
        }
        for command in ["check", "fix", "show"] {
            #expect(try words(command, 110) == words(command, 130), "\(command)")
        }
        let whole = try words("fix", 100).joined()
        #expect(try words("fix", 40).joined() == whole)
    }

    @Test func textIsFilledToTheWidth() throws {
        let help = try Plumbline.run(["help", "fix"], environment: ["COLUMNS": "60"]).output
        #expect(
            help.contains(
                """

                Applies the safe fixes; without a path, in the current
                folder. A fix is safe if it decides nothing and every frame
                that was determined stays as it is, at each size and in each
                state: it removes a constraint that another one repeats,

                """), "\(help)")
    }
}
