import LayoutModel
import SourceText
import SwiftSource

/// Changes of the code that fix findings about the code itself.
struct CodeSuggestions {
    private let tree: SyntaxTree
    private let file: FileID

    /// - Parameter type: the class, in whose file code is changed.
    init(_ type: TypeInfo) {
        tree = type.declaration.node.tree
        file = type.file
    }

    private var text: SourceText { tree.text }

    private func expression(at place: FileRange) -> SyntaxNode? {
        place.file == file ? tree.root.expression(at: place.range) : nil
    }

    /// Turns the autoresizing mask of a view off below the statement that adds it to its superview.
    func turningMaskOff(_ left: MasksLeftOn.One) -> TextSuggestion? {
        guard let added = expression(at: left.added), added.statement == added,
            let call = CallExpression(added), call.name == "addSubview", let view = call.arguments.first?.value,
            [.nameExpression, .memberAccess].contains(view.kind)
        else { return nil }
        let assignment = "\(view.text).translatesAutoresizingMaskIntoConstraints = false"
        return text.lines([assignment], below: added.range).map { edit in
            TextSuggestion(
                title: "Set \(view.text).translatesAutoresizingMaskIntoConstraints to false", edits: [edit],
                kind: .choice)
        }
    }

    /// Removes the assignment that turns off the autoresizing mask of a content view.
    func leavingMaskOn(_ mask: ContentViewMask) -> TextSuggestion? {
        guard !mask.isBySnapKit, let assignment = expression(at: mask.place)?.statement, assignment.kind == .assignment,
            let lines = text.wholeLines(of: assignment.range)
        else { return nil }
        return TextSuggestion(title: "Remove this line", edits: [TextEdit(lines, "")], kind: .choice)
    }

    /// Names the slot that a constraint belongs to, or deactivates the constraint of a slot before it is emptied.
    func mending(_ note: SlotNote) -> TextSuggestion? {
        guard note.place.file == file, note.place.range == note.node.range, let access = MemberAccess(note.node) else {
            return nil
        }
        switch note.kind {
        case .mismatch(let attribute), .margins(_, slot: let attribute):
            return TextSuggestion(
                title: "Put it into the slot \(attribute)", edits: [TextEdit(access.nameRange, attribute)],
                kind: .choice)
        case .emptied, .replaced:
            guard let holder = access.base?.text, let statement = note.node.statement?.range,
                let lines = text.wholeLines(of: statement)
            else { return nil }
            let call = "\(holder).deactivate([\\.\(note.slot)])"
            let line = text.indentation(at: statement.start) + call + text.lineBreak
            return TextSuggestion(
                title: "Deactivate the constraint first", edits: [.insert(line, at: lines.start)], kind: .choice)
        case .assigned, .empty, .foreign, .shared: return nil
        }
    }

    /// Moves the statement that adds a view above the constraint, if both are in one block.
    func addingBefore(_ loose: LooseActivations.One, _ name: String) -> TextSuggestion? {
        guard let place = loose.added, let added = expression(at: place)?.statement,
            let statement = expression(at: loose.place)?.statement,
            added.parent == statement.parent, statement.end <= added.start,
            let moved = text.wholeLines(of: added.range), let line = text.wholeLines(of: statement.range)
        else { return nil }
        return TextSuggestion(
            title: "Add \"\(name)\" to its superview before this constraint",
            edits: [.insert(text[moved], at: line.start), TextEdit(moved, "")], kind: .choice)
    }

    /// Adds a view to the superview of another one, as that is added.
    ///
    /// - Parameter place: the call that adds the other one.
    func adding(_ name: String, beside other: String, at place: FileRange) -> TextSuggestion? {
        guard let added = expression(at: place), let call = CallExpression(added) else { return nil }
        func isOther(_ node: SyntaxNode) -> Bool { CodeSpelling.withoutSelf(node.text) == other }
        func view(like node: SyntaxNode) -> String { node.text == other ? name : "self.\(name)" }
        let edit: TextEdit?
        if let one = Self.listed(in: call).first(where: isOther) {
            edit = .insert(", \(view(like: one))", at: one.end)
        } else if added.statement == added, call.name == "addSubview", call.arguments.count == 1,
            let argument = call.arguments.first?.value, isOther(argument)
        {
            let before = text[TextRange(added.start, argument.start)]
            let behind = text[TextRange(argument.end, added.end)]
            edit = text.lines([before + view(like: argument) + behind], below: added.range)
        } else {
            edit = nil
        }
        return edit.map { edit in
            TextSuggestion(title: "Add \"\(name)\" beside \"\(other)\"", edits: [edit], kind: .choice)
        }
    }

