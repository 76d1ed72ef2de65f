import LayoutModel
import SourceText
import TestSupport
import Testing

@testable import InterfaceBuilder

/// The safe area around roots, by device, version and the bars of other scenes.
@Suite struct SafeAreasTests {
    /// A tab bar controller with one tab, a controller named `navigation`.
    private static let tabs = """
        <tabBarController id="tabs" sceneMemberID="viewController">
            <connections>
                <segue destination="navigation" kind="relationship" relationship="viewControllers" id="tab"/>
            </connections>
        </tabBarController>
        """

    @Test(
        arguments: [
            ("retina4_7", 14490, 375, 667, 20, 0), ("retina4_7", 17701, 375, 667, 0, 0),
            ("retina4_7", 22505, 375, 667, 20, 0), ("retina6_1", 16096, 414, 896, 44, 34),
            ("retina6_1", 22154, 414, 896, 48, 34), ("retina6_12", 22155, 393, 852, 59, 34),
            ("retina6_12", 24128, 393, 852, 118, 68), ("retina6_12", 32700, 393, 852, 59, 34),
            ("retina6_7", 22505, 428, 926, 47, 34), ("retina6_7", 23727, 428, 926, 118, 68),
            ("ipad12_9rounded", 23504, 1024, 1366, 24, 20), ("aDeviceOfTheFuture", 23504, 500, 900, 20, 0),
        ])
    func followsDeviceAndVersion(
        _ device: String, _ version: Int, _ width: Int, _ height: Int, _ top: Double, _ bottom: Double
    ) throws {
        let text = IBFixture.xib("", version: version, device: device, width: width, height: height)
        #expect(try insets(text) == [top, bottom])
    }

