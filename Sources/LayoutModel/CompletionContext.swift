import SourceText

/// What a person may be about to type, and which text it would replace.
package struct CompletionContext: Hashable, Sendable {
    package enum Expected: Hashable, Sendable {
        /// The name of a view or guide that can be seen from inside `scope`: its subviews, and those of each view around it.
        case view(scope: ViewID)
        case subview(of: ViewID)
        /// One of these words of the format.
        case word([String], WordKind)
        /// One of these, whatever it is.
        case choice([CompletionChoice])
        case label
        case state
        case parameter
    }

    package enum WordKind: Hashable, Sendable {
        case keyword, attribute, guide, priority
    }

    package var expected: [Expected]
    /// The part of the word that is already there.
    package var replacing: TextRange
    /// The layout whose names are meant, where the place lies in one.
    package var layout: Int?

    package init(expected: [Expected], replacing: TextRange, layout: Int?) {
        self.expected = expected
        self.replacing = replacing
        self.layout = layout
    }
}

/// Something that a format itself knows could be typed.
package struct CompletionChoice: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// A word of the format: an element, an attribute of an element, a value.
        case element, property, value
        case view, guide, object
    }

    package var label: String
    package var kind: Kind
    package var detail: String
    /// What is put into the text, and before which of its characters the cursor should then stand; nil for behind it.
    package var insertion: String
    package var cursor: Int?
    /// What an editor compares with what has been typed; nil for the insertion.
    package var filter: String?
    /// The identity of the object that is meant.
    package var object: String?
    /// What it means.
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
