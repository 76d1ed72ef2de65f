/// The words with a meaning of their own, somewhere. One byte, and compared as such.
enum Word: UInt8, CaseIterable, Sendable {
    // Reserved everywhere.
    case `associatedtype`, `class`, `deinit`, `enum`, `extension`, `fileprivate`, `func`, `import`, initializer, `inout`
    case `internal`, `let`, `operator`, `precedencegroup`, `private`, `protocol`, `public`, `static`, `struct`
    case `subscript`, `typealias`, `var`
    case `break`, `case`, `catch`, `continue`, `default`, `defer`, `do`, `else`, `fallthrough`, `for`, `guard`, `if`
    case `in`, `repeat`, `return`, `throw`, `switch`, `where`, `while`
    case `as`, `false`, `is`, `nil`, `rethrows`, selfValue, selfType, `super`, `throws`, `true`, `try`, anyType
    case underscore

    // Modifiers, reserved only where a declaration follows.
    case async, borrowing, consuming, convenience, distributed, dynamic, final, indirect, infix, isolated, lazy
    case mutating, nonisolated, nonmutating, `open`, optional, override, package, postfix, `prefix`, required, sending
    case unowned, weak, __consuming, __owned, __shared, _const, _local, __setter_access

    // Declarations and accessors.
    case actor, macro, get, set, willSet, didSet, _read, _modify, read, modify, unsafeAddress
    case addressWithOwner, mutableAddress, yield, then, discard, mutate, borrow

    // Expressions and types.
    case await, unsafe, consume, copy, each, any, some, reasync, metatype, protocolMetatype, _move, _borrow, module

    // After `#`.
    case elseif, endif, available, unavailable, selector, keyPath, sourceLocation, error, warning, line

    case unknown

    /// Any other name.
    case other

    /// Whether the word is never a plain name.
    var isReserved: Bool { rawValue <= Word.underscore.rawValue }

    /// Whether this may stand before the word that introduces a declaration.
    var isModifier: Bool {
        switch self {
        case .async, .borrowing, .consuming, .convenience, .distributed, .dynamic, .final, .indirect, .infix, .isolated,
            .lazy, .mutating, .nonisolated, .nonmutating, .open, .optional, .override, .package, .postfix, .prefix,
            .required, .sending, .unowned, .weak, .__consuming, .__owned, .__shared, ._const, ._local,
            .__setter_access, .fileprivate, .internal, .private, .public, .static:
            true
        default: false
        }
    }

    /// Whether a declaration begins with this word, after its modifiers.
    var isDeclarationKeyword: Bool {
        switch self {
        case .associatedtype, .class, .deinit, .enum, .extension, .func, .import, .initializer, .let, .operator,
            .precedencegroup, .protocol, .struct, .subscript, .typealias, .var:
            true
        default: false
        }
    }

    /// Whether a statement begins with this word.
    var isStatementKeyword: Bool {
        switch self {
        case .break, .continue, .defer, .do, .fallthrough, .for, .guard, .if, .repeat, .return, .throw, .switch, .while:
            true
        default: false
        }
    }

    /// The word as it is written.
    var spelling: String {
        switch self {
        case .initializer: "init"
        case .selfValue: "self"
        case .selfType: "Self"
        case .anyType: "Any"
        case .underscore: "_"
        case .metatype: "Type"
        case .protocolMetatype: "Protocol"
        default: "\(self)"
        }
    }
}
