import Testing

@testable import SwiftLayout

/// A text that may assign a property of some class is found.
@Suite struct AssignedNamesTests {
    private static func assigns(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        return bytes.uses(of: "inset").contains(where: bytes.mayBeAssigned)
    }

    @Test(arguments: [
        "cell.inset = true", "inset=true", "$0.inset = x", "cell?.inset = x", "self.inset\n    = x", "inset += 1",
        "cell.inset.left = 2", "cell.inset!.left -= 2", "rows.inset.append(1)", "inset[2] = 1", "swap(&cell.inset, &x)",
        "inset.toggle()", ".bind(to: \\.inset)",
        ".assign(to: \\Cell.inset, on: cell)",
        "let x = 1; inset = 2", "cell.inset.advance()", "(cell.inset, _) = (2, 3)", "(cell.inset) = 3", "inset <<= 2",
        "cell.inset.sort { $0 < $1 }", "cell.inset <- map[1]", "cell.inset /* x */ = 2",
    ])
    func anAssignmentIsFound(text: String) {
        #expect(Self.assigns(text))
    }

    @Test(arguments: [
        "make.left.inset(16)", "if cell.inset == true {}", "print(inset)", "var inset = false", "let inset = 4",
        "let x = inset.left", "inset.map { $0 }", "if inset <= 4 {}", "print(inset, 4)", "f(cell.inset) == 4",
        "if inset { return }", "insets = 4", "// inset = 4", "func inset() {}", "inset: 4",
        "let x = inset", "", "inset", "setValue(1, forKey: \"inset\")", "let key = \"inset\"",
    ])
    func whatReadsIsNone(text: String) {
        #expect(!Self.assigns(text))
    }
}
