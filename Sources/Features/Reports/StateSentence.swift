import Analysis
import LayoutModel
import Wording

extension Layout {
    /// A change of a state, as a clause.
    func sentence(for change: StateChange) -> String {
        func path(_ id: ViewID) -> String { view(id).map { displayName(of: $0) } ?? "" }
        func list(_ ids: [ConstraintID]) -> String {
            let known = ids.filter { constraints.indices.contains($0.index) }.map { self[$0] }
            return known.map { $0.label ?? Sentence(self).constraint($0.id) }.reduce(into: [String]()) {
                if !$0.contains($1) { $0.append($1) }
            }
            .joined(separator: ", ")
        }
        func number(_ quantity: Quantity) -> String {
            quantity.value(parameters.map(\.value)).map(points)
                ?? (quantity.hasFreeNumber ? formula(quantity, unknown: "…") : "an unknown number")
        }
        switch change.effect {
        case .gone(let id): return "\(path(id)) is gone"
        case .hide(let id): return "\(path(id)) is hidden"
        case .show(let id): return "\(path(id)) is shown"
        case .activate(let ids): return "\(list(ids)) becomes active"
        case .deactivate(let ids): return "\(list(ids)) becomes inactive"
        case .setConstant(let ids, let value): return "the constant of \(list(ids)) is \(number(value))"
        case .setPriority(let ids, let value): return "the priority of \(list(ids)) is \(number(value))"
        case .setParameter(let id, let value):
            let name = parameters.indices.contains(id.index) ? parameters[id.index].name : ""
            return "\(name) is \(points(value))"
        case .setIntrinsicSize(let id, let size):
            func length(_ length: IntrinsicLength) -> String {
                switch length {
                case .none: "_"
                case .points(let number): points(number)
                case .unknown: "unknown"
                }
            }
            return "the size of \(path(id)) is \(length(size.horizontal)) × \(length(size.vertical))"
        case .setText(let id, let text): return "the text of \(path(id)) is \"\(text)\""
        case .setSize(let size): return "checked only at \(sizeName(size))"
        }
    }
}
