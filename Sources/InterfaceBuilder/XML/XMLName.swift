/// The names that the reader uses often. Each has the same index in ``XMLTree/names`` in all documents, so that
/// comparing names means comparing numbers.
enum XMLName: Int, CaseIterable, Sendable {
    // MARK: Identity and structure

    case id, key, document, objects, scenes, scene, view, subviews, constraints, constraint, rect, resources, image
    case userLabel, customClass, destination, reference, property, type, contentView, viewLayoutGuide, string
    case placeholder, identifier, misplaced, ambiguous, device, adaptation, window, segue, connections, outlet
    case outletCollection, action, layoutGuides, keyboardLayoutGuide, viewControllerLayoutGuide
    case userDefinedRuntimeAttributes, keyPath, selector, relationship, kind, storyboardIdentifier
    case placeholderIdentifier, initialViewController, target, cell
    case targetRuntime, toolsVersion, useAutolayout, useTraitCollections, orientation
    case navigationBar, navigationBarHidden, toolbarHidden, translucent, largeTitles, hidesBottomBarWhenPushed

    // MARK: Constraints

    case firstItem, firstAttribute, secondItem, secondAttribute, relation, constant, multiplier, priority, symbolic

    // MARK: Geometry

    case x, y, width, height, frame, minX, minY, maxX, maxY
    case fixedFrame, translatesAutoresizingMaskIntoConstraints, autoresizingMask
    case horizontalHuggingPriority, verticalHuggingPriority
    case horizontalCompressionResistancePriority, verticalCompressionResistancePriority
    case widthSizable, heightSizable, flexibleMinX, flexibleMaxX, flexibleMinY, flexibleMaxY
    case top, left, bottom, right, leading, trailing, size, placeholderIntrinsicWidth, placeholderIntrinsicHeight
    case insetsLayoutMarginsFromSafeArea, preservesSuperviewLayoutMargins, edgeInsets, directionalEdgeInsets
    case verifyAmbiguity

    // MARK: Contents of views

    case text, title, hidden, opaque, contentMode, axis, alignment, distribution, spacing, font, fontDescription
    case pointSize, style, variation, mask, exclude, include, name, value, state, normalTitle, numberOfLines
    case attributedString, fragment, content, buttonConfiguration, buttonCell, textFieldCell, popUpButtonCell
    case accessoryType, boxType, buttonType, metaFont, catalog, imageReference, preferredSymbolConfiguration
    case clipsSubviews, scrollEnabled, stackView, visualEffectView, imageView, button, segmentedControl, controlSize
    case spacingType, baselineRelativeArrangement, hidesWhenStopped, animating

    /// The name in a document.
    var spelling: String { "\(self)" }
}
