import InterfaceBuilder
import LayoutLanguage
import LayoutModel
import RuntimeLog
import SourceText
import TestSupport
import Testing

@testable import LogAnalysis

/// What is proved of a dump, and where its constraints are found. `LogTextTests` hold the explanations of real dumps as a whole.
@Suite struct LogExplanationTests {
    private static func explain(
        _ constraints: [String], broken: Int? = nil, in workspace: LogWorkspace = LogWorkspace()
    )
        -> LogExplanation?
    {
        var log = "Unable to simultaneously satisfy constraints.\n(\n"
        log += constraints.map { "\"<\($0)>\"" }.joined(separator: ",\n") + "\n)\n"
        if let broken { log += "Will attempt to recover by breaking constraint\n<\(constraints[broken])>\n" }
        return LogExplanation.explain(RuntimeLog.parse(SourceText(log)), in: workspace).first
    }

    private static func members(_ explanation: LogExplanation?) -> [Int] {
        (explanation?.statements ?? []).enumerated().filter(\.element.isMember).map(\.offset)
    }

    // MARK: Proofs

    @Test func theMembersAreIrreducible() {
        let explanation = Self.explain([
            "NSLayoutConstraint:0x1 A:0xa.width == 100", "NSLayoutConstraint:0x2 B:0xb.width == A:0xa.width",
            "NSLayoutConstraint:0x3 C:0xc.width == 7", "NSLayoutConstraint:0x4 B:0xb.width >= 120",
            "NSLayoutConstraint:0x5 B:0xb.height == 120",
        ])
        #expect(Self.members(explanation) == [0, 1, 3])
    }

    @Test func whatYieldsIsNoMember() {
        let explanation = Self.explain([
            "NSLayoutConstraint:0x1 A:0xa.width == 100", "NSLayoutConstraint:0x2 A:0xa.width == 50 @999",
        ])
        #expect(explanation?.verdict == .holds)
        #expect(explanation?.proposal == nil)
    }

    /// Six digits are what a log has of a number.
    @Test func roundedNumbersAreNoConflict() {
        let explanation = Self.explain([
            "NSLayoutConstraint:0x1 A:0xa.width == 283", "NSLayoutConstraint:0x2 B:0xb.width == 0.333333*A:0xa.width",
            "NSLayoutConstraint:0x3 B:0xb.width == 94.3333",
        ])
        #expect(explanation?.verdict == .holds)
    }

    /// The system has listed them as a conflict: margins of which nothing is said are as wide as UIKit makes them, if that explains it.
    @Test func marginsOfWhichTheLogSaysNothingAreTheUsual() {
        let distance = { (points: Int) in
            [
                "NSLayoutConstraint:0x1 A:0xa.leading == B:0xb.leadingMargin",
                "NSLayoutConstraint:0x2 A:0xa.leading == B:0xb.leading + \(points)",
            ]
        }
        let explanation = Self.explain(distance(20))
        #expect(explanation?.verdict == .conflict)
        #expect(explanation?.assumptions.count { $0.contains("8 points wide") } == 1)
        #expect(Self.explain(distance(8))?.verdict == .holds)
    }

    @Test func marginsProveNothingInAListThatGoesOn() {
        let log =
            "Unable to simultaneously satisfy constraints.\n(\n\"<NSLayoutConstraint:0x1 A:0xa.leading == B:0xb.leadingMargin>\",\n\"<NSLayoutConstraint:0x2 A:0xa.leading == B:0xb.leading + 20>\",\n"
        #expect(LogExplanation.explain(RuntimeLog.parse(SourceText(log))).map(\.verdict) == [.holds])
    }

    @Test(arguments: ["LTR", "RTL"])
    func bothDirectionsAreKnown(direction: String) {
        let explanation = Self.explain([
            "NSLayoutConstraint:0x1 H:|-(10)-[A:0xa](\(direction))   (active, names: '|':S:0xb )",
            "NSLayoutConstraint:0x2 H:[A:0xa]-(10)-|(\(direction))   (active, names: '|':S:0xb )",
            "NSLayoutConstraint:0x3 A:0xa.width == 100", "NSLayoutConstraint:0x4 S:0xb.width == 120",
        ])
        #expect(explanation?.verdict == .holds)
    }

