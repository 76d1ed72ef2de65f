/// The names that a reader asks for often. In every document each stands at the same place of ``XMLTree/names``, so looking one up
/// compares numbers.
enum XMLName: Int, CaseIterable, Sendable {
    // MARK: Identity and structure

    case id, key, document, objects, scenes, scene, view, subviews, constraints, constraint, rect, resources, image
    case userLabel, customClass, destination, reference, property, type, contentView, viewLayoutGuide, string
    case placeholder, identifier, misplaced, ambiguous

    // MARK: Constraints

    case firstItem, firstAttribute, secondItem, secondAttribute, relation, constant, multiplier, priority, symbolic

    // MARK: Geometry

    case x, y, width, height, fixedFrame, translatesAutoresizingMaskIntoConstraints, autoresizingMask
    case horizontalHuggingPriority, verticalHuggingPriority
    case horizontalCompressionResistancePriority, verticalCompressionResistancePriority
    case widthSizable, heightSizable, flexibleMinX, flexibleMaxX, flexibleMinY, flexibleMaxY
    case top, left, bottom, right, leading, trailing

    // MARK: What views show

    case text, title, hidden, opaque, contentMode, axis, alignment, distribution, spacing, font, fontDescription
    case pointSize, style, variation, mask, exclude, include, name, value, state, normalTitle, numberOfLines

    /// As it is written.
    var spelling: String { "\(self)" }
}
