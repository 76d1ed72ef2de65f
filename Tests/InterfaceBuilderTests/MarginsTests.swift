import LayoutModel
import SourceText
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite struct MarginsTests {
    @Test(arguments: [(375, 16.0), (393, 16), (402, 20), (600, 20)])
    func sideMarginsOfRootsDependOnTheirWidth(_ width: Int, _ side: Double) throws {
        let view = try #require(views(IBFixture.xib("", width: width)).first)
        #expect(view.layoutMargins == EdgeInsets(top: 0, leading: side, bottom: 0, trailing: side))
        #expect(view.marginRules.takesSidesFromScreen)
        #expect(view.marginRules.addsSafeArea)
    }

    @Test func rootsThatPreserveMarginsHaveThemAtTopAndBottom() throws {
        let preserve = #"preservesSuperviewLayoutMargins="YES""#
        let xib = IBFixture.xib("", rootAttributes: preserve)
        let scene = IBFixture.storyboard([IBFixture.controller("screen")]).replacing(
            #"key="view""#, with: #"key="view" \#(preserve)"#)
        for text in [xib, scene] {
            let view = try #require(views(text).first)
            #expect(view.layoutMargins == EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
        }
    }

    @Test func readsTheMarginsInTheDocument() throws {
        let views = views(
            IBFixture.xib(
                """
                <view insetsLayoutMarginsFromSafeArea="NO" preservesSuperviewLayoutMargins="YES" id="box">
                    <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                    <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
                </view>
                <view id="directional">
                    <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                    <directionalEdgeInsets key="directionalLayoutMargins" top="5" leading="6" bottom="7" trailing="8"/>
                </view>
                <view id="plain"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/></view>
                """))
        try #require(views.count == 4)
        #expect(views[1].layoutMargins == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(views[1].marginRules.isExplicit)
        #expect(!views[1].marginRules.addsSafeArea)
        #expect(views[1].marginRules.preservesSuperviewMargins)
        #expect(views[2].layoutMargins == EdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8))
        #expect(views[3].layoutMargins == EdgeInsets(8))
        #expect(!views[3].marginRules.isExplicit)
    }

    @Test func aStackWithExplicitMarginsArrangesInsideThem() throws {
        let stacks = views(
            IBFixture.xib(
                """
                <stackView id="inside">
                    <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                    <edgeInsets key="layoutMargins" top="4" left="4" bottom="4" right="4"/>
                </stackView>
                <stackView id="plain"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/></stackView>
                """)
        ).compactMap(\.stack)
        #expect(stacks.map(\.isMarginsRelative) == [true, false])
    }

    @Test(
        arguments: [
            (12121, "retina4_7", 375, 8.0, 8.0), (14490, "retina4_7", 375, 16, 10.5),
            (14490, "retina4_7", 414, 20, 10.5),
            (16096, "retina4_7", 375, 15, 10.5), (17701, "retina4_7", 600, 16, 10.5),
            (17701, "retina6_1", 320, 16, 10.5), (17701, "retina6_1", 414, 20, 10.5),
            (22155, "retina6_0", 414, 20, 10.5),
            (32700, "retina4_7", 375, 16, 10.5), (24128, "retina6_0", 414, 16, 14.5),
        ])
    func marginsOfCellsDependOnVersionAndDevice(
        _ version: Int, _ device: String, _ width: Int, _ side: Double, _ bottom: Double
    ) throws {
        let margins = try cellMargins(version, device, width, contentWidth: width)
        #expect(margins.leading == side)
        #expect(margins.trailing == side)
        #expect(margins.bottom == bottom)
    }

    /// Up to version 12999.
    @Test(arguments: [(true, true, 15.0), (true, false, 8), (false, true, 8), (false, false, 8)])
    func marginsOfOldCellsMayBeTheTables(_ cell: Bool, _ content: Bool, _ side: Double) throws {
        let preserve = #"preservesSuperviewLayoutMargins="YES""#
        let margins = try cellMargins(
            12121, "retina4_7", 375, contentWidth: 375, attributes: cell ? preserve : "",
            contentAttributes: content ? preserve : "")
        #expect(margins == EdgeInsets(top: 8, leading: side, bottom: 8, trailing: side))
    }

    @Test func anAccessoryReducesTheTrailingMarginOfACell() throws {
        let margins = try cellMargins(
            14490, "retina4_7", 375, contentWidth: 342, attributes: #"accessoryType="disclosureIndicator""#)
        #expect(margins.leading == 16)
        #expect(margins.trailing == 8)
    }

    @Test func anAccessoryReducesTheTrailingMarginOfAnOldCellToo() throws {
        let preserve = #"preservesSuperviewLayoutMargins="YES""#
        let margins = try cellMargins(
            12120, "retina4_7", 375, contentWidth: 342,
            attributes: #"accessoryType="disclosureIndicator" \#(preserve)"#, contentAttributes: preserve)
        #expect(margins == EdgeInsets(top: 8, leading: 15, bottom: 8, trailing: 8))
    }

    /// A table 300 points high.
    @Test(
        arguments: [
            (13196, "retina4_7", "cells", 300, 8.0), (17701, "retina4_7", "cells", 300, 8),
            (13196, "retina4_7", "cells", 299, 16), (13196, "retina4_7", "prototypes", 300, 16),
            (19162, "retina4_7", "cells", 300, 16), (17701, "retina6_1", "cells", 300, 16),
        ])
    func aStaticCellBelowItsTableHasNoMarginsToPreserve(
        _ version: Int, _ device: String, _ group: String, _ top: Int, _ side: Double
    ) throws {
        let preserve = #"preservesSuperviewLayoutMargins="YES""#
        let margins = try cellMargins(
            version, device, 320, contentWidth: 320, attributes: preserve, contentAttributes: preserve, top: top,
            group: group)
        #expect(margins.leading == side)
        #expect(margins.trailing == side)
        let alone = try cellMargins(version, device, 320, contentWidth: 320, top: top, group: group)
        #expect(alone.leading == 16)
    }

    private func cellMargins(
        _ version: Int, _ device: String, _ width: Int, contentWidth: Int, attributes: String = "",
        contentAttributes: String = "", top: Int = 28, group: String = "prototypes"
    ) throws -> EdgeInsets {
        let document = read(
            IBFixture.xib(
                """
                <tableView id="table">
                    <rect key="frame" x="0.0" y="0.0" width="\(width)" height="300"/>
                    <\(group)>
                        <tableViewCell id="cell" \(attributes)>
                            <rect key="frame" x="0.0" y="\(top)" width="\(width)" height="44"/>
                            <tableViewCellContentView key="contentView" id="content" \(contentAttributes)>
                                <rect key="frame" x="0.0" y="0.0" width="\(contentWidth)" height="43.5"/>
                            </tableViewCellContentView>
                        </tableViewCell>
                    </\(group)>
                </tableView>
                """, version: version, device: device))
        let content = document.layouts.flatMap(\.views).first { $0.objectID == "content" }
        return try #require(content).layoutMargins
    }

    private func read(_ text: String) -> Document {
        InterfaceBuilderFormat().parse(SourceText(text)).document
    }

    private func views(_ text: String) -> [View] {
        read(text).layouts.first?.views ?? []
    }
}
