import Foundation
import Features
import SourceText
import Testing

@Suite struct FixesTests {
    private func fixed(_ source: String, rules: RuleSelection = RuleSelection()) throws -> FixedText {
        let format = try #require(FormatRegistry.standard.format(path: "a.layout"))
        return Fixes.fixed(SourceText(source), as: format, rules: rules)
    }

    private let several = """
        layout A {
            size 320 x 44
            label a 20 x 20
            a.left == super.left + 8
            a.top == super.top
            a.top == super.top
            label b 20 x 20
            b.top == super.top
        }
        """

    @Test func everyFindingIsMendedOneAfterTheOther() throws {
        let fixed = try fixed(several)
        #expect(
            fixed.fixes.map(\.finding.code.rawValue).sorted() == [
                "ambiguous-position", "fixed-left-right", "redundant",
            ])
        #expect(fixed.left == [])
        #expect(fixed.text.string.contains("a.leading == super.leading + 8"))
    }

    @Test func whatIsMendedIsDone() throws {
        let once = try fixed(several)
        let twice = try fixed(once.text.string)
        #expect(twice.fixes == [])
        #expect(twice.text.string == once.text.string)
    }

    @Test func whatIsSwitchedOffStays() throws {
        let fixed = try fixed(several, rules: RuleSelection(disabled: ["redundant", "ambiguous-position"]))
        #expect(fixed.fixes.map(\.finding.code.rawValue) == ["fixed-left-right"])
        #expect(fixed.text.string.components(separatedBy: "a.top == super.top").count == 3)
    }

    @Test func whatCannotBeMendedIsLeft() throws {
        let fixed = try fixed("layout A {\n    size 320 x 44\n    view a {{{\n}\n")
        #expect(!fixed.left.isEmpty)
        #expect(fixed.fixes == [])
    }
}
