import LayoutModel
import SourceText
import TestSupport
import Testing

@testable import InterfaceBuilder

/// Every value that cannot be read is reported.
@Suite struct ValuesTests {
    /// The findings of a document, each as `code at text: message`.
    private func problems(_ text: String) -> [String] {
        InterfaceBuilderFormat().parse(SourceText(text)).document.problems.map {
            "\($0.code.rawValue) at \(SourceText(text)[$0.range]): \($0.message)"
        }
    }

    private func view(
        _ attributes: String, frame: String = #"x="0.0" y="0.0" width="4" height="4""#, tag: String = "view"
    )
        -> String
    {
        #"""
        <\#(tag) translatesAutoresizingMaskIntoConstraints="NO" \#(attributes) id="a"><rect key="frame" \#(frame)/>\#
        </\#(tag)>
        """#
    }

    @Test func aFrameHasFourNumbers() {
        #expect(
            problems(IBFixture.xib(view("", frame: #"x="O" y="0.0" width="-5""#))) == [
                "syntax at rect: The frame has no height. Add height=\"…\" with a number.",
                "syntax at O: \"O\" is not a valid x. Use digits and a point, such as 12 or 12.5.",
                "syntax at -5: Invalid width -5: it cannot be negative. Use 0 or more.",
            ])
        #expect(problems(IBFixture.xib(view("", frame: #"x="-1e3" y=".5" width="0.0" height="4""#))) == [])
    }

    @Test func anInsetOmitsZeros() {
        func problems(_ inset: String) -> [String] {
            self.problems(IBFixture.xib(#"<view id="a"><frame key="frameInset" \#(inset)/></view>"#))
        }
        #expect(problems(#"minX="-4" maxY="2" width="4""#) == [])
        #expect(
            problems(#"minX="O" height="-5""#) == [
                "syntax at O: \"O\" is not a valid minX. Use digits and a point, such as 12 or 12.5.",
                "syntax at -5: Invalid height -5: it cannot be negative. Use 0 or more.",
            ])
    }

    @Test(arguments: [
        "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
        "verticalCompressionResistancePriority",
    ])
    func aPriorityIsANumberUpToAThousand(name: String) {
        #expect(
            problems(IBFixture.xib(view(#"\#(name)="1001""#))) == [
                "invalid-priority at 1001: Invalid priority 1001: it must be from 0 to 1000."
            ])
        #expect(
            problems(IBFixture.xib(view(#"\#(name)="high""#))) == [
                "syntax at high: \"high\" is not a valid priority. Use digits and a point, such as 12 or 12.5."
            ])
        #expect(problems(IBFixture.xib(view(#"\#(name)="1000""#))) == [])
    }

    @Test func unknownWordsOfAStackAreReported() {
        let stack = view(#"axis="diagonal" distribution="even" alignment="middle" spacing="wide""#, tag: "stackView")
        #expect(
            problems(IBFixture.xib(stack)) == [
                "syntax at diagonal: \"diagonal\" is not a valid axis of a stack view. Use horizontal or vertical.",
                "syntax at even: \"even\" is not a valid distribution of a stack view. "
                    + "Use fill, fillEqually, fillProportionally, equalSpacing or equalCentering.",
                "syntax at middle: \"middle\" is not a valid alignment of a stack view. "
                    + "Use fill, leading, top, firstBaseline, center, trailing, bottom or lastBaseline.",
                "syntax at wide: \"wide\" is not a valid spacing. Use digits and a point, such as 12 or 12.5.",
            ])
        let known = view(#"axis="vertical" distribution="fillEqually" alignment="top" spacing="4""#, tag: "stackView")
        #expect(problems(IBFixture.xib(known)) == [])
        // AppKit uses other words.
        let gravity = IBFixture.xib(view(#"distribution="gravityAreas" alignment="centerY""#, tag: "stackView"))
        #expect(problems(gravity.replacing("iOS.CocoaTouch", with: "MacOSX.Cocoa")) == [])
    }

    @Test func numbersInVariationsAreChecked() {
        func constraint(_ variation: String) -> String {
            #"""
            <constraint firstItem="a" firstAttribute="width" constant="4" id="w">\#
            <variation key="widthClass=compact" \#(variation)/></constraint>
            """#
        }
        #expect(
            problems(IBFixture.xib(view(""), constraints: constraint(#"constant="4 pt" priority="1001""#))) == [
                "syntax at 4 pt: \"4 pt\" is not a valid constant. Use digits and a point, such as 12 or 12.5.",
                "invalid-priority at 1001: Invalid priority 1001: it must be above 0 and at most 1000. Use 1000.",
            ])
        #expect(problems(IBFixture.xib(view(""), constraints: constraint(#"constant="4" priority="999""#))) == [])
    }

    @Test func aConstraintRelatesOnlyViewsAndGuides() {
        let size = #"<constraint firstItem="a" firstAttribute="width" constant="4" id="w"/>"#
        let wrong = #"<constraint firstItem="w" firstAttribute="height" constant="4" id="h"/>"#
        #expect(
            problems(IBFixture.xib(view(""), constraints: size + wrong)) == [
                "dangling-id at w: The constraint (id \"w\") is neither a view nor a layout guide. "
                    + "Use a view's id, or remove this constraint."
            ])
        #expect(problems(IBFixture.xib(view(""), constraints: size)) == [])
    }

    // MARK: Views without a frame

    private let card = """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="card">
            <rect key="frame" x="20" y="20" width="335" height="100"/>
        </view>
        """

    private func width(_ owner: String) -> String {
        """
        <constraints>
            <constraint firstItem="card" firstAttribute="width" secondItem="\(owner)" secondAttribute="width" \
        constant="-40" id="w"/>
        </constraints>
        """
    }

    private let frame = #"<rect key="frame" x="0.0" y="0.0" width="375" height="667"/>"#

    private let missingFrame =
        "syntax at view: Missing frame: the view and its contents cannot be laid out without it. "
        + "Add <rect key=\"frame\"> with x, y, width and height, or save the document in Xcode."

    @Test func theViewOfAControllerFillsTheCanvas() throws {
        let text = IBFixture.storyboard([
            IBFixture.controller("first", subviews: card).replacing(frame, with: "").replacing(
                "</subviews>", with: "</subviews>\(width("first-view"))")
        ])
        #expect(!text.contains(frame))
        let document = InterfaceBuilderFormat().parse(SourceText(text)).document
        let layout = try #require(document.layouts.first)
        #expect(document.problems == [])
        #expect(layout.views.map(\.objectID) == ["first-view", "card"])
        #expect(layout.constraints.count == 1)
        #expect(layout.designTime?.canvas.width == .points(375))
        #expect(layout.designTime?.canvas.height == .points(667))
        // If the canvas is unknown, the missing frame is reported.
        let elsewhere = text.replacing(#"<device id="retina4_7""#, with: #"<device id="elsewhere""#)
        #expect(problems(elsewhere) == [missingFrame])
    }

    @Test func theContentOfACellFillsTheCell() throws {
        let text = IBFixture.xib("").replacing(
            "</objects>",
            with: """
                <tableViewCell id="cell"><rect key="frame" x="0.0" y="0.0" width="375" height="140"/>
                <tableViewCellContentView key="contentView" id="content">\
                <subviews>\(card)</subviews>\(width("content"))</tableViewCellContentView>
                </tableViewCell></objects>
                """)
        let document = InterfaceBuilderFormat().parse(SourceText(text)).document
        let layout = try #require(document.layouts.last)
        #expect(document.problems == [])
        #expect(layout.views.map(\.objectID) == ["cell", "content", "card"])
        #expect(layout.constraints.count == 1)
    }

    @Test func aPrototypeNeedsNoFrame() throws {
        let text = IBFixture.xib(
            """
            <tableView id="table"><prototypes><tableViewCell id="cell">
                <tableViewCellContentView key="contentView" id="content">\
            <subviews>\(card)</subviews>\(width("content"))</tableViewCellContentView>
            </tableViewCell></prototypes></tableView>
            """)
        let document = InterfaceBuilderFormat().parse(SourceText(text)).document
        #expect(document.problems == [])
        #expect(document.layouts.map { $0.views.map(\.objectID) } == [["roo-tv-iew", "table"], ["card"]])
    }

    @Test func aViewOfAXibWithoutAFrameIsReported() {
        let text = IBFixture.xib(card, constraints: "").replacing(frame, with: "")
        #expect(problems(text) == [missingFrame])
    }
}
