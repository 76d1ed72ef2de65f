import LayoutModel
import SourceText
import TestSupport
import Testing

@testable import InterfaceBuilder

/// The insets, content sizes and baselines of AppKit's controls, by size, style and version.
@Suite struct AppKitControlsTests {
    @Test(
        arguments: [
            (21507, "push", "", [5.0, 7, 7, 7]), (21507, "push", "small", [5, 6, 7, 6]),
            (24765, "push", "", [0, 0, 0, 0]),
            (12121, "push", "", [4, 6, 7, 6]), (14490, "push", "", [4, 6, 7, 6]), (21507, "check", "", [1, 2, 1, 0]),
            (12121, "check", "small", [2, 3, 3, 2]), (21507, "radio", "small", [1, 1, 0, 0]),
            (21507, "help", "", [1, 3, 4, 2]), (21507, "help", "small", [1, 1, 2, 1]),
            (21507, "roundRect", "", [0, 0, 1, 0]), (24765, "smallSquare", "", [1, 0, 1, 0]),
            (21507, "square", "", [0, 0, 0, 0]),
        ])
    func buttonsHaveInsets(_ version: Int, _ type: String, _ size: String, _ insets: [Double]) throws {
        let cell = #"<buttonCell key="cell" type="\#(type)" borderStyle="border" \#(controlSize(size))/>"#
        #expect(try self.insets("button", cell, version: version) == insets)
    }

    @Test func aRoundButtonWithoutABorderHasNoInset() throws {
        let cell = #"<buttonCell key="cell" type="roundRect"/>"#
        #expect(try insets("button", cell, version: 21507) == [0, 0, 0, 0])
    }

    @Test(
        arguments: [
            (21507, "rounded", "", [1.0, 3, 4, 4]), (21507, "rounded", "small", [1, 4, 4, 4]),
            (12121, "rounded", "", [2, 2, 3, 3]), (14490, "rounded", "", [1, 2, 3, 3]),
            (21507, "texturedRounded", "", [1, 3, 4, 4]), (21507, "roundedRect", "small", [0, 0, 1, 0]),
            (24765, "rounded", "", [0, 0, 0, 0]), (24765, "smallSquare", "small", [1, 0, 1, 0]),
        ])
    func popUpButtonsHaveInsets(_ version: Int, _ bezel: String, _ size: String, _ insets: [Double]) throws {
        let cell = #"<popUpButtonCell key="cell" bezelStyle="\#(bezel)" \#(controlSize(size))/>"#
        #expect(try self.insets("popUpButton", cell, version: version) == insets)
    }

