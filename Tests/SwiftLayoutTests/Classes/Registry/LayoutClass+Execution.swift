import Foundation
import RecordingUIKit

extension LayoutClass {
    /// What is entered, and in which order.
    static let execution: [LayoutClass] =
        [
            LayoutClass("BothInitializers", initializer: "init(frame:)") { BothInitializers(frame: .zero) },
            LayoutClass("BothInitializers", initializer: "init(coder:)") {
                let view = BothInitializers(coder: NSCoder())
                view?.awakeFromNib()
                return view ?? UIView()
            },
            LayoutClass("ConvenienceInitializer", initializer: "init(margin:)") {
                ConvenienceInitializer(margin: 10)
            },
            LayoutClass("ConvenienceInitializer", initializer: "init(text:)") { ConvenienceInitializer(text: "a") },
            LayoutClass("SignInController") { SignInController() },
            LayoutClass("BarGuidesController") { BarGuidesController() },
            LayoutClass("OwnViewController") { OwnViewController() },
            LayoutClass("ChildController") { ChildController() },
            LayoutClass("InheritedLayout") { InheritedLayout() },
            LayoutClass("PrivateNames") { PrivateNames() },
            LayoutClass("SuperChain") { SuperChain() },
            LayoutClass("ExtensionMethods") { ExtensionMethods() },
            LayoutClass("LocalFunctions") { LocalFunctions() },
            LayoutClass("LazyClosures") { LazyClosures() },
            LayoutClass("Loops") { Loops() },
            LayoutClass("Tuples") { Tuples() },
            LayoutClass("TakenAndSkipped") { TakenAndSkipped() },
            LayoutClass("Identity") { Identity() },
            LayoutClass("Numbers") { Numbers(parameter: -9) },
            LayoutClass("LocalViews") { LocalViews(titles: []) },
        ]
        + states(
            of: { () -> EntryPoints in
                // A class that makes its constraints only when the view is shown is read as it is then.
                let cell = EntryPoints(style: .default, reuseIdentifier: nil)
                cell.updateConstraintsIfNeeded()
                return cell
            },
            [
                "updateConstraints()": { $0.updateConstraintsIfNeeded() },
                "prepareForReuse()": { $0.prepareForReuse() },
            ])
}
