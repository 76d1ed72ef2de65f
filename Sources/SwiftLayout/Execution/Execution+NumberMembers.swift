import SwiftSource

/// Members of numbers: mostly what projects add to fit sizes to the screen, such as `96.adjusted`.
extension Execution {
    func member(_ name: String, of number: LinearNumber, at node: SyntaxNode) -> Value {
        for kinds in Self.kinds(of: number) {
            let added = kinds.flatMap { kind in
                program.properties(name, of: program.ancestry([kind.name]), in: frame.file)
                    .filter { !$0.isStatic && $0.isComputed }.map { (property: $0, number: kind.number) }
            }
            guard !added.isEmpty else { continue }
            return common(added.map { value(ofComputed: $0.property, of: .number($0.number), at: node) }, node)
        }
        return Self.sameNumber.contains(name) ? .number(number) : unread(name, node)
    }

    /// Nil if what is called may do more than compute.
    func numberMethod(_ name: String, _ number: LinearNumber, _ arguments: Arguments) -> Value? {
        // A statement changes the number, if it does anything.
        if arguments.node.statement == arguments.node,
            let base = CallExpression(arguments.node).flatMap({ MemberAccess($0.callee) })?.base, base.ownName != nil
        {
            forget(base)
        }
        for kinds in Self.kinds(of: number) {
            let added = kinds.compactMap { kind in
                let functions = program.functions(name, of: program.ancestry([kind.name]), in: frame.file)
                let fitting = overload(functions.filter { !$0.isStatic }, arguments)
                return fitting.map { (function: $0, number: kind.number) }
            }
            guard !added.isEmpty else { continue }
            return common(added.map { call($0.function, on: .number($0.number), arguments) }, arguments.node)
        }
        if name == "advanced", let step = arguments["by"].flatMap({ self.number($0) }) { return .number(number + step) }
        guard arguments.all.allSatisfy({ self.number($0.value) != nil || $0.value.memberName != nil }) else {
            return nil
        }
        return unread(name, arguments.node)
    }

    /// What a member comes to of which several types of numbers have one, where it is not known which is meant: they
    /// mostly do the same.
    private func common(_ values: [Value], _ node: SyntaxNode) -> Value {
        if Set(values).count == 1 { return values[0] }
        let areNumbers = values.allSatisfy { if case .number = $0 { true } else { false } }
        return areNumbers ? makeUnknown(text(of: node)) : .unknown
    }

    /// A member of which no declaration is read: a library's that fits sizes, or one of the standard library.
    private func unread(_ name: String, _ node: SyntaxNode) -> Value {
        let isOther = Self.otherValues.contains(where: name.hasPrefix)
        return isOther ? .unknown : makeUnknown(text(of: node))
    }

    /// The types whose members a number may have, first those that Swift prefers, with the number as one of that type.
    /// A literal is of the type that the context asks for.
    private static func kinds(of number: LinearNumber) -> [[(name: String, number: LinearNumber)]] {
        let integers = ["Int", "UInt"].map { (name: $0, number: number.asInteger) }
        let others = ["CGFloat", "Double", "Float"].map { (name: $0, number: number.withKind(.real)) }
        let isInteger = number.kind == .integer || number.kind == .literal
        let general = protocols.map { (name: $0, number: isInteger ? number.asInteger : number.withKind(.real)) }
        if number.kind == .literal { return [integers + others, general] }
        return (isInteger ? [integers, others] : [others, integers]) + [general]
    }

    private static let protocols = [
        "BinaryInteger", "FixedWidthInteger", "BinaryFloatingPoint", "FloatingPoint", "SignedNumeric", "Numeric",
    ]

    /// Members that are the same number.
    private static let sameNumber: Set<String> = ["rawValue", "cgFloat", "doubleValue", "value", "self"]

    /// The beginnings of the names of members that are no numbers.
    private static let otherValues = ["is", "description", "debugDescription", "formatted", "quotientAndRemainder"]
}

extension Execution {
    /// The name of a number of a rectangle or size, as `UIScreen.main.bounds.width` and `view.frame.maxY`, also where a
    /// constant of the class keeps the rectangle. Nil for anything else.
    func lengthOfRectangle(_ node: SyntaxNode) -> String? {
        guard let access = MemberAccess(node), let base = access.base else { return nil }
        if base.hasLength(access.name) { return text(of: node) }
        guard let kept = keptRectangle(base), kept.hasLength(access.name) else { return nil }
        return "\(text(of: kept)).\(access.name)"
    }

    private func keptRectangle(_ node: SyntaxNode) -> SyntaxNode? {
        guard let name = node.ownName, frame.scope.declaring(name) == nil else { return nil }
        let properties = program.properties(name, of: ancestry(of: .root), in: frame.file).filter { !$0.isComputed }
        return properties.count == 1 && properties[0].isLet ? properties[0].initialValue : nil
    }
}

extension SyntaxNode {
    /// Whether it is a rectangle or size with a number of a name.
    fileprivate func hasLength(_ name: String) -> Bool {
        Self.lengths.contains(name) && MemberAccess(self).map { Self.rectangles.contains($0.name) } ?? false
    }

    private static let lengths: Set<String> = [
        "width", "height", "minX", "midX", "maxX", "minY", "midY", "maxY", "x", "y",
    ]
    private static let rectangles: Set<String> = [
        "frame", "bounds", "size", "origin", "nativeBounds", "contentSize", "intrinsicContentSize",
    ]
}
