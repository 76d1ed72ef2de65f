extension RulePage {
    static let misplaced = RulePage(
        "misplaced", .warning, "a recorded frame that is not the one that the constraints give",
        """
        An Interface Builder document records a frame for every view. At run time only the constraints count,
        so a frame that says something else shows a layout in the editor that the app does not have. The usual
        cause is a constraint that was changed by hand or in a merge, or a view that was moved without its
        constraints.

        Judged is only what follows from required constraints and constants alone. Where a text, the content of
        a view, a margin or a safe area that depends on the device, or a priority has part in the frame,
        nothing is said. Frames are recorded in whole pixels, so half a point is no difference, nor is a whole
        one where two rounded ends add up. A view that follows another one that is misplaced is not named.

        Xcode says `Frame for "…" will be different at run time`, and keeps the word `misplaced` in the
        document until it is saved again; here the frame is computed.

        ## Wrong

        ```xml
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES">
            <objects>
                <view id="root">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
                    <subviews>
                        <view userLabel="Line" translatesAutoresizingMaskIntoConstraints="NO" id="line">
                            <rect key="frame" x="16" y="20" width="200" height="1"/>
                        </view>
                    </subviews>
                    <constraints>
                        <constraint firstItem="line" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
                        <constraint firstAttribute="trailing" secondItem="line" secondAttribute="trailing" constant="16" id="c2"/>
                        <constraint firstItem="line" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c3"/>
                        <constraint firstItem="line" firstAttribute="height" constant="1" id="c4"/>
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
                    <rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
                    <subviews>
                        <view userLabel="Line" translatesAutoresizingMaskIntoConstraints="NO" id="line">
                            <rect key="frame" x="16" y="20" width="288" height="1"/>
                        </view>
                    </subviews>
                    <constraints>
                        <constraint firstItem="line" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
                        <constraint firstAttribute="trailing" secondItem="line" secondAttribute="trailing" constant="16" id="c2"/>
                        <constraint firstItem="line" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c3"/>
                        <constraint firstItem="line" firstAttribute="height" constant="1" id="c4"/>
                    </constraints>
                </view>
            </objects>
        </document>
        ```

        ## What to do

        If the constraints are right, update the frame; if the frame is what is meant, change the constant that
        keeps the view from it.
        """)
}
