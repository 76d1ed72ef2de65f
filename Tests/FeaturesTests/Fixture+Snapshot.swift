import Features
import Formats
import LayoutModel
import TestSupport
import Testing

extension Fixture {
    /// The text read as a version of a document; `before` is the version that was read before it.
    func snapshot(of path: String = "a.layout", after before: Snapshot? = nil) -> Snapshot? {
        guard let format = FormatRegistry.standard.format(path: path) else {
            Issue.record("the format of \(path) is not registered")
            return nil
        }
        return Snapshot(reading: text, as: format, lastGood: before?.parsed)
    }
}
