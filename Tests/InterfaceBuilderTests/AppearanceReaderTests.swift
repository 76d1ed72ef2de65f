import LayoutModel
import SourceText
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite struct AppearanceReaderTests {
    private static let frame = #"<rect key="frame" x="0.0" y="0.0" width="40" height="20"/>"#

    /// The appearance of the element `v`.
    private func appearance(_ start: String, _ children: String = "", resources: String = "") throws -> Appearance {
        let tag = start.dropFirst().prefix { $0 != " " }
        let text = IBFixture.xib("\(start)\(Self.frame)\(children)</\(tag)>", resources: resources)
        let document = InterfaceBuilderFormat().parse(SourceText(text)).document
        let layout = try #require(document.layouts.first)
        let view = try #require(layout.views.first { $0.objectID == "v" })
        return document.sketch.appearances[layout.key]?[view.id] ?? Appearance()
    }

    private func made(_ change: (inout Appearance) -> Void) -> Appearance {
        var appearance = Appearance()
        change(&appearance)
        return appearance
    }

    @Test(
        arguments: [
            (
                #"red="1" green="0.5" blue="0" alpha="1" colorSpace="calibratedRGB""#,
                Colour(red: 1, green: 0.5, blue: 0)
            ),
            (#"white="0.25" alpha="0.5" colorSpace="calibratedWhite""#, Colour(white: 0.25, opacity: 0.5)),
            (#"white="7" alpha="1""#, Colour(white: 1)),
            (#"systemColor="systemBackgroundColor""#, .system(.background)),
            (#"cocoaTouchSystemColor="groupTableViewBackgroundColor""#, .system(.secondaryBackground)),
            (#"systemColor="systemIndigoColor""#, .system(.indigo)), (#"name="brand""#, Colour(white: 0.2)),
            (#"name="other""#, Colour(white: 0.2)), (#"name="textColor" catalog="System""#, .system(.label)),
            (#"systemColor="notYetKnownColor""#, Colour(white: 0.9)),
            (#"white="1" alpha="0""#, nil), (#"name="missing""#, nil), (#"name="loop""#, nil),
            (#"red="nan" green="0" blue="0""#, nil), ("", nil),
        ] as [(String, Colour?)])
    func coloursAreComponentsOrThoseOfTheSystem(_ attributes: String, _ colour: Colour?) throws {
        let resources = """
            <namedColor name="brand"><color white="0.2" alpha="1"/></namedColor>
            <namedColor name="other"><color name="brand"/></namedColor>
            <namedColor name="loop"><color name="loop"/></namedColor>
            <systemColor name="notYetKnownColor"><color white="0.9" alpha="1"/></systemColor>
            """
        let found = try appearance(
            #"<view id="v">"#, "<color key=\"backgroundColor\" \(attributes)/>", resources: resources)
        #expect(found.background == colour)
    }

    @Test func textsHaveAColourAnAlignmentAndAFont() throws {
        let label = try appearance(
            #"<label text="A" textAlignment="center" id="v">"#,
            """
            <fontDescription key="fontDescription" name="Avenir-Heavy" family="Avenir" pointSize="20"/>
            <color key="textColor" white="1" alpha="1"/>
            """)
        #expect(
            label
                == made {
                    ($0.alignment, $0.isBold, $0.font, $0.text) = (.centre, true, "Avenir", Colour(white: 1))
                })
        for weight in [
            #"type="boldSystem""#, #"type="system" weight="semibold""#, #"style="UICTFontTextStyleHeadline""#,
        ] {
            let font = "<fontDescription key=\"fontDescription\" \(weight) pointSize=\"17\"/>"
            #expect(try appearance(#"<label text="A" id="v">"#, font).isBold, "\(weight)")
        }
    }

    @Test func controlsHaveTheirValues() throws {
        let toggle = try appearance(#"<switch on="NO" id="v">"#, #"<color key="onTintColor" white="0" alpha="1"/>"#)
        #expect(toggle == made { ($0.isOn, $0.tint) = (false, Colour(white: 0)) })
        let slider = try appearance(#"<slider value="20" minValue="10" maxValue="50" id="v">"#)
        #expect(slider == made { $0.value = 0.25 })
        #expect(try appearance(#"<slider value="20" minValue="9" maxValue="9" id="v">"#) == Appearance())
        #expect(try appearance(#"<progressView progress="0.5" id="v">"#) == made { $0.value = 0.5 })
        let segments = try appearance(
            #"<segmentedControl selectedSegmentIndex="1" id="v">"#,
            #"<segments><segment title="Day"/><segment title="Week"/></segments>"#)
        #expect(segments == made { ($0.items, $0.selected) = (["Day", "Week"], 1) })
        let bar = try appearance(
            #"<toolbar id="v">"#,
            #"<items><barButtonItem title="Edit" id="e"/><barButtonItem systemItem="add" id="f"/></items>"#)
        #expect(bar == made { $0.items = ["Edit", "add"] })
        let image = try appearance(#"<imageView alpha="0.5" image="photo" id="v">"#)
        #expect(image == made { ($0.opacity, $0.image) = (0.5, "photo") })
    }

    @Test func buttonsHaveTheLookOfTheirStateOrConfiguration() throws {
        let plain = try appearance(
            #"<button id="v">"#,
            """
            <state key="normal" title="Go" image="arrow"><color key="titleColor" white="1" alpha="1"/></state>
            <state key="highlighted"><color key="titleColor" white="0" alpha="1"/></state>
            <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                    <integer key="value" value="8"/>
                </userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes>
            """)
        #expect(plain == made { ($0.text, $0.image, $0.cornerRadius) = (Colour(white: 1), "arrow", 8) })
        let filled = try appearance(
            #"<button id="v">"#, #"<buttonConfiguration key="configuration" style="filled" title="Go"/>"#)
        #expect(
            filled
                == made { ($0.background, $0.text, $0.cornerRadius) = (.system(.blue), Colour(white: 1), 6) })
    }

    @Test func fieldsHaveABorderAndAPlaceholder() throws {
        let field = try appearance(#"<textField placeholder="Name" borderStyle="roundedRect" id="v">"#)
        #expect(field == made { ($0.placeholder, $0.hasBorder) = ("Name", true) })
        #expect(try appearance(#"<textField text="A" id="v">"#) == made { $0.hasBorder = false })
    }
}
