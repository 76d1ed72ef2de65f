import LayoutModel
import SourceText
import SwiftSource

/// Code that turns off the autoresizing mask of a table view cell's content view.
///
/// The cell places that view by its mask. UIKit logs that the change is not supported, and that the layout is undefined
/// then; collection view cells take it.
struct ContentViewMask {
    var view: ObjectID
    /// The assignment, or the call of SnapKit.
    var place: FileRange
    var isBySnapKit: Bool
    /// The method in which it happens, if none calls that in the class.
    var method: String?
}

extension Execution {
    /// Notes that the code turns the autoresizing mask of a view off, if that is the content view of such a cell.
    func noteMaskOff(of view: ObjectID, isBySnapKit: Bool, at node: SyntaxNode) {
        guard let cell = superviews[view], field("contentView", of: cell)?.object == view else { return }
        let classes = ancestry(of: cell)
        guard classes.contains("UITableViewCell"), !classes.contains(nil) else { return }
        guard !isNeverRun(path) else { return }
        contentViewMasks.append(
            ContentViewMask(view: view, place: place(of: node), isBySnapKit: isBySnapKit, method: entryMethod))
    }
}
