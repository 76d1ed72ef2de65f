import LayoutModel
import SourceText
import SwiftSource

/// The views that are added and that nothing places: without constraints, without a frame and without a stack view that
/// arranges them they stay without a size.
///
/// Only views of UIKit's own classes count that show something and that the class makes and adds in any case.
struct NeverPlaced {
    struct One {
        var view: ObjectID
        /// Where it is declared.
        var declared: FileRange
        /// The stack view that it is added to without being arranged.
        var stack: ObjectID?
        /// The property that other code may use to place it; nil if none can.
        var property: String?
    }

    private(set) var all: [One] = []
    private let execution: Execution

    init(_ execution: Execution) {
        self.execution = execution
        guard !execution.isCut, !execution.isRootOpen, !execution.relatesUnknownViews,
            !execution.hasUnknownConstraints, !execution.isHierarchyUnknown, !mayPlaceAll
        else { return }
        var additions: [ObjectID: (parent: ObjectID, isCertain: Bool)] = [:]
        var busy: Set<ObjectID> = []
        for event in execution.events {
            switch event.effect {
            case .addSubview(let view, let parent, _):
                let isCertain = execution.isBase(event.path) && additions[view] == nil
                additions[view] = (parent, isCertain)
                busy.insert(parent)
            case .arrange(let view, let stack, _): busy.formUnion([view, stack])
            case .addGuide(_, let owner): busy.insert(owner)
            case .remove(let view), .disarrange(let view, _), .collapse(let view, _): busy.insert(view)
            default: break
            }
        }
        for (index, object) in execution.objects.enumerated() {
            if case .constraint(let made) = object.kind { busy.formUnion(made.items.map(\.object)) }
            // Another object that has the view may place it.
            if index != ObjectID.root.index { busy.formUnion(object.fields.values.flatMap(\.objects)) }
        }
        let candidates = additions.filter { $0.value.isCertain && !busy.contains($0.key) }.sorted { $0.key < $1.key }
        for (view, addition) in candidates { check(view, in: addition.parent) }
    }

    /// Whether code of the class, or of one that it inherits from, may place views that it does not name.
    private var mayPlaceAll: Bool {
        let classes = execution.ancestry(of: .root).compactMap { $0 }
        return classes.contains { name in
            guard let type = execution.program.type(name, in: execution.type.file) else { return false }
            let bytes = type.declaration.node.tree.text.utf8
            return ["subviews", "viewWithTag", "didAddSubview", "transition"].contains { word in
                bytes.firstWord(word, from: 0) != nil
            }
        }
    }

    private mutating func check(_ view: ObjectID, in parent: ObjectID) {
        guard showsSomething(view), isPlain(view), isContainer(parent) else { return }
        let object = execution[view]
        var property: String?
        if object.hasPropertyName {
            let known = execution.program.properties(
                object.name, of: execution.ancestry(of: .root), in: execution.type.file)
            guard known.count == 1, let only = known.first, !only.isOutlet, !only.isWrapped, !only.isOverride,
                let variable = VariableDeclaration(only.declaration), !variable.isSeenOutside,
                execution.program.classes(below: execution.type).isEmpty
            else { return }
            if !variable.hasModifier("private") { property = only.name }
        }
        // The view of a controller, which is as large as the screen, has no name of its own.
        guard !object.name.isEmpty, object.name.utf8.allSatisfy(\.isWord) else { return }
        let declared = ViewPlace(object, in: execution).name
        guard !mayBePlaced(object.name, declaredAt: declared) else { return }
        let isStack = execution.ancestry(of: parent).contains("UIStackView")
        all.append(One(view: view, declared: declared, stack: isStack ? parent : nil, property: property))
    }

    private func isPlain(_ view: ObjectID) -> Bool {
        let object = execution[view]
        return MasksLeftOn.isPlain(view, execution) && object.follows == nil && execution.isBase(object.path)
            && !execution.isMadeWithFrame(view)
            && ["autoresizingMask", "layer", "alpha"].allSatisfy { object.fields[$0] == nil }
    }

    /// Whether a view would be seen. An empty one, or a field that only wants the keyboard, may be meant to have no
    /// size.
    private func showsSomething(_ view: ObjectID) -> Bool {
        let object = execution[view]
        if object.fields["isHidden"] != nil { return false }
        switch object.type {
        case "UILabel", "UIStackView", "UITableView", "UICollectionView": return true
        // Some types of buttons are made with a size.
        case "UIButton":
            return object.origin.text(in: execution).map { text in
                !text.contains("type:") || text.contains(".custom") || text.contains(".system")
            } ?? false
        // One that is made with an image is as large as that.
        case "UIImageView": return object.origin.text(in: execution)?.contains("image:") == false
        case "UIView": return object.fields["backgroundColor"] != nil
        default: return false
        }
    }

    /// Whether a view leaves its subviews where they are.
    private func isContainer(_ view: ObjectID) -> Bool {
        execution.field("view", of: .root)?.object == view
            || MasksLeftOn.isContainer(view, execution)
                && (view == .root || !UIKitClass.placesContent(execution[view].type ?? ""))
    }

    /// Whether code that was not executed, as in a branch of `#if`, may place what has a name.
    private func mayBePlaced(_ name: String, declaredAt declared: FileRange) -> Bool {
        let bytes = execution.type.declaration.node.tree.text.utf8
        return bytes.uses(of: name).contains { word in
            let isReplaced =
                bytes.isAssigned(after: word.upperBound) && word.lowerBound != declared.range.start.value
            let member = bytes.member(after: word.upperBound)
            return isReplaced || Self.placing.contains(where: member.contains) || Self.frameParts.contains(member)
        }
    }

    private static let placing = [
        "snp", "Anchor", "frame", "bounds", "center", "onstrain", "anchor", "pin", "layout", "Layout", "transform",
        "size", "edge",
    ]
    /// What projects call the parts of a frame that they add to views.
    private static let frameParts: Set = [
        "x", "y", "width", "height", "left", "right", "top", "bottom", "centerX", "centerY", "origin", "w", "h",
    ]
}

extension FileRange {
    /// The code there; nil if it is in another file than the class.
    fileprivate func text(in execution: Execution) -> String? {
        guard file == execution.type.file else { return nil }
        return execution.type.declaration.node.tree.text[range]
    }
}

extension [UInt8] {
    /// Whether another value is assigned to a name.
    fileprivate func isAssigned(after offset: Int) -> Bool {
        let rest = self[offset...].drop { $0 == 0x20 }
        return rest.first == UInt8(ascii: "=") && rest.dropFirst().first != UInt8(ascii: "=")
    }

    /// The member that follows a name: `snp` of `label.snp`, empty for none.
    fileprivate func member(after offset: Int) -> String {
        var start = offset
        while start < count, [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(self[start]) { start += 1 }
        guard start < count, self[start] == UInt8(ascii: ".") else { return "" }
        let end = self[(start + 1)...].firstIndex { !$0.isWord } ?? count
        return String(decoding: self[(start + 1)..<end], as: UTF8.self)
    }
}
