extension RulePage {
    static let missingTrailing = RulePage(
        "missing-trailing", .warning, "a text that nothing keeps from running out of its superview",
        """
        A constraint says where this label begins, and nothing says where it has to end: no trailing
        constraint, no width, no centre. It is as wide as its text. A longer text, in another language, at a
        larger text size or from the user, runs past the edge of the view around it, over whatever stands
        there, and is neither shortened nor wrapped.

        Whether that happens is tried out: the layout is solved again with an endless text. Labels in stack
        views and in content that scrolls sideways are not judged, nor are texts without words, such as `0:00`.

        Xcode says `Trailing constraint is missing, which may cause overlapping with other views`.

        ## Wrong

        ```xml
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES">
            <objects>
                <view id="root">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                    <subviews>
                        <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="title">
                            <rect key="frame" x="16" y="12" width="34" height="20"/>
                        </label>
                    </subviews>
                    <constraints>
                        <constraint firstItem="title" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
                        <constraint firstItem="title" firstAttribute="centerY" secondItem="root" secondAttribute="centerY" id="c2"/>
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
                    <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                    <subviews>
                        <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="title">
                            <rect key="frame" x="16" y="12" width="34" height="20"/>
                        </label>
                    </subviews>
                    <constraints>
                        <constraint firstItem="title" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
                        <constraint firstItem="title" firstAttribute="centerY" secondItem="root" secondAttribute="centerY" id="c2"/>
                        <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="title" secondAttribute="trailing" constant="16" id="c3"/>
                    </constraints>
                </view>
            </objects>
        </document>
        ```

        ## What to do

        Add a trailing constraint with `>=` to the superview's edge or to what stands beside the label.
        """)
}