    @Test func dumpsThatDifferInAddressesAloneAreOne() {
        let dump = { (address: String) in
            "Unable to simultaneously satisfy constraints.\n(\n\"<NSLayoutConstraint:0x1\(address) A:0x2\(address).width == 1>\",\n\"<NSLayoutConstraint:0x3\(address) A:0x2\(address).width == 2>\"\n)\n"
        }
        let log = RuntimeLog.parse(SourceText(dump("a") + dump("b") + dump("c")))
        let explanations = LogExplanation.explain(log)
        #expect(explanations.map(\.count) == [3])
    }

    /// Counted in steps of the solver, between which it asks whether to go on.
    @Test func manyDumpsTakeTheirTimeOnly() {
        let one = (0..<20).map { "\"<NSLayoutConstraint:0x\($0)1 V:[V:0x\($0)]-(8)-[V:0x\($0 + 1)]>\"" }
        func steps(of dumps: Range<Int>) -> Int {
            let log = dumps.map { number in
                "Unable to simultaneously satisfy constraints.\n(\n\(one.joined(separator: ",\n")),\n\"<NSLayoutConstraint:0xf V:0x0.bottom == V:0x20.top + \(number)>\"\n)\n"
            }.joined()
            var steps = 0
            let explanations = LogExplanation.explain(RuntimeLog.parse(SourceText(log))) {
                steps += 1
                return false
            }
            #expect(explanations.count == dumps.count)
            return steps
        }
        let first = steps(of: 0..<1)
        #expect((1...50_000).contains(first), "\(first)")
        #expect(steps(of: 0..<10) == (0..<10).reduce(0) { $0 + steps(of: $1..<$1 + 1) })
    }

    // MARK: Proposals

    @Test(arguments: [
        "UINav_static_button_horiz_position", "BIB_Trailing_CB_Leading", "TB_Trailing_Trailing", "IB_Leading_Leading",
    ])
    func barsAreTheSystems(identifier: String) {
        let explanation = Self.explain([
            "NSLayoutConstraint:0x1 '\(identifier)' A:0xa.leading == B:0xb.trailing",
            "NSLayoutConstraint:0x2 'UIView-Encapsulated-Layout-Width' B:0xb.width == 0",
            "NSLayoutConstraint:0x3 'TB_Leading_Leading' B:0xb.leading == A:0xa.leading + 8",
        ])
        #expect(explanation?.verdict == .conflict)
        #expect(explanation?.proposal?.change == .nothingToChange)
    }

    @Test(arguments: ["_UIPageViewControllerContentView", "UILayoutContainerView"])
    func twoHeightsOfAControllersViewAreAPersons(name: String) {
        let explanation = Self.explain([
            "NSLayoutConstraint:0x1 \(name):0xa.height == 10", "NSLayoutConstraint:0x2 \(name):0xa.height == 20",
        ])
        #expect(explanation?.proposal?.change == .remove(constraint: 1))
    }

    @Test(arguments: [
        ("UIInputSetHostView", true), ("_UIModernBarButton", true), ("UIKBTutorialView", true),
        ("TUISystemInputAssistantView", true), ("Card", false),
    ])
    func whatIsOutOfReachIsTheSystems(name: String, isSystems: Bool) {
        let explanation = Self.explain(
            [
                "NSLayoutConstraint:0x1 \(name):0xa.width == 10",
                "NSLayoutConstraint:0x2 H:|-(8)-[\(name):0xa]   (active, names: '|':\(name):0xb )",
                "NSLayoutConstraint:0x3 H:[\(name):0xa]-(8)-|   (active, names: '|':\(name):0xb )",
                "NSLayoutConstraint:0x4 \(name):0xb.width == 20",
            ], broken: 0)
        #expect((explanation?.proposal?.change == .nothingToChange) == isSystems)
    }

    /// An app gives words to an alert and no views.
    @Test(arguments: [("_UIAlertControllerView", true), ("Card", false)])
    func whatIsTiedToAnAlertIsTheSystems(name: String, isSystems: Bool) {
        let explanation = Self.explain(
            [
                "NSLayoutConstraint:0x1 UIView:0xa.width == 10",
                "NSLayoutConstraint:0x2 UIView:0xa.width >= 20",
                "NSLayoutConstraint:0x3 UIView:0xa.centerX == \(name):0xb.centerX",
            ], broken: 0)
        #expect((explanation?.proposal?.change == .nothingToChange) == isSystems)
    }

