import LayoutModel

/// The safe area insets that Interface Builder simulates in a root view, in points.
///
/// All values are derived from recorded frames. Comments name the devices and versions.
struct SafeAreas {
    let settings: DocumentSettings
    let tree: XMLTree

    static let navigationBar = 44.0
    private static let largeTitleBar = 96.0
    /// The navigation bar of a sheet.
    private static let sheetBar = 56.0
    /// The most by which a sheet is lower than the screen: 10, 20, 54 and 55 are recorded.
    private static let sheetGap = 55.0
    static let tabBar = 49.0
    static let toolbar = 44.0

    /// 44 in 14109 and 19455, 49 in 22505.
    private var toolbar: Double { settings.version >= ToolsVersion(22000) ? 49 : Self.toolbar }

    /// The height of the status bar in portrait orientation, including the notch, which is at the side in landscape.
    private var status: Double {
        guard let device = settings.device else { return homeButton(settings.version.number) }
        let version = settings.version.number
        switch device.family {
        case .television: return 0
        case .pad: return device.isRounded ? 24 : 20
        case .phone:
            if device.isRounded { return notch(device.id, version) }
            return settings.isLandscape ? 0 : homeButton(version)
        }
    }

    private func homeButton(_ version: Int) -> Double {
        // Phones with a home button: 20 in documents of Xcode 8 to 10, 0 from 14868 on, 20 again from 21600 on.
        (14800..<21600).contains(version) ? 0 : 20
    }

    private func notch(_ id: String, _ version: Int) -> Double {
        switch id {
        case "retina5_9": version < 21000 ? 44 : version < 22000 ? 47 : 50
        case "retina6_7" where (23700..<30000).contains(version): 59
        case "retina6_0", "retina6_7": version < 21000 ? 44 : 47
        case "retina6_1": version < 21000 ? 44 : 48
        case "retina6_12", "retina6_72": 59
        case "retina6_3", "retina6_9": 62
        default: 44
        }
    }

    private var homeIndicator: Double {
        guard let device = settings.device, device.isRounded else { return 0 }
        switch device.family {
        case .phone: return 34
        case .pad: return 20
        case .television: return 0
        }
    }

    /// The insets of the screen without the bars of a scene.
    private var statusBar: Double { (hasNotchAtSide ? 0 : status) + (countsTwice ? status : 0) }
    private var bottomBar: Double { (hasNotchAtSide ? 21 : homeIndicator) + (countsTwice ? homeIndicator : 0) }
    private var sides: Double { hasNotchAtSide ? status : 0 }

    private var hasNotchAtSide: Bool { isNotchPhone && settings.isLandscape }

    private var isNotchPhone: Bool {
        settings.device.map { $0.family == .phone && $0.isRounded } ?? false
    }

    /// Versions 23700 to 29999 count the status bar and the home indicator of a phone with a notch twice (eight
    /// documents on retina6_1, retina6_12 and retina6_3, roots of controllers and of xibs, without exception). In
    /// landscape, they add those of the portrait orientation (three roots at 24412 on retina6_0: 47 at the top and the
    /// sides, 55 at the bottom).
    private var countsTwice: Bool { isNotchPhone && (23700..<30000).contains(settings.version.number) }

    /// Up to version 14799, a scene without a status bar has no inset for it (three documents on retina4_7). Later
    /// versions ignore the setting (22505 on retina4_0, 32700 on ipad9_7).
    private var canHideStatusBar: Bool { !isNotchPhone && settings.version.number < 14800 }

    /// Around a television's screen, in all versions (three documents from 13771 to 23504).
    private static let television = EdgeInsets(top: 60, leading: 80, bottom: 60, trailing: 80)

    // MARK: Roots of controllers

