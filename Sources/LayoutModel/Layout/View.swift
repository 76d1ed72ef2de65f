import SourceText

/// One side of an intrinsic content size.
package enum IntrinsicLength: Hashable, Sendable {
    /// The view has no intrinsic size on this axis.
    case none
    case points(Double)
    /// The view has one that the document does not state, such as that of a text. No finding depends on its value.
    case unknown
}

/// A view or a declared layout guide, with everything that Auto Layout needs to know about it.
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
    /// Whether the text has line breaks of its own, which ``text`` need not keep.
    package var hasLineBreaks = false
    /// 0 stands for any number of lines.
    package var numberOfLines = 1
    /// The width in points at which a text of several lines wraps, if it is set (`preferredMaxLayoutWidth`).
    package var wrappingWidth: Double?
    package var hugging: AxisPair<Priority> = AxisPair(.low)
    package var compressionResistance: AxisPair<Priority> = AxisPair(.high)
    package var isHidden = false
    /// Whether code adds it on some paths only: where others are constrained, it need not be there.
    package var mayBeAbsent = false
    /// Whether it keeps its place in a stack view at design time though it is hidden, as an activity indicator does
    /// that hides when it stops.
    package var isDrawnWhenHidden = false
    package var clipsToBounds = false
    package var layoutMargins = EdgeInsets(8)
    package var marginRules = MarginRules()
    /// UIView.alignmentRectInsets: the distances from the frame to the rectangle that constraints use; leading is left.
    package var alignmentInsets = EdgeInsets.zero
    /// False if ``alignmentInsets`` may differ, as for a symbol, whose image determines them.
    package var alignmentInsetsAreKnown = true
    /// In points; nil if unknown.
    package var fontSize: Double?
    /// How far below its centre the baseline of a single line is, in points; nil if that follows from ``fontSize``.
    package var baselineBelowCentre: Double?
    /// The frame, if constraints do not determine it.
    package var autoresizing: Autoresizing?
    /// The content size at design time; nil if it is ``intrinsicSize``.
    package var designIntrinsicSize: AxisPair<IntrinsicLength>?
    /// The most likely value of an unknown content size, in points. Only drawings use it; no finding depends on it.
    package var likelySize = AxisPair<Double?>(nil)
    /// False if the view is not installed until a size class variation installs it.
    package var isInstalled = true
    package var ambiguityCheck = AmbiguityCheck.all
    package var stack: StackArrangement?
    package var spacer: Spacer?
    /// A spacer synthesized for `~` or a percentage in a Visual Format gap. Solved like any spacer, but unnamed and
    /// never listed. Its path, `gap 1`, is for messages about its line.
    package var isSynthesized = false
    /// Whether it is not in the root when it is shown, but where UIKit or other code puts it. Only what is between it
    /// and what is in it counts, and it is not drawn.
    package var isElsewhere = false

    /// The whole declaration, including the body.
    package var declaration: FileRange
    /// The name in the declaration, or the kind if there is no name.
    package var nameRange: FileRange
    /// The name to show to people, if it is not the path.
    package var displayName: String?
    /// The name for messages, if other views of the layout have the same ``displayName``. No identity depends on it.
    package var distinctName: String?
    /// The class that the document names for it, if that is not the kind's own.
    package var customClass: String?
    /// Whether the document gives a scroll view a content layout guide, so that constraints determine its content size.
    package var declaresContentGuide = false
    /// The view's identity in its document, if the format has one.
    package var objectID: String?
    /// Whether the document measures the frames of its subviews from its lower left corner upwards, as AppKit does.
    package var countsUpwards = false
    /// The frame that the document recorded, in the superview's coordinates. Here y always grows downwards.
    package var recordedFrame: Rect?
    /// What the editor said of the view when it saved the document.
    package var recordedMarks: RecordedMarks = []

    /// Whether a picture of the layout shows it as a view.
    package var isDrawn: Bool { !isSynthesized && !isElsewhere }

    /// Whether it has no name: a synthesized or unnamed spacer.
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

/// Which of a view's ambiguities are reported (Interface Builder's Ambiguity setting).
package enum AmbiguityCheck: Hashable, Sendable {
    case all
    /// Positions only.
    case ignoringSizes
    case off
}

/// What a visual editor can note about a view when it saves a document.
package struct RecordedMarks: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Its constraints did not determine its frame.
    package static let ambiguous = RecordedMarks(rawValue: 1 << 0)
    /// Its constraints gave it another frame than the recorded one.
    package static let misplaced = RecordedMarks(rawValue: 1 << 1)
}
