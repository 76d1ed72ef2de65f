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

    /// Several ways between which nothing but the person's intent decides are offered, and none is taken.
    @Test(arguments: [
        (
            "a.layout", "empty-slot",
            """
            layout A {
                size 320 x 44
                view a
                a.leading == super.leading; a.width == 40; a.height == 20
                a.top: a.top == super.top
                state s { set a.bottom = 30 }
            }
            """
        ),
        (
            "a.layout", "unknown-name",
            """
            layout A {
                size 320 x 44
                view left { view icon; icon.edges == super.edges }
                view right { view icon; icon.edges == super.edges }
                [left, right].size == 20 x 20
                [left, right].top == super.top
                left.leading == super.leading; right.trailing == super.trailing
                icon.width <= 40
            }
            """
        ),
        (
            "a.xib", "syntax",
            """
            <document>
            <<<<<<< HEAD
                <dependencies/>
            =======
                <objects/>
            >>>>>>> feature
            </document>
            """
        ),
    ])
    func aChoiceIsLeftToThePerson(path: String, code: String, text: String) throws {
        let fixing = try Fixing(text, path: path)
        let offered = try fixing.fixes(of: code)
        #expect(!offered.isEmpty && offered.allSatisfy { !$0.isPreferred }, "\(offered)")
        #expect(fixing.fixed == text)
    }
}
