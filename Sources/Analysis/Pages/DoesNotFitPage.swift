extension RulePage {
    static let doesNotFit = RulePage(
        "does-not-fit", .warning, "constraints that do not fit the size that the document was saved at",
        """
        The constraints can hold together, but not at the size of the canvas, or of the row, that the
        Interface Builder document was saved with. When the app runs, that size is another one, so this is no
        `conflict`; but the editor shows a layout with a broken constraint, and so does a table whose rows have
        the height of this cell.

        Differences of up to a point are the rounding of the saved size and are not reported.

        ## Wrong

        ```xml
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES">
            <objects>
                <view id="root">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                    <subviews>
                        <view userLabel="Photo" translatesAutoresizingMaskIntoConstraints="NO" id="photo">
                            <rect key="frame" x="0.0" y="8" width="320" height="60"/>
                        </view>
                    </subviews>
                    <constraints>
                        <constraint firstItem="photo" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
                        <constraint firstAttribute="trailing" secondItem="photo" secondAttribute="trailing" id="c2"/>
                        <constraint firstItem="photo" firstAttribute="top" secondItem="root" secondAttribute="top" constant="8" id="c3"/>
                        <constraint firstAttribute="bottom" secondItem="photo" secondAttribute="bottom" constant="8" id="c4"/>
                        <constraint firstItem="photo" firstAttribute="height" constant="60" id="c5"/>
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
                    <rect key="frame" x="0.0" y="0.0" width="320" height="76"/>
                    <subviews>
                        <view userLabel="Photo" translatesAutoresizingMaskIntoConstraints="NO" id="photo">
                            <rect key="frame" x="0.0" y="8" width="320" height="60"/>
                        </view>
                    </subviews>
                    <constraints>
                        <constraint firstItem="photo" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
                        <constraint firstAttribute="trailing" secondItem="photo" secondAttribute="trailing" id="c2"/>
                        <constraint firstItem="photo" firstAttribute="top" secondItem="root" secondAttribute="top" constant="8" id="c3"/>
                        <constraint firstAttribute="bottom" secondItem="photo" secondAttribute="bottom" constant="8" id="c4"/>
                        <constraint firstItem="photo" firstAttribute="height" constant="60" id="c5"/>
                    </constraints>
                </view>
            </objects>
        </document>
        ```

        ## What to do

        Give the canvas or the row the size that the content asks for. Where the app gives it the saved size,
        let one of the constraints give way (priority 999), or turn an equality into an inequality.
        """)
}