    @Test(arguments: [(22505, 0.0, 21.0), (24412, 47, 55), (32700, 0, 21)])
    func theNotchIsAtTheSidesInLandscape(_ version: Int, _ top: Double, _ bottom: Double) throws {
        let text = IBFixture.xib("", version: version, device: "retina6_0", width: 844, height: 390)
            .replacing("portrait", with: "landscape")
        let safeArea = try #require(
            InterfaceBuilderFormat().parse(SourceText(text)).document.layouts.first?.designTime?.canvas.safeArea)
        #expect(safeArea == EdgeInsets(top: top, leading: 47, bottom: bottom, trailing: 47))
    }

    @Test(arguments: [(14490, 20.0), (17701, 0)])
    func aDocumentWithoutADeviceIsForAPhoneWithAHomeButton(_ version: Int, _ top: Double) throws {
        let text = IBFixture.xib("", version: version).split(separator: "\n").filter { !$0.contains("<device") }
        #expect(try insets(text.joined(separator: "\n")) == [top, 0])
    }

    @Test(arguments: [(300, 14490, 0.0), (500, 14490, 20), (300, 22505, 20)])
    func lowRootsHaveNoStatusBarInOldVersions(_ height: Int, _ version: Int, _ top: Double) throws {
        let text = IBFixture.xib(
            "", rootChildren: #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#,
            version: version, height: height)
        #expect(try insets(text) == [top, 0])
    }

    @Test func aRootWithoutBarsHasTheStatusBar() throws {
        let omitted = ["StatusBar", "TopBar", "BottomBar"].map { #"<nil key="simulated\#($0)Metrics"/>"# }.joined()
        #expect(try insets(IBFixture.xib("", rootChildren: omitted, version: 23504, height: 44)) == [20, 0])
        #expect(try insets(IBFixture.xib("", rootChildren: omitted, version: 14490, height: 600)) == [0, 0])
    }

    @Test func lowRootsHaveNoHomeIndicatorInOldVersions() throws {
        let low = IBFixture.xib("", version: 18122, device: "retina6_1", width: 414, height: 61)
        #expect(try insets(low) == [44, 0])
        let wide = IBFixture.xib("", version: 18122, device: "retina6_1", width: 460, height: 61)
        #expect(try insets(wide) == [44, 34])
        let later = IBFixture.xib("", version: 21225, device: "retina6_1", width: 414, height: 61)
        #expect(try insets(later) == [48, 34])
    }

    @Test func followsSeguesFromBars() throws {
        let push = #"<connections><segue destination="detail" kind="show" id="push"/></connections>"#
        let back = #"<connections><segue destination="list" kind="show" id="back"/></connections>"#
        let text = IBFixture.storyboard([
            Self.tabs, IBFixture.navigation("navigation", root: "list"), IBFixture.controller("list", push),
            IBFixture.controller("detail", back), IBFixture.controller("alone"),
        ])
        #expect(try insets(text, "list-view") == [64, 49])
        #expect(try insets(text, "detail-view") == [64, 49])
        #expect(try insets(text, "alone-view") == [20, 0])
    }

    @Test(arguments: [("show", 49.0), ("showDetail", 0)])
    func aDetailIsBesideTheTabBar(_ kind: String, _ bottom: Double) throws {
        let push = #"<connections><segue destination="detail" kind="\#(kind)" id="push"/></connections>"#
        let text = IBFixture.storyboard([
            Self.tabs, IBFixture.navigation("navigation", root: "list"), IBFixture.controller("list", push),
            IBFixture.controller("detail"),
        ])
        #expect(try insets(text, "detail-view") == [64, bottom])
    }

    @Test func readsLargeTitlesAndHiddenBars() throws {
        let large = IBFixture.storyboard([
            IBFixture.navigation("navigation", root: "list", bar: #"largeTitles="YES""#), IBFixture.controller("list"),
        ])
        #expect(try insets(large, "list-view") == [116, 0])
        let hidden = IBFixture.storyboard([
            IBFixture.navigation("navigation", root: "list", attributes: #"navigationBarHidden="YES""#),
            IBFixture.controller("list"),
        ])
        #expect(try insets(hidden, "list-view") == [20, 0])
    }

    @Test func simulatedMetricsTakePrecedenceOverSegues() throws {
        let text = IBFixture.storyboard([
            IBFixture.navigation("navigation", root: "list"),
            IBFixture.controller(
                "list",
                #"<nil key="simulatedTopBarMetrics"/><simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>"#),
            IBFixture.controller(
                "opaque", #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO"/>"#,
                height: 603
            ),
        ])
        #expect(try insets(text, "list-view") == [20, 44])
        #expect(try insets(text, "opaque-view") == [0, 0])
    }

    @Test func aRootBelowTheBarsHasNoTopInset() throws {
        let text = IBFixture.storyboard([
            IBFixture.navigation("navigation", root: "list"), IBFixture.controller("list", height: 603),
        ])
        #expect(try insets(text, "list-view") == [0, 0])
    }

    @Test(arguments: ["show", "push", "showDetail"])
    func aSimulatedBarIsPassedOn(_ kind: String) throws {
        let bar = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>"#
        let push = #"<connections><segue destination="detail" kind="\#(kind)" id="push"/></connections>"#
        let present = #"<connections><segue destination="sheet" kind="presentation" id="present"/></connections>"#
        let text = IBFixture.storyboard([
            IBFixture.controller("list", bar + push), IBFixture.controller("detail", present),
            IBFixture.controller("sheet"),
        ])
        #expect(try insets(text, "list-view") == [64, 0])
        #expect(try insets(text, "detail-view") == [64, 0])
        #expect(try insets(text, "sheet-view") == [20, 0])
    }

    @Test func aRootOfTheScreensHeightMayHangBelowIt() throws {
        let bar = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO"/>"#
        let text = IBFixture.storyboard([IBFixture.controller("list", bar)])
            .replacing(#"y="0.0" width="375""#, with: #"y="64" width="375""#)
        #expect(try insets(text, "list-view") == [0, 64])
        let withoutDevice = text.split(separator: "\n").filter { !$0.contains("<device") }
        #expect(try insets(withoutDevice.joined(separator: "\n"), "list-view") == [0, 64])
        let fitting = text.replacing(#"height="667""#, with: #"height="603""#)
        #expect(try insets(fitting, "list-view") == [0, 0])
    }

    @Test(arguments: [(667, 64.0, 49.0), (618, 64, 0), (603, 0, 49), (554, 0, 0)])
    func aRootMayEndAtOpaqueBars(_ height: Int, _ top: Double, _ bottom: Double) throws {
        let text = IBFixture.storyboard([
            Self.tabs, IBFixture.navigation("navigation", root: "list"), IBFixture.controller("list", height: height),
        ])
        #expect(try insets(text, "list-view") == [top, bottom])
    }

    @Test(arguments: [(22505, 916, 56.0), (23090, 916, 56), (22505, 882, 0)])
    func aSheetHasAHigherBar(_ version: Int, _ height: Int, _ top: Double) throws {
        let text = IBFixture.storyboard(
            [
                IBFixture.navigation("navigation", root: "list"),
                IBFixture.controller("list", width: 428, height: height),
            ], version: version, device: "retina6_7")
        #expect(try insets(text, "list-view") == [top, 0])
    }

    @Test(arguments: [("fullScreen", 22505, 44.0), ("formSheet", 22505, 64), ("fullScreen", 19455, 44)])
    func aScenePresentedFullScreenHasNoStatusBar(_ style: String, _ version: Int, _ top: Double) throws {
        let segue = """
            <connections>
                <segue destination="navigation" kind="presentation" modalPresentationStyle="\(style)" id="present"/>
            </connections>
            """
        let text = IBFixture.storyboard(
            [
                IBFixture.controller("start", segue), IBFixture.navigation("navigation", root: "list"),
                IBFixture.controller("list"),
            ], version: version)
        #expect(try insets(text, "list-view") == [top, 0])
    }

    @Test(arguments: [(300, 14460, 0.0), (300, 22505, 20)])
    func anEmbeddedLowRootHasNoStatusBarInOldVersions(_ height: Int, _ version: Int, _ top: Double) throws {
        let segue = #"<connections><segue destination="child" kind="embed" id="embed"/></connections>"#
        let text = IBFixture.storyboard(
            [IBFixture.controller("start", segue), IBFixture.controller("child", height: height)],
            version: version)
        #expect(try insets(text, "child-view") == [top, 0])
    }

    @Test(arguments: [
        (24506, 54, "", 667, 74.0), (32700, 56, "", 583, 56), (15505, 56, "", 647, 56),
        (32700, 56, #"translucent="NO""#, 591, 0),
    ])
    func aBarIsAsHighAsRecorded(_ version: Int, _ bar: Int, _ attributes: String, _ height: Int, _ top: Double) throws {
        let text = IBFixture.storyboard(
            [
                IBFixture.navigation("navigation", root: "list", bar: attributes, height: bar),
                IBFixture.controller("list", height: height),
            ], version: version)
        #expect(try insets(text, "list-view") == [top, 0])
    }

    @Test(arguments: [
        (32700, "retina4_7", 375, 647, [0.0, 0.0]), (22505, "retina6_1", 414, 886, [0, 34]),
        (16097, "retina6_5", 414, 842, [0, 34]), (22505, "retina6_1", 414, 830, [48, 34]),
        (14460, "retina6_5", 414, 842, [44, 34]),
    ])
    func aSheetWithoutABarBeginsBelowTheStatusBar(
        _ version: Int, _ device: String, _ width: Int, _ height: Int, _ expected: [Double]
    ) throws {
        let text = IBFixture.storyboard(
            [IBFixture.controller("list", width: width, height: height)], version: version, device: device)
        #expect(try insets(text, "list-view") == expected)
    }

    @Test func aSceneOfASheetMayLeaveOutTheBar() throws {
        let text = IBFixture.storyboard(
            [
                IBFixture.navigation("navigation", root: "list", height: 56),
                IBFixture.controller("list", #"<nil key="simulatedTopBarMetrics"/>"#),
            ], version: 15505)
        #expect(try insets(text, "list-view") == [0, 0])
    }

    @Test func aRootOfAnotherWidthIsNotShortened() throws {
        let text = IBFixture.storyboard([
            IBFixture.navigation("navigation", root: "list"), IBFixture.controller("list", width: 400, height: 600),
        ])
        #expect(try insets(text, "list-view") == [64, 0])
    }

    @Test func aTelevisionHasWideInsets() throws {
        let wide = EdgeInsets(top: 60, leading: 80, bottom: 60, trailing: 80)
        func insets(_ text: String) -> EdgeInsets? {
            let text = text.replacing("iOS.CocoaTouch", with: "AppleTV").replacing("retina4_7", with: "appleTV")
            return InterfaceBuilderFormat().parse(SourceText(text)).document.layouts.first?.designTime?.canvas.safeArea
        }
        #expect(insets(IBFixture.xib("", width: 1920, height: 1080)) == wide)
        #expect(insets(IBFixture.storyboard([IBFixture.controller("a", width: 1920, height: 1080)])) == wide)
        let cell = IBFixture.xib("").replacing("<view ", with: "<collectionViewCell ")
        #expect(insets(cell.replacing("</view>", with: "</collectionViewCell>")) == .zero)
    }

    @Test func survivesCyclicAndDanglingSegues() throws {
        let text = IBFixture.storyboard([
            IBFixture.navigation("a", root: "a"), IBFixture.navigation("b", root: "nowhere"),
            IBFixture.navigation("c", root: "d"), IBFixture.navigation("d", root: "c"), IBFixture.controller("alone"),
        ])
        #expect(try insets(text, "alone-view") == [20, 0])
    }

    /// The top and the bottom inset of the layout whose root has an id.
    private func insets(_ text: String, _ root: String = "roo-tv-iew") throws -> [Double] {
        let document = InterfaceBuilderFormat().parse(SourceText(text)).document
        let layout = try #require(document.layouts.first { $0.views[0].objectID == root })
        let insets = try #require(layout.designTime?.canvas.safeArea)
        return [insets.top, insets.bottom]
    }
}
