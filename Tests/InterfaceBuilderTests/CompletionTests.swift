import LayoutModel
import SourceText
import TestSupport
import Testing

@testable import InterfaceBuilder

/// Completions in complete and incomplete markup. `│` is the cursor, and `«…»` the text to be replaced.
@Suite struct CompletionTests {
    private func context(_ marked: String) -> (choices: [CompletionChoice], replaced: String)? {
        let fixture = Fixture(marked)
        let parsed = InterfaceBuilderFormat().parse(fixture.text)
        guard let context = parsed.editing.completionContext(at: fixture.cursor) else { return nil }
        if !fixture.ranges.isEmpty { #expect([context.replacing] == fixture.ranges) }
        for case .choice(let choices) in context.expected { return (choices, fixture.text[context.replacing]) }
        return nil
    }

    private func labels(_ marked: String) -> [String] { context(marked)?.choices.map(\.label) ?? [] }

    private func insertions(_ marked: String) -> [String] { context(marked)?.choices.map(\.insertion) ?? [] }

    /// A screen with a table cell. `statement` is one of the constraints of the screen.
    private func document(_ statement: String) -> String {
        """
        <document><objects>
        <viewController id="con-tr-oll"><layoutGuides><viewControllerLayoutGuide type="top" id="top-gu-ide"/>\
        </layoutGuides>
        <view key="view" id="roo-t"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <label text="A &amp; B" id="lab-el"><rect key="frame" x="0" y="0" width="10" height="10"/></label>
        <tableView id="tab-le"><rect key="frame" x="0" y="9" width="1" height="1"/><prototypes>
        <tableViewCell id="cel-l"><rect key="frame" x="0" y="0" width="1" height="1"/>
        <tableViewCellContentView key="contentView" id="con-te-nt"><rect key="frame" x="0" y="0" width="1" height="1"/>
        <subviews><button id="but-to-n"><rect key="frame" x="0" y="0" width="1" height="1"/>\
        <state key="normal" title="Go"/></button></subviews>
        <constraints><constraint firstItem="but-to-n" firstAttribute="top" constant="3" id="con-st-1"/></constraints>
        </tableViewCellContentView></tableViewCell></prototypes></tableView></subviews>
        <viewLayoutGuide key="safeArea" id="saf-e"/>
        <constraints>
        \(statement)
        <constraint firstItem="lab-el" firstAttribute="leading" secondItem="roo-t" secondAttribute="leading" \
        constant="8" id="con-st-2"/>
        </constraints></view></viewController>
        <viewController title="Other" id="oth-er"><view key="view" id="vie-w2">\
        <rect key="frame" x="0" y="0" width="1" height="1"/></view></viewController>
        </objects></document>
        """
    }

    @Test func itemsAreThoseOfTheSameLayout() {
        let found = context(document("<constraint firstItem=\"«│»\" id=\"x\"/>"))
        #expect(found?.choices.map(\.label) == ["View", "A & B", "Table View", "Safe Area", "Top Layout Guide"])
        #expect(found?.choices.map(\.insertion) == ["roo-t", "lab-el", "tab-le", "saf-e", "top-gu-ide"])
        #expect(found?.choices.map(\.kind) == [.view, .view, .view, .guide, .guide])
        #expect(found?.choices.map(\.detail)[1] == "Label in View")
        #expect(found?.choices.map(\.object)[1] == "lab-el")
    }

    @Test func theWholeValueIsReplaced() {
        #expect(labels(document("<constraint firstItem=\"«la│b-el»\"/>")).contains("A & B"))
        #expect(labels(document("<constraint firstItem='«la│b-el»'/>")).contains("A & B"))
        // The beginning of an id is compared with ids only, other text with names too.
        let typed = context(document("<constraint firstItem=\"lab│\"/>"))?.choices.map(\.filter)
        #expect(
            typed == ["View roo-t", "lab-el", "Table View tab-le", "Safe Area saf-e", "Top Layout Guide top-gu-ide"])
    }

