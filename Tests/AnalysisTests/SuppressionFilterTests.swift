import LayoutLanguage
import LayoutModel
import SourceText
import TestSupport
import Testing

@testable import Analysis

/// `plumbline:ignore`: what the person says is meant to be.
@Suite struct SuppressionFilterTests {
    /// The codes that are found, with their lines from one.
    private func found(_ statements: String, enabled: Set<FindingCode> = [], disabled: Set<FindingCode> = []) throws
        -> [String]
    {
        let text = SourceText("layout A {\n  size 320 x 100\n  view a, b\n\(statements)\n}\n")
        let checker = Checker(.standard, RuleSelection(enabled: enabled, disabled: disabled))
        let document = LayoutLanguageFormat().parse(text).document
        let findings = try checker.findings(in: document)
        #expect(try DocumentCheck(of: document, in: text, by: checker, .never).findings == findings)
        return findings.map { "\(text.lines.line(of: $0.range.start) + 1) \($0.code.rawValue)" }
    }

    private let edges = "  [a, b].edges == super.edges\n"

    @Test(arguments: [
        "  a.width == 40  // plumbline:ignore conflict as designed",
        "  // plumbline:ignore conflict\n  a.width == 40",
        "  // plumbline:ignore conflict\n\n  // another comment\n  a.width == 40",
        "  // plumbline:ignore conflict, fixed-left-right why\n  a.width == 40; b.left >= super.left",
        "  // plumbline:ignore fixed-left-right\n  // plumbline:ignore conflict\n  a.width == 40; b.left >= super.left",
        "  a.width == 40 //plumbline:ignore conflict",
    ])
    func silencesItsLineOrTheNext(statements: String) throws {
        #expect(try found(edges + statements) == [])
    }

    @Test func silencesNothingElse() throws {
        let conflict = "  a.width == 40"
        #expect(try found(edges + conflict) == ["5 conflict"])
        #expect(try found(edges + conflict + "\n  // plumbline:ignore conflict") == ["5 conflict", "6 unused-ignore"])
        #expect(try found(edges + "  // plumbline:ignore redundant\n" + conflict) == ["5 unused-ignore", "6 conflict"])
        #expect(try found(edges + "  // plumbline:ignored conflict\n" + conflict) == ["6 conflict"])
        #expect(try found(edges + "  // see plumbline:ignore conflict\n" + conflict) == ["6 conflict"])
        #expect(try found(edges + "  /* plumbline:ignore conflict */\n" + conflict) == ["6 conflict"])
        #expect(
            try found(edges + "  // plumbline:ignore conflict\n\n  b.height == 100\n" + conflict).contains("8 conflict")
        )
    }

    /// A Visual Format string that UIKit refuses hides nothing of the code around it.
    @Test(arguments: [
        ("", "", ["syntax"]), ("syntax", "", []), ("conflict", "", ["syntax", "unused-ignore"]),
        ("syntax", "syntax", ["unused-ignore"]),
    ])
    func silencesVisualFormatsInCode(code: String, other: String, codes: [String]) {
        func comment(_ code: String) -> String { code.isEmpty ? "" : "// plumbline:ignore \(code)" }
        let text = """
            final class Tile: UIView {
                private let icon = UIImageView()  \(comment(other))
                init() {
                    super.init(frame: .zero)
                    addSubview(icon)
                    \(comment(code))
                    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|[icon", views: ["icon": icon]))
                }
            }
            """
        #expect(AnalysisTests.findings(in: SourceText(text), with: []).map(\.code.rawValue).sorted() == codes)
    }

    @Test func whatIsNotLookedForIsNotMissed() throws {
        #expect(try found(edges + "  // plumbline:ignore clipped") == [])
        #expect(try found(edges + "  // plumbline:ignore clipped", enabled: ["clipped"].codes) == ["5 unused-ignore"])
        #expect(try found(edges + "  // plumbline:ignore conflict", disabled: ["conflict"].codes) == [])
        #expect(try found(edges + "  // plumbline:ignore conflict", disabled: ["unused-ignore"].codes) == [])
    }

    /// What a mistake in the text hides may still be there.
    @Test func mistakesInTheTextAreNotSilenced() throws {
        #expect(try found(edges + "  a.width == // plumbline:ignore syntax, conflict") == ["5 syntax"])
    }

    @Test(arguments: [
        (
            "",
            #"This names no code, so it suppresses nothing. Write "plumbline:ignore CODE", such as "gap-when-gone"."#
        ),
        ("conflicts", #"There is no code "conflicts". Did you mean "conflict"?"#),
        (
            "!",
            #"This names no code, so it suppresses nothing. Write "plumbline:ignore CODE", such as "gap-when-gone"."#
        ),
        ("zebra", #"There is no code "zebra". "plumbline help explain" lists them."#),
        ("syntax", #""syntax" cannot be suppressed, because it hides other findings."#),
        ("conflict", #"Unused: there is no "conflict" here. This can be removed."#),
    ])
    func saysWhy(code: String, message: String) throws {
        let text = SourceText(
            "layout A {\n  size 320 x 100\n  view a\n  a.edges == super.edges // plumbline:ignore \(code)\n}\n")
        let findings = try Checker(.standard).findings(in: LayoutLanguageFormat().parse(text).document)
        #expect(findings.map(\.message) == [message])
    }

    @Test(arguments: [
        ("view a // plumbline:ignore conflict why", "view a"),
        ("// plumbline:ignore conflict\nview a", "view a"),
        ("view a // plumbline:ignore conflict, redundant why", "view a // plumbline:ignore redundant why"),
        ("view a // plumbline:ignore", "view a"),
    ])
    func canBeTakenOut(before: String, after: String) throws {
        func text(_ line: String) -> String { "layout A {\nsize 320 x 100\n\(line)\na.edges == super.edges\n}\n" }
        let source = SourceText(text(before))
        let findings = try Checker(.standard).findings(in: LayoutLanguageFormat().parse(source).document)
        let edits = try #require(findings.first?.suggestions.first?.edits)
        #expect(source.applying(edits).string == text(after))
    }

    @Test(arguments: [
        ("\n\ta.width == 40", "\n\t// plumbline:ignore conflict\n\ta.width == 40"),
        ("\r\n  a.width == 40", "\r\n  // plumbline:ignore conflict\r\n  a.width == 40"),
        (
            "\n// plumbline:ignore fixed-left-right so it is\na.width == 40; b.left >= super.left",
            "\n// plumbline:ignore fixed-left-right, conflict so it is\na.width == 40; b.left >= super.left"
        ),
    ])
    func canBePutIn(before: String, after: String) throws {
        func text(_ rest: String) -> String {
            let lineBreak = rest.contains("\r\n") ? "\r\n" : "\n"
            return ["layout A {", "size 320 x 100", "view a, b", "[a, b].edges == super.edges\(rest)", "}"]
                .joined(separator: lineBreak)
        }
        let parsed = LayoutLanguageFormat().parse(SourceText(text(before)))
        let findings = try Checker(.standard).findings(in: parsed.document)
        let conflict = try #require(findings.first { $0.code.rawValue == "conflict" })
        let edits = try #require(parsed.editing.edits(suppressing: conflict))
        let silenced = parsed.text.applying(edits)
        #expect(silenced.string == text(after))
        #expect(try Checker(.standard).findings(in: LayoutLanguageFormat().parse(silenced).document) == [])
    }
}

extension [String] {
    fileprivate var codes: Set<FindingCode> { Set(map { FindingCode(rawValue: $0) }) }
}
