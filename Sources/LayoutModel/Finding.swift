import SourceText

/// The stable name of a rule, in kebab case: a contract with every client.
package struct FindingCode: RawRepresentable, Hashable, Sendable {
    package var rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }
}

extension FindingCode: ExpressibleByStringLiteral {
    package init(stringLiteral value: String) { self.init(rawValue: value) }
}

/// The rules about the text itself and about what Auto Layout refuses by exception. The rules about solved layouts stand in `Analysis`.
extension FindingCode {
    package static let syntax = FindingCode(rawValue: "syntax")
    package static let unknownName = FindingCode(rawValue: "unknown-name")
    package static let duplicateName = FindingCode(rawValue: "duplicate-name")
    package static let unknownAttribute = FindingCode(rawValue: "unknown-attribute")
    package static let invalidPairing = FindingCode(rawValue: "invalid-pairing")
    package static let noCommonAncestor = FindingCode(rawValue: "no-common-ancestor")
    package static let invalidPriority = FindingCode(rawValue: "invalid-priority")
    package static let invalidMultiplier = FindingCode(rawValue: "invalid-multiplier")
    package static let selfReference = FindingCode(rawValue: "self-reference")
    package static let slotMismatch = FindingCode(rawValue: "slot-mismatch")
    package static let emptySlot = FindingCode(rawValue: "empty-slot")
    package static let slotStillActive = FindingCode(rawValue: "slot-still-active")
    package static let tooLarge = FindingCode(rawValue: "too-large")
    package static let danglingID = FindingCode(rawValue: "dangling-id")
    package static let duplicateID = FindingCode(rawValue: "duplicate-id")
    package static let uninstalledItem = FindingCode(rawValue: "uninstalled-item")
}

/// What is wrong at a place, for a person.
package struct Finding: Hashable, Sendable {
    package enum Severity: Int, Hashable, Sendable {
        case error = 1
        case warning, information, hint
    }

    /// Another place that has part in the finding.
    package struct Related: Hashable, Sendable {
        package var range: FileRange
        package var message: String

        package init(range: FileRange, message: String) {
            self.range = range
            self.message = message
        }
    }

    package var code: FindingCode
    package var severity: Severity
    /// In the document that it was found in.
    package var range: TextRange
    package var message: String
    package var related: [Related]
    /// Whether the marked text could go without loss; editors grey it out.
    package var isUnnecessary: Bool
    /// What the finding is about, apart from where it stands in the text: the same before and after an edit elsewhere.
    package var subject: String
    /// The sizes at which it was seen; empty where it is so at every size, or sizes have no part in it.
    package var sizes: [CanvasSize] = []
    /// Changes of the text that mend it, for findings about the text itself. The best one first.
    package var suggestions: [TextSuggestion]

    package init(
        code: FindingCode, severity: Severity = .error, range: TextRange, message: String, related: [Related] = [],
        isUnnecessary: Bool = false, subject: String = "", suggestions: [TextSuggestion] = []
    ) {
        self.code = code
        self.severity = severity
        self.range = range
        self.message = message
        self.related = related
        self.isUnnecessary = isUnnecessary
        self.subject = subject
        self.suggestions = suggestions
    }
}

/// A change of the text that would mend a finding, such as the nearest spelling of a name.
package struct TextSuggestion: Hashable, Sendable {
    package var title: String
    package var edits: [TextEdit]
    /// Whether it is one of several ways between which nothing but the person's intent decides: never taken where nobody chooses.
    package var needsChoice: Bool

    package init(title: String, edits: [TextEdit], needsChoice: Bool = false) {
        self.title = title
        self.edits = edits
        self.needsChoice = needsChoice
    }
}
