import Formats
import Analysis
import AutoLayoutEngine
import Features
import LayoutModel
import SourceText
import Testing

/// A screen like that of HRViewVisible's example app: a picture, a title and a text next to it that is at most as high
/// as the picture, and a button below. The picture can be gone.
@Suite struct PictureCellScreenTests {
    private static let screen = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
        initialViewController="news">
            <device id="retina4_7" orientation="portrait" appearance="light"/>
            <scenes>
                <scene sceneID="scene">
                    <objects>
                        <viewController id="news" sceneMemberID="viewController">
                            <layoutGuides>
                                <viewControllerLayoutGuide type="top" id="above"/>
                                <viewControllerLayoutGuide type="bottom" id="below"/>
                            </layoutGuides>
                            <view key="view" contentMode="scaleToFill" id="screen">
                                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                                <subviews>
                                    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \
        id="picture" userLabel="picture">
                                        <rect key="frame" x="16" y="20" width="120" height="120"/>
                                        <constraints>
                                            <constraint firstAttribute="width" constant="120" id="picture-w"/>
                                            <constraint firstAttribute="height" constant="120" id="picture-h"/>
                                        </constraints>
                                    </view>
                                    <label opaque="NO" contentMode="left" horizontalHuggingPriority="251" \
        verticalHuggingPriority="252" text="The headline" lineBreakMode="tailTruncation" \
        translatesAutoresizingMaskIntoConstraints="NO" id="headline" userLabel="headline">
                                        <rect key="frame" x="148" y="20" width="211" height="20.5"/>
                                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                    </label>
                                    <label opaque="NO" contentMode="left" horizontalHuggingPriority="251" \
        verticalHuggingPriority="251" verticalCompressionResistancePriority="749" text="What it is about" \
        lineBreakMode="tailTruncation" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="text" \
        userLabel="text">
                                        <rect key="frame" x="148" y="48.5" width="211" height="20.5"/>
                                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                    </label>
                                    <button opaque="NO" contentMode="scaleToFill" buttonType="system" \
        translatesAutoresizingMaskIntoConstraints="NO" id="more" userLabel="more">
                                        <rect key="frame" x="16" y="156" width="343" height="44"/>
                                        <constraints>
                                            <constraint firstAttribute="height" constant="44" id="more-h"/>
                                        </constraints>
                                        <state key="normal" title="More"/>
                                    </button>
                                </subviews>
                                <constraints>
                                    <constraint firstItem="picture" firstAttribute="leading" secondItem="screen" \
        secondAttribute="leadingMargin" id="picture-l"/>
                                    <constraint firstItem="picture" firstAttribute="top" secondItem="above" \
        secondAttribute="bottom" id="picture-t"/>
                                    <constraint firstItem="headline" firstAttribute="leading" secondItem="picture" \
        secondAttribute="trailing" constant="12" id="headline-l"/>
                                    <constraint firstItem="headline" firstAttribute="top" secondItem="picture" \
        secondAttribute="top" id="headline-t"/>
                                    <constraint firstItem="headline" firstAttribute="trailing" secondItem="screen" \
        secondAttribute="trailingMargin" id="headline-r"/>
                                    <constraint firstItem="text" firstAttribute="leading" secondItem="headline" \
        secondAttribute="leading" id="text-l"/>
                                    <constraint firstItem="text" firstAttribute="trailing" secondItem="headline" \
        secondAttribute="trailing" id="text-r"/>
                                    <constraint firstItem="text" firstAttribute="top" secondItem="headline" \
        secondAttribute="bottom" constant="8" id="text-t"/>
                                    <constraint firstItem="text" firstAttribute="bottom" relation="lessThanOrEqual" \
        secondItem="picture" secondAttribute="bottom" id="text-b"/>
                                    <constraint firstItem="more" firstAttribute="leading" secondItem="screen" \
        secondAttribute="leadingMargin" id="more-l"/>
                                    <constraint firstAttribute="trailingMargin" secondItem="more" \
        secondAttribute="trailing" id="more-r"/>
                                    <constraint firstItem="more" firstAttribute="top" secondItem="picture" \
        secondAttribute="bottom" constant="16" id="more-t"/>
                                </constraints>
                            </view>
                        </viewController>
                    </objects>
                </scene>
            </scenes>
        </document>
        """

    private func snapshot(_ text: String) throws -> Snapshot {
        let format = try #require(FormatRegistry.standard.format(path: "a.storyboard"))
        return Snapshot(reading: SourceText(text), as: format)
    }

    private func hover(_ text: String) throws -> String {
        let snapshot = try snapshot(text)
        let picture = try #require(snapshot.document.layouts.first?.views.first { $0.objectID == "picture" })
        return try #require(snapshot.hover(at: picture.nameRange.range.start)).plaintext
    }

    /// The codes in each state, by the names of the views that are gone in it.
    private func states(_ text: String) throws -> [[String]: [String]] {
        let layout = try #require(try snapshot(text).document.layouts.first)
        let table = try StateTable(layout, by: Checker(.standard))
        return Dictionary(
            uniqueKeysWithValues: table.rows.map { row in
                (row.configuration.gone.map { layout[$0].displayName ?? "" }, row.findings.map(\.code.rawValue))
            })
    }

    private func made(_ kind: String) throws -> String {
        let all = try Fixing(Self.screen, path: "a.storyboard").refactorings(ofView: "picture")
        return try #require(
            all.first { $0.title.hasPrefix("Make \"picture\" collapsible") && $0.title.contains(kind) },
            "\(all.map(\.title))"
        ).text
    }

    @Test func theScreenHasNoFindings() throws {
        let snapshot = try snapshot(Self.screen)
        #expect(snapshot.findings().map(\.message) == [])
        #expect(try states(Self.screen) == [[]: []])
    }

    @Test func theHoverShowsTheFrameOfThePicture() throws {
        let text = try hover(Self.screen)
        #expect(text.contains("x 16, y 20, width 120, height 120"), "\(text)")
        #expect(!text.contains("gone"))
    }

    @Test(arguments: ["to be activated when it is hidden", "with FDCollapsibleConstraints"])
    func aCollapsiblePictureTakesItsGapWithIt(way: String) throws {
        let text = try made(way)
        #expect(try states(text) == [[]: [], ["picture"]: []])
        let hover = try hover(text)
        #expect(hover.contains("when picture is gone"), "\(hover)")
        let words = hover.split(separator: " ").joined(separator: " ")
        #expect(words.contains("headline (148, 20) 211 × 20.5 (16, 20) 343 × 20.5"), "\(hover)")
    }
}
