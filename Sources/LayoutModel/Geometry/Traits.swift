/// UIUserInterfaceSizeClass: how much room there is on one axis.
package enum SizeClass: String, Hashable, Sendable, CaseIterable {
    case compact, regular
}

/// The size classes of a canvas; nil if unknown or irrelevant.
package struct Traits: Hashable, Sendable {
    package var horizontal: SizeClass?
    package var vertical: SizeClass?

    package init(horizontal: SizeClass? = nil, vertical: SizeClass? = nil) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Whether `other` has every size class that these traits name.
    package func holds(under other: Traits) -> Bool {
        (horizontal == nil || horizontal == other.horizontal) && (vertical == nil || vertical == other.vertical)
    }

    /// The number of axes named. Variations that name more are applied later and so take precedence.
    package var count: Int { (horizontal == nil ? 0 : 1) + (vertical == nil ? 0 : 1) }
}
