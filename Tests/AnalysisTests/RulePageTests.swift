import InterfaceBuilder
import LayoutLanguage
import LayoutModel
import SourceText
import SwiftLayout
import TestSupport
import Testing

@testable import Analysis

/// The pages of the codes: their headings, and their examples, checked as any file is.
@Suite struct RulePageTests {
    /// An example of `too-large` would be larger than a page. The others need whole documents, which nobody writes by
    /// hand.
    private static let withoutExamples: Set<String> = ["too-large", "dangling-id", "duplicate-id", "uninstalled-item"]

    @Test(arguments: RulePage.all.map(\.code.rawValue))
    func theWrongExampleGivesTheFindingAndTheFixedOneNone(code: String) throws {
        let page = try #require(RulePage.page(for: code))
        let blocks = Self.blocks(of: page.text)
        guard !Self.withoutExamples.contains(code) else {
            #expect(blocks.isEmpty)
            return
        }
        #expect(blocks.filter(\.isWrong).count > 0 && blocks.filter { !$0.isWrong }.count > 0)
        for block in blocks {
            let found = try findings(in: block, asking: page.code)
            if block.isWrong {
                #expect(!found.isEmpty, "The wrong example gives no finding.")
                for finding in found {
                    #expect(finding.code == page.code, "\(finding.message)")
                    #expect(finding.severity == page.severity)
                }
            } else {
                #expect(found.map { "\($0.code.rawValue): \($0.message)" } == [], "The fixed example has findings.")
            }
        }
    }

    @Test func aRuleIsOptInIfItsPageSaysSo() throws {
        for rule in RuleSet.standard.rules {
            let page = try #require(RulePage.page(for: rule.code.rawValue))
            #expect(page.isOptIn == rule.isOptIn, "\(rule.code)")
        }
    }

    @Test func aPageIsReadFromItsHeading() throws {
        let text = "# a-code\n\n*hint, opt-in*: one *line*: all of it\n\nThe first\nparagraph.\n\nMore.\n"
        let page = try #require(RulePage(Array(text.utf8)))
        #expect(page.code.rawValue == "a-code")
        #expect(page.severity == .hint)
        #expect(page.isOptIn)
        #expect(page.summary == "one *line*: all of it")
        #expect(page.description == "The first paragraph.")
        #expect(page.text == text)
        #expect(RulePage(Array("# a-code\n\n*error*: b\n".utf8))?.isOptIn == false)
    }

    @Test(arguments: [
        "", "# a", "# a\n\n", "a\n\n*error*: b\n", "# a\n*error*: b\n\n", "# a\n\nerror: b\n", "# a\n\n*error* b\n",
        "# a\n\n*mistake*: b\n", "# a\n\n*error, off*: b\n", "# a\n\n*error, opt-in, opt-in*: b\n",
        "# a\n\n*error*: \n",
    ]) func anythingElseIsNoPage(text: String) {
        #expect(RulePage(Array(text.utf8)) == nil)
    }

    private func findings(in block: Block, asking code: FindingCode) throws -> [Finding] {
        let format: any LayoutFormat =
            switch block.language {
            case "xml": InterfaceBuilderFormat()
            case "swift": SwiftLayoutFormat()
            default: LayoutLanguageFormat()
            }
        let document = format.parse(SourceText(block.text)).document
        return try Checker(.standard, RuleSelection(enabled: [code])).findings(in: document)
    }

    private struct Block {
        var isWrong: Bool
        /// `layout`, `xml` or `swift`.
        var language: String
        var text = ""
    }

    /// The blocks of layouts, documents and code, each wrong or fixed by the heading above it.
    private static func blocks(of page: String) -> [Block] {
        var blocks: [Block] = []
        var isWrong = false
        var isInside = false
        for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
            switch line {
            case "## Wrong": isWrong = true
            case "## Fixed": isWrong = false
            case "```layout", "```xml", "```swift":
                isInside = true
                blocks.append(Block(isWrong: isWrong, language: String(line.dropFirst(3))))
            case "```": isInside = false
            default: if isInside { blocks[blocks.count - 1].text += line + "\n" }
            }
        }
        return blocks
    }
}
