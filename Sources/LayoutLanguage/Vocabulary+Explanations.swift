extension Vocabulary {
    /// What a word means that names an item, an attribute or a priority; nil for the others.
    static func explanation(of word: String) -> String? { explanations[word] }

    private static let explanations: [String: String] = [
        "left": "The left edge, whatever the direction of the text.",
        "right": "The right edge, whatever the direction of the text.",
        "top": "The top edge.",
        "bottom": "The bottom edge.",
        "leading": "The edge at which text begins: left, or right where the direction is right to left.",
        "trailing": "The edge at which text ends: right, or left where the direction is right to left.",
        "width": "The width in points.",
        "height": "The height in points.",
        "centerX": "The horizontal centre.",
        "centerY": "The vertical centre.",
        "firstBaseline": "The baseline of the first line of text; without text the top edge.",
        "lastBaseline": "The baseline of the last line of text; without text the bottom edge.",
        "edges": "Leading, trailing, top and bottom: four constraints. inset is subtracted at trailing and bottom.",
        "horizontalEdges": "Leading and trailing: two constraints.",
        "verticalEdges": "Top and bottom: two constraints.",
        "size": "Width and height: two constraints.",
        "center": "The horizontal and the vertical centre: two constraints.",
        "super": "The view whose body this is; at the top, the layout's root.",
        "self": "The view whose body this is, the same as super.",
        "safeArea": "The part of the root that bars and notches leave free.",
        "margins": "The part of the view within its layout margins.",
        "readable": "The part of the view that is narrow enough to be read.",
        "content": "The content area of the scroll view: what is scrolled.",
        "frame": "The visible rectangle of the scroll view.",
        "required": "1000: has to hold; constraints that cannot hold together are a conflict.",
        "almostRequired": "999: holds unless a required constraint forbids it.",
        "high": "750, at which a view resists being compressed unless told otherwise.",
        "low": "250, at which a view hugs its content unless told otherwise.",
        "fitting": "50, at which a layout is made as small as its constraints allow.",
    ]
}
