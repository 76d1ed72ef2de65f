import RuntimeLog
import Testing

@testable import LogAnalysis

/// The change that resolves a conflict, by its kind. `LogTextTests` has the explanations of real dumps.
@Suite struct LogProposalTests {
    @Test(arguments: [
        "UINav_static_button_horiz_position", "BIB_Trailing_CB_Leading", "TB_Trailing_Trailing", "IB_Leading_Leading",
    ])
    func constraintsOfBarButtonsAreTheSystems(identifier: String) {
        let explanation = LoggedDump.explain([
            "NSLayoutConstraint:0x1 '\(identifier)' A:0xa.leading == B:0xb.trailing",
            "NSLayoutConstraint:0x2 'UIView-Encapsulated-Layout-Width' B:0xb.width == 0",
            "NSLayoutConstraint:0x3 'TB_Leading_Leading' B:0xb.leading == A:0xa.leading + 8",
        ])
        #expect(explanation?.verdict == .conflict)
        #expect(explanation?.proposal?.change == .nothingToChange)
    }

    @Test(arguments: ["_UIPageViewControllerContentView", "UILayoutContainerView"])
    func twoHeightsOfAControllersViewAreTheApps(name: String) {
        let explanation = LoggedDump.explain([
            "NSLayoutConstraint:0x1 \(name):0xa.height == 10", "NSLayoutConstraint:0x2 \(name):0xa.height == 20",
        ])
        #expect(explanation?.proposal?.change == .remove(constraint: 1))
    }

    @Test(arguments: [
        ("UIInputSetHostView", true), ("_UIModernBarButton", true), ("UIKBTutorialView", true),
        ("TUISystemInputAssistantView", true), ("Card", false),
    ])
    func constraintsOfPrivateViewsAreTheSystems(name: String, isSystems: Bool) {
        let explanation = LoggedDump.explain(
            [
                "NSLayoutConstraint:0x1 \(name):0xa.width == 10",
                "NSLayoutConstraint:0x2 H:|-(8)-[\(name):0xa]   (active, names: '|':\(name):0xb )",
                "NSLayoutConstraint:0x3 H:[\(name):0xa]-(8)-|   (active, names: '|':\(name):0xb )",
                "NSLayoutConstraint:0x4 \(name):0xb.width == 20",
            ], broken: 0)
        #expect((explanation?.proposal?.change == .nothingToChange) == isSystems)
    }

    /// An app supplies text for an alert, but no views.
    @Test(arguments: [("_UIAlertControllerView", true), ("Card", false)])
    func constraintsOfAlertsAreTheSystems(name: String, isSystems: Bool) {
        let explanation = LoggedDump.explain(
            [
                "NSLayoutConstraint:0x1 UIView:0xa.width == 10",
                "NSLayoutConstraint:0x2 UIView:0xa.width >= 20",
                "NSLayoutConstraint:0x3 UIView:0xa.centerX == \(name):0xb.centerX",
            ], broken: 0)
        #expect((explanation?.proposal?.change == .nothingToChange) == isSystems)
    }

    /// The cell's own width, and the one that the app gave the content view with Masonry.
    @Test func aContentViewsNonzeroWidthIsTheApps() {
        let explanation = LoggedDump.explain(
            [
                "NSLayoutConstraint:0x1 UITableViewCellContentView:0xa.width == 414",
                "NSLayoutConstraint:0x2 UITableViewCellContentView:0xa.width == 0",
            ], broken: 1)
        #expect(explanation?.proposal?.change == .lowerPriority(constraint: 0))
    }

    @Test func aNegativeSizeIsCorrected() {
        let explanation = LoggedDump.explain(["NSLayoutConstraint:0x1 A:0xa.height == -16"], broken: 0)
        #expect(explanation?.proposal?.change == .correctNumber(constraint: 0))
        #expect(explanation?.proposal?.text.contains("no height can be negative") == true)
    }

