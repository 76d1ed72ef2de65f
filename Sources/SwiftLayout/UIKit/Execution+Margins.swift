import LayoutModel
import SwiftSource

/// The layout margins that code gives a view.
extension Execution {
    /// The margins of a view: 8 points on each side, as UIKit's, or the numbers that code states.
    ///
    /// UIKit adds the safe area where the view reaches into it, so these are the least that they may be. Nil if they
    /// are not known.
    func margins(of view: ObjectID) -> EdgeInsets? {
        let fields = self[view].fields
        guard fields["preservesSuperviewLayoutMargins"] == nil else { return nil }
        let stated = Self.marginLengths.compactMap { fields[$0] }
        guard let value = stated.first else { return EdgeInsets(8) }
        guard stated.count == 1 else { return nil }
        if value.memberName == "zero" { return .zero }
        guard case .structure(let insets) = value else { return nil }
        func side(_ names: String...) -> Double? {
            names.lazy.compactMap { insets.fields[$0] }.first.flatMap { self.number($0)?.literal }
        }
        guard let top = side("top"), let leading = side("leading", "left"), let bottom = side("bottom"),
            let trailing = side("trailing", "right")
        else { return nil }
        return EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }

    /// Whether code says how large a view's margins are.
    func statesMargins(_ view: ObjectID) -> Bool {
        Self.marginLengths.contains { self[view].fields[$0] != nil }
    }

    /// Whether code leaves a view's margins as UIKit makes them.
    func leavesMargins(of view: ObjectID) -> Bool {
        let fields = self[view].fields
        return !(Self.marginLengths + Self.marginRules).contains { fields[$0] != nil }
    }

    /// Whether a controller has UIKit keep the margins at the sides of its view as large as elsewhere in the app.
    var leavesMarginsOfController: Bool {
        let text = type.declaration.node.tree.text.utf8
        return !["systemMinimumLayoutMargins", "viewRespectsSystemMinimumLayoutMargins"].contains(where: text.hasText)
            && leavesMargins(of: field("view", of: .root)?.object ?? .root)
    }

    /// Whether an expression names the margins of a view, of which nothing states the other sides where one is set.
    static func areMargins(_ node: SyntaxNode) -> Bool {
        node.lastName.map(marginLengths.contains) ?? false
    }

    private static let marginLengths = ["layoutMargins", "directionalLayoutMargins"]
    private static let marginRules = ["preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea"]
}
