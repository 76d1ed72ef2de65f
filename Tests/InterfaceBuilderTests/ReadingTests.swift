import LayoutModel
import SourceText
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite struct ReadingTests {
    @Test func aTruncatedDocumentIsPartiallyKnown() throws {
        let text = IBFixture.xib("")
        let end = try #require(text.range(of: "</view>", options: .backwards))
        let cut = InterfaceBuilderDocument(SourceText(String(text[..<end.lowerBound]))).document
        #expect(cut.layouts.map(\.areAllPartiallyKnown) == [true])
        #expect(InterfaceBuilderDocument(SourceText(text)).document.layouts.map(\.areAllPartiallyKnown) == [false])
    }

    @Test func eachRootAndEachCellIsALayout() throws {
        let document = read(
            """
            <tableView clipsSubviews="YES" translatesAutoresizingMaskIntoConstraints="NO" id="tab-le-001">
                <rect key="frame" x="0.0" y="0.0" width="375" height="300"/>
                <view key="tableHeaderView" id="hea-de-001">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="40"/>
                </view>
                <prototypes>
                    <tableViewCell id="cel-l0-001">
                        <rect key="frame" x="0.0" y="28" width="375" height="44"/>
                        <tableViewCellContentView key="contentView" tableViewCell="cel-l0-001" id="con-te-001">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="43.5"/>
                        </tableViewCellContentView>
                    </tableViewCell>
                </prototypes>
            </tableView>
            """)
        #expect(
            document.layouts.map { $0.views.map(\.objectID) } == [
                ["roo-tv-iew", "tab-le-001", "hea-de-001"], ["cel-l0-001", "con-te-001"],
            ])
        let cell = try #require(document.layouts.last)
        #expect(cell.views[1].autoresizing?.flexibility.vertical.length == true)
        #expect(cell.designTime?.canvas.height == .points(44))
        #expect(document.problems == [])
    }

    @Test func aFrameMayBeGivenByInsets() throws {
        let document = read(
            """
            <view id="card">
                <rect key="frame" x="20" y="30" width="200" height="100"/>
                <subviews>
                    <view id="placed"><frame key="frameInset" minX="15" width="34" height="21"/></view>
                    <view id="behind"><frame key="frameInset" maxX="15" maxY="5" width="34" height="21"/></view>
                    <view id="between">
                        <frame key="frameInset" minX="1" maxX="9" height="4"/>
                        <subviews><view id="filling"><frame key="frameInset"/></view></subviews>
                    </view>
                </subviews>
            </view>
            """)
        #expect(document.problems == [])
        #expect(
            document.layouts.first?.views.dropFirst(2).map(\.recordedFrame) == [
                Rect(x: 15, y: 0, width: 34, height: 21), Rect(x: 151, y: 74, width: 34, height: 21),
                Rect(x: 1, y: 0, width: 190, height: 4), Rect(x: 0, y: 0, width: 190, height: 4),
            ])
    }

    @Test func insetsThatFillAnUnknownSizeGiveNoFrame() throws {
        let document = read(
            """
            <visualEffectView id="blur">
                <view key="contentView" id="content"><frame key="frameInset"/></view>
            </visualEffectView>
            """)
        #expect(document.problems == [])
        #expect(document.layouts.first?.views.map(\.objectID) == ["roo-tv-iew", "blur"])
    }

    @Test func insetsFillTheContentOfACell() throws {
        let document = read(
            """
            <tableView id="table"><prototypes>
                <tableViewCell id="cell">
                    <rect key="frame" x="0.0" y="28" width="375" height="44"/>
                    <tableViewCellContentView key="contentView" id="content"><subviews>
                        <view id="fill"><frame key="frameInset" minX="15" maxX="15"/></view>
                    </subviews></tableViewCellContentView>
                </tableViewCell>
            </prototypes></tableView>
            """)
        #expect(document.layouts.last?.views.last?.recordedFrame == Rect(x: 15, y: 0, width: 345, height: 44))
    }

    @Test func labelsThatACellLaysOutArePartiallyKnown() throws {
        let document = read(
            """
            <tableView id="table"><prototypes>
                <tableViewCell textLabel="label" style="IBUITableViewCellStyleDefault" id="cell">
                    <rect key="frame" x="0.0" y="28" width="375" height="44"/>
                    <tableViewCellContentView key="contentView" id="content"><subviews>
                        <label id="label"><rect key="frame" x="20" y="0.0" width="335" height="44"/></label>
                    </subviews></tableViewCellContentView>
                </tableViewCell>
            </prototypes></tableView>
            """)
        #expect(try #require(document.layouts.last).partiallyKnown == AxisPair([ViewID(2)]))
    }

    @Test func viewsInAGridArePartiallyKnown() throws {
        let document = read(
            """
            <gridView id="grid"><gridCells><gridCell id="cell">
                <textField key="contentView" id="field">
                    <rect key="frame" x="20" y="0.0" width="335" height="44"/>
                </textField>
            </gridCell></gridCells></gridView>
            """)
        #expect(try #require(document.layouts.last).partiallyKnown == AxisPair([ViewID(1), ViewID(2)]))
    }

    @Test func onlyAppKitsStackViewsClip() throws {
        let text = IBFixture.xib(#"<stackView verticalClippingResistancePriority="999" id="stack"/>"#)
        let mac = text.replacing("iOS.CocoaTouch", with: "MacOSX.Cocoa")
        let priorities = [text, mac].map { text in
            InterfaceBuilderDocument(SourceText(text)).document.layouts.first?.views[1].stack?.clippingResistance
        }
        #expect(priorities == [AxisPair(1000), AxisPair(horizontal: 1000, vertical: 999)])
    }

    @Test func readsAllAttributesOfAConstraint() throws {
        let document = read(
            """
            <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001">
                <rect key="frame" x="16" y="20" width="40" height="20"/>
            </label>
            """,
            constraints: """
                <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="roo-tv-iew" \
                secondAttribute="leadingMargin" id="con-st-001"/>
                <constraint firstItem="lab-el-001" firstAttribute="width" relation="lessThanOrEqual" \
                secondItem="roo-tv-iew" secondAttribute="width" multiplier="1:2" constant="-8" priority="750" \
                identifier="half" placeholder="YES" id="con-st-002"/>
                <constraint firstAttribute="bottom" secondItem="lab-el-001" secondAttribute="baseline" id="con-st-003"/>
                """)
        let layout = try #require(document.layouts.first)
        try #require(layout.constraints.count == 3)
        let label = ViewID(1)
        #expect(layout.constraints[0].second == Anchor(Item(.root, .layoutMargins), .leading))
        let half = layout.constraints[1]
        #expect(half.first == Anchor(Item(label), .width))
        #expect(half.relation == .lessThanOrEqual)
        #expect(half.multiplier == 0.5)
        #expect(half.constant == -8)
        #expect(half.priority == 750)
        #expect(half.label == "half")
        #expect(half.objectID == "con-st-002")
        #expect(half.isDesignTimeOnly)
        #expect(layout.constraints[2].first == Anchor(Item(.root), .bottom))
        #expect(layout.constraints[2].second == Anchor(Item(label), .lastBaseline))
        #expect(layout.views[1].displayName == "Name")
        #expect(document.problems == [])
    }

    @Test func reportsConstraintsThatAutoLayoutRefuses() {
        let document = read(
            """
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box-00-001">
                <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
            </view>
            """,
            constraints: """
                <constraint firstItem="gon-e0-001" firstAttribute="leading" secondItem="roo-tv-iew" \
                secondAttribute="leading" id="con-st-001"/>
                <constraint firstItem="box-00-001" firstAttribute="leading" secondItem="roo-tv-iew" \
                secondAttribute="top" id="con-st-002"/>
                <constraint firstItem="box-00-001" firstAttribute="left" constant="3" id="con-st-003"/>
                <constraint firstItem="box-00-001" firstAttribute="width" secondItem="box-00-001" \
                secondAttribute="width" id="con-st-004"/>
                <constraint firstItem="box-00-001" firstAttribute="middle" secondItem="box-00-001" \
                secondAttribute="width" id="con-st-005"/>
                <constraint firstItem="box-00-001" firstAttribute="width" constant="5" priority="1001" id="con-st-006"/>
                """)
        #expect(
            document.problems.map(\.code) == [
                .danglingID, .invalidPairing, .invalidPairing, .selfReference, .unknownAttribute, .invalidPriority,
            ])
        #expect(document.layouts.first?.constraints.isEmpty == true)
    }

    @Test func reportsInvalidNumbers() throws {
        let document = read(
            """
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box-00-001">
                <rect key="frame" x="nan" y="" width="1e400" height="-3"/>
            </view>
            """,
            constraints: """
                <constraint firstItem="box-00-001" firstAttribute="width" constant="infinite" id="con-st-001"/>
                """)
        let layout = try #require(document.layouts.first)
        #expect(layout.views.count == 2)
        #expect(layout.views.last?.recordedFrame == nil)
        #expect(layout.constraints.isEmpty && layout.partiallyKnown == AxisPair(horizontal: [ViewID(1)], vertical: []))
        #expect(document.problems.map(\.code) == Array(repeating: .syntax, count: 5))
    }

    @Test(
        arguments: [
            #"constant="12pt""#, #"constant="12,5""#, #"constant="""#, #"priority="high""#, #"multiplier="1:0""#,
            #"multiplier="half""#, #"relation="greaterThan""#,
        ])
    func reportsTheInvalidValueOfAConstraint(_ written: String) throws {
        let text = IBFixture.xib(
            #"<view id="box"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/></view>"#,
            constraints: #"<constraint firstItem="box" firstAttribute="width" \#(written) id="c"/>"#)
        let document = InterfaceBuilderFormat().parse(SourceText(text)).document
        let problem = try #require(document.problems.first)
        #expect(problem.code == .syntax && document.problems.count == 1)
        #expect(written.hasSuffix("\"\(SourceText(text)[problem.range])\""))
        #expect(problem.message.hasPrefix("\"\(SourceText(text)[problem.range])\" is not a "))
        #expect(problem.message.contains(". Use "))
    }

    @Test func refusesOtherKindsOfXML() throws {
        let page = InterfaceBuilderFormat().parse(SourceText("<html><body/></html>")).document
        #expect(
            page.problems.map(\.message) == [
                "Not an Interface Builder document: it begins with \"html\", not with \"document\". "
                    + "Rename the file, or restore an earlier version."
            ])
        let old = InterfaceBuilderFormat().parse(SourceText("<archive type=\"x\"><data/></archive>")).document
        #expect(
            old.problems.map(\.message) == [
                "Not checked: this document was saved by Xcode 4 or earlier. "
                    + "Open it in a current version of Xcode and save it."
            ])
        #expect(page.problems.map(\.severity) == [.error] && old.problems.map(\.severity) == [.information])
    }

    private func read(_ subviews: String, constraints: String = "") -> Document {
        InterfaceBuilderFormat().parse(SourceText(IBFixture.xib(subviews, constraints: constraints))).document
    }
}
