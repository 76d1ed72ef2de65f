import Features
import LayoutLanguage
import LayoutModel
import SourceText
import Testing

@Suite struct SnapshotTests {
    /// A session of many edits would otherwise hold two versions of each document.
    @Test func aSnapshotDoesNotKeepTheVersionBeforeIt() {
        let first = Snapshot(reading: SourceText("layout A { view a }"), as: LayoutLanguageFormat())
        var context = ParseContext()
        context.previous = first.parsed
        let second = Snapshot(reading: SourceText("layout A { view b }"), as: LayoutLanguageFormat(), in: context)
        #expect(second.context.previous == nil)
        #expect(second.document.layouts.map { $0.views.map(\.name) } == [["", "b"]])
    }
}
