import RecordingUIKit

extension LayoutClass {
    /// Every form in which UIKit makes constraints.
    static let constraintForms: [LayoutClass] = [
        LayoutClass("AnchorForms") { AnchorForms() },
        LayoutClass("AnchorExtensions") { AnchorExtensions() },
        LayoutClass("WrappedAnchors") { WrappedAnchors() },
        LayoutClass("EdgesByCases") { EdgesByCases() },
        LayoutClass("PinCases") { PinCases() },
        LayoutClass("DefaultedCases") { DefaultedCases() },
        LayoutClass("Activation") { Activation() },
        LayoutClass("Priorities") { Priorities() },
        LayoutClass("ItemInitializer") { ItemInitializer() },
        LayoutClass("VisualFormats") { VisualFormats() },
        LayoutClass("VisualFormatMistakes") { VisualFormatMistakes() },
        LayoutClass("Mistakes") { Mistakes() },
    ]
}