    /// The views of the list that a call adds: of `addSubviews(a, b)`, `[a, b].forEach(addSubview)` and
    /// `for view in [a, b] { addSubview(view) }`.
    private static func listed(in call: CallExpression) -> [SyntaxNode] {
        let arguments = call.arguments.map(\.value)
        if arguments.count > 1, call.arguments.allSatisfy({ $0.label == nil }) { return arguments }
        var lists = arguments + [MemberAccess(call.callee)?.base].compactMap { $0 }
        for outer in call.node.ancestors.prefix(while: { FunctionDeclaration($0) == nil }) {
            if let loop = ForStatement(outer) { lists.append(loop.sequence) }
            if let loop = CallExpression(outer), loop.name == "forEach", let list = MemberAccess(loop.callee)?.base {
                lists.append(list)
            }
        }
        return lists.first { $0.kind == .arrayLiteral }.flatMap(ArrayLiteral.init)?.elements ?? []
    }

    /// Relates a chain of SnapKit that names only attributes to the superview, as most are.
    func relatingToSuperview(_ chain: FileRange) -> TextSuggestion? {
        guard chain.file == file, let node = tree.root.spanning(chain.range), node.kind == .memberAccess else {
            return nil
        }
        return TextSuggestion(
            title: "Relate it to the superview", edits: [.insert(".equalToSuperview()", at: node.end)], kind: .choice)
    }

    /// Names the edge on the axis of the first attribute: the far one of a view beside, the same one of a superview.
    func onTheSameAxis(_ made: MadeConstraint, isInside: Bool) -> TextSuggestion? {
        guard let wrong = made.secondAttribute, wrong.axis != made.attribute.axis, made.focus.file == file,
            let edge = isInside ? made.attribute : made.attribute.oppositeEdge,
            let node = tree.root.spanning(made.focus.range)
        else { return nil }
        var names: [TextRange] = []
        node.walk { part in
            if let access = MemberAccess(part), access.name == wrong.rawValue,
                access.base.flatMap(MemberAccess.init)?.name == "snp"
            {
                names.append(access.nameRange)
            }
            return true
        }
        guard names.count == 1 else { return nil }
        return TextSuggestion(
            title: "Replace \(wrong.rawValue) with \(edge.rawValue)", edits: [TextEdit(names[0], edge.rawValue)],
            kind: .choice)
    }

    /// Takes away a constraint of an anchor with itself.
    func removing(_ made: MadeConstraint) -> TextSuggestion? {
        guard made.helper == nil, let code = expression(at: made.statement).flatMap(ConstraintCode.init) else {
            return nil
        }
        if case .chain(let chain) = code.form, chain.hasSeveralAttributes { return nil }
        return ConstraintRemoval(text).edit(removing: code).map { edit in
            TextSuggestion(title: "Remove this constraint", edits: [edit], kind: .choice)
        }
    }

    /// Replaces left or right, if the other side follows the text direction.
    func followingTextDirection(_ made: MadeConstraint) -> TextSuggestion? {
        let attributes = [made.attribute, made.secondAttribute].compactMap { $0 }
        guard attributes.contains(where: { $0 == .leading || $0 == .trailing }),
            let absolute = attributes.first(where: { $0 == .left || $0 == .right }),
            let node = expression(at: made.focus)
        else { return nil }
        let directional: LayoutModel.Attribute = absolute == .left ? .leading : .trailing
        var names: [TextRange] = []
        node.walk { part in
            guard let name = MemberAccess(part)?.nameRange ?? NameExpression(part)?.nameRange else { return true }
            if [absolute.rawValue, absolute.rawValue + "Anchor"].contains(text[name]) { names.append(name) }
            return true
        }
        guard names.count == 1 else { return nil }
        let old = text[names[0]]
        let new = directional.rawValue + old.dropFirst(absolute.rawValue.count)
        return TextSuggestion(
            title: "Replace \(old) with \(new)", edits: [TextEdit(names[0], new)], kind: .choice)
    }
}