    /// The proposal removes Interface Builder's constraints and keeps the one in the document.
    @Test(arguments: ["fixed frame", "ambiguity"])
    func constraintsOfInterfaceBuilderAreReplacedInTheDocument(kind: String) throws {
        let explanation = LoggedDump.explain(
            [
                "NSIBPrototypingLayoutConstraint:0x1 'IB auto generated at build time for view with \(kind)' "
                    + "V:|-(101)-[UILabel:0xa]   (active, names: '|':UIView:0xb )",
                "NSLayoutConstraint:0x2 V:|-(20)-[UILabel:0xa]   (active, names: '|':UIView:0xb )",
            ], broken: 1)
        let proposal = try #require(explanation?.proposal)
        #expect(proposal.change == .constrainInDocument(LoggedItemID(0)))
        #expect(proposal.text.hasPrefix("Give the label ") && proposal.text.contains("Remove at build time"))
        #expect(proposal.text.contains("has none there") == (kind == "fixed frame"))
        #expect(explanation?.statements.first?.note?.contains("too few") == (kind == "ambiguity"))
        #expect(proposal.fixesAll)
    }

    /// A hidden stack view has no room for its own spacing.
    @Test(arguments: [
        ("V:[UILabel:0xb]-(8)-[UILabel:0xc]", "'UISV-spacing'", "spacing"),
        (
            "UILayoutGuide:0xd'UIViewLayoutMarginsGuide'.height == UIStackView:0xa.height - 16",
            "'UIView-topMargin-guide-constraint'", "margins"
        ),
    ])
    func hiddenStackViewHasNoRoomForItsSpacing(kept: String, identifier: String, word: String) throws {
        let isSpacing = word == "spacing"
        let inside = isSpacing ? "UIStackView:0xa" : "UILayoutGuide:0xd'UIViewLayoutMarginsGuide'"
        let explanation = LoggedDump.explain(
            [
                "NSLayoutConstraint:0x1 'UISV-canvas-connection' \(inside).top == UILabel:0xb.top   (active)",
                "NSLayoutConstraint:0x2 'UISV-canvas-connection' "
                    + "\(inside).bottom == UILabel:0x\(isSpacing ? "c" : "b").bottom   (active)",
                "NSLayoutConstraint:0x3 'UISV-hiding' UIStackView:0xa.height == 0   (active)",
                "NSLayoutConstraint:0x4 \(identifier) \(kept)   (active)",
            ], broken: 3)
        let proposal = try #require(explanation?.proposal)
        #expect(proposal.text.hasPrefix("The stack view is hidden: "))
        #expect(proposal.change == .embed(LoggedItemID(isSpacing ? 0 : 2)))
        #expect(proposal.text.contains("connect its bottom edge to that view's at priority 999"))
        #expect(proposal.text.contains("set its \(word) to 0 while it is hidden."))
        // Margins stay when all views inside them are hidden.
        #expect(proposal.text.contains("hide the views in it") == isSpacing)
        #expect(proposal.fixesAll)
        #expect(explanation?.statements[2].note == "outer stack view: the stack view is hidden in it")
    }

    /// With a required size inside, neither a spacing of 0 nor a lower priority for that size is enough.
    @Test func hiddenStackViewWithSizesInsideIsEmbedded() throws {
        let explanation = LoggedDump.explain(
            [
                "NSLayoutConstraint:0x1 H:[UILabel:0xb(20)]   (active)",
                "NSLayoutConstraint:0x2 'UISV-canvas-connection' "
                    + "UIStackView:0xa.leading == UILabel:0xb.leading   (active)",
                "NSLayoutConstraint:0x3 'UISV-canvas-connection' "
                    + "H:[UILabel:0xc]-(0)-|   (active, names: '|':UIStackView:0xa )",
                "NSLayoutConstraint:0x4 'UISV-hiding' UIStackView:0xa.width == 0   (active)",
                "NSLayoutConstraint:0x5 'UISV-spacing' H:[UILabel:0xb]-(8)-[UILabel:0xc]   (active)",
            ], broken: 0)
        let proposal = try #require(explanation?.proposal)
        #expect(proposal.text.contains("connect its trailing edge") && proposal.text.contains("their own sizes"))
        #expect(!proposal.text.contains("while it is hidden"))
        #expect(proposal.fixesAll)
    }

