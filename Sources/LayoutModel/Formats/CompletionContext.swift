import SourceText

/// What can be typed at an offset, and the text that it replaces.
package struct CompletionContext: Hashable, Sendable {
    package enum Expected: Hashable, Sendable {
        /// A view or guide that is visible in the body of `scope`: its subviews, and those of each view around it.
        case view(scope: ViewID)
        case subview(of: ViewID)
        /// One of these words of the format.
        case word([String], WordKind)
        case choice([CompletionChoice])
        case label
        case state
        case parameter
    }

    package enum WordKind: Hashable, Sendable {
        case keyword, attribute, guide, priority
    }

    package var expected: [Expected]
    /// The part of the word that is already typed.
    package var replacing: TextRange
    /// The layout around the offset.
    package var layout: Int?

    package init(expected: [Expected], replacing: TextRange, layout: Int?) {
        self.expected = expected
        self.replacing = replacing
        self.layout = layout
    }
}

/// A completion that the format itself suggests.
package struct CompletionChoice: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// A word of the format: an element, an attribute of an element, a value.
        case element, property, value
        case view, guide, object
    }

    package var label: String
    package var kind: Kind
    package var detail: String
    package var insertion: String
    /// The UTF-8 offset in ``insertion`` at which the cursor is placed; nil for its end.
    package var cursor: Int?
    /// The text that an editor compares with the typed word; nil for ``insertion``.
    package var filter: String?
    /// The identity of the ``DocumentObject``.
    package var object: String?
    package var documentation: String?

    package init(
        label: String, kind: Kind, detail: String = "", insertion: String? = nil, cursor: Int? = nil,
        filter: String? = nil, object: String? = nil, documentation: String? = nil
    ) {
        self.label = label
        self.kind = kind
        self.detail = detail
        self.insertion = insertion ?? label
        self.cursor = cursor
        self.filter = filter
        self.object = object
        self.documentation = documentation
    }
}
