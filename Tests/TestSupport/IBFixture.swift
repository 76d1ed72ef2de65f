/// Interface Builder documents with only what a test is about.
package enum IBFixture {
    /// A xib with one view, `roo-tv-iew`, on a phone of 375 by 667 points.
    package static func xib(
        _ subviews: String, constraints: String = "", rootAttributes: String = "", rootChildren: String = "",
        version: Int = 14490, device: String = "retina4_7", resources: String = "", width: Int = 375, height: Int = 667
    ) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(version).70" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
            <device id="\(device)" orientation="portrait"/>
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
                <view contentMode="scaleToFill" id="roo-tv-iew" \(rootAttributes)>
                    <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
                    <subviews>
                        \(subviews)
                    </subviews>
                    <constraints>
                        \(constraints)
                    </constraints>
                    \(rootChildren)
                </view>
            </objects>
            \(resources.isEmpty ? "" : "<resources>\(resources)</resources>")
        </document>
        """
    }
}

extension IBFixture {
    /// A storyboard with these scenes' controllers.
    package static func storyboard(
        _ controllers: [String], version: Int = 14490, device: String = "retina4_7", attributes: String = "",
        runtime: String = "iOS.CocoaTouch"
    ) -> String {
        let scenes = controllers.map { "<scene><objects>\($0)</objects></scene>" }.joined(separator: "\n")
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            toolsVersion="\(version).70" targetRuntime="\(runtime)" useAutolayout="YES" useTraitCollections="YES" \
            useSafeAreas="YES" \(attributes)>
                <device id="\(device)" orientation="portrait"/>
                <scenes>
                    \(scenes)
                </scenes>
            </document>
            """
    }

    /// A view controller whose root view has the id `NAME-view`.
    package static func controller(
        _ name: String, _ children: String = "", width: Int = 375, height: Int = 667, subviews: String = ""
    ) -> String {
        """
        <viewController id="\(name)" sceneMemberID="viewController">
            <view key="view" id="\(name)-view">
                <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
                <subviews>\(subviews)</subviews>
            </view>
            \(children)
        </viewController>
        """
    }

    /// A navigation controller around the controller `root`.
    package static func navigation(
        _ name: String, root: String, bar: String = "", height: Int? = nil, attributes: String = ""
    ) -> String {
        let frame = height.map { #"<rect key="frame" x="0.0" y="0.0" width="375" height="\#($0)"/>"# } ?? ""
        let segue =
            #"<segue destination="\#(root)" kind="relationship" relationship="rootViewController" id="\#(name)-root"/>"#
        return """
            <navigationController id="\(name)" sceneMemberID="viewController" \(attributes)>
                <navigationBar key="navigationBar" id="\(name)-bar" \(bar)>\(frame)</navigationBar>
                <connections>
                    \(segue)
                </connections>
            </navigationController>
            """
    }
}
