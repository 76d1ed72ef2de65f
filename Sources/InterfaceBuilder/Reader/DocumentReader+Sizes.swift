import LayoutModel

/// The sizes of a root view at run time.
extension DocumentReader {
    func runTimeSizes(of root: XMLElementID, _ frame: Rect) -> [CanvasSize] {
        let anySize = CanvasSize(width: .preferred(frame.width), height: .preferred(frame.height))
        guard settings.platform == .iOS else { return [anySize] }
        if tree.tag(of: root) == "tableViewCell" {
            return RunTimeSizes.screens(settings).map { screen in
                var size = screen
                size.height = .preferred(frame.height)
                size.safeArea = nil
                return size
            }
        }
        guard let controller = scenes.controllers[root], scenes.size(of: controller) == .screen else {
            return [anySize]
        }
        let bars = scenes.bars(around: controller)
        return RunTimeSizes.screens(settings).map { screen in
            var size = screen
            var safeArea = screen.safeArea ?? .zero
            if bars.hasNavigationBar { safeArea.top += SafeAreas.navigationBar }
            if bars.hasTabBar {
                safeArea.bottom += SafeAreas.tabBar
            } else if bars.hasToolbar {
                safeArea.bottom += SafeAreas.toolbar
            }
            size.safeArea = safeArea
            return size
        }
    }
}
