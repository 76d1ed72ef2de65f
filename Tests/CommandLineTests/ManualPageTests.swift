import Foundation
import Testing

/// `plumbline help man`.
@Suite struct ManualPageTests {
    @Test func everyCommandIsDescribedAndTextIsEscaped() throws {
        let page = try Plumbline.run(["help", "man"]).output
        for command in [
            "check", "frames", "render", "states", "show", "diff", "fix", "format", "log", "init", "settings",
            "explain",
            "completions", "help",
        ] {
            #expect(page.contains("\n.SS \(command)"), "\(command)")
        }
        let requests = [".TH", ".SH", ".SS", ".TP", ".PP", ".br", ".nf", ".fi"]
        for line in page.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
            #expect(requests.contains { line == $0 || line.hasPrefix($0 + " ") }, "\(line)")
        }
    }
}