    /// UIKit's own constraint has exactly this form.
    @Test(arguments: [
        ("UIView:0xa.width == - 16", true), ("UIView:0xa.width == - 15", false), ("Card:0xa.width == - 16", false),
        ("UIView:0xa.height == - 16", false),
    ])
    func negativeWidthMayBeAnActionSheets(equation: String, isPossible: Bool) {
        let explanation = LoggedDump.explain(["NSLayoutConstraint:0x1 \(equation)   (active)"], broken: 0)
        #expect(explanation?.proposal?.text.contains("action sheet") == isPossible)
    }

    /// If the log names no broken constraint, the one that is violated by least yields.
    @Test func theLeastViolatedConstraintYields() {
        let explanation = LoggedDump.explain([
            "NSLayoutConstraint:0x1 A:0xa.height == 100", "NSLayoutConstraint:0x2 B:0xb.height == 0.9*A:0xa.height",
            "NSLayoutConstraint:0x3 B:0xb.height == 91",
        ])
        #expect(explanation?.proposal?.change == .lowerPriority(constraint: 1))
    }

    @Test func abbreviationsInClassNamesStayUppercase() {
        let explanation = LoggedDump.explain([
            "NSLayoutConstraint:0x1 UIKBTutorialView:0xa.width == 1",
            "NSLayoutConstraint:0x2 UIKBTutorialView:0xa.width == 2",
        ])
        #expect(explanation?.statements.first?.sentence.contains("KB tutorial view's width") == true)
    }

