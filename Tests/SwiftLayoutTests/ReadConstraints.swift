import Foundation
import LayoutModel
import RecordingUIKit
import SourceText
import SwiftLayout
import TestSupport

/// The constraints that are read in code, in the recorder's words.
enum ReadConstraints {
    static func parse(_ text: SourceText, _ file: FileID, _ project: Project) -> any ParsedDocument {
        var context = ParseContext()
        context.file = file
        context.project = project
        return uncancelled { [context] cancellation throws(Cancelled) in
            try SwiftLayoutFormat().parse(text, in: context, cancellation)
        }
    }

    /// The document of a text, in a project with other files.
    static func parse(_ text: String, withOthers others: [String]) -> Document {
        var project = Project()
        for (index, other) in others.enumerated() {
            let file = FileID(Int32(index) + 2)
            _ = project.setDeclarations(parse(SourceText(other), file, .empty).declarations, of: file)
        }
        return parse(SourceText(text), .alone, project).document
    }

    /// The constraints that are active in the world that the switches choose, with their constants there.
    static func active(in layout: Layout, when switches: [String: Bool]) -> [RecordedConstraint] {
        var active = Set(layout.constraints.filter(\.isActive).map(\.id))
        var constants: [ConstraintID: Quantity] = [:]
        // What is said of a longer path comes later.
        for state in layout.states where holds(state.name, switches) {
            for change in state.changes {
                switch change.effect {
                case .activate(let ids): active.formUnion(ids)
                case .setConstant(let ids, let constant): for id in ids { constants[id] = constant }
                default: break
                }
            }
        }
        return active.sorted().map { id in
            var constraint = layout.constraints[id.index]
            if let constant = constants[id] { constraint.constant = constant }
            return recorded(constraint, in: layout)
        }
    }

    /// Whether all conditions of a world hold: `isSale`, `!isSale, isWide (2)`.
    private static func holds(_ world: String, _ switches: [String: Bool]) -> Bool {
        world.components(separatedBy: ", ").allSatisfy { condition in
            var text = condition[...]
            var wanted = true
            if text.hasSuffix(")"), let number = text.range(of: " (", options: .backwards) {
                text = text[..<number.lowerBound]
            }
            while true {
                if text.hasPrefix("!") {
                    wanted.toggle()
                    text = text.dropFirst()
                } else if text.hasPrefix("("), text.hasSuffix(")") {
                    text = text.dropFirst().dropLast()
                } else {
                    return switches[String(text)] == wanted
                }
            }
        }
    }

    static func recorded(_ constraint: Constraint, in layout: Layout) -> RecordedConstraint {
        func name(_ item: Item) -> String { layout.notation.words.item(item, in: layout) }
        return RecordedConstraint(
            first: name(constraint.first.item), firstAttribute: constraint.first.attribute.rawValue,
            relation: constraint.relation.rawValue, multiplier: constraint.multiplier.literal ?? .nan,
            second: constraint.second.map { name($0.item) },
            secondAttribute: constraint.second?.attribute.rawValue, constant: constraint.constant.literal ?? .nan,
            priority: constraint.priority.literal ?? .nan, identifier: constraint.label)
    }
}
