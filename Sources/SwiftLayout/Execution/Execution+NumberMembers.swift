import SwiftSource

/// Members of numbers: mostly what projects add to fit sizes to the screen, such as `96.adjusted`.
extension Execution {
    func member(_ name: String, of number: LinearNumber, at node: SyntaxNode) -> Value {
        if Self.sameNumber.contains(name) { return .number(number) }
        for types in Self.types(of: number) {
            let added = types.flatMap { program.properties(name, of: program.ancestry([$0]), in: frame.file) }
                .filter { !$0.isStatic && $0.isComputed }
            guard !added.isEmpty else { continue }
            return common(added.map { value(ofComputed: $0, of: .number(number), at: node) }, node)
        }
        return unread(name, node)
    }

    /// Nil if what is called may do more than compute.
    func numberMethod(_ name: String, _ number: LinearNumber, _ arguments: Arguments) -> Value? {
        for types in Self.types(of: number) {
            let added = types.compactMap { type in
                let functions = program.functions(name, of: program.ancestry([type]), in: frame.file)
                return overload(functions.filter { !$0.isStatic }, arguments)
            }
            guard !added.isEmpty else { continue }
            return common(added.map { call($0, on: .number(number), arguments) }, arguments.node)
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

    /// The types whose members a number may have, first those that Swift prefers.
    private static func types(of number: LinearNumber) -> [[String]] {
        let integers = ["Int", "UInt"], others = ["CGFloat", "Double", "Float"]
        let isInteger = number.kind == .integer || number.kind == .literal
        return (isInteger ? [integers, others] : [others, integers]) + [protocols]
    }

    private static let protocols = [
        "BinaryInteger", "FixedWidthInteger", "BinaryFloatingPoint", "FloatingPoint", "SignedNumeric", "Numeric",
    ]

    /// Members that are the same number.
    private static let sameNumber: Set<String> = ["rawValue", "cgFloat", "doubleValue", "value", "self"]

    /// The beginnings of the names of members that are no numbers.
    private static let otherValues = ["is", "description", "debugDescription", "formatted", "quotientAndRemainder"]
}

extension SyntaxNode {
    /// Whether it names a number of a rectangle or size, as `UIScreen.main.bounds.width` and `view.frame.maxY` do.
    var isLengthOfRectangle: Bool {
        guard let access = MemberAccess(self), Self.lengths.contains(access.name),
            let base = access.base.flatMap(MemberAccess.init)
        else { return false }
        return Self.rectangles.contains(base.name)
    }

    private static let lengths: Set<String> = [
        "width", "height", "minX", "midX", "maxX", "minY", "midY", "maxY", "x", "y",
    ]
    private static let rectangles: Set<String> = [
        "frame", "bounds", "size", "origin", "nativeBounds", "contentSize", "intrinsicContentSize",
    ]
}
