import Testing

@testable import Rendering

@Suite struct SVGTextTests {
    @Test(
        arguments: [
            ("SettingsNavigationViewController", 92.0, ["Settings", "Navigation", "ViewController"]),
            ("SettingsNavigationViewController", 80, ["Settings", "Navigation", "View", "Controller"]),
            ("Add Account", 92, ["Add Account"]), ("abcdeghk", 20, ["ab", "cd", "eg", "hk"]),
            ("urlField", 36, ["url", "Field"]),
        ])
    func linesBreakBetweenWords(text: String, width: Double, lines: [String]) {
        #expect(SVGText.lines(text, width: width, size: 10.5, bold: true) == lines)
    }
}
