import LayoutModel

extension Vocabulary {
    /// The meaning of a word for an item, an attribute or a priority; nil for other words.
    static func explanation(of word: String) -> String? {
        Attribute(rawValue: word)?.explanation ?? explanations[word]
    }

    private static let explanations: [String: String] = [
        "edges": "Leading, trailing, top and bottom: four constraints. inset is subtracted at trailing and bottom.",
        "horizontalEdges": "Leading and trailing: two constraints.",
        "verticalEdges": "Top and bottom: two constraints.",
        "size": "Width and height: two constraints.",
        "center": "The horizontal and the vertical centre: two constraints.",
        "super": "The view whose body this is; at the top level, the layout's root.",
        "self": "The view whose body this is, the same as super.",
        "safeArea": "The part of the root that bars and notches do not cover.",
        "margins": "The part of the view inside its layout margins.",
        "readable": "The part of the view that is narrow enough for comfortable reading.",
        "keyboard": "UIKit's keyboardLayoutGuide. While no keyboard is shown, its top is the bottom of the safe area.",
        "content": "The content area of the scroll view, which scrolls.",
        "frame": "The visible rectangle of the scroll view.",
        "required": "1000: must hold. Required constraints that cannot hold together are a conflict.",
        "almostRequired": "999: holds unless a required constraint prevents it.",
        "high": "750: the default compression resistance of a view.",
        "low": "250: the default hugging of a view.",
        "fitting": "50: a layout is made as small as its constraints allow.",
    ]
}
