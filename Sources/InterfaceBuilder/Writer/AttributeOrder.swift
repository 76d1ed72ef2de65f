/// The order in which Xcode writes the attributes that edits add, as in all known documents.
struct AttributeOrder {
    private let names: [String]

    init(of tag: String) {
        names =
            switch tag {
            case "constraint": Self.constraint
            case "frame": ["key"] + FrameInset.names.map(\.spelling)
            default: Self.view
            }
    }

    /// Lower ranks come first. Attributes that are not listed come last.
    func rank(_ name: String) -> Int {
        names.firstIndex(of: name) ?? names.count
    }

    private static let constraint = [
        "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier", "priority",
        "constant", "placeholder", "symbolic", "identifier", "id", "userLabel",
    ]

    /// The attributes up to the priorities of a view.
    private static let view = [
        "key", "opaque", "multipleTouchEnabled", "clearsContextBeforeDrawing", "autoresizesSubviews", "clipsSubviews",
        "tag", "alpha", "hidden", "userInteractionEnabled", "contentMode", "semanticContentAttribute",
        "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
        "verticalCompressionResistancePriority",
    ]
}
