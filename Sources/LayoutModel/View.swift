import SourceText

/// A view of a layout, by its place in ``Layout/views``. The root is 0.
package struct ViewID: Hashable, Comparable, Sendable {
    package var index: Int

    package init(_ index: Int) {
        self.index = index
    }

    package static let root = ViewID(0)

    package static func < (a: ViewID, b: ViewID) -> Bool {
        a.index < b.index
    }
}

/// What a view is, named as UIKit does, in lower camel case without `UI`. The set is open: documents name kinds of their own.
package struct ViewKind: RawRepresentable, Hashable, Sendable {
    package var rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    package static let view = ViewKind(rawValue: "view")
    package static let label = ViewKind(rawValue: "label")
    package static let button = ViewKind(rawValue: "button")
    package static let textView = ViewKind(rawValue: "textView")
    /// A scroll view whose content constraints describe; the views that scroll rows or items of their own are other kinds.
    package static let scroll = ViewKind(rawValue: "scroll")
    package static let stack = ViewKind(rawValue: "stack")
    package static let cell = ViewKind(rawValue: "cell")
    /// An empty view that keeps a distance: see ``View/spacer``.
    package static let spacer = ViewKind(rawValue: "spacer")
    /// A layout guide: it has a frame and shows nothing.
    package static let guide = ViewKind(rawValue: "guide")
}

/// One side of an intrinsic content size.
package enum IntrinsicLength: Hashable, Sendable {
    /// The view has no size of its own on this axis.
    case none
    case points(Double)
    /// The view has one, but the reading cannot tell it: text without a size. Nothing is concluded from it.
    case unknown
}

/// A view, or a layout guide, with its place in the tree and what Auto Layout needs to know of it.
package struct View: Hashable, Sendable {
    package var id: ViewID
    /// The name in its superview; empty for the root.
    package var name: String
    /// The names from below the root, joined by dots; empty for the root.
    package var path: String
    package var kind: ViewKind
    package var parent: ViewID?
    package var children: [ViewID] = []

    package var intrinsicSize: AxisPair<IntrinsicLength> = AxisPair(.none)
    package var text: String?
    /// 0 is any number of lines.
    package var numberOfLines = 1
    package var hugging: AxisPair<Priority> = AxisPair(.low)
    package var compressionResistance: AxisPair<Priority> = AxisPair(.high)
    package var isHidden = false
    /// Whether nothing of its subviews is to be seen beyond its bounds.
    package var clipsToBounds = false
    package var layoutMargins = EdgeInsets(8)
    package var marginRules = MarginRules()
    /// How far the rectangle that constraints see lies inside the frame (UIView.alignmentRectInsets); leading is left.
    package var alignmentInsets = EdgeInsets.zero
    /// False where ``alignmentInsets`` may be others: those of a symbol image lie in the image.
    package var alignmentInsetsAreKnown = true
    /// In points; nil where it is not known.
    package var fontSize: Double?
    /// The frame, where constraints do not give it.
    package var autoresizing: Autoresizing?
    /// The content size at design time, where it is not ``intrinsicSize``.
    package var designIntrinsicSize: AxisPair<IntrinsicLength>?
    /// What a content size that is not known most likely is: for pictures only, nothing is concluded from it.
    package var likelySize = AxisPair<Double?>(nil)
    /// False where the layout leaves the view out until a variation brings it in.
    package var isInstalled = true
    package var ambiguityCheck = AmbiguityCheck.all
    package var stack: StackArrangement?
    package var spacer: Spacer?
    /// A spacer that nobody declared: it stands for a `~` or a percentage in a gap of a Visual Format line. It takes part in solving
    /// as any spacer does, but it has no
    /// name, and no list or completion may show it; its path, `gap 1`, is for messages about its line.
    package var isSynthesized = false

    /// The whole declaration, its body included.
    package var declaration: FileRange
    /// The name where it is declared; where there is none, the kind.
    package var nameRange: FileRange
    /// What people call the view, where that is not its path.
    package var displayName: String?
    /// The class that the document names for it, where that is not the kind's own.
    package var customClass: String?
    /// Whether the document gives a scroll view a guide for its content, so that its size is a matter of constraints.
    package var declaresContentGuide = false
    /// The view's identity in its document, where the format has one.
    package var objectID: String?
    /// Whether the document measures the frames of its subviews from its lower left corner upwards, as AppKit does.
    package var countsUpwards = false
    /// The frame that the document recorded, in the superview's coordinates; y grows downwards whatever the document says.
    package var recordedFrame: Rect?

    /// Whether nobody named it: a gap that a Visual Format line shares out, or an unnamed spacer.
    package var isAnonymous: Bool { parent != nil && name.isEmpty }

    package init(
        id: ViewID, name: String, path: String, kind: ViewKind, parent: ViewID?, declaration: FileRange,
        nameRange: FileRange
    ) {
        self.id = id
        self.name = name
        self.path = path
        self.kind = kind
        self.parent = parent
        self.declaration = declaration
        self.nameRange = nameRange
    }
}

/// An empty view that keeps a distance.
package struct Spacer: Hashable, Sendable {
    /// Its length in points along the axis on which it is used; nil shares the space with the others of its group.
    package var length: Double?
    /// The view whose gap it is: the spacer is gone or hidden whenever that view is.
    package var after: ViewID?
    /// The spacers without a length that were declared together are equally long: the number of that statement in its layout.
    package var group: Int

    package init(length: Double?, after: ViewID?, group: Int) {
        self.length = length
        self.after = after
        self.group = group
    }
}

/// What a stack view does with its arranged views, in UIStackView's words.
package struct StackArrangement: Hashable, Sendable {
    package enum Distribution: String, Hashable, Sendable, CaseIterable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    package enum Alignment: String, Hashable, Sendable, CaseIterable {
        case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
    }

    package var axis: Axis
    package var spacing = 0.0
    package var alignment = Alignment.fill
    package var distribution = Distribution.fill
    /// The spacing after a view, where it differs.
    package var customSpacing: [ViewID: Double] = [:]
    /// Whether spacing runs from baseline to baseline (a vertical stack).
    package var isBaselineRelative = false
    /// Whether the views are arranged inside the stack's layout margins.
    package var isMarginsRelative = false
    /// With what priority the stack ends no sooner than its views do. AppKit's stack views alone can be told to clip them.
    package var clippingResistance = AxisPair(1000.0)

    package init(axis: Axis) {
        self.axis = axis
    }
}
