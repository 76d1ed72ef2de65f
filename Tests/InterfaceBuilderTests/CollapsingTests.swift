import LayoutModel
import SourceText
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite struct CollapsingTests {
    @Test func readsTheConstraintsThatCollapse() throws {
        let text = IBFixture.xib(
            """
            <view id="box" translatesAutoresizingMaskIntoConstraints="NO">
                <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                <connections>
                    <outletCollection property="fd_collapsibleConstraints" destination="height" id="o1"/>
                    <outletCollection property="fd_collapsibleConstraints" destination="top" id="o2"/>
                    <outletCollection property="others" destination="leading" id="o3"/>
                </connections>
            </view>
            """,
            constraints: """
                <constraint firstItem="box" firstAttribute="height" constant="10" id="height"/>
                <constraint firstItem="box" firstAttribute="leading" secondItem="roo-tv-iew" \
                secondAttribute="leading" id="leading"/>
                <constraint firstItem="box" firstAttribute="top" secondItem="roo-tv-iew" secondAttribute="top" \
                constant="8" id="top"/>
                """)
        let layout = try #require(InterfaceBuilderFormat().parse(SourceText(text)).document.layouts.first)
        let collapse = try #require(layout.collapses.first)
        #expect(layout.collapses.count == 1)
        #expect(collapse.view == ViewID(1))
        #expect(collapse.constraints == [ConstraintID(0), ConstraintID(2)])
        #expect(layout.vary.map(\.view) == [ViewID(1)])
    }
}
