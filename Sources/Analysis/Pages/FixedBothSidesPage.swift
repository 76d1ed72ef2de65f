extension RulePage {
    static let fixedBothSides = RulePage(
        "fixed-both-sides", .warning, "a text between two edges that constants hold, with no room to grow",
        """
        Both sides of this text of one line are pinned with constants to edges that constants hold in place
        themselves. It has the same room on every screen, and the text that stands there fills most of it: a
        translation, or a larger text size, is cut off.

        Reported is a text only where its width follows from required constraints without the size of the
        screen, and where it is about as long as the room or at least three quarters of it. How long a text is
        depends on the font; taken is half the font's size for a letter. A width that somebody gave the text
        itself was chosen and is not reported.

        Xcode warns of it as `Fixed leading and trailing constraints may cause clipping`.

        ## Wrong

        ```xml
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES">
            <objects>
                <view id="root">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
                    <subviews>
                        <view userLabel="Badge" translatesAutoresizingMaskIntoConstraints="NO" id="badge">
                            <rect key="frame" x="8" y="8" width="100" height="30"/>
                            <subviews>
                                <label text="Unread mail" translatesAutoresizingMaskIntoConstraints="NO" id="title">
                                    <rect key="frame" x="4" y="5" width="92" height="20"/>
                                </label>
                            </subviews>
                            <constraints>
                                <constraint firstAttribute="width" constant="100" id="c1"/>
                                <constraint firstAttribute="height" constant="30" id="c2"/>
                                <constraint firstItem="title" firstAttribute="leading" secondItem="badge" secondAttribute="leading" constant="4" id="c3"/>
                                <constraint firstAttribute="trailing" secondItem="title" secondAttribute="trailing" constant="4" id="c4"/>
                                <constraint firstItem="title" firstAttribute="centerY" secondItem="badge" secondAttribute="centerY" id="c5"/>
                            </constraints>
                        </view>
                    </subviews>
                    <constraints>
                        <constraint firstItem="badge" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="8" id="c6"/>
                        <constraint firstItem="badge" firstAttribute="top" secondItem="root" secondAttribute="top" constant="8" id="c7"/>
                    </constraints>
                </view>
            </objects>
        </document>
        ```

        ## Mended

        ```xml
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES">
            <objects>
                <view id="root">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
                    <subviews>
                        <view userLabel="Badge" translatesAutoresizingMaskIntoConstraints="NO" id="badge">
                            <rect key="frame" x="8" y="8" width="100" height="30"/>
                            <subviews>
                                <label text="Unread mail" translatesAutoresizingMaskIntoConstraints="NO" id="title">
                                    <rect key="frame" x="4" y="5" width="92" height="20"/>
                                </label>
                            </subviews>
                            <constraints>
                                <constraint firstAttribute="width" relation="greaterThanOrEqual" constant="100" id="c1"/>
                                <constraint firstAttribute="height" constant="30" id="c2"/>
                                <constraint firstItem="title" firstAttribute="leading" secondItem="badge" secondAttribute="leading" constant="4" id="c3"/>
                                <constraint firstAttribute="trailing" secondItem="title" secondAttribute="trailing" constant="4" id="c4"/>
                                <constraint firstItem="title" firstAttribute="centerY" secondItem="badge" secondAttribute="centerY" id="c5"/>
                            </constraints>
                        </view>
                    </subviews>
                    <constraints>
                        <constraint firstItem="badge" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="8" id="c6"/>
                        <constraint firstItem="badge" firstAttribute="top" secondItem="root" secondAttribute="top" constant="8" id="c7"/>
                        <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="badge" secondAttribute="trailing" constant="8" id="c8"/>
                    </constraints>
                </view>
            </objects>
        </document>
        ```

        ## What to do

        Let one of the edges give way: a width or a distance with `>=` instead of `==`, or a text of several
        lines.
        """)
}
