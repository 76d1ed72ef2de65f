/// The option sets of UIKit and SwiftUI that code gives to helpers which make constraints.
enum OptionSets {
    /// The bits of the elements and groups of a set, by name; nil if it is none of these.
    static func bits(of type: String) -> [String: Int]? { known[type] }

    private static let known = [
        "Edge.Set": [
            "top": 1, "leading": 2, "bottom": 4, "trailing": 8, "vertical": 1 | 4, "horizontal": 2 | 8, "all": 15,
        ],
        "Axis.Set": ["horizontal": 1, "vertical": 2],
        "UIRectEdge": ["top": 1, "left": 2, "bottom": 4, "right": 8, "all": 15],
        "NSDirectionalRectEdge": ["top": 1, "leading": 2, "bottom": 4, "trailing": 8, "all": 15],
    ]
}
