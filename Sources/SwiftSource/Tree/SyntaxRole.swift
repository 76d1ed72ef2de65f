/// Which part of its parent a node is.
package enum SyntaxRole: UInt8, Sendable, CaseIterable {
    /// A part that needs no name, as a statement of a block.
    case none
    case attribute
    case modifier
    /// The word that says what a declaration or statement is, where several are possible.
    case keyword
    /// The name that is declared or accessed.
    case name
    /// The label of an argument, parameter, tuple element, statement or trailing closure.
    case label
    case genericParameter
    case genericArgument
    case inheritedType
    case whereClause
    case parameter
    /// The type of a variable, parameter, pattern or cast.
    case type
    /// The type that a function or closure returns.
    case result
    /// The initial value, default value, operand, or value that is returned or passed.
    case value
    case accessor
    case binding
    case body
    case elseBody
    case condition
    case pattern
    case clause
    /// The expression or type before `.`, `(`, `[`, `?` or `!`.
    case base
    case argument
    case trailingClosure
    case `operator`
    case left
    case right
    case element
    case key
    case capture
    case segment
}
