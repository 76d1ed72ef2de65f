import LayoutModel
import SourceText
import SwiftSource

/// Writes a method that hides a view with the room that it takes, and shows it again.
///
/// A constraint whose constant the method changes becomes a property of the class: it is taken out of its list or
/// statement and put back by name.
extension CodeWriter {
    mutating func addHidingMethod(_ view: ViewID, _ zeroed: [ConstraintID], _ axis: Axis?) -> Bool {
        guard let type = declaration, isDeclared(view, in: type), let members = MemberPlaces(of: type) else {
            return false
        }
        let name = layout[view].name
        let hiding = hidingChange == .none ? [] : hidingStatements(of: name, in: type)
        guard hidingChange == .none || !hiding.isEmpty else { return false }
        // A method that does no more than hide the view gets the room too.
        let own = hidingChange == .inItsMethod && hiding.count == 1 ? hiding.first : nil
        let flag = own?.flag ?? HidingFlag(name: "isHidden")
        guard own?.flag != nil || hidingChange != .inItsMethod else { return false }
        let base = CodeSpelling.identifier(of: layout[view])
        var properties: [String] = []
        var lines: [String] = []
        var place: SyntaxNode?
        for id in zeroed {
            guard let code = codeOfOneOrOfChain(of: id), isWritten(code, in: type),
                let change = change(of: id, code, base, flag, &properties)
            else { return false }
            lines.append(change)
            if code.node.member?.parent == type.body { place = place ?? code.node.member }
        }
        if let axis {
            let length = newName(base + "Zero" + CodeSpelling.capitalized(axis.sizeName), near: type.node)
            let size = "\(name).\(axis.sizeName)Anchor.constraint(equalToConstant: 0)"
            properties.append("private lazy var \(length) = \(size)")
            lines.append("\(length).isActive = \(flag.condition)")
        }
        guard insertProperties(properties, members) else { return false }
        if let own { return insertLines(lines, belowLinesOf: own.node) }
        let called = "set\(CodeSpelling.capitalized(base))"
        let method = newName(called + "Hidden", or: called + "Collapsed", near: type.node)
        for statement in hiding {
            replace(statement.node.range, with: "\(statement.owner)\(method)(\(statement.value.text))")
        }
        let unit = text.indentationUnit
        let written =
            ["", "/// Hides `\(name)` with the room that it takes, and shows it as it was."]
            + ["func \(method)(_ isHidden: Bool) {"]
            + (["\(name).isHidden = isHidden"] + lines).map { unit + $0 } + ["}"]
        return insertLines(written, belowLinesOf: place ?? members.last)
    }

    /// The class in this file.
    private var declaration: TypeDeclaration? {
        var found: TypeDeclaration?
        tree.root.walk { node in
            if node.range == layout.range, let type = TypeDeclaration(node) { found = type }
            return found == nil && node.range.contains(layout.range)
        }
        return found
    }

    /// Whether a view is a property of the class, whose name means the same everywhere in it.
    private func isDeclared(_ view: ViewID, in type: TypeDeclaration) -> Bool {
        let place = layout[view].declaration
        return place.file == file && type.members.contains { $0.range == place.range }
    }

    /// Whether code stands in the class itself or in an extension of it.
    private func isWritten(_ code: ConstraintCode, in type: TypeDeclaration) -> Bool {
        guard let around = code.node.member?.parent else { return false }
        return around == type.body
            || around.parent.flatMap(ExtensionDeclaration.init)?.extendedType?.name == type.name
    }

