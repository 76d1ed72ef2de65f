import AutoLayoutEngine
import LayoutModel

/// The frame of a guide that every view has, and its distances from the edges of the view.
struct GuideReport {
    let blocks: [HoverText.Block]

    init(_ item: Item, _ solved: SolvedLayout) {
        let view = solved.layout[item.view]
        guard let frame = solved.solver.rectangle(of: item) else {
            blocks = []
            return
        }
        let bounds = solved.base.frame(of: view.id)
        let insets = [frame.y, frame.x, bounds.height - frame.maxY, bounds.width - frame.maxX].map(points)
        blocks = [
            .paragraph("\(frameText(frame)) in \"\(view.displayName ?? view.name)\", at \(sizeName(solved.base.size))"),
            .paragraph("Insets: top \(insets[0]), leading \(insets[1]), bottom \(insets[2]), trailing \(insets[3])."),
        ]
    }
}