    /// A cell's own width beside that which Masonry's user gave its content view.
    @Test func ofTwoWidthsOfAContentViewThatWhichIsNotZeroIsWritten() {
        let explanation = Self.explain(
            [
                "NSLayoutConstraint:0x1 UITableViewCellContentView:0xa.width == 414",
                "NSLayoutConstraint:0x2 UITableViewCellContentView:0xa.width == 0",
            ], broken: 1)
        #expect(explanation?.proposal?.change == .lowerPriority(constraint: 0))
    }

    @Test func aNegativeSizeIsCorrected() {
        let explanation = Self.explain(["NSLayoutConstraint:0x1 A:0xa.height == -16"], broken: 0)
        #expect(explanation?.proposal?.change == .correctNumber(constraint: 0))
        #expect(explanation?.proposal?.text.contains("No height is less than 0.") == true)
    }

    /// Somebody wrote what Interface Builder's frame contradicts, and not that.
    @Test(arguments: ["fixed frame", "ambiguity"])
    func whatInterfaceBuilderMadeIsReplacedInTheDocument(kind: String) throws {
        let explanation = Self.explain(
            [
                "NSIBPrototypingLayoutConstraint:0x1 'IB auto generated at build time for view with \(kind)' V:|-(101)-[UILabel:0xa]   (active, names: '|':UIView:0xb )",
                "NSLayoutConstraint:0x2 V:|-(20)-[UILabel:0xa]   (active, names: '|':UIView:0xb )",
            ], broken: 1)
        let proposal = try #require(explanation?.proposal)
        #expect(proposal.change == .constrainInDocument(LoggedItemID(0)))
        #expect(proposal.text.hasPrefix("Give the label ") && proposal.text.contains("Remove at build time"))
        #expect(proposal.text.contains("has none there") == (kind == "fixed frame"))
        #expect(explanation?.statements.first?.note?.contains("too few") == (kind == "ambiguity"))
        #expect(proposal.mendsAll)
    }

    /// A stack view that is hidden needs no more room: its own spacing is what has to go with it.
    @Test(arguments: [
        ("V:[UILabel:0xb]-(8)-[UILabel:0xc]", "'UISV-spacing'", "spacing"),
        (
            "UILayoutGuide:0xd'UIViewLayoutMarginsGuide'.height == UIStackView:0xa.height - 16",
            "'UIView-topMargin-guide-constraint'", "margins"
        ),
    ])
    func aHiddenStackViewLosesItsSpacing(kept: String, identifier: String, word: String) throws {
        let isSpacing = word == "spacing"
        let inside = isSpacing ? "UIStackView:0xa" : "UILayoutGuide:0xd'UIViewLayoutMarginsGuide'"
        let explanation = Self.explain(
            [
                "NSLayoutConstraint:0x1 'UISV-canvas-connection' \(inside).top == UILabel:0xb.top   (active)",
                "NSLayoutConstraint:0x2 'UISV-canvas-connection' \(inside).bottom == UILabel:0x\(isSpacing ? "c" : "b").bottom   (active)",
                "NSLayoutConstraint:0x3 'UISV-hiding' UIStackView:0xa.height == 0   (active)",
                "NSLayoutConstraint:0x4 \(identifier) \(kept)   (active)",
            ], broken: 3)
        let proposal = try #require(explanation?.proposal)
        #expect(proposal.text.hasPrefix("The stack view is hidden: "))
        #expect(proposal.change == .embed(LoggedItemID(isSpacing ? 0 : 2)))
        #expect(proposal.text.contains("tie its bottom edge to that view's with the priority 999"))
        #expect(proposal.text.contains(" its \(word) to 0 while it is hidden."))
        // Margins stay when all that is inside them is hidden.
        #expect(proposal.text.contains("Hiding the views in it") == isSpacing)
        #expect(proposal.mendsAll)
        #expect(explanation?.statements[2].note == "outer stack view: the stack view is hidden in it")
    }

