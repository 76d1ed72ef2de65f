import AutoLayoutEngine
import InterfaceBuilder
import LayoutModel
import SourceText
import TestSupport
import Testing

@testable import Rendering

/// Pictures of views as they look.
@Suite struct ScreenTests {
    private static let frame = #"<rect key="frame" x="20" y="10" width="120" height="30"/>"#

    private func screen(_ text: String) throws -> MarkupElement {
        try MarkupElement.parse(SVGDocument.text([picture(text)], look: .screen))
    }

    /// A document of which the frames are as written.
    private func screen(document subviews: String, rootChildren: String = "") throws -> MarkupElement {
        let mask = #"<autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>"#
        let views = subviews.replacing("<frame/>", with: Self.frame + mask)
        let text = SourceText(IBFixture.xib(views, rootChildren: rootChildren))
        let document = InterfaceBuilderFormat().parse(text).document
        let layout = try #require(document.layouts.first)
        let picture = try Picture(layout, Configuration(baseOf: layout), text: text, sketch: document.sketch)
        return try MarkupElement.parse(SVGDocument.text([picture], look: .screen))
    }

    private func group(_ name: String, in svg: MarkupElement) throws -> MarkupElement {
        try #require(svg.all.first { $0.name == "g" && $0.title?.hasPrefix(name + ",") == true })
    }

    private func text(_ name: String, in svg: MarkupElement) throws -> MarkupElement {
        try #require(try group(name, in: svg).all.first { $0.name == "text" })
    }

    @Test func thereAreNoConstraintsAndNoNamesOfContainers() throws {
        let svg = try screen(
            "size 320 x 44; view box { label key 90 x 20; key.top == super.top }; box.edges == super.edges + 8")
        #expect(svg.all("path", "line").isEmpty && svg.all("text", "name").isEmpty && svg.all("text", "value").isEmpty)
        #expect(svg.texts("text").contains("key") && !svg.texts("text").contains("box"))
    }

    @Test(arguments: [("120 x 20", true), ("120 x 10", false), ("20 x 20", false)])
    func anOutlineHasItsNameIfThereIsRoom(size: String, isNamed: Bool) throws {
        let svg = try screen("size 320 x 44; view box \(size); box.top == super.top; box.left == super.left")
        #expect(svg.texts("text").contains("box") == isNamed)
    }

    @Test(
        arguments: [
            ("table", .table), ("tableView", .table), ("outlineView", .table), ("tableViewCell", .plain),
            ("tableViewCellContentView", .plain), ("cell", .plain),
        ] as [(String, ScreenView.Form)])
    func aTableHasRowsAndACellHasNone(kind: String, form: ScreenView.Form) {
        #expect(ScreenView.Form(kind: kind, mark: nil) == form)
    }

    @Test(arguments: [("left", "start", 20.0), ("center", "middle", 80), ("right", "end", 140)])
    func textsAreAligned(word: String, anchor: String, x: Double) throws {
        let svg = try screen(
            document: """
                <label text="Total" textAlignment="\(word)" id="v"><frame/>
                <fontDescription key="fontDescription" type="boldSystem" pointSize="19"/>
                <color key="textColor" red="1" green="0.4" blue="0" alpha="0.5"/></label>
                """)
        let text = try text("Total", in: svg)
        let span = try #require(text.children.first)
        #expect(text.attributes["text-anchor"] == anchor && text.number("x") == x)
        #expect(span.attributes["font-size"] == "19" && span.attributes["font-weight"] == "600")
        #expect(span.attributes["fill"] == "#ff6600" && span.attributes["fill-opacity"] == "0.5")
    }

