import LayoutModel
import SourceText
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite struct ViewNamesTests {
    @Test(
        arguments: [
            (#"<label userLabel="Price" text="9" id="v">"#, "</label>", "Price"),
            (#"<label text="  Hello&#10;world" id="v">"#, "</label>", "Hello"),
            (#"<label id="v">"#, #"<string key="text">Two &amp; three</string></label>"#, "Two & three"),
            (#"<button id="v">"#, #"<state key="normal" title="Save"/></button>"#, "Save"),
            (#"<button id="v">"#, #"<buttonConfiguration key="configuration" title="Go"/></button>"#, "Go"),
            (#"<textField placeholder="Search" id="v">"#, "</textField>", "Search"),
            (
                #"<label id="v">"#,
                #"""
                <attributedString key="attributedText"><fragment content="A "/><fragment content="b"/>\#
                </attributedString></label>
                """#,
                "A b"
            ), (#"<imageView id="v">"#, "</imageView>", "portrait"),
            (#"<visualEffectView id="w">"#, "</visualEffectView>", "Visual Effect View"),
        ])
    func areThoseOfTheOutline(_ start: String, _ end: String, _ name: String) throws {
        let text = IBFixture.xib(
            start + #"<rect key="frame" x="0.0" y="0.0" width="4" height="4"/>"# + end,
            rootChildren: #"<connections><outlet property="portrait" destination="v" id="o"/></connections>"#)
        let layout = try #require(InterfaceBuilderFormat().parse(SourceText(text)).document.layouts.first)
        #expect(layout.views.last?.displayName == name)
    }

    @Test func tellNamesakesApartByClassTextAndID() throws {
        let frame = #"<rect key="frame" x="0.0" y="0.0" width="4" height="4"/>"#
        let label = "<subviews><label text=\"Total\" id=\"l\">\(frame)</label></subviews>"
        let text = IBFixture.xib(
            "<view id=\"a\" customClass=\"Gauge\">\(frame)</view><view id=\"b\">\(frame)\(label)</view>"
                + "<view id=\"c\">\(frame)</view><imageView id=\"d\">\(frame)</imageView>")
        let layout = try #require(InterfaceBuilderFormat().parse(SourceText(text)).document.layouts.first)
        #expect(layout.views.map(\.distinctName) == [nil, "Gauge", "View (Total)", nil, "View (c)", nil])
    }

    @Test func makePathsThatAreUnique() throws {
        let label = #"<label text="A" id=""><rect key="frame" x="0.0" y="0.0" width="4" height="4"/></label>"#
        let text = IBFixture.xib(label + label + label.replacing("\"A\"", with: "\"A 2\""))
        let layout = try #require(InterfaceBuilderFormat().parse(SourceText(text)).document.layouts.first)
        #expect(layout.views.map(\.path) == ["", "A", "A 2", "A 2 2"])
        #expect(layout.views.map(\.name) == ["", "A", "A", "A 2"])
    }
}
