import LayoutModel

extension Layout {
    /// The likely length of content of unknown length: as it was drawn, else that of a line in the system font.
    func likelyLength(ofContentOf id: ViewID, _ axis: Axis) -> Double {
        let view = views[id.index]
        return view.likelySize[axis] ?? (axis == .vertical ? 20.5 : 8.5 * Double(min(view.text?.count ?? 6, 200)))
    }
}
