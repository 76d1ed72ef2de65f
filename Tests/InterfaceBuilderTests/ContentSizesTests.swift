import LayoutModel
import SourceText
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite struct ContentSizesTests {
    @Test func imagesHaveTheSizeInTheResources() throws {
        let image = try view(
            #"<imageView image="logo" id="v">\#(frame(10, 10))</imageView>"#,
            resources: #"<image name="logo" width="120" height="44"/>"#)
        #expect(image.intrinsicSize == AxisPair(horizontal: .points(120), vertical: .points(44)))
        let empty = try view(#"<imageView id="v">\#(frame(10, 10))</imageView>"#)
        #expect(empty.intrinsicSize == AxisPair(.none))
        let unknown = try view(#"<imageView image="elsewhere" id="v">\#(frame(30, 20))</imageView>"#)
        #expect(unknown.intrinsicSize == AxisPair(.unknown))
        #expect(unknown.designIntrinsicSize == AxisPair(horizontal: .points(30), vertical: .points(20)))
    }

    @Test func insetsOfSymbolsAreTheRestOfTheirHeight() throws {
        let symbol = try view(
            """
            <imageView image="globe" catalog="system" id="v">\(frame(20, 19))
                <constraints>
                    <constraint firstAttribute="width" constant="20" id="w"/>
                    <constraint firstAttribute="width" secondItem="v" secondAttribute="height" id="r"/>
                </constraints>
            </imageView>
            """, resources: #"<image name="globe" catalog="system" width="128" height="123"/>"#)
        #expect(symbol.alignmentInsets == EdgeInsets(top: -0.5, leading: 0, bottom: -0.5, trailing: 0))
        #expect(!symbol.alignmentInsetsAreKnown)
        #expect(symbol.fontSize == 17)
    }

    @Test func theSizeOfATextIsKnownOnlyAtDesignTime() throws {
        let label = try view(#"<label text="Name" id="v">\#(frame(40, 20.5))</label>"#)
        #expect(label.intrinsicSize == AxisPair(.unknown))
        #expect(label.designIntrinsicSize == AxisPair(horizontal: .points(40), vertical: .points(20.5)))
        #expect(label.likelySize == AxisPair(horizontal: 40, vertical: 20.5))
    }

    @Test(arguments: [(14490, 51.0, 49.0, 2.0), (14490, 49, 49, 0), (24506, 63, 61, 2)])
    func switchesHaveTheSizeOfTheirVersion(_ version: Int, _ width: Double, _ content: Double, _ inset: Double) throws {
        let view = try view(#"<switch id="v">\#(frame(width, 31))</switch>"#, version: version)
        #expect(view.intrinsicSize.horizontal == .points(content))
        #expect(view.alignmentInsets.trailing == inset)
    }

    @Test(arguments: ["iOS.CocoaTouch", "AppleTV"])
    func aSegmentedControlHasAnInsetBelow(_ runtime: String) throws {
        let text = IBFixture.xib(#"<segmentedControl id="v">\#(frame(90, 32))</segmentedControl>"#)
            .replacing("iOS.CocoaTouch", with: runtime)
        let layout = try #require(InterfaceBuilderFormat().parse(SourceText(text)).document.layouts.first)
        #expect(layout.views.last?.alignmentInsets == EdgeInsets(top: 0, leading: 0, bottom: 1, trailing: 0))
    }

    @Test func placeholderSizesApplyOnlyAtDesignTime() throws {
        let view = try view(
            #"<view placeholderIntrinsicWidth="infinite" placeholderIntrinsicHeight="30" id="v">\#(frame(7, 7))</view>"#
        )
        #expect(view.designIntrinsicSize == AxisPair(horizontal: .none, vertical: .points(30)))
        #expect(view.intrinsicSize == AxisPair(.unknown))
    }

    @Test(arguments: [("scrollView", true), ("textView", true), ("wkWebView", true), ("progressView", false)])
    func someKindsHaveNoContentSize(_ tag: String, _ hasNoHeight: Bool) throws {
        let view = try view("<\(tag) id=\"v\">\(frame(100, 4))</\(tag)>")
        #expect(view.intrinsicSize.horizontal == .none)
        #expect((view.intrinsicSize.vertical == .none) == hasNoHeight)
    }

    @Test func textStylesHaveAFontSize() throws {
        let label = try view(
            #"""
            <label id="v">\#(frame(4, 4))<fontDescription key="fontDescription" style="UICTFontTextStyleFootnote"/>\#
            </label>
            """#
        )
        #expect(label.fontSize == 13)
    }

    private func frame(_ width: Double, _ height: Double) -> String {
        #"<rect key="frame" x="0.0" y="0.0" width="\#(width)" height="\#(height)"/>"#
    }

    private func view(_ element: String, version: Int = 17701, resources: String = "") throws -> View {
        let text = IBFixture.xib(element, version: version, resources: resources)
        let layout = InterfaceBuilderFormat().parse(SourceText(text)).document.layouts.first
        return try #require(layout?.views.last { $0.objectID == "v" })
    }
}
