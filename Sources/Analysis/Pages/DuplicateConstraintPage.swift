extension RulePage {
    static let duplicateConstraint = RulePage(
        "duplicate-constraint", .warning, "a constraint that says what another one says",
        """
        Two constraints of an Interface Builder document that are in force at the same time say exactly the
        same: the same two anchors in either order, the same relation, multiplier, constant and priority. One
        of them does nothing, until somebody changes the constant of the other: then the two conflict.

        Constraints that differ by a fraction of a point, in their priority or their relation, of which one
        is a placeholder that is removed when the app is built, or that are installed for size classes that
        never meet, are not duplicates. A constraint that follows from several others is `redundant`.

        ## Wrong

        ```xml
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES">
            <objects>
                <view id="root">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
                    <subviews>
                        <view userLabel="Bar" translatesAutoresizingMaskIntoConstraints="NO" id="bar">
                            <rect key="frame" x="16" y="8" width="288" height="44"/>
                        </view>
                    </subviews>
                    <constraints>
                        <constraint firstItem="bar" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
                        <constraint firstAttribute="trailing" secondItem="bar" secondAttribute="trailing" constant="16" id="c2"/>
                        <constraint firstItem="bar" firstAttribute="top" secondItem="root" secondAttribute="top" constant="8" id="c3"/>
                        <constraint firstItem="bar" firstAttribute="height" constant="44" id="c4"/>
                        <constraint firstItem="bar" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" constant="-16" id="c5"/>
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
                        <view userLabel="Bar" translatesAutoresizingMaskIntoConstraints="NO" id="bar">
                            <rect key="frame" x="16" y="8" width="288" height="44"/>
                        </view>
                    </subviews>
                    <constraints>
                        <constraint firstItem="bar" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
                        <constraint firstAttribute="trailing" secondItem="bar" secondAttribute="trailing" constant="16" id="c2"/>
                        <constraint firstItem="bar" firstAttribute="top" secondItem="root" secondAttribute="top" constant="8" id="c3"/>
                        <constraint firstItem="bar" firstAttribute="height" constant="44" id="c4"/>
                    </constraints>
                </view>
            </objects>
        </document>
        ```

        ## What to do

        Remove the one that no outlet refers to.
        """)
}