    /// Makes a constraint reachable from a method.
    ///
    /// - Returns: The statement that sets its constant.
    private mutating func change(
        of id: ConstraintID, _ code: ConstraintCode, _ base: String, _ flag: HidingFlag, _ properties: inout [String]
    ) -> String? {
        // The object is not there yet where its properties get their first values.
        guard !code.node.isInFirstValue else { return nil }
        let constraint = layout[id]
        let ending = constraint.second == nil ? CodeSpelling.capitalized(constraint.first.attribute.rawValue) : "Gap"
        guard let shown = shownConstant(of: id, code) else { return nil }
        let value = flag.orZero(shown)
        switch code.form {
        case .chain(let chain):
            guard chain.links.last?.name != "constraint", code.statement == code.node else { return nil }
            let name = newName(base + ending, near: code.node)
            properties.append("private var \(name): Constraint?")
            if chain.hasSeveralAttributes {
                guard split(constraint, from: chain, code, { "\(name) = \($0).constraint" }) else { return nil }
            } else {
                insert("\(name) = ", at: code.node.start)
                insert(".constraint", at: code.node.end)
            }
            return "\(name)?.update(offset: \(value))"
        case .anchors, .initializer:
            switch code.use {
            case .element, .statement:
                let name = newName(base + ending, near: code.node)
                properties.append("private lazy var \(name) = \(code.node.text)")
                replace(code.node.range, with: name)
                return "\(name).constant = \(value)"
            case .property(let name): return "\(name).constant = \(value)"
            case .stored: return nil
            }
        }
    }

    /// The constant of a constraint as it is written, or its number.
    private func shownConstant(of id: ConstraintID, _ code: ConstraintCode) -> String? {
        let written: SyntaxNode? =
            switch code.form {
            case .anchors(let call):
                call.argument("constant")
                    ?? call.arguments.first.flatMap { $0.label?.hasSuffix("ToConstant") == true ? $0.value : nil }
            case .initializer(let call): call.argument("constant")
            case .chain(let chain): chain.link("offset")?.call?.arguments.first?.value
            }
        return written?.text ?? layout[id].constant.literal.map(CodeSpelling.number)
    }

    /// The code of a constraint that makes no other one, or a chain that makes one for each of several attributes.
    private mutating func codeOfOneOrOfChain(of id: ConstraintID) -> ConstraintCode? {
        if let code = code(of: id) { return code }
        guard let code = anyCode(of: id), case .chain(let chain) = code.form, chain.hasSeveralAttributes else {
            return nil
        }
        // A chain in a loop makes several for one attribute.
        let attribute = layout[id].first.attribute
        let made = constraints(madeBy: layout[id].source.statement)
        return made.count { layout[$0].first.attribute == attribute } == 1 ? code : nil
    }

    // MARK: Places

    private mutating func insertProperties(_ lines: [String], _ members: MemberPlaces) -> Bool {
        guard !lines.isEmpty else { return true }
        if let property = members.lastProperty { return insertLines(lines, belowLinesOf: property) }
        let first = members.first
        guard text.beginsLine(first.start) else { return false }
        let indentation = text.indentation(at: first.start)
        insert(
            (lines + [""]).map { $0.isEmpty ? text.lineBreak : $0 + text.lineBreak + indentation }.joined(),
            at: first.start)
        return true
    }

    /// Writes lines below the last line of a member or a statement.
    private mutating func insertLines(_ lines: [String], belowLinesOf node: SyntaxNode) -> Bool {
        guard let edit = text.lines(lines, below: node.range) else { return false }
        insert(edit.replacement, at: edit.range.start)
        return true
    }
}

/// Where properties and methods of a class go.
private struct MemberPlaces {
    let first: SyntaxNode
    let last: SyntaxNode
    /// The last of the properties with which the class begins.
    let lastProperty: SyntaxNode?

    init?(of type: TypeDeclaration) {
        let members = type.members
        guard let first = members.first, let last = members.last else { return nil }
        self.first = first
        self.last = last
        lastProperty = members.prefix { FunctionDeclaration($0) == nil }.last { VariableDeclaration($0) != nil }
    }
}

extension SyntaxNode {
    /// Whether it stands in the first value of a property that is not lazy.
    fileprivate var isInFirstValue: Bool {
        guard let property = member.flatMap(VariableDeclaration.init), !property.isLazy else { return false }
        return property.bindings.contains { $0.initialValue?.range.touches(range.start) ?? false }
    }
}
