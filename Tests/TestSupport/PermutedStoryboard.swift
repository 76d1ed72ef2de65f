/// A storyboard with two scenes, and the same layout as another editor might have saved it.
package enum PermutedStoryboard {
    package static let original = storyboard(
        resources: ["logo", "photo"],
        scenes: [
            scene(
                "aaa", title: "First", location: "10",
                root: """
                    <view key="view" contentMode="scaleToFill" id="aaa-r">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                        <subviews>
                            <view userLabel="box" contentMode="scaleToFill" \
                    translatesAutoresizingMaskIntoConstraints="NO" id="aaa-b">
                                <rect key="frame" x="16" y="20" width="343" height="50"/>
                                <constraints>
                                    <constraint firstAttribute="height" constant="50" id="aaa-1"/>
                                </constraints>
                            </view>
                            <view userLabel="masked" contentMode="scaleToFill" fixedFrame="YES" \
                    translatesAutoresizingMaskIntoConstraints="NO" id="aaa-m">
                                <rect key="frame" x="40" y="100" width="295" height="60"/>
                                <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
                            </view>
                        </subviews>
                        <viewLayoutGuide key="safeArea" id="aaa-s"/>
                        <constraints>
                            <constraint firstItem="aaa-b" firstAttribute="leading" secondItem="aaa-s" \
                    secondAttribute="leading" constant="16" id="aaa-2"/>
                            <constraint firstItem="aaa-s" firstAttribute="trailing" secondItem="aaa-b" \
                    secondAttribute="trailing" constant="16" id="aaa-3"/>
                            <constraint firstItem="aaa-b" firstAttribute="top" secondItem="aaa-s" \
                    secondAttribute="top" id="aaa-4"/>
                        </constraints>
                    </view>
                    """),
            scene(
                "bbb", title: "Second", location: "20",
                root: """
                    <view key="view" contentMode="scaleToFill" id="bbb-r">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                        <subviews>
                            <stackView axis="vertical" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" \
                    id="bbb-s">
                                <rect key="frame" x="0.0" y="0.0" width="100" height="68"/>
                                <subviews>
                                    <view userLabel="one" translatesAutoresizingMaskIntoConstraints="NO" id="bbb-1">
                                        <rect key="frame" x="0.0" y="0.0" width="100" height="30"/>
                                        <constraints>
                                            <constraint firstAttribute="height" constant="30" id="bbb-4"/>
                                        </constraints>
                                    </view>
                                    <view userLabel="two" translatesAutoresizingMaskIntoConstraints="NO" id="bbb-2">
                                        <rect key="frame" x="0.0" y="38" width="100" height="30"/>
                                    </view>
                                </subviews>
                            </stackView>
                        </subviews>
                        <constraints>
                            <constraint firstItem="bbb-s" firstAttribute="leading" secondItem="bbb-r" \
                    secondAttribute="leading" id="bbb-5"/>
                            <constraint firstItem="bbb-s" firstAttribute="top" secondItem="bbb-r" \
                    secondAttribute="top" id="bbb-6"/>
                            <constraint firstItem="bbb-2" firstAttribute="height" secondItem="bbb-1" \
                    secondAttribute="height" id="bbb-7"/>
                            <constraint firstItem="bbb-s" firstAttribute="width" secondItem="bbb-r" \
                    secondAttribute="width" multiplier="0.25" priority="750" id="bbb-8"/>
                        </constraints>
                    </view>
                    """),
        ])

    /// The same document with other ids, frames and canvas locations, and with attributes, constraints, scenes and
    /// resources in another order. The order of subviews is the same, because it means something.
    package static let permuted = storyboard(
        resources: ["photo", "logo"],
        scenes: [
            scene(
                "yyy", title: "Second", location: "-700",
                root: """
                    <view contentMode="scaleToFill" id="yyy-r" key="view">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                        <subviews>
                            <stackView id="yyy-s" spacing="8" axis="vertical" \
                    translatesAutoresizingMaskIntoConstraints="NO">
                                <rect key="frame" x="1" y="2" width="90" height="70"/>
                                <subviews>
                                    <view id="yyy-1" userLabel="one" translatesAutoresizingMaskIntoConstraints="NO">
                                        <rect key="frame" x="0.0" y="0.0" width="90" height="31"/>
                                        <constraints>
                                            <constraint id="yyy-4" constant="30" firstAttribute="height"/>
                                        </constraints>
                                    </view>
                                    <view userLabel="two" translatesAutoresizingMaskIntoConstraints="NO" id="yyy-2">
                                        <rect key="frame" x="0.0" y="39" width="90" height="31"/>
                                    </view>
                                </subviews>
                            </stackView>
                        </subviews>
                        <constraints>
                            <constraint id="yyy-8" multiplier="0.25" priority="750" firstItem="yyy-s" \
                    firstAttribute="width" secondAttribute="width" secondItem="yyy-r"/>
                            <constraint firstItem="yyy-2" firstAttribute="height" secondItem="yyy-1" \
                    secondAttribute="height" id="yyy-7"/>
                            <constraint firstItem="yyy-s" firstAttribute="top" secondItem="yyy-r" \
                    secondAttribute="top" id="yyy-6"/>
                            <constraint firstItem="yyy-s" firstAttribute="leading" secondItem="yyy-r" \
                    secondAttribute="leading" id="yyy-5"/>
                        </constraints>
                    </view>
                    """),
            scene(
                "xxx", title: "First", location: "-10",
                root: """
                    <view key="view" id="xxx-r" contentMode="scaleToFill">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                        <subviews>
                            <view id="xxx-b" userLabel="box" contentMode="scaleToFill" \
                    translatesAutoresizingMaskIntoConstraints="NO">
                                <rect key="frame" x="10" y="30" width="300" height="44"/>
                                <constraints>
                                    <constraint firstAttribute="height" constant="50" id="xxx-1"/>
                                </constraints>
                            </view>
                            <view id="xxx-m" userLabel="masked" contentMode="scaleToFill" fixedFrame="YES" \
                    translatesAutoresizingMaskIntoConstraints="NO">
                                <rect key="frame" x="40" y="100" width="295" height="60"/>
                                <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
                            </view>
                        </subviews>
                        <viewLayoutGuide id="xxx-s" key="safeArea"/>
                        <constraints>
                            <constraint firstItem="xxx-b" firstAttribute="top" secondItem="xxx-s" \
                    secondAttribute="top" id="xxx-4"/>
                            <constraint firstItem="xxx-s" firstAttribute="trailing" secondItem="xxx-b" \
                    secondAttribute="trailing" constant="16" id="xxx-3"/>
                            <constraint constant="16" firstItem="xxx-b" firstAttribute="leading" secondItem="xxx-s" \
                    secondAttribute="leading" id="xxx-2"/>
                        </constraints>
                    </view>
                    """),
        ])

    private static func scene(_ id: String, title: String, location: String, root: String) -> String {
        """
        <scene sceneID="\(id)-scene">
            <objects>
                <viewController title="\(title)" id="\(id)-c" sceneMemberID="viewController">
                    \(root)
                </viewController>
            </objects>
            <point key="canvasLocation" x="\(location)" y="100"/>
        </scene>
        """
    }

    private static func storyboard(resources: [String], scenes: [String]) -> String {
        let images = resources.map { "<image name=\"\($0)\" width=\"20\" height=\"20\"/>" }.joined()
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
                <device id="retina4_7" orientation="portrait"/>
                <scenes>
                    \(scenes.joined(separator: "\n"))
                </scenes>
                <resources>\(images)</resources>
            </document>
            """
    }
}
