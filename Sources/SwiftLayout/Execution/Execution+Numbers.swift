import SourceText
import SwiftSource

extension Execution {
    /// The value as a number: a literal, a static member of `CGFloat` and the like, an unknown number.
    ///
    /// - Parameter isPriority: Whether a name such as `.medium` is that of a priority.
    func number(_ value: Value, isPriority: Bool) -> LinearNumber? {
        switch value {
        case .number(let number): return number
        case .member(let member) where member.payload.isEmpty:
            if isPriority, let value = Priorities.value(of: member.name) { return LinearNumber(value) }
            if member.name == "zero" { return LinearNumber(0) }
            for type in ["CGFloat", "Double", "Int", "Float", "UILayoutPriority", "ConstraintPriority"] {
                if let number = staticNumber(member.name, of: type) { return number }
            }
            // `.required - 1` and the like, wherever they are written.
            return Priorities.isUIKits(member.name) ? Priorities.value(of: member.name).map { LinearNumber($0) } : nil
        case .member(let member) where member.name == "init":
            return member.payload.first.flatMap { number($0.value, isPriority: isPriority) }
        default: return nil
        }
    }

    func number(_ value: Value) -> LinearNumber? { number(value, isPriority: false) }

    /// The value as a number; a new unknown one with the expression as its name if it is not known.
    func number(_ value: Value, isPriority: Bool = false, or node: SyntaxNode) -> LinearNumber {
        if let number = number(value, isPriority: isPriority) { return number }
        guard case .number(let unknown) = makeUnknown(text(of: node)) else { return LinearNumber(0) }
        return unknown
    }

    private func staticNumber(_ name: String, of type: String) -> LinearNumber? {
        guard let property = onlyStatic(program.properties(name, of: program.ancestry([type]), in: frame.file)) else {
            return nil
        }
        if case .number(let number) = value(ofConstant: property) { return number }
        return nil
    }
}
