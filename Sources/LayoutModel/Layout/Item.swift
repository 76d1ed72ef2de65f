/// What a constraint relates: a view, or a guide of a view. Guides with a declaration of their own are views.
package struct Item: Hashable, Sendable {
    package var view: ViewID
    package var guide: Guide?

    package init(_ view: ViewID, _ guide: Guide? = nil) {
        self.view = view
        self.guide = guide
    }
}

/// An attribute of an item.
package struct Anchor: Hashable, Sendable {
    package var item: Item
    package var attribute: Attribute

    package init(_ item: Item, _ attribute: Attribute) {
        self.item = item
        self.attribute = attribute
    }
}
