import SwiftSource

extension Execution {
    /// Whether the class that is read, of stack views or scroll views, sets up its views as all of them are in the end,
    /// as far as its own code tells: no class below and no convenience initializer goes on with it.
    var setsUpItself: Bool {
        !isRootOpen && program.classes(below: type).isEmpty
            && !type.members.initializers.contains { initializer in
                initializer.declaration?.hasModifier("convenience") == true
                    && initializer.node.contains { node in
                        guard let target = AssignmentExpression(node)?.target else { return false }
                        return (target.ownName ?? MemberAccess(target)?.name).map(Self.setUpMembers.contains) ?? false
                    }
            }
    }

    /// Whether a document may make views of the class: it has an initializer for that, which does not end the app.
    var mayComeFromDocument: Bool {
        type.members.initializers.contains { initializer in
            initializer.parameters.first?.label == "coder"
                && !initializer.node.contains { CallExpression($0)?.name == "fatalError" }
        }
    }

    /// Members by which other code goes on with setting up a stack view or a scroll view.
    static let setUpMembers: Set<String> = [
        "axis", "spacing", "alignment", "distribution", "isLayoutMarginsRelativeArrangement", "layoutMargins",
        "directionalLayoutMargins", "isBaselineRelativeArrangement", "semanticContentAttribute", "setCustomSpacing",
        "addArrangedSubview", "addArrangedSubviews", "insertArrangedSubview", "removeArrangedSubview",
        "arrangedSubviews", "subviews", "addSubview", "addSubviews", "insertSubview", "contentSize",
        "contentLayoutGuide", "frameLayoutGuide", "maximumZoomScale", "minimumZoomScale", "zoomScale",
    ]
}
