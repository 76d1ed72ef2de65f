import InterfaceBuilder
import LayoutLanguage
import LayoutModel
import SourceText
import TestSupport
import Testing

@testable import LogAnalysis

/// The sources of a dump's constraints.
@Suite struct LogSourceTests {
    private static func workspace(_ files: [(String, String)], sources: [String] = []) -> LogWorkspace {
        LogWorkspace(
            files: files.map { path, source in
                let text = SourceText(source)
                let format: any LayoutFormat =
                    path.hasSuffix(".layout") ? LayoutLanguageFormat() : InterfaceBuilderFormat()
                return LogWorkspace.File(path: path, text: text, document: format.parse(text).document)
            }, sourcePaths: sources)
    }

    private static func sources(_ explanation: LogExplanation?) -> [[String]] {
        (explanation?.statements ?? []).map { $0.sources.map { "\($0.path):\($0.line)" } }
    }

    private static let card = IBFixture.xib(
        """
        <label text="Total" id="lab-el-001"><rect key="frame" x="16" y="8" width="40" height="20"/>
        <constraints>
        <constraint firstAttribute="height" constant="20" id="con-he-001"/>
        </constraints></label>
        """,
        constraints: """
            <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="roo-tv-iew" \
            secondAttribute="top" constant="8" id="con-to-001"/>
            <constraint firstAttribute="bottom" secondItem="lab-el-001" \
            secondAttribute="bottom" constant="8" id="con-bo-001"/>
            """)

    private static let dump = [
        "NSLayoutConstraint:0x1 UILabel:0xa'Total'.height == 20   (active)",
        "NSLayoutConstraint:0x2 V:|-(8)-[UILabel:0xa'Total']   (active, names: '|':UIView:0xb )",
        "NSLayoutConstraint:0x3 V:[UILabel:0xa'Total']-(8)-|   (active, names: '|':UIView:0xb )",
        "NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Height' UIView:0xb.height == 0   (active)",
    ]

    @Test func aDocumentIsFoundByItsConstraints() {
        let explanation = LoggedDump.explain(Self.dump, in: Self.workspace([("card.xib", Self.card)]))
        let lines = ["con-he-001", "con-to-001", "con-bo-001"].map { id in
            ["card.xib:\((Self.card.split(separator: "\n").firstIndex { $0.contains(id) } ?? -2) + 1)"]
        }
        #expect(Self.sources(explanation) == lines + [[]])
    }

    @Test func aConstraintWithAnotherConstantIsNotFound() {
        let other = Self.card.replacing("constant=\"20\"", with: "constant=\"21\"")
        #expect(
            Self.sources(LoggedDump.explain(Self.dump, in: Self.workspace([("card.xib", other)]))) == [[], [], [], []])
    }

    @Test func aViewOfAnotherClassIsNotFound() {
        let other = Self.card.replacing("<label text=\"Total\"", with: "<button").replacing(
            "</label>", with: "</button>")
        #expect(
            Self.sources(LoggedDump.explain(Self.dump, in: Self.workspace([("card.xib", other)]))) == [[], [], [], []])
    }

    /// A text decides between two documents with the same constraints.
    @Test func textsDecideBetweenDocuments() {
        let other = Self.card.replacing("Total", with: "Sum")
        let explanation = LoggedDump.explain(Self.dump, in: Self.workspace([("a.xib", other), ("b.xib", Self.card)]))
        #expect(Self.sources(explanation).prefix(3).allSatisfy { $0.count == 1 && $0[0].hasPrefix("b.xib:") })
    }

    @Test func severalPossibleSourcesAreAllGiven() {
        let explanation = LoggedDump.explain(
            Self.dump, in: Self.workspace([("a.xib", Self.card), ("b.xib", Self.card)]))
        #expect(Self.sources(explanation).first?.map { String($0.prefix(5)) } == ["a.xib", "b.xib"])
        let many = (0..<5).map { ("\($0).xib", Self.card) }
        #expect(Self.sources(LoggedDump.explain(Self.dump, in: Self.workspace(many))) == [[], [], [], []])
    }

    /// A single constraint may be in code as well, so the only match is a likely source, and several are none.
    @Test(arguments: [(1, "UILabel", true), (2, "UILabel", false), (1, "UIButton", false), (1, "Price", false)])
    func onlyMatchOfASingleConstraintIsLikely(files: Int, name: String, isGiven: Bool) {
        let explanation = LoggedDump.explain(
            [
                "NSLayoutConstraint:0x1 \(name):0xa.height == 20   (active)",
                "NSLayoutConstraint:0x2 'UISV-hiding' \(name):0xa.height == 0   (active)",
            ], in: Self.workspace((0..<files).map { ("\($0).xib", Self.card) }))
        let sources = explanation?.statements.map(\.sources) ?? []
        #expect(sources.map(\.count) == [isGiven ? 1 : 0, 0])
        #expect(sources.joined().allSatisfy { !$0.isCertain })
    }

    @Test func anIdentifierIsEnough() {
        let layout = "layout Card {\n    label total\n    tall: total.height == 24\n}\n"
        let explanation = LoggedDump.explain(
            [
                "NSLayoutConstraint:0x1 'tall' UILabel:0xa.height == 24",
                "NSLayoutConstraint:0x2 UILabel:0xa.height == 30",
            ],
            in: Self.workspace([("card.layout", layout)]))
        #expect(Self.sources(explanation) == [["card.layout:3"], []])
    }

    @Test func snapKitPrintsTheLine() {
        let explanation = LoggedDump.explain(
            [
                "SnapKit.LayoutConstraint:0x1@/Users/ada/App/A/Card.swift#12 V:0xa.height == 1.0",
                "SnapKit.LayoutConstraint:0x2@Row.swift#3 V:0xa.height == 2.0",
            ],
            in: Self.workspace(
                [], sources: ["App/A/Card.swift", "App/B/Card.swift", "App/B/Row.swift", "Old/Row.swift"]))
        #expect(Self.sources(explanation) == [["App/A/Card.swift:12"], ["App/B/Row.swift:3", "Old/Row.swift:3"]])
    }
}
