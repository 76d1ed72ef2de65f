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
