import AutoLayoutEngine
import LayoutModel

/// Where a guide that a view brings along lies, and how far inside the view.
struct GuideReport {
    let blocks: [HoverText.Block]

    init(_ item: Item, _ solved: SolvedLayout) {
        let view = solved.layout[item.view]
        guard let frame = solved.solver.rectangle(of: item) else {
            blocks = []
            return
        }
        let around = solved.base.frame(of: view.id)
        let insets = [frame.y, frame.x, around.height - frame.maxY, around.width - frame.maxX].map(points)
        blocks = [
            .paragraph("\(frameText(frame)) in \"\(view.displayName ?? view.name)\", at \(sizeName(solved.base.size))"),
            .paragraph("Insets: top \(insets[0]), leading \(insets[1]), bottom \(insets[2]), trailing \(insets[3])."),
        ]
    }
}
