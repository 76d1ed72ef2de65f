/// A layout guide that UIKit provides for a view or its controller.
package enum Guide: String, Hashable, Sendable, CaseIterable {
    case safeArea
    case layoutMargins
    case readableContent
    /// The content area of a scroll view.
    case scrollContent
    /// The visible rectangle of a scroll view.
    case scrollFrame
    /// The area that the keyboard covers, or the area below the safe area while there is no keyboard.
    case keyboard
    /// The bars above and below the content of a view controller, as they were before safe areas.
    case topLayout, bottomLayout

    /// The word for the guide in `.layout` texts and in messages about any format.
    package var word: String {
        switch self {
        case .safeArea: "safeArea"
        case .layoutMargins: "margins"
        case .readableContent: "readable"
        case .scrollContent: "content"
        case .scrollFrame: "frame"
        case .keyboard: "keyboard"
        case .topLayout: "topLayoutGuide"
        case .bottomLayout: "bottomLayoutGuide"
        }
    }
}
