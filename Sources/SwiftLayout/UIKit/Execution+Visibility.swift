import LayoutModel
import SourceText
import SwiftSource

/// The libraries that make views gone, by what they document: their own code, if it is there, is not read.
extension Execution {
    /// A method by which a library makes a view gone, or shows it again. Nil for another method.
    func visibilityMethod(_ name: String, of id: ObjectID, _ arguments: Arguments) -> Value? {
        if let value = slotMethod(name, of: id, arguments) { return value }
        if isView(id), let value = observation(name, of: id, arguments) { return value }
        switch name {
        case "updateConstraints" where isView(id): return updateSlots(of: id, arguments)
        case "createSpacer" where isView(id): return spacer(of: id, arguments)
        case "setVisible" where isView(id):
            guard case .member(let change)? = arguments.first, arguments.all.count == 1,
                ["direction", nil].contains(change.payload.first?.label)
            else { return nil }
            switch (change.name, change.payload.first?.value) {
            case ("invisible", nil):
                invisible.append(HiddenForGood(view: id, place: place(of: arguments.node)))
                note(.setHidden(id, true), at: arguments.node)
            case ("gone", let directions?): collapse(id, as: .hrViewVisible, directions, at: arguments.node)
            case ("visible", let directions?):
                shownAgain[id] = shownAgain[id] ?? place(of: arguments.node)
                note(.shown(Self.edges(directions)), id, at: arguments.node)
            default: return nil
            }
        case "setVisibility" where isView(id):
            guard case .member(let change)? = arguments.first, arguments.all.count == 2,
                let directions = arguments["affectedMarginDirections"]
            else { return nil }
            if change.name == "gone" { collapse(id, as: .uiViewVisibility, directions, at: arguments.node) }
        case "freeViewSpace", "resumeViewSpace", "toggle", "addView", "addViews":
            guard self[id].type == Self.flexibleBox else { return nil }
            callBox(id, name, arguments)
        default: return nil
        }
        return .void
    }

    private func callBox(_ box: ObjectID, _ name: String, _ arguments: Arguments) {
        let given = arguments.first ?? .unknown
        if name.hasPrefix("add"), given.object == nil, given.list?.allSatisfy({ $0.object != nil }) != true {
            note(.addedUnknown, box, box: box, at: arguments.node)
        }
        for view in given.objects {
            if name.hasPrefix("add") { note(.added, view, box: box, at: arguments.node) }
            if name == "freeViewSpace" { note(.freed, view, box: box, at: arguments.node) }
            if name == "resumeViewSpace" || name == "toggle" { note(.resumed, view, box: box, at: arguments.node) }
            guard name == "freeViewSpace" || name == "toggle" else { continue }
            let edges = CollapseStyle.flexibleBox.edges
            note(.collapse(view, CodeCollapsing(style: .flexibleBox, edges: edges)), at: arguments.node)
        }
    }

    private func note(_ kind: VisibilityNote.Kind, _ view: ObjectID, box: ObjectID? = nil, at node: SyntaxNode) {
        visibilityNotes.append(
            VisibilityNote(kind: kind, view: view, box: box, path: path, place: place(of: node)))
    }

    /// The class of FlexibleBox's objects.
    static let flexibleBox = "FlexibleBox"

    /// An assignment by which a library makes a view gone, or shows it again.
    ///
    /// - Returns: False for another assignment.
    func assignVisibility(_ value: Value, _ name: String, of id: ObjectID, at node: SyntaxNode) -> Bool {
        guard isView(id) else { return false }
        switch (name, value) {
        case ("visibility", .member(let change)) where ["Gone", "Visible", "Invisible"].contains(change.name):
            if change.name == "Invisible" { note(.setHidden(id, true), at: node) }
            guard change.name == "Gone" else { return true }
            switch change.payload.first?.value.memberName {
            case "Horizontally":
                note(.collapse(id, CodeCollapsing(style: .uiViewVisibilitySwift, edges: [.leading])), at: node)
            case "Vertically":
                note(.collapse(id, CodeCollapsing(style: .uiViewVisibilitySwift, edges: [.top])), at: node)
            default: open(id)
            }
        case ("fd_collapsibleConstraints", _):
            guard let constraints = value.list?.map(\.object), !constraints.contains(nil) else {
                open(id)
                escape(value)
                return true
            }
            let all = constraints.compactMap { $0 }
            note(.collapse(id, CodeCollapsing(style: .fdCollapsible, edges: [], constraints: all)), at: node)
        case ("fd_collapsed", _), ("fd_autoCollapse", _):
            setField(name, of: id, value)
            if name == "fd_collapsed" { note(.collapsed, id, at: node) }
        default: return false
        }
        return true
    }

    /// What `.gone(direction: [.left, .top])` does. `.visible` takes it back.
    private func collapse(_ view: ObjectID, as style: CollapseStyle, _ directions: Value, at node: SyntaxNode) {
        guard let edges = Self.edges(directions) else { return open(view) }
        note(.collapse(view, CodeCollapsing(style: style, edges: edges)), at: node)
    }

    /// The edges that an option set of directions names; nil if it is not known.
    private static func edges(_ directions: Value) -> Set<Edge>? {
        if directions.memberName == "all" { return .allSides }
        if let edge = directions.memberName.flatMap(Edge.init(rawValue:)) { return [edge] }
        guard let all = directions.list?.map(edges), !all.contains(nil) else { return nil }
        return all.reduce(into: []) { $0.formUnion($1 ?? []) }
    }
}

/// A call of HRViewVisible that hides a view; see ``InvisibleForGood``.
struct HiddenForGood {
    var view: ObjectID
    var place: FileRange
}

/// How a library makes a view gone.
struct CodeCollapsing: Hashable {
    var style: CollapseStyle
    var edges: Set<Edge>
    /// Those that are listed, for a style that lists them.
    var constraints: [ObjectID] = []
}
