import SourceText

/// The stable name of a rule in kebab case. Clients rely on it.
package struct FindingCode: RawRepresentable, Hashable, Sendable {
    package var rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }
}

extension FindingCode: ExpressibleByStringLiteral {
    package init(stringLiteral value: String) { self.init(rawValue: value) }
}

/// The rules about the text itself and about what Auto Layout refuses. `Analysis` declares those about solved layouts.
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
    package static let doesNotFit = FindingCode(rawValue: "does-not-fit")
    package static let danglingID = FindingCode(rawValue: "dangling-id")
    package static let duplicateID = FindingCode(rawValue: "duplicate-id")
    package static let redundant = FindingCode(rawValue: "redundant")
    package static let neverActivated = FindingCode(rawValue: "never-activated")
    package static let neverPlaced = FindingCode(rawValue: "never-placed")
    package static let autoresizingLeftOn = FindingCode(rawValue: "autoresizing-left-on")
    package static let autoresizingOffInCell = FindingCode(rawValue: "autoresizing-off-in-cell")
    package static let snapkitNoRelation = FindingCode(rawValue: "snapkit-no-relation")
    package static let snapkitUpdateMismatch = FindingCode(rawValue: "snapkit-update-mismatch")
    package static let snapkitRemakeLeavesOthers = FindingCode(rawValue: "snapkit-remake-leaves-others")
    package static let uninstalledItem = FindingCode(rawValue: "uninstalled-item")
}

/// A problem in a document, described for a person.
package struct Finding: Hashable, Sendable {
    package enum Severity: Int, Hashable, Sendable {
        case error = 1
        case warning, information, hint

        /// As compilers print it.
        package var word: String {
            switch self {
            case .error: "error"
            case .warning: "warning"
            case .information: "information"
            case .hint: "hint"
            }
        }
    }

    /// Another range that is involved in the finding.
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
    /// In the document that the finding belongs to.
    package var range: TextRange
    package var message: String
    package var related: [Related]
    /// Whether the marked text can be removed without effect. Editors grey it out.
    package var isUnnecessary: Bool
    /// What the finding is about, independent of its position. Baselines store it, so it must not change.
    package var subject: String
    /// The subjects of further findings that it stands for: those about other views at the same place in code.
    package var furtherSubjects: [String] = []
    /// The sizes at which it was found; empty if at every size, or if sizes do not matter.
    package var sizes: [CanvasSize] = []
    /// The names of the methods of which one must be called for it; empty if it occurs without, or that is not known.
    package var methods: [String] = []
    /// A property that its own class alone must use for it; nil if that does not matter.
    package var ownProperty: String?
    /// A property of whose view no other code must turn the autoresizing mask off for it; nil if that does not matter.
    package var maskedProperty: String?
    /// A view controller that must fill a screen or a window for it; nil if that does not matter.
    package var screenOf: String?
    /// A class of views that must all be the views of such controllers for it; nil if that does not matter.
    package var screenView: String?
    /// Whether it follows from how a stack view or a scroll view is set up that is the root of its layout.
    package var dependsOnRoot = false
    /// The views that code must hide for it, of which is known where that happens.
    package var hidings: [Hiding] = []
    /// Changes of the text that fix a finding about the text itself, the best one first.
    package var suggestions: [TextSuggestion]
    /// Changes of the only layout at its place that fix it, the best one first.
    package var layoutSuggestions: [LayoutSuggestion] = []

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

/// Where code hides a view.
package struct Hiding: Hashable, Sendable {
    /// The places of which one must run.
    package var places: [FileRange]
    /// The name of the view, if other code may hide it too; nil if no other can.
    package var sharedView: String?

    package init(places: [FileRange], sharedView: String? = nil) {
        self.places = places
        self.sharedView = sharedView
    }
}

/// A change of a layout that fixes a finding that no rule of the layout makes. Its format writes it.
package struct LayoutSuggestion: Hashable, Sendable {
    package var title: String
    package var edits: [ModelEdit]
    package var kind: FixKind

    package init(title: String, edits: [ModelEdit], kind: FixKind) {
        self.title = title
        self.edits = edits
        self.kind = kind
    }
}

/// A change of the text that fixes a finding, such as the nearest spelling of a name.
package struct TextSuggestion: Hashable, Sendable {
    package var title: String
    package var edits: [TextEdit]
    package var kind: FixKind

    package init(title: String, edits: [TextEdit], kind: FixKind = .safe) {
        self.title = title
        self.edits = edits
        self.kind = kind
    }
}
