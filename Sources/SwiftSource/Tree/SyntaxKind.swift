/// What a node of a syntax tree is.
package enum SyntaxKind: UInt8, Sendable, CaseIterable {
    // MARK: Files, and what cannot be read

    case file
    /// Text that is not Swift, is not finished, or is nested too deeply. Its range is all that is known.
    case opaque

    // MARK: Words inside other nodes

    /// A name in a declaration, a member's name, or a label.
    case name
    case operatorToken
    /// A word that says what a node is, where its kind does not, as `let` or `weak`.
    case keyword
    /// The brackets around arguments, with everything between them. They have no children.
    case brackets
    case modifier
    case attribute

    // MARK: Declarations

    case importDeclaration
    case classDeclaration
    case structDeclaration
    case enumDeclaration
    case actorDeclaration
    case protocolDeclaration
    case extensionDeclaration
    case functionDeclaration
    case initializerDeclaration
    case deinitializerDeclaration
    case subscriptDeclaration
    /// `var` or `let`, with one ``patternBinding`` or several.
    case variableDeclaration
    case patternBinding
    /// `get`, `set`, `willSet`, `didSet`, `_read`, `init` and the like, or a getter's whole block without a keyword.
    case accessor
    case typealiasDeclaration
    case associatedTypeDeclaration
    /// `case a, b(Int)` in an enumeration, with one ``caseElement`` or several.
    case caseDeclaration
    case caseElement
    case operatorDeclaration
    case precedenceGroupDeclaration
    case macroDeclaration
    case genericParameter
    case whereClause
    case parameter
    /// The members of a type, between braces.
    case memberBlock
    /// Statements between braces.
    case codeBlock

    // MARK: Statements

    case returnStatement
    case throwStatement
    case ifStatement
    case guardStatement
    case switchStatement
    case switchCase
    case forStatement
    case whileStatement
    case repeatStatement
    case doStatement
    case catchClause
    case deferStatement
    case breakStatement
    case continueStatement
    case fallthroughStatement
    case labeledStatement
    case yieldStatement
    case thenStatement
    case discardStatement
    /// `#if` with its clauses, wherever it stands.
    case conditionalCompilation
    case compilationClause

    // MARK: Conditions

    /// `let x = y`, `var x = y` or `let x` as a condition.
    case optionalBinding
    /// `case pattern = expression` as a condition.
    case patternCondition
    /// `#available(…)` or `#unavailable(…)`.
    case availabilityCondition

    // MARK: Patterns

    /// A name that is bound, as in `let x`.
    case namePattern
    case wildcardPattern
    case tuplePattern
    /// `let pattern` or `var pattern` inside a pattern.
    case bindingPattern
    /// `is Type` as a pattern.
    case typePattern

    // MARK: Types

    case namedType
    case memberType
    /// `Type?` or `Type!`.
    case optionalType
    case arrayType
    case dictionaryType
    case tupleType
    case functionType
    /// `some Type` or `any Type`.
    case constrainedType
    /// A type with attributes or specifiers before it, as `inout T` or `@escaping () -> Void`.
    case attributedType
    case compositionType
    /// `T.Type` or `T.Protocol`.
    case metatypeType
    /// `~Copyable`, `repeat each T`, and what else begins with a mark.
    case prefixedType

    // MARK: Expressions

    /// A name, `self`, `super`, `Self`, `init`, `$0` or a binary operator as a value.
    case nameExpression
    /// `_` as an expression.
    case discardExpression
    /// `base.name`, or `.name` without a base.
    case memberAccess
    case call
    case subscriptCall
    case argument
    case closure
    case closureParameter
    case capture
    case arrayLiteral
    case dictionaryLiteral
    case dictionaryEntry
    /// A tuple, or an expression in parentheses.
    case tuple
    case integerLiteral
    case floatLiteral
    case stringLiteral
    case stringSegment
    case interpolation
    case booleanLiteral
    case nilLiteral
    case regexLiteral
    case prefixExpression
    case postfixExpression
    case binaryExpression
    case ternaryExpression
    case assignment
    /// `value is Type`.
    case typeTest
    /// `value as Type`, `as?` or `as!`.
    case cast
    /// `try`, `try?`, `try!`, `await`, `unsafe`, `consume`, `copy`, `borrow`, `each` or `repeat` before an expression.
    case effectExpression
    /// A type where an expression stands, as in `[Int]?.self` or `any P.self`.
    case typeExpression
    case keyPath
    /// `#selector(…)`, `#Preview { }` and other macros, as expressions or as declarations.
    case macroExpansion
    /// `&x`.
    case inoutExpression
    /// `Name<Type>`.
    case specialization
    /// `base?` inside of a chain.
    case optionalChain
    /// `base!`.
    case forceUnwrap
    /// `<#placeholder#>`.
    case placeholder
}

extension SyntaxKind {
    package var isType: Bool {
        rawValue >= SyntaxKind.namedType.rawValue && rawValue <= SyntaxKind.prefixedType.rawValue
    }

    /// Whether this is always an expression. `if` and `switch`, which may be one, are statements here.
    package var isExpression: Bool { rawValue >= SyntaxKind.nameExpression.rawValue }

    package var isPattern: Bool {
        rawValue >= SyntaxKind.namePattern.rawValue && rawValue <= SyntaxKind.typePattern.rawValue
    }

    /// Whether this declares a nominal type.
    package var isTypeDeclaration: Bool {
        rawValue >= SyntaxKind.classDeclaration.rawValue && rawValue <= SyntaxKind.protocolDeclaration.rawValue
    }

    /// Whether this is a whole declaration, not a part of one.
    package var isDeclaration: Bool {
        switch self {
        case .patternBinding, .accessor, .caseElement: false
        default:
            rawValue >= SyntaxKind.importDeclaration.rawValue && rawValue <= SyntaxKind.macroDeclaration.rawValue
        }
    }
}
