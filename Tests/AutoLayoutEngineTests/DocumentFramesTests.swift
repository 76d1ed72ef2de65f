import AutoLayoutEngine
import InterfaceBuilder
import LayoutModel
import SourceText
import TestSupport
import Testing

/// Interface Builder documents from text to frames, as at design time.
@Suite struct DocumentFramesTests {
    @Test func viewsArePlacedInTheSafeAreaAndTheMargins() throws {
        let frames = try frames(
            IBFixture.xib(
                """
                <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="name">
                    <rect key="frame" x="0.0" y="0.0" width="40" height="20.5"/>
                </label>
                """,
                constraints: """
                    <constraint firstItem="name" firstAttribute="leading" secondItem="roo-tv-iew" \
                    secondAttribute="leadingMargin" id="a"/>
                    <constraint firstItem="name" firstAttribute="top" secondItem="safe" secondAttribute="top" \
                    constant="8" id="b"/>
                    <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="name" \
                    secondAttribute="trailing" id="c"/>
                    """, rootChildren: #"<viewLayoutGuide key="safeArea" id="safe"/>"#))
        #expect(frames["name"] == [16, 28, 40, 20.5])
    }

    @Test func autoresizedFramesAreKeptAndTheContentOfAnEffectFillsIt() throws {
        let frames = try frames(
            IBFixture.xib(
                """
                <visualEffectView translatesAutoresizingMaskIntoConstraints="NO" id="effect">
                    <rect key="frame" x="0.0" y="0.0" width="1" height="1"/>
                    <view key="contentView" id="content">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="100"/>
                        <autoresizingMask key="autoresizingMask"/>
                    </view>
                    <constraints><constraint firstAttribute="height" constant="80" id="h"/></constraints>
                </visualEffectView>
                """,
                constraints: """
                    <constraint firstItem="effect" firstAttribute="leading" secondItem="roo-tv-iew" \
                    secondAttribute="leading" id="a"/>
                    <constraint firstItem="effect" firstAttribute="trailing" secondItem="roo-tv-iew" \
                    secondAttribute="trailing" id="b"/>
                    <constraint firstItem="effect" firstAttribute="bottom" secondItem="roo-tv-iew" \
                    secondAttribute="bottom" id="c"/>
                    """))
        #expect(frames["effect"] == [0, 587, 375, 80])
        #expect(frames["content"] == [0, 0, 375, 80])
    }

    @Test func aHeaderIsAsWideAsItsTable() throws {
        let frames = try frames(
            IBFixture.xib(
                """
                <tableView translatesAutoresizingMaskIntoConstraints="NO" id="table">
                    <rect key="frame" x="0.0" y="0.0" width="13" height="17"/>
                    <view key="tableHeaderView" id="header">
                        <rect key="frame" x="0.0" y="0.0" width="320" height="40"/>
                    </view>
                </tableView>
                """,
                constraints: ["leading", "trailing", "top", "bottom"].map {
                    """
                    <constraint firstItem="table" firstAttribute="\($0)" secondItem="roo-tv-iew" \
                    secondAttribute="\($0)" id="\($0)"/>
                    """
                }.joined()))
        #expect(frames["header"] == [0, 0, 375, 40])
    }

    @Test func documentsOfAppKitMeasureUpwards() throws {
        let frames = try frames(
            """
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" toolsVersion="19529" targetRuntime="MacOSX.Cocoa">
                <objects>
                    <window id="window">
                        <view key="contentView" id="root">
                            <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
                            <subviews>
                                <textField translatesAutoresizingMaskIntoConstraints="NO" id="label">
                                    <rect key="frame" x="0.0" y="0.0" width="64" height="16"/>
                                    <textFieldCell key="cell" title="Name" id="labelCell"/>
                                </textField>
                                <button translatesAutoresizingMaskIntoConstraints="NO" id="button">
                                    <rect key="frame" x="0.0" y="0.0" width="84" height="32"/>
                                    <buttonCell key="cell" type="push" title="Save" bezelStyle="rounded" \
            id="buttonCell"/>
                                </button>
                                <customView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="fixed">
                                    <rect key="frame" x="10" y="40" width="50" height="30"/>
                                </customView>
                            </subviews>
                            <constraints>
                                <constraint firstItem="label" firstAttribute="leading" secondItem="root" \
            secondAttribute="leading" constant="20" id="a"/>
                                <constraint firstItem="label" firstAttribute="top" secondItem="root" \
            secondAttribute="top" constant="12" id="b"/>
                                <constraint firstAttribute="trailing" secondItem="button" \
            secondAttribute="trailing" constant="20" id="c"/>
                                <constraint firstAttribute="bottom" secondItem="button" secondAttribute="bottom" \
            constant="20" id="d"/>
                            </constraints>
                        </view>
                    </window>
                </objects>
            </document>
            """)
        #expect(frames["label"] == [18, 172, 64, 16])
        #expect(frames["button"] == [203, 13, 84, 32])
        #expect(frames["fixed"] == [10, 40, 50, 30])
    }

    @Test func theCanvasSizeClassesApply() throws {
        let text = IBFixture.xib(
            #"""
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="0.0" y="0.0" width="9" \#
            height="9"/></view>
            """#,
            constraints: """
                <constraint firstItem="box" firstAttribute="leading" secondItem="roo-tv-iew" \
                secondAttribute="leading" id="a"/>
                <constraint firstItem="box" firstAttribute="top" secondItem="roo-tv-iew" secondAttribute="top" id="b"/>
                <constraint firstItem="box" firstAttribute="height" constant="10" id="c"/>
                <constraint firstItem="box" firstAttribute="width" constant="10" id="d">
                    <variation key="widthClass=compact" constant="30"/>
                    <variation key="widthClass=regular" constant="50"/>
                </constraint>
                """)
        #expect(try frames(text)["box"] == [0, 0, 30, 10])
        #expect(try frames(text.replacing("retina4_7", with: "ipad9_7"))["box"] == [0, 0, 50, 10])
    }

    /// `[x, y, width, height]` by object id, as the document would write them.
    private func frames(_ text: String) throws -> [String: [Double]] {
        let document = InterfaceBuilderFormat().parse(SourceText(text)).document
        #expect(document.problems.map(\.message) == [])
        var frames: [String: [Double]] = [:]
        for layout in document.layouts {
            var solver = LayoutSolver(layout)
            let solution = solver.solve(Configuration(baseOf: layout))
            for view in layout.views {
                let frame = solution.frame(of: view.id, asWrittenIn: layout)
                frames[view.objectID ?? view.path] = [frame.x, frame.y, frame.width, frame.height].map {
                    ($0 * 1000).rounded() / 1000
                }
            }
        }
        return frames
    }
}
