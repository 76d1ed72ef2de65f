import LayoutModel
import SourceText

/// The findings about the code of a class itself, whatever the sizes are.
struct CodeProblems {
    private(set) var findings: [Finding] = []
    private let execution: Execution
    private var suggestions: CodeSuggestions { CodeSuggestions(execution.type) }

    init(_ execution: Execution) {
        self.execution = execution
        for one in LooseActivations(execution).all { add(one) }
        for one in MasksLeftOn(execution).all { add(one) }
    }

    private mutating func add(_ loose: LooseActivations.One) {
        let name = name(of: loose.view)
        let cause =
            loose.added == nil ? "nothing adds it to a view" : "it is added to a view only after this constraint"
        let related = loose.added.map { [Finding.Related(range: $0, message: "\"\(name)\" is added here.")] } ?? []
        add(
            .noCommonAncestor, at: loose.constraint.focus,
            "Auto Layout cannot relate views without a common superview: \"\(name)\" has none yet, as \(cause). "
                + "Add it before the constraint is activated.", related,
            suggestion: suggestions.addingBefore(loose, name)
        )
    }

    private mutating func add(_ left: MasksLeftOn.One) {
        let name = name(of: left.view)
        add(
            .autoresizingLeftOn, .warning, at: left.constraint.focus,
            "This constrains \"\(name)\" while its autoresizing mask is on, which makes constraints of its own from "
                + "its frame. Set \(name).translatesAutoresizingMaskIntoConstraints to false.",
            suggestion: suggestions.turningMaskOff(left))
    }

    /// Adds a finding that is in the file of the class. Code of another file has its findings there.
    private mutating func add(
        _ code: FindingCode, _ severity: Finding.Severity = .error, at place: FileRange, _ message: String,
        _ related: [Finding.Related] = [], suggestion: TextSuggestion?
    ) {
        guard place.file == execution.type.file else { return }
        findings.append(
            Finding(
                code: code, severity: severity, range: place.range, message: message, related: related,
                subject: "\(execution.type.name) \(message)", suggestions: suggestion.map { [$0] } ?? []))
    }

    private func name(of id: ObjectID) -> String {
        let object = execution[id]
        return object.name.isEmpty ? object.type ?? "view" : object.name
    }
}
