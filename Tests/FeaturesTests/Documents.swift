/// Interface Builder documents of the tests' own.
enum Documents {
    /// A screen with a title, a picture and a table with one kind of cell, and a second screen behind it.
    static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="lst-vc-001">
            <device id="retina4_7" orientation="portrait" appearance="light"/>
            <scenes>
                <!--Friends-->
                <scene sceneID="sce-ne-001">
                    <objects>
                        <viewController id="lst-vc-001" customClass="FriendListController" customModule="Friends" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="roo-tv-001">
                                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                                <subviews>
                                    <label opaque="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Friends &amp; more" translatesAutoresizingMaskIntoConstraints="NO" id="ttl-la-001" userLabel="Title">
                                        <rect key="frame" x="16" y="28" width="343" height="20.5"/>
                                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                    </label>
                                    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="pic-tu-001">
                                        <rect key="frame" x="16" y="60" width="40" height="44"/>
                                        <constraints>
                                            <constraint firstAttribute="width" constant="40" id="pic-wi-001"/>
                                            <constraint firstAttribute="height" constant="40" id="pic-he-001"/>
                                        </constraints>
                                    </view>
                                    <tableView clipsSubviews="YES" contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="60" sectionHeaderHeight="28" sectionFooterHeight="28" translatesAutoresizingMaskIntoConstraints="NO" id="tab-le-001">
                                        <rect key="frame" x="0.0" y="108" width="375" height="559"/>
                                        <prototypes>
                                            <tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" reuseIdentifier="Friend" id="cel-l0-001">
                                                <rect key="frame" x="0.0" y="28" width="375" height="60"/>
                                                <autoresizingMask key="autoresizingMask"/>
                                                <tableViewCellContentView key="contentView" opaque="NO" contentMode="center" tableViewCell="cel-l0-001" id="cel-l0-002">
                                                    <rect key="frame" x="0.0" y="0.0" width="375" height="60"/>
                                                    <autoresizingMask key="autoresizingMask"/>
                                                    <subviews>
                                                        <label opaque="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="nam-la-001">
                                                            <rect key="frame" x="16" y="11" width="343" height="38"/>
                                                            <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                                        </label>
                                                    </subviews>
                                                    <constraints>
                                                        <constraint firstItem="nam-la-001" firstAttribute="leading" secondItem="cel-l0-002" secondAttribute="leading" constant="16" id="nam-le-001"/>
                                                        <constraint firstAttribute="trailing" secondItem="nam-la-001" secondAttribute="trailing" constant="16" id="nam-tr-001"/>
                                                        <constraint firstItem="nam-la-001" firstAttribute="top" secondItem="cel-l0-002" secondAttribute="top" constant="11" id="nam-to-001"/>
                                                        <constraint firstAttribute="bottom" secondItem="nam-la-001" secondAttribute="bottom" constant="11" id="nam-bo-001"/>
                                                    </constraints>
                                                </tableViewCellContentView>
                                                <connections>
                                                    <segue destination="det-vc-001" kind="show" id="seg-ue-001"/>
                                                </connections>
                                            </tableViewCell>
                                        </prototypes>
                                    </tableView>
                                </subviews>
                                <viewLayoutGuide key="safeArea" id="saf-ea-001"/>
                                <constraints>
                                    <constraint firstItem="ttl-la-001" firstAttribute="leading" secondItem="saf-ea-001" secondAttribute="leading" constant="16" id="ttl-le-001"/>
                                    <constraint firstItem="saf-ea-001" firstAttribute="trailing" secondItem="ttl-la-001" secondAttribute="trailing" constant="16" id="ttl-tr-001"/>
                                    <constraint firstItem="ttl-la-001" firstAttribute="top" secondItem="saf-ea-001" secondAttribute="top" constant="8" id="ttl-to-001"/>
                                    <constraint firstItem="pic-tu-001" firstAttribute="leading" secondItem="ttl-la-001" secondAttribute="leading" id="pic-le-001"/>
                                    <constraint firstItem="pic-tu-001" firstAttribute="top" secondItem="ttl-la-001" secondAttribute="bottom" constant="12" placeholder="YES" id="pic-to-001"/>
                                    <constraint firstItem="tab-le-001" firstAttribute="leading" secondItem="roo-tv-001" secondAttribute="leading" id="tab-lea-01"/>
                                    <constraint firstAttribute="trailing" secondItem="tab-le-001" secondAttribute="trailing" id="tab-tra-01"/>
                                    <constraint firstAttribute="bottom" secondItem="tab-le-001" secondAttribute="bottom" id="tab-bot-01"/>
                                    <constraint firstItem="tab-le-001" firstAttribute="top" secondItem="pic-tu-001" secondAttribute="bottom" constant="8" id="tab-top-01"/>
                                    <constraint firstItem="tab-le-001" firstAttribute="top" secondItem="saf-ea-001" secondAttribute="top" constant="300" id="tab-top-02"/>
                                </constraints>
                                <variation key="default">
                                    <mask key="constraints">
                                        <exclude reference="tab-top-02"/>
                                    </mask>
                                </variation>
                                <variation key="widthClass=regular">
                                    <mask key="constraints">
                                        <exclude reference="tab-top-01"/>
                                        <include reference="tab-top-02"/>
                                    </mask>
                                </variation>
                            </view>
                            <connections>
                                <outlet property="titleLabel" destination="ttl-la-001" id="out-le-001"/>
                                <outlet property="portrait" destination="pic-tu-001" id="out-le-002"/>
                            </connections>
                        </viewController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="fir-re-001" sceneMemberID="firstResponder"/>
                        <tapGestureRecognizer id="tap-ge-001"/>
                    </objects>
                    <point key="canvasLocation" x="0.0" y="0.0"/>
                </scene>
                <!--Detail-->
                <scene sceneID="sce-ne-002">
                    <objects>
                        <viewController title="Detail" id="det-vc-001" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="roo-tv-002">
                                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                                <viewLayoutGuide key="safeArea" id="saf-ea-002"/>
                            </view>
                        </viewController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="fir-re-002" sceneMemberID="firstResponder"/>
                    </objects>
                </scene>
            </scenes>
        </document>
        """

    /// The storyboard with a mark of ``Picture`` before or behind a piece of it, which has to be there.
    static func marked(_ piece: String, as replacement: String) -> String {
        storyboard.replacing(piece, with: replacement, maxReplacements: 1)
    }
}
