import LayoutModel
import SourceText

/// The findings about constraints that Auto Layout refuses, in the file of the class.
struct RefusedConstraints {
    private(set) var findings: [Finding] = []

    init(_ execution: Execution, _ refused: [(constraint: MadeConstraint, reason: Refusal)]) {
        for (made, refusal) in refused where made.focus.file == execution.type.file {
            switch refusal.code {
            case .invalidPairing, .invalidPriority: break
            // Loops relate each view of a list to the first one, which does no harm.
            case .selfReference where Self.isAlone(made, execution): break
            default: continue
            }
            let suggestions = CodeSuggestions(execution.type)
            let isInside = made.second.map { execution.superviews[made.first.object] == $0.object } ?? false
            let suggestion =
                refusal.code == .selfReference
                ? suggestions.removing(made)
                : suggestions.followingTextDirection(made) ?? suggestions.onTheSameAxis(made, isInside: isInside)
            // UIKit takes a constraint that says nothing, and apps are shipped with some.
            let saysNothing = refusal.code == .selfReference && Self.alwaysHolds(made, execution)
            var finding = Finding(
                code: refusal.code, severity: saysNothing ? .warning : .error, range: made.focus.range,
                message: (saysNothing ? "Without effect: " : "") + refusal.message,
                related: made.helper.map { [Finding.Related(range: $0, message: "It is made here")] } ?? [],
                subject: "\(execution.type.name) \(refusal.message)", suggestions: suggestion.map { [$0] } ?? [])
            finding.methods = Self.methods(making: made, execution)
            findings.append(finding)
        }
    }

    /// The methods that make a constraint; none if the class itself runs some code that does.
    private static func methods(making made: MadeConstraint, _ execution: Execution) -> [String] {
        let methods = execution.objects.filter { $0.kind == .constraint(made) }.map { execution.method(of: $0.path) }
        return methods.contains(nil) ? [] : methods.compactMap { $0 }
    }

    /// Whether a constraint of an attribute with itself holds whatever its value is.
    private static func alwaysHolds(_ made: MadeConstraint, _ execution: Execution) -> Bool {
        made.multiplier == LinearNumber(1)
            && execution.objects.allSatisfy { object in
                object.kind != .constraint(made) || object.fields["constant"] == .number(0)
            }
    }

    /// Whether the same code makes no constraint between two different anchors.
    private static func isAlone(_ made: MadeConstraint, _ execution: Execution) -> Bool {
        execution.objects.allSatisfy { object in
            guard case .constraint(let other) = object.kind, other.focus == made.focus else { return true }
            return other.first == other.second && other.attribute == other.secondAttribute
        }
    }
}
