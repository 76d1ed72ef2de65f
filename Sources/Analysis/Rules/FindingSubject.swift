import AutoLayoutEngine
import LayoutModel
import SourceText

/// Makes the subjects of findings, which identify what a finding is about without numbers or positions in the text.
///
/// Baselines in people's repositories contain subjects, so their spelling must never change, even if the words of
/// messages do.
struct FindingSubject {
    let layout: Layout

    init(_ layout: Layout) {
        self.layout = layout
    }

    /// The constraint's object ID; in formats without object IDs its anchors.
    func constraint(_ id: ConstraintID) -> String {
        let constraint = layout[id]
        return constraint.objectID ?? "\(anchor(constraint.first)) \(constraint.second.map(anchor) ?? "")"
    }

    /// The view's object ID, because two views of a document may have the same name; in formats without one its path.
    func view(_ id: ViewID) -> String {
        layout[id].objectID ?? layout[id].path
    }

    func views(_ ids: [ViewID], _ axis: Axis) -> String {
        "\(ids.map(view).joined(separator: ",")) \(axis.rawValue)"
    }

    func row(_ origin: RowOrigin) -> String {
        switch origin {
        case .constraint(let id): constraint(id)
        case .canvas(let axis): "the root view's \(axis.sizeName) is the one that is checked"
        case .origin: "the root view begins at 0"
        case .hugging(let view, let axis):
            "\(name(view)) hugs its content's \(axis.sizeName) at priority "
                + Points.text(layout[view].hugging[axis].value)
        case .compressionResistance(let view, let axis):
            "\(name(view)) keeps its content's \(axis.sizeName) at priority "
                + Points.text(layout[view].compressionResistance[axis].value)
        case .autoresizing(let view, let axis, _):
            "the autoresizing mask of \(name(view)) decides its frame on the \(axis.rawValue) axis"
        case .stack(let stack, let rule, let view): "the stack \(name(stack)) \(Self.phrase(rule, name(view)))"
        case .zeroed(let view, let axis): "the \(axis.sizeName) of \(name(view)) is 0 while it is gone"
        case .spacer(let view, _):
            layout[view].spacer?.length.map { "the spacer \(name(view)) is \(Points.text($0)) long" }
                ?? "the spacers declared with \(name(view)) are equally long"
        case .filler(let view, let axis, .standIn):
            "the \(axis.sizeName) of the content of \(name(view)) is not known, and a likely one is taken"
        case .filler(let view, let axis, _): "nothing else decides \(name(view)) on the \(axis.rawValue) axis"
        case .readableContent(let view, _):
            "\(quoted(view)) has readable content at most 672 wide, centred between its margins"
        case .free(let value, .likelyValue): "\(free(value)) is not known, and a likely value is taken"
        case .free(let value, .lowerBound): "\(free(value)) is not below its bound"
        case .free(let value, .leastRest): "\(free(value)) leaves some of the view"
        }
    }

    private func free(_ value: FreeValue) -> String {
        switch value {
        case .number(let id): layout.freeNumbers[id.index].name
        case .safeArea(let view, let edge): "the \(edge.rawValue) inset of the safe area of \(name(view))"
        case .margin(let view, let edge): "the \(edge.rawValue) margin of \(name(view))"
        }
    }

    private static func phrase(_ rule: RowOrigin.StackRule, _ view: String) -> String {
        switch rule {
        case .firstEdge: "begins with \(view)"
        case .lastEdge: "ends with \(view)"
        case .gap: "keeps its spacing before \(view)"
        case .equalSizes: "makes \(view) as long as the first of its views"
        case .proportionalSizes: "makes \(view) as long as its content asks in proportion"
        case .equalGaps, .equalCentres: "spreads its views evenly up to \(view)"
        case .alignedStart: "aligns the near edge of \(view) with its own"
        case .alignedEnd: "aligns the far edge of \(view) with its own"
        case .alignedCentre: "centres \(view)"
        case .alignedBaseline: "aligns the baseline of \(view) with that of its first view"
        case .withinStart, .withinEnd: "keeps \(view) inside itself"
        case .fitting, .fittingAcross, .empty: "is no larger than it must be"
        case .settledByIndex, .settledAcross: "gives \(view) no more room than it needs"
        case .goneLength, .gonePosition, .goneAcross: "leaves \(view) out while it is not shown"
        }
    }

    private func anchor(_ anchor: Anchor) -> String {
        let view = anchor.item.view
        let attribute = anchor.attribute.rawValue
        guard let guide = anchor.item.guide else { return "\(written(view)).\(attribute)" }
        let word =
            switch guide {
            case .safeArea: "safeArea"
            case .layoutMargins: "margins"
            case .readableContent: "readable"
            case .scrollContent: "content"
            case .scrollFrame: "frame"
            case .keyboard: "keyboard"
            case .topLayout: "topLayoutGuide"
            case .bottomLayout: "bottomLayoutGuide"
            }
        return view == .root ? "\(word).\(attribute)" : "\(written(view)).\(word).\(attribute)"
    }

    private func written(_ view: ViewID) -> String {
        if view == .root { return "super" }
        return layout[view].displayName
            ?? layout.ancestors(of: view).dropLast().reversed()
            .map { NameSpelling.written(layout[$0].name) ?? layout[$0].name }.joined(separator: ".")
    }

    /// Quotes only a name that differs from the path.
    private func name(_ view: ViewID) -> String {
        layout[view].displayName != nil ? quoted(view) : view == .root ? "super" : layout[view].path
    }

    private func quoted(_ view: ViewID) -> String {
        if view == .root { return layout[view].kind == .cell ? "the cell" : "the root view" }
        return "\"\(layout[view].displayName ?? layout[view].path)\""
    }
}