    /// Where a size inside is required as well, no spacing is not enough, nor is a lower priority for that size.
    @Test func aHiddenStackViewWithSizesInsideIsEmbedded() throws {
        let explanation = Self.explain(
            [
                "NSLayoutConstraint:0x1 H:[UILabel:0xb(20)]   (active)",
                "NSLayoutConstraint:0x2 'UISV-canvas-connection' UIStackView:0xa.leading == UILabel:0xb.leading   (active)",
                "NSLayoutConstraint:0x3 'UISV-canvas-connection' H:[UILabel:0xc]-(0)-|   (active, names: '|':UIStackView:0xa )",
                "NSLayoutConstraint:0x4 'UISV-hiding' UIStackView:0xa.width == 0   (active)",
                "NSLayoutConstraint:0x5 'UISV-spacing' H:[UILabel:0xb]-(8)-[UILabel:0xc]   (active)",
            ], broken: 0)
        let proposal = try #require(explanation?.proposal)
        #expect(proposal.text.contains("tie its trailing edge") && proposal.text.contains("sizes of their own"))
        #expect(!proposal.text.contains("while it is hidden"))
        #expect(proposal.mendsAll)
    }

    /// UIKit's own looks like this one alone.
    @Test(arguments: [
        ("UIView:0xa.width == - 16", true), ("UIView:0xa.width == - 15", false), ("Card:0xa.width == - 16", false),
        ("UIView:0xa.height == - 16", false),
    ])
    func aNegativeWidthMayBeAnActionSheets(equation: String, isPossible: Bool) {
        let explanation = Self.explain(["NSLayoutConstraint:0x1 \(equation)   (active)"], broken: 0)
        #expect(explanation?.proposal?.text.contains("action sheet") == isPossible)
    }

    /// Where nothing was broken, that yields which is missed by least.
    @Test func whatIsMissedByLeastYields() {
        let explanation = Self.explain([
            "NSLayoutConstraint:0x1 A:0xa.height == 100", "NSLayoutConstraint:0x2 B:0xb.height == 0.9*A:0xa.height",
            "NSLayoutConstraint:0x3 B:0xb.height == 91",
        ])
        #expect(explanation?.proposal?.change == .lowerPriority(constraint: 1))
    }

    @Test func abbreviationsAreSpokenAsTheyAre() {
        let explanation = Self.explain([
            "NSLayoutConstraint:0x1 UIKBTutorialView:0xa.width == 1",
            "NSLayoutConstraint:0x2 UIKBTutorialView:0xa.width == 2",
        ])
        #expect(explanation?.statements.first?.sentence.contains("KB tutorial view's width") == true)
    }