    func controller(_ controller: XMLElementID, bars: SceneIndex.Bars, size: SceneIndex.Size, root: Rect) -> EdgeInsets
    {
        switch settings.platform {
        case .iOS: break
        case .tvOS: return Self.television
        case .macOS: return .zero
        }
        var (status, home) = (statusBar, bottomBar)
        // Two scenes that segues present over the whole screen (22505 on retina4_0, 23090 on retina6_7).
        if bars.isFullScreen, settings.version >= ToolsVersion(22000) { status = 0 }
        var top = bars.hasNavigationBar ? navigationBar(bars) : 0
        var bottom = bars.hasTabBar ? Self.tabBar : bars.hasToolbar ? Self.toolbar : 0
        var hasOpaqueTopBar = false
        for child in tree.children(of: controller) {
            let tag = tree.tag(of: child)
            switch tree[child, .key] {
            case "simulatedStatusBarMetrics" where tag == "nil" && canHideStatusBar: status = 0
            case "simulatedTopBarMetrics":
                top = tag == "nil" ? 0 : Self.navigationBar
                hasOpaqueTopBar = tag != "nil" && tree.flag(child, .translucent) == false
            case "simulatedBottomBarMetrics":
                bottom =
                    tag == "simulatedTabBarMetrics" ? Self.tabBar : tag == "simulatedToolbarMetrics" ? toolbar : 0
            default: break
            }
        }
        var insets = EdgeInsets(top: status + top, leading: sides, bottom: home + bottom, trailing: sides)
        if hasOpaqueTopBar { insets.top = 0 }
        if size != .screen { return reduced(insets, root) }
        let inSheet = EdgeInsets(
            top: Self.sheetBar, leading: sides, bottom: max(0, insets.bottom - home), trailing: sides)
        if top > 0, hasTranslucentSheetBar(bars) { return inSheet }
        // A root of another width than the screen's stands for itself (14460).
        guard let screen = screen(of: root), abs(screen.width - root.width) < 0.5 else {
            return insets
        }
        let missing = screen.height - root.height
        if root.y > 0 {
            insets.top = max(0, insets.top - root.y)
            // What hangs below the screen is not safe (667 points high from y = 64).
            insets.bottom = max(insets.bottom, root.y - missing)
            return insets
        }
        guard missing > 0.5 else { return insets }
        if top == 0, bottom == 0, missing <= Self.sheetGap, settings.version >= ToolsVersion(14800) {
            // A sheet without a bar lies below the status bar (647 of 667, 886 and 842 of 896; five documents from
            // 16097 to 32700).
            insets.top = 0
        } else if bottom > 0, abs(missing - bottom) < 0.5 {
            insets.bottom = max(0, insets.bottom - missing)
        } else if top > 0, missing < Self.navigationBar, settings.version >= ToolsVersion(14800) {
            // A sheet that is a little lower than the screen (916 of 926, 716 of 736).
            return inSheet
        } else if bottom > 0, abs(missing - insets.top - bottom) < 0.5 {
            // Between opaque bars at the top and at the bottom (554 of 667).
            insets.top = 0
            insets.bottom -= bottom
        } else if top > 0 {
            // Below an opaque navigation bar, the root begins where the bar ends, also in a sheet: 504 of 568, 591 of
            // 667, 786, 808, 830 and 852 of 896. From version 21000 on, it also ends above the home indicator (three
            // roots at 22505).
            insets.top = 0
            if settings.version >= ToolsVersion(21000) { insets.bottom = max(0, insets.bottom - home) }
        }
        return insets
    }

    /// Versions 10117 to 32700 record the bar of a navigation controller: 44, 54 at 24412 and 24506, 56 in sheets.
    private func navigationBar(_ bars: SceneIndex.Bars) -> Double {
        bars.hasLargeTitle ? Self.largeTitleBar : bars.navigationBarHeight ?? Self.navigationBar
    }

    /// Sheets have a bar of their own height: roots 107, 375, 414 and 428 points wide (15505 to 32700) begin behind it.
    /// They end above the home indicator.
    private func hasTranslucentSheetBar(_ bars: SceneIndex.Bars) -> Bool {
        bars.hasNavigationBar && bars.navigationBarHeight == Self.sheetBar && bars.hasTranslucentNavigationBar
    }

    /// The screen of a root. A document without a device shows the phone that has the root's size, if there is one.
    private func screen(of root: Rect) -> (width: Double, height: Double)? {
        settings.screen ?? (CanvasDevice.isPhone(root.width, root.height) ? (root.width, root.height) : nil)
    }

    // MARK: Roots of xibs

    func topLevel(_ view: XMLElementID, frame: Rect) -> EdgeInsets {
        switch (settings.platform, tree.tag(of: view)) {
        case (.macOS, _), (_, "tableViewCell"), (_, "collectionReusableView"), (.tvOS, "collectionViewCell"):
            return .zero
        case (.tvOS, _): return Self.television
        case (.iOS, _): break
        }
        var insets = EdgeInsets(top: statusBar, leading: sides, bottom: bottomBar, trailing: sides)
        for child in tree.children(of: view) {
            let isOmitted = tree.tag(of: child) == "nil"
            switch tree[child, .key] {
            case "simulatedStatusBarMetrics" where isOmitted && canHideStatusBar: insets.top = 0
            case "simulatedTopBarMetrics" where !isOmitted: insets.top += Self.navigationBar
            case "simulatedBottomBarMetrics" where !isOmitted:
                insets.bottom += tree.tag(of: child) == "simulatedTabBarMetrics" ? Self.tabBar : toolbar
            default: break
            }
        }
        return reduced(insets, frame)
    }

    /// The insets of a root that may be smaller than the screen.
    ///
    /// Versions before 14800 have no status bar if the root is less than 480 points high (0 at heights 44 to 351, 20 at
    /// 496 and 570). Versions before 21000 have no home indicator if the root's height differs from the screen's and it
    /// is not wider.
    private func reduced(_ insets: EdgeInsets, _ frame: Rect) -> EdgeInsets {
        guard let screen = settings.screen else { return insets }
        let version = settings.version.number
        var insets = insets
        if version < 14800, frame.height < 480 { insets.top = 0 }
        if version < 21000, abs(frame.height - screen.height) > 0.5, frame.width <= screen.width { insets.bottom = 0 }
        return insets
    }
}
