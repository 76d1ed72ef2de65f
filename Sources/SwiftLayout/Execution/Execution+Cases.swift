import SwiftSource

/// Cases of the project's enumerations, with what they carry.
extension Execution {
    /// A case that is made with some values; for those that are left out it carries their default values.
    ///
    /// - Parameter type: the full name of the enumeration, which has the case.
    func caseValue(_ name: String, _ given: [Value.Field], of type: String) -> Value {
        var rest = given[...]
        var payload: [Value.Field] = []
        for parameter in program.parameters(ofCase: name, type) {
            if let next = rest.first, next.label == parameter.label {
                payload.append(next)
                rest.removeFirst()
            } else if let value = parameter.defaultValue {
                payload.append(
                    Value.Field(label: parameter.label, value: value.kind.isLiteral ? evaluate(value) : .unknown))
            }
        }
        return .member(Value.Member(name: name, payload: rest.isEmpty ? payload : given, type: type))
    }
}

extension SyntaxKind {
    fileprivate var isLiteral: Bool {
        [.nilLiteral, .integerLiteral, .floatLiteral, .booleanLiteral, .stringLiteral].contains(self)
    }
}