    /// An app may constrain it, so its constraints are not the system's.
    @Test(arguments: [
        "_UIHostingView<ModifiedContent<AnyView, RootModifier>>",
        "_TtGC7SwiftUI14_UIHostingViewGVS_15ModifiedContentVS_7AnyViewVS_12RootModifier__",
    ])
    func hostingViewOfSwiftUIHasAName(name: String) {
        let explanation = LoggedDump.explain(
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

    // MARK: Usual causes

    private static func insets(_ edges: (String, String), in container: String) -> [String] {
        [
            "NSLayoutConstraint:0x1 UILabel:0xa.\(edges.0) == \(container).\(edges.0) + 12",
            "NSLayoutConstraint:0x2 UILabel:0xa.\(edges.1) == \(container).\(edges.1) - 12",
        ]
    }

    @Test(arguments: [
        (
            "UITableViewCellContentView",
            "gives the cell a required height of 0, which is usually only for a measurement"
        ),
        ("Header", "Header is given a required height of 0 from outside, which is usually only for a measurement"),
    ])
    func aSizeOfZeroIsUsuallyForAMeasurement(name: String, reason: String) {
        let explanation = LoggedDump.explain(
            Self.insets(("top", "bottom"), in: "\(name):0xb") + [
                "NSLayoutConstraint:0x3 'UIView-Encapsulated-Layout-Height' \(name):0xb.height == 0   (active)"
            ], broken: 1)
        #expect(explanation?.proposal?.change == .lowerPriority(constraint: 1))
        #expect(explanation?.proposal?.text.contains(reason) == true)
    }

    @Test(arguments: [("40", false), ("0", true)])
    func aSizeOfZeroOfTheSystemsIsTold(width: String, isTold: Bool) {
        let bar = "_UINavigationBarContentView:0xb"
        let explanation = LoggedDump.explain([
            "NSLayoutConstraint:0x1 H:|-(30)-[UILabel:0xa]   (active, names: '|':\(bar) )",
            "NSLayoutConstraint:0x2 H:[UILabel:0xa]-(30)-|   (active, names: '|':\(bar) )",
            "NSLayoutConstraint:0x3 'UIView-Encapsulated-Layout-Width' \(bar).width == \(width)   (active)",
        ])
        #expect(explanation?.proposal?.change == .nothingToChange)
        #expect(explanation?.proposal?.text.contains("then nothing is wrong") == isTold)
    }

    /// As a number, or as the size of the superview less that same size.
    @Test(arguments: [
        (["Card:0xb.width == 0"], true), (["Card:0xb.width == 20"], false),
        (["Card:0xb.width == UIView:0xc.width - 320", "UIView:0xc.width == 320"], true),
        (["Card:0xb.width == UIView:0xc.width - 300", "UIView:0xc.width == 320"], false),
    ])
    func aMaskOfAZeroFrameIsTold(sizes: [String], isTold: Bool) {
        let masks = sizes.enumerated().map {
            "NSAutoresizingMaskLayoutConstraint:0x\(9 - $0) h=-&- v=--& \($1)   (active)"
        }
        let explanation = LoggedDump.explain(Self.insets(("leading", "trailing"), in: "Card:0xb") + masks, broken: 1)
        #expect(explanation?.verdict == .conflict)
        let text = explanation?.proposal?.text ?? ""
        #expect(text.contains("Card's width is 0 by its autoresizing mask, usually because it was created") == isTold)
    }

    @Test(arguments: [("_UIToolbarContentView", true), ("_UISearchBarContentView", false)])
    func aToolbarIsUsuallyMadeWithAZeroFrame(name: String, isToolbar: Bool) {
        let explanation = LoggedDump.explain([
            "NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& \(name):0xb.width == 0   (active)",
            "NSLayoutConstraint:0x2 H:|-(8)-[_UIModernBarButton:0xa'Save']   (active, names: '|':\(name):0xb )",
            "NSLayoutConstraint:0x3 H:[_UIModernBarButton:0xa'Save']-(8)-|   (active, names: '|':\(name):0xb )",
        ])
        #expect(explanation?.proposal?.change == .nothingToChange)
        #expect(explanation?.proposal?.text.contains("UIToolbar(frame:") == isToolbar)
    }

    // MARK: Encapsulated sizes

    /// A table sets the width of its cells and asks only for their heights; a collection view may ask for both.
    @Test(arguments: [
        ("UITableViewCellContentView", ("leading", "trailing"), "width", 2),
        ("_UITableViewHeaderFooterContentView", ("leading", "trailing"), "width", 2),
        ("UITableViewCellContentView", ("top", "bottom"), "height", 1),
        ("UICollectionViewCellContentView", ("leading", "trailing"), "width", 1),
    ])
    func aFixedWidthYieldsToTheTables(name: String, edges: (String, String), size: String, yielding: Int) {
        let word = size == "width" ? "Width" : "Height"
        let explanation = LoggedDump.explain(
            Self.insets(edges, in: "\(name):0xb") + [
                "NSLayoutConstraint:0x3 UILabel:0xa.\(size) == 200",
                "NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-\(word)' \(name):0xb.\(size) == 280   (active)",
            ])
        #expect(explanation?.proposal?.change == .lowerPriority(constraint: yielding))
        #expect(explanation?.proposal?.text.contains("A table view gives its cells its own width") == (yielding == 2))
    }

    @Test func ofSeveralFixedWidthsTheEndYields() {
        let explanation = LoggedDump.explain([
            "NSLayoutConstraint:0x1 H:|-(8)-[UILabel:0xa]   (active, names: '|':UITableViewCellContentView:0xc )",
            "NSLayoutConstraint:0x2 H:[UILabel:0xa]-(8)-[UISwitch:0xb]   (active)",
            "NSLayoutConstraint:0x3 UILabel:0xa.width == 100   (active)",
            "NSLayoutConstraint:0x4 UISwitch:0xb.width == 50   (active)",
            "NSLayoutConstraint:0x5 H:[UISwitch:0xb]-(8)-|   (active, names: '|':UITableViewCellContentView:0xc )",
            "NSLayoutConstraint:0x6 'UIView-Encapsulated-Layout-Width' UITableViewCellContentView:0xc.width == 120",
        ])
        #expect(explanation?.proposal?.change == .lowerPriority(constraint: 4))
        #expect(explanation?.proposal?.text.contains("here 120") == true)
    }
}
