import LayoutModel
import SourceText
import SwiftSource

extension CodeWriter {
    /// Lets SnapKit update what it made before, where code makes more. If something is not there, SnapKit ends the app,
    /// which shows when the code is read again.
    mutating func updateInsteadOfAdding(_ maker: FileRange) -> Bool {
        guard maker.file == file, let chain = call(at: maker.range).flatMap(SnapChainCode.init),
            chain.call.name == "makeConstraints", let name = MemberAccess(chain.call.callee)?.nameRange
        else { return false }
        // Several statements of one closure.
        if !edits.contains(where: { $0.range == name }) { replace(name, with: "updateConstraints") }
        return true
    }
}
