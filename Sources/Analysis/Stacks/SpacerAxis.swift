import Wording
import AutoLayoutEngine
import LayoutModel
import SourceText

extension FindingCode {
    package static let spacerAxis = FindingCode(rawValue: "spacer-axis")
}

/// A spacer in a stack that is given a length across the stack's axis, where it keeps nothing apart.
struct SpacerAxisRule: Rule {
    static let code = FindingCode.spacerAxis

    let layout: Layout

    init(_ layout: Layout, _ space: ConfigurationSpace) {
        self.layout = layout
    }

    mutating func inspect(_ solved: SolvedConfiguration) {}

    func findings() -> [Finding] {
        let naming = Naming(layout)
        return layout.constraints.compactMap { constraint in
            let view = constraint.first.item.view
            guard !constraint.isRemoved, constraint.second == nil, constraint.first.attribute.isSize,
                layout[view].kind == .spacer, let stack = layout[view].parent.flatMap({ layout[$0].stack }),
                constraint.first.attribute.axis != stack.axis, !hasLengthAlong(view, stack.axis)
            else { return nil }
            let along = stack.axis.sizeName
            return Finding(
                code: Self.code, severity: .warning, range: layout.ownRange(constraint.source.focus),
                message: "\(naming.quoted(view)) stands in a \(stack.axis.rawValue) stack and is given a "
                    + "\(constraint.first.attribute.rawValue), which keeps nothing apart there. Give it a \(along).",
                subject: naming.subject(constraint))
        }
    }

    private func hasLengthAlong(_ view: ViewID, _ axis: Axis) -> Bool {
        layout[view].spacer?.length != nil
            || layout.constraints.contains {
                !$0.isRemoved && $0.first.item == Item(view) && $0.first.attribute.isSize
                    && $0.first.attribute.axis == axis
            }
    }
}