    @Test func aValueWithoutAClosingQuoteGetsOne() {
        #expect(
            insertions(document("<constraint firstItem=\"«│»")) == [
                "roo-t\"", "lab-el\"", "tab-le\"", "saf-e\"", "top-gu-ide\"",
            ])
        #expect(insertions(document("<constraint firstItem=\"«la│b»")).contains("lab-el\""))
        #expect(insertions(document("<constraint firstItem=\"«la│b» firstAttribute=\"top\"/>")).contains("lab-el\""))
        #expect(insertions(document("<constraint firstItem=\"«la│b»/>")).contains("lab-el\""))
        #expect(insertions(document("<constraint firstItem=«│»")).contains("\"lab-el\""))
    }

    @Test func aCellIsALayoutOfItsOwn() {
        let source = document("").replacing("firstItem=\"but-to-n\"", with: "firstItem=\"│\"")
        #expect(labels(source) == ["Content View", "Go", "Table View Cell"])
    }

    @Test func idsOfOtherKindsOfObjectsAreSuggested() {
        #expect(
            insertions(
                document("").replacing(
                    "<subviews><button", with: "<connections><segue destination=\"│\"/></connections><subviews><button")
            ) == ["con-tr-oll", "oth-er"])
        #expect(
            insertions("<document initialViewController=\"│\"><viewController id=\"a\"/><view id=\"b\"/></document>")
                == ["a"])
        let all = labels(
            document("").replacing(
                "</subviews>\n<viewLayout",
                with:
                    """
                    </subviews><connections><outlet property="x" destination="│" id="out-le-t"/></connections>\
                    <viewLayout
                    """
            ))
        #expect(all.contains("A & B.leading = View.leading + 8") && all.contains("Other") && all.contains("Safe Area"))
        #expect(!all.contains("x"))
        let mask = "<variation key=\"default\"><mask key=\"constraints\"><exclude reference=\"│\"/></mask></variation>"
        #expect(
            insertions(document("").replacing("</constraints></view>", with: "</constraints>\(mask)</view>")) == [
                "con-st-1", "con-st-2",
            ])
    }

    @Test func onlyAttributesThatFitTheOtherOneAreProposed() {
        let all = labels(document("<constraint firstAttribute=\"│\"/>"))
        #expect(all.prefix(4) == ["leading", "trailing", "top", "bottom"])
        #expect(
            Set(all).isSuperset(of: ["leadingMargin", "centerXWithinMargins", "firstBaseline", "baseline", "width"]))
        let second = labels(document("<constraint firstAttribute=\"top\" secondAttribute=\"│\"/>"))
        #expect(second.prefix(2) == ["top", "bottom"])
        #expect(
            Set(second) == [
                "top", "bottom", "centerY", "firstBaseline", "baseline", "topMargin", "bottomMargin",
                "centerYWithinMargins",
            ])
        let leading = labels(document("<constraint firstAttribute=\"leading\" secondAttribute=\"│\"/>"))
        #expect(leading.first == "leading" && leading.contains("trailingMargin"))
        #expect(!leading.contains("left") && !leading.contains("rightMargin"))
        #expect(
            labels(document("<constraint secondAttribute=\"│\" firstAttribute=\"height\"/>")) == ["height", "width"])
        #expect(labels(document("<constraint relation=\"│\"/>")) == ["lessThanOrEqual", "greaterThanOrEqual"])
        let choice = context(document("<constraint firstAttribute=\"│\"/>"))?.choices.first
        #expect(
            choice?.documentation == "The edge at which text begins: left, or right in a right-to-left layout.")
    }

    @Test func valuesDependOnTheElement() {
        #expect(labels("<stackView axis=\"│\"/>") == ["horizontal", "vertical"])
        #expect(labels("<stackView distribution=\"│\"/>").contains("fillProportionally"))
        #expect(labels("<stackView alignment=\"│\"/>").contains("lastBaseline"))
        #expect(labels("<view hidden=\"│\"/>") == ["YES", "NO"])
        #expect(labels("<constraint placeholder=\"│\"/>") == ["YES", "NO"])
        #expect(labels("<textField placeholder=\"│\"/>") == [])
        #expect(labels("<rect key=\"│\"/>") == ["frame"])
        #expect(labels("<frame key=\"│\"/>") == ["frameInset"])
        #expect(labels("<label text=\"│\"/>") == [])
    }

    @Test func namesOfAttributesAreSuggested() {
        let found = context(document("<constraint firstItem=\"lab-el\" «fi│»/>"))
        #expect(found?.choices.first?.label == "firstAttribute")
        #expect(found?.choices.first?.insertion == "firstAttribute=\"\"")
        #expect(found?.choices.first?.cursor == 16)
        #expect(found?.choices.map(\.label).contains("firstItem") == false)
        #expect(labels(document("<constraint «│»")).first == "firstItem")
        #expect(labels(document("<constraint «│» secondItem=\"x\" id=\"y\"/>")).contains("secondItem") == false)
        #expect(insertions("<rect «k│ey»=\"frame\"/>").contains("key"))
        #expect(labels("<subviews><imageView │/></subviews>").contains("verticalHuggingPriority"))
        #expect(labels("<rect │/>") == ["key", "x", "y", "width", "height"])
        #expect(labels("<frame │/>") == ["key", "minX", "minY", "maxX", "maxY", "width", "height"])
        #expect(labels("<viewController │/>").contains("storyboardIdentifier"))
    }

    @Test func namesOfElementsAreSuggested() {
        #expect(labels("<constraints><«con│»</constraints>") == ["constraint"])
        #expect(labels("<view><subviews><«│»").contains("stackView"))
        #expect(labels("<view><subviews></«│»") == ["subviews"])
    }

    @Test func nothingIsSuggestedElsewhere() {
        for source in [
            "│", "<view>│</view>", "<view/>│", "<view id=\"a\"│/>", "<!-- <view │ -->", "<?xml │?>", "<!DOCTYPE │>",
            "<unknownThing │/>", "<view id=\"│\"/>",
        ] { #expect(labels(source) == [], "\(source)") }
    }

    /// A completion at the end of an incomplete document replaces text at the cursor.
    @Test func everyPrefixCanBeCompleted() {
        let whole = document("<constraint firstItem=\"lab-el\" firstAttribute=\"top\" secondItem='roo-t'/>")
        let bytes = Array(whole.utf8)
        for end in stride(from: 0, through: bytes.count, by: 7) {
            let text = SourceText(utf8: Array(bytes.prefix(end)))
            let context = InterfaceBuilderFormat().parse(text).editing.completionContext(at: UTF8Offset(end))
            if let context { #expect(context.replacing.touches(UTF8Offset(end))) }
        }
    }
}
