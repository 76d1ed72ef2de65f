import SourceText
import SwiftSource

extension Execution {
    /// The methods of the libraries that make views gone. What they do to constraints is not read yet, so the view and
    /// its constraints are open.
    func visibilityMethod(_ name: String, of id: ObjectID, _ arguments: Arguments) -> Value? {
        guard ["setVisible", "setVisibility", "freeViewSpace", "resumeViewSpace"].contains(name) else { return nil }
        open(id)
        for argument in arguments.all { escape(argument.value) }
        return .void
    }
}
