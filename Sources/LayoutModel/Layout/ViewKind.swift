/// The kind of a view: UIKit's class name in lower camel case without `UI`. Documents may name other kinds.
package struct ViewKind: RawRepresentable, Hashable, Sendable {
    package var rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    package static let view = ViewKind(rawValue: "view")
    package static let label = ViewKind(rawValue: "label")
    package static let button = ViewKind(rawValue: "button")
    package static let textView = ViewKind(rawValue: "textView")
    /// A scroll view whose content is laid out by constraints. Tables and collections are other kinds.
    package static let scroll = ViewKind(rawValue: "scroll")
    package static let stack = ViewKind(rawValue: "stack")
    package static let cell = ViewKind(rawValue: "cell")
    /// An empty view that keeps a distance; see ``View/spacer``.
    package static let spacer = ViewKind(rawValue: "spacer")
    /// A layout guide: a rectangle that draws nothing.
    package static let guide = ViewKind(rawValue: "guide")
}