    @Test func coloursOfTheSystemAreThoseOfThePage() throws {
        let svg = try screen(
            document: #"<label text="A" id="v"><frame/></label>"#,
            rootChildren: #"<color key="backgroundColor" systemColor="systemGroupedBackgroundColor"/>"#)
        #expect(svg.all("rect", "ui-secondaryBackground").count == 1)
        #expect(try text("A", in: svg).children.first?.styles == ["ui-label"])
        let style = svg.texts("style").joined()
        #expect(style.contains(".plumbline .ui-label{fill:#000000}"))
        #expect(style.contains(".plumbline.dark .ui-label{fill:#ffffff}"))
    }

    @Test(arguments: [("1", "#000000"), ("0", "#ffffff")])
    func aTextOfTheSystemIsReadableOnAFixedColour(white: String, fill: String) throws {
        let svg = try screen(
            document: #"<label text="A" id="v"><frame/></label>"#,
            rootChildren: "<color key=\"backgroundColor\" white=\"\(white)\" alpha=\"1\"/>")
        #expect(try text("A", in: svg).children.first?.attributes["fill"] == fill)
    }

    /// Text and background, with the colours of the text by attribute and by class.
    @Test(
        arguments: [
            ("0", nil, "#000000", ["ui-lit"]), ("1", nil, nil, ["ui-label"]), ("0.5", nil, "#808080", []),
            ("0", "1", "#000000", []), ("1", "1", "#85858b", []), ("0.05", "0", "#98989f", []),
            ("0.9", "0", "#e6e6e6", []),
        ] as [(String, String?, String?, Set<String>)])
    func aTextIsReadable(text: String, background: String?, fill: String?, styles: Set<String>) throws {
        let svg = try screen(
            document: """
                <label text="A" id="v"><frame/><color key="textColor" white="\(text)" alpha="1"/></label>
                """,
            rootChildren: background.map { "<color key=\"backgroundColor\" white=\"\($0)\" alpha=\"1\"/>" } ?? "")
        let span = try #require(try self.text("A", in: svg).children.first)
        #expect(span.attributes["fill"] == fill && Set(span.styles) == styles)
    }

    @Test func aDarkColourIsLightOnADarkPageAlone() throws {
        let style = try screen("size 9 x 9").texts("style").joined()
        #expect(style.contains(".plumbline.dark .ui-lit{fill:#ffffff}"))
        #expect(!style.contains(".plumbline .ui-lit"))
    }

    @Test(arguments: [("1", "fill:#dfe5ee;stroke:#b4bfce"), ("0", "fill:#2b333f;stroke:#4c5b70")])
    func theOutlineOfAnImageGoesWithAFixedColour(white: String, colours: String) throws {
        let svg = try screen(
            document: #"<imageView id="v"><frame/></imageView>"#,
            rootChildren: "<color key=\"backgroundColor\" white=\"\(white)\" alpha=\"1\"/>")
        #expect(svg.all("rect", "ui-image").first?.attributes["style"] == colours)
    }

    @Test func theNameOfAnImageIsBelowItsOutline() throws {
        let svg = try screen("size 100 x 60; image face 100 x 60; face.edges == super.edges")
        let name = try text("face", in: svg)
        let hill = try #require(svg.all("path", "ui-hill").first?.attributes["d"])
        let lowest =
            hill.split(whereSeparator: { "MLZ ".contains($0) }).compactMap { Double($0) }.enumerated()
            .filter { $0.offset % 2 == 1 }.map(\.element).max() ?? 60
        #expect(try #require(name.number("y")) - 8 >= lowest)
    }

    @Test(arguments: [("check", 3.0), ("radio", 7)])
    func aButtonThatIsOnHasAMark(type: String, radius: Double) throws {
        let svg = try screen(
            document: """
                <button id="v"><frame/><buttonCell key="cell" type="\(type)" title="Wrap" bezelStyle="regularSquare" \
                state="on" id="c"/></button>
                """)
        let button = try group("Wrap", in: svg)
        #expect(button.all("rect", "ui-blue").first?.number("rx") == radius)
        #expect(button.all("text", "ui-blue").isEmpty && button.texts("text") == ["Wrap"])
    }

    @Test func theTitleOfAButtonKeepsOffItsEdges() throws {
        let svg = try screen(
            document: """
                <button contentHorizontalAlignment="left" id="v"><frame/><inset key="titleEdgeInsets" minX="30" \
                minY="0" maxX="0" maxY="0"/><inset key="contentEdgeInsets" minX="4" minY="0" maxX="4" maxY="0"/>
                <state key="normal" title="Join"/></button>
                """)
        #expect(try text("Join", in: svg).number("x") == 54)
    }

    @Test(
        arguments: [
            (#"<switch on="YES" id="v"><frame/></switch>"#, "switch", ["ui-green", "ui-knob"]),
            (#"<switch on="NO" id="v"><frame/></switch>"#, "switch", ["ui-fill", "ui-knob"]),
            (#"<slider value="0.5" id="v"><frame/></slider>"#, "slider", ["ui-fill", "ui-blue", "ui-knob"]),
            (#"<progressView progress="0.5" id="v"><frame/></progressView>"#, "progressView", ["ui-fill", "ui-blue"]),
            (#"<imageView id="v"><frame/></imageView>"#, "imageView", ["ui-image", "ui-hill"]),
            (
                #"<textField borderStyle="roundedRect" placeholder="Name" id="v"><frame/></textField>"#, "textField",
                ["ui-field", "ui-tertiaryLabel"]
            ), (#"<searchBar text="Name" id="v"><frame/></searchBar>"#, "searchBar", ["ui-field", "ui-label"]),
            (#"<stepper id="v"><frame/></stepper>"#, "stepper", ["ui-fill"]),
            (#"<toolbar id="v"><frame/></toolbar>"#, "toolbar", ["ui-bar"]),
            (#"<view id="v"><frame/></view>"#, "view", ["ui-bare"]),
        ])
    func controlsAreDrawn(xml: String, kind: String, styles: [String]) throws {
        let svg = try screen(document: xml)
        let group = try #require(svg.all.last { $0.name == "g" && $0.title?.contains(", \(kind): ") == true })
        #expect(group.all.reduce(into: Set<String>()) { $0.formUnion($1.styles) }.isSuperset(of: styles))
    }

    @Test func segmentsAreNextToEachOther() throws {
        let svg = try screen(
            document: """
                <segmentedControl selectedSegmentIndex="1" id="v"><frame/>
                <segments><segment title="Day"/><segment title="Week"/></segments></segmentedControl>
                """)
        let day = try #require(svg.all.first { $0.name == "text" && $0.text == "Day" })
        let week = try #require(svg.all.first { $0.name == "text" && $0.text == "Week" })
        #expect(day.number("x") == 50 && week.number("x") == 110)
        #expect(svg.all("rect", "ui-chosen").first?.number("x") == 82)
    }

    @Test func whatIsOutsideOfAClippingViewIsCutOff() throws {
        let svg = try screen(
            document: """
                <view clipsSubviews="YES" userLabel="card" id="c"><frame/><subviews>
                <label text="A" id="v"><frame/></label></subviews></view>
                <label text="B" id="w"><frame/></label>
                """)
        let clips = svg.all.filter { $0.name == "svg" && $0.attributes["viewBox"] == "20 10 120 30" }
        #expect(clips.count == 1)
        #expect(clips.first?.texts("text") == ["A"])
    }

    @Test func aFadedViewFadesItsSubviews() throws {
        let svg = try screen(
            document: """
                <view alpha="0.5" userLabel="card" id="c"><frame/><subviews>
                <label text="A" id="v"><frame/></label></subviews></view>
                <label text="B" id="w"><frame/></label>
                """)
        let faded = svg.all.filter { $0.attributes["opacity"] == "0.5" }
        #expect(faded.count == 1 && faded.first?.texts("text") == ["A"])
    }

    @Test func markupInADocumentIsText() throws {
        let svg = try screen(
            document: """
                <label text="&lt;script&gt;&quot;x&quot;" id="v"><frame/></label>
                <imageView image="&quot;/&gt;&lt;script&gt;" id="w"><frame/></imageView>
                """)
        #expect(svg.texts("text").contains("<script>\"x\"") && !svg.all.contains { $0.name == "script" })
    }

    @Test func aViewCanBeClickedAndMarked() throws {
        var picture = try picture("size 320 x 44; view box 40 x 20; box.top == super.top; box.left == super.left")
        picture.mark(line: 2, column: 22)
        let svg = try MarkupElement.parse(SVGDocument.text([picture], look: .screen))
        let box = try group("box", in: svg)
        #expect(box.attributes["data-view"] == "box" && box.attributes["data-place"] != nil)
        #expect(!box.all("rect", "moved").isEmpty && !box.all("rect", "ui-bare").isEmpty)
    }

    @Test(
        arguments: [
            ("Total", 100.0, 20.0, 1, ["Total"]), ("one two three", 50, 80, 0, ["one two", "three"]),
            ("one two three four five", 50, 20, 0, ["one two t…"]), ("one\ntwo", 200, 60, 0, ["one", "two"]),
            ("one\ntwo", 200, 60, 1, ["one two"]), ("Wonderful", 30, 20, 1, ["Wond…"]),
        ])
    func linesFitTheView(text: String, width: Double, height: Double, most: Int, lines: [String]) {
        let found = ScreenText.lines(text, width: width, height: height, fontSize: 12, isBold: false, most: most)
        #expect(found == lines)
    }
}