    /// An app may constrain it, so it is no part of the system's own.
    @Test(arguments: [
        "_UIHostingView<ModifiedContent<AnyView, RootModifier>>",
        "_TtGC7SwiftUI14_UIHostingViewGVS_15ModifiedContentVS_7AnyViewVS_12RootModifier__",
    ])
    func swiftUIsHostingViewHasAName(name: String) {
        let explanation = Self.explain(
            [
                "NSLayoutConstraint:0x1 \(name):0xa.height == App.Cell<Swift.Int, Swift.String>:0xb.height   (active)",
                "NSLayoutConstraint:0x2 V:[App.Cell<Swift.Int, Swift.String>:0xb(30)]   (active)",
                "NSLayoutConstraint:0x3 \(name):0xa.height == 44   (active)",
            ], broken: 2)
        #expect(
            explanation?.statements.map(\.sentence) == [
                "the SwiftUI hosting view's height should equal Cell's height", "Cell's height should equal 30",
                "the SwiftUI hosting view's height should equal 44",
            ])
        #expect(explanation?.proposal?.change == .lowerPriority(constraint: 2))
    }

    // MARK: Sources

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
            <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="roo-tv-iew" secondAttribute="top" constant="8" id="con-to-001"/>
            <constraint firstAttribute="bottom" secondItem="lab-el-001" secondAttribute="bottom" constant="8" id="con-bo-001"/>
            """)

    private static let dump = [
        "NSLayoutConstraint:0x1 UILabel:0xa'Total'.height == 20   (active)",
        "NSLayoutConstraint:0x2 V:|-(8)-[UILabel:0xa'Total']   (active, names: '|':UIView:0xb )",
        "NSLayoutConstraint:0x3 V:[UILabel:0xa'Total']-(8)-|   (active, names: '|':UIView:0xb )",
        "NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Height' UIView:0xb.height == 0   (active)",
    ]

    @Test func aDocumentIsFoundByItsConstraints() {
        let explanation = Self.explain(Self.dump, in: Self.workspace([("card.xib", Self.card)]))
        let lines = ["con-he-001", "con-to-001", "con-bo-001"].map { id in
            ["card.xib:\((Self.card.split(separator: "\n").firstIndex { $0.contains(id) } ?? -2) + 1)"]
        }
        #expect(Self.sources(explanation) == lines + [[]])
    }

    @Test func anotherNumberIsAnotherConstraint() {
        let other = Self.card.replacing("constant=\"20\"", with: "constant=\"21\"")
        #expect(Self.sources(Self.explain(Self.dump, in: Self.workspace([("card.xib", other)]))) == [[], [], [], []])
    }

    @Test func anotherClassIsAnotherView() {
        let other = Self.card.replacing("<label text=\"Total\"", with: "<button").replacing(
            "</label>", with: "</button>")
        #expect(Self.sources(Self.explain(Self.dump, in: Self.workspace([("card.xib", other)]))) == [[], [], [], []])
    }

    /// A text tells two documents apart that have the same constraints.
    @Test func textsTellDocumentsApart() {
        let other = Self.card.replacing("Total", with: "Sum")
        let explanation = Self.explain(Self.dump, in: Self.workspace([("a.xib", other), ("b.xib", Self.card)]))
        #expect(Self.sources(explanation).prefix(3).allSatisfy { $0.count == 1 && $0[0].hasPrefix("b.xib:") })
    }

    @Test func whatSeveralCouldBeIsSaidOfEach() {
        let explanation = Self.explain(Self.dump, in: Self.workspace([("a.xib", Self.card), ("b.xib", Self.card)]))
        #expect(Self.sources(explanation).first?.map { String($0.prefix(5)) } == ["a.xib", "b.xib"])
        let many = (0..<5).map { ("\($0).xib", Self.card) }
        #expect(Self.sources(Self.explain(Self.dump, in: Self.workspace(many))) == [[], [], [], []])
    }

    /// A single constraint may be in code as well: its place is told as a likely one, and only where it is the only one.
    @Test(arguments: [(1, "UILabel", true), (2, "UILabel", false), (1, "UIButton", false), (1, "Price", false)])
    func theOnlyPlaceOfASingleConstraintIsLikely(files: Int, name: String, isTold: Bool) {
        let explanation = Self.explain(
            [
                "NSLayoutConstraint:0x1 \(name):0xa.height == 20   (active)",
                "NSLayoutConstraint:0x2 'UISV-hiding' \(name):0xa.height == 0   (active)",
            ], in: Self.workspace((0..<files).map { ("\($0).xib", Self.card) }))
        let sources = explanation?.statements.map(\.sources) ?? []
        #expect(sources.map(\.count) == [isTold ? 1 : 0, 0])
        #expect(sources.joined().allSatisfy { !$0.isCertain })
    }

    @Test func anIdentifierIsEnough() {
        let layout = "layout Card {\n    label total\n    tall: total.height == 24\n}\n"
        let explanation = Self.explain(
            [
                "NSLayoutConstraint:0x1 'tall' UILabel:0xa.height == 24",
                "NSLayoutConstraint:0x2 UILabel:0xa.height == 30",
            ],
            in: Self.workspace([("card.layout", layout)]))
        #expect(Self.sources(explanation) == [["card.layout:3"], []])
    }

    @Test func snapKitSaysTheLine() {
        let explanation = Self.explain(
            [
                "SnapKit.LayoutConstraint:0x1@/Users/ada/App/A/Card.swift#12 V:0xa.height == 1.0",
                "SnapKit.LayoutConstraint:0x2@Row.swift#3 V:0xa.height == 2.0",
            ],
            in: Self.workspace(
                [], sources: ["App/A/Card.swift", "App/B/Card.swift", "App/B/Row.swift", "Old/Row.swift"]))
        #expect(Self.sources(explanation) == [["App/A/Card.swift:12"], ["App/B/Row.swift:3", "Old/Row.swift:3"]])
    }
}
