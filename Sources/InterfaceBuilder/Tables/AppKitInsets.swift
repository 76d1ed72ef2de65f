import LayoutModel

/// The alignment rectangle insets of AppKit's controls, derived from recorded frames: the distance that a constraint to
/// the superview's edge leaves between that edge and the frame.
struct AppKitInsets {
    let settings: DocumentSettings
    let tree: XMLTree

    /// Before macOS 11's controls, with them, and with those of macOS 26.
    private enum Era {
        case old, middle, new
    }

    private var era: Era {
        let version = settings.version.number
        return version < 17000 ? .old : (24000..<30000).contains(version) ? .new : .middle
    }

    func insets(of view: XMLElementID, frame: Rect) -> EdgeInsets {
        let cell = tree.children(of: view).first { tree[$0, .key] == "cell" }
        func of(_ attribute: String) -> String? { cell.flatMap { tree[$0, attribute] } }
        switch tree.tag(of: view) {
        case "textField":
            // Labels (317 constraints): two points on either side. Fields with a border: none.
            return of("borderStyle") == nil ? EdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 2) : .zero
        case "box": return box(view, frame)
        case "button" where era != .new: return button(of("type"), of("controlSize"))
        case "popUpButton" where era != .new && of("bezelStyle") == "rounded":
            return era == .old
                ? EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 3)
                : EdgeInsets(top: 1, leading: 3, bottom: 4, trailing: 4)
        case "segmentedControl" where era != .new: return EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2)
        case "slider" where era != .new: return EdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        case "switch" where era != .new: return EdgeInsets(top: 1, leading: 2, bottom: 2, trailing: 2)
        default: return .zero
        }
    }

    private func button(_ type: String?, _ size: String?) -> EdgeInsets {
        let isSmall = size == "small"
        switch type {
        case "push":
            // 27 constraints in the middle era, 16 in the old one.
            let side = isSmall || era == .old ? 6.0 : 7
            return EdgeInsets(top: era == .old ? 4 : 5, leading: side, bottom: 7, trailing: side)
        case "check", "radio":
            let edge = era == .old ? 2.0 : 1
            return EdgeInsets(top: edge, leading: isSmall ? 1 : 2, bottom: edge, trailing: era == .old ? 2 : 0)
        case "help": return EdgeInsets(top: 1, leading: 3, bottom: 4, trailing: 2)
        default: return .zero
        }
    }

    private func box(_ view: XMLElementID, _ frame: Rect) -> EdgeInsets {
        switch tree[view, .boxType] {
        case "separator":
            // A line of one point in a frame of five.
            if frame.height == 5 { return EdgeInsets(top: 2, leading: 0, bottom: 2, trailing: 0) }
            return frame.width == 5 ? EdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 2) : .zero
        case nil: return EdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 3)
        default: return .zero
        }
    }
}
