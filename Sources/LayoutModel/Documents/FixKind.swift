/// Who decides about a fix.
package enum FixKind: Hashable, Sendable {
    /// Decides nothing for a person. It is applied unasked if every frame that was determined also stays as it is, at
    /// each size and in each state, which is proved. Otherwise it is a choice.
    case safe
    /// Decides something, such as which constraint yields or how large a view is. Applied if choices are asked for.
    case choice
    /// Decides something that nothing in the text suggests, or removes what code may name. Applied only if a person
    /// picks it.
    case openChoice
}