    @Test(
        arguments: [
            ("segmentedControl", "", [1.0, 2, 1, 2]), ("segmentedControl", #"controlSize="small""#, [1, 2, 2, 2]),
            ("segmentedControl", #"style="texturedSquare""#, [1, 1, 2, 1]), ("slider", "", [2, 2, 6, 2]),
            ("slider", #"controlSize="mini""#, [2, 2, 2, 2]), ("switch", "", [1, 2, 2, 2]),
            ("colorWell", "", [2, 3, 2, 3]), ("stepper", "", [2, 3, 3, 3]),
            ("comboBox", #"controlSize="small""#, [1, 0, 4, 3]), ("comboBox", "", [0, 0, 0, 0]),
            ("tabView", "", [6, 7, 10, 7]), ("imageView", #"imageFrameStyle="grayBezel""#, [3, 3, 3, 3]),
            ("imageView", "", [0, 0, 0, 0]), ("box", "", [0, 3, 4, 3]),
        ])
    func otherControlsHaveInsets(_ tag: String, _ attributes: String, _ insets: [Double]) throws {
        let cell = #"<cell key="cell" \#(attributes)/>"#
        #expect(try self.insets(tag, cell, version: 21507) == insets)
        guard tag != "imageView", tag != "box" else { return }
        #expect(try self.insets(tag, cell, version: 24765) == [0, 0, 0, 0])
    }

    @Test func aBoxOrATabViewMayDrawNoEdge() throws {
        let box = try view(#"<box titlePosition="noTitle" id="v">\#(frame(90, 60))</box>"#)
        #expect(box.alignmentInsets == EdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 3))
        let tabs = try view(#"<tabView type="noTabsNoBorder" id="v">\#(frame(90, 60))</tabView>"#)
        #expect(tabs.alignmentInsets == .zero)
    }

    @Test(arguments: [("NSAddTemplate", "only", 2.0), ("plus", "only", 2), ("logo", "only", 0), ("plus", "left", 0)])
    func insetsOfSymbolsAreTheRestOfTheirHeight(_ image: String, _ position: String, _ inset: Double) throws {
        let button = try view(
            """
            <button id="v">\(frame(20, 24))
                <constraints><constraint firstAttribute="height" constant="20" id="h"/></constraints>
                <buttonCell key="cell" type="square" image="\(image)" imagePosition="\(position)"/>
            </button>
            """)
        #expect(button.alignmentInsets == EdgeInsets(top: inset, leading: 0, bottom: inset, trailing: 0))
    }

    @Test func aSeparatorIsOnePointThick() throws {
        func size(_ width: Double, _ height: Double) throws -> AxisPair<IntrinsicLength> {
            try view(#"<box boxType="separator" id="v">\#(frame(width, height))</box>"#).intrinsicSize
        }
        #expect(try size(90, 5) == AxisPair(horizontal: .none, vertical: .points(1)))
        #expect(try size(5, 90) == AxisPair(horizontal: .points(1), vertical: .none))
    }

    @Test func aSwitchHasAContentSize() throws {
        let view = try view(#"<switch id="v">\#(frame(42, 25))</switch>"#)
        #expect(view.designIntrinsicSize == AxisPair(horizontal: .points(38), vertical: .points(22)))
    }

    @Test(
        arguments: [
            ("textField", #"<font key="font" metaFont="menu"/>"#, "", 13.0),
            ("textField", #"<font key="font" metaFont="message" size="11"/>"#, "", 11),
            ("textField", #"<font key="font" metaFont="smallSystem"/>"#, "", 11),
            ("textField", #"<font key="font" usesAppearanceFont="YES"/>"#, "small", 13),
            ("textField", #"<font key="font" metaFont="smallSystemBold"/>"#, "", 11), ("slider", "", "mini", 9),
            ("stepper", "", "", 13), ("imageView", "", "", nil),
        ])
    func controlsHaveTheFontOfTheirSize(_ tag: String, _ font: String, _ size: String, _ points: Double?) throws {
        let view = try view(
            #"<\#(tag) id="v">\#(frame(90, 20))<cell key="cell" \#(controlSize(size))>\#(font)</cell></\#(tag)>"#)
        #expect(view.fontSize == points)
    }

    /// The distances of the baseline from the bottom of the frame, as recorded differences between controls give them.
    @Test(
        arguments: [
            (21507, "textField", 16.0, "", 3.0), (12121, "textField", 17, "", 3), (21507, "popUpButton", 25, "", 10),
            (21507, "popUpButton", 22, "small", 8), (14490, "popUpButton", 25, "", 8),
            (15400, "popUpButton", 25, "", 9),
            (21507, "button", 32, "", 13), (14490, "button", 32, "", 13), (24765, "button", 24, "", 7),
            (21507, "switch", 25, "", 8), (21507, "slider", 20, "small", 6), (24765, "stepper", 26, "", 8),
        ])
    func baselinesAreAtWholePoints(
        _ version: Int, _ tag: String, _ height: Double, _ size: String, _ baseline: Double
    ) throws {
        let font = size.isEmpty ? #"metaFont="system""# : #"metaFont="message" size="11""#
        let texts = ["switch", "slider", "stepper"].contains(tag) ? "" : "<font key=\"font\" \(font)/>"
        let cell = #"<cell key="cell" type="push" bezelStyle="rounded" \#(controlSize(size))>\#(texts)</cell>"#
        let view = try view("<\(tag) id=\"v\">\(frame(90, height))\(cell)</\(tag)>", version: version)
        let insets = view.alignmentInsets
        let below = try #require(view.baselineBelowCentre)
        #expect(insets.bottom + (height - insets.top - insets.bottom) / 2 - below == baseline)
    }

    @Test func masksLayOutADocumentWithoutConstraints() throws {
        let box = #"<view translatesAutoresizingMaskIntoConstraints="NO" id="v">\#(frame(90, 20))</view>"#
        #expect(try view(box).autoresizing != nil)
        let width = #"<constraint firstItem="v" firstAttribute="width" constant="90" id="w"/>"#
        #expect(try view(box, constraints: width).autoresizing == nil)
    }

    // MARK: Documents

    private func controlSize(_ size: String) -> String { size.isEmpty ? "" : #"controlSize="\#(size)""# }

    private func frame(_ width: Double, _ height: Double) -> String {
        #"<rect key="frame" x="0.0" y="0.0" width="\#(width)" height="\#(height)"/>"#
    }

    /// Top, leading, bottom, trailing.
    private func insets(_ tag: String, _ cell: String, version: Int) throws -> [Double] {
        let insets = try view("<\(tag) id=\"v\">\(frame(90, 32))\(cell)</\(tag)>", version: version).alignmentInsets
        return [insets.top, insets.leading, insets.bottom, insets.trailing]
    }

    private func view(_ element: String, constraints: String = "", version: Int = 21507) throws -> View {
        let text = IBFixture.xib(
            element, constraints: constraints, version: version,
            resources: #"<image name="plus" catalog="system" width="16" height="15"/>"#
        ).replacing("iOS.CocoaTouch", with: "MacOSX.Cocoa")
        let layout = try #require(InterfaceBuilderFormat().parse(SourceText(text)).document.layouts.first)
        return try #require(layout.views.first { $0.objectID == "v" })
    }
}
