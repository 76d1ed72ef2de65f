import Features
import LayoutLanguage
import LayoutModel
import SourceText
import Testing

/// A hover that is cancelled from the start returns only a result that was prepared.
@Suite struct SnapshotPreparingTests {
    private func snapshot(views count: Int) -> Snapshot {
        let views = (0..<count).map {
            "view v\($0) 20 x 4; v\($0).leading == super.leading; v\($0).top == super.top + \($0)"
        }
        let text = "layout A {\nsize 320 x 480\n\(views.joined(separator: "\n"))\n}"
        return Snapshot(reading: SourceText(text), as: LayoutLanguageFormat())
    }

    private func snapshot(layouts count: Int) -> Snapshot {
        let layouts = (0..<count).map {
            "layout L\($0) {\nsize 320 x 480\nview v 20 x 4; v.leading == super.leading; v.top == super.top\n}\n"
        }
        return Snapshot(reading: SourceText(layouts.joined()), as: LayoutLanguageFormat())
    }

    private func isPrepared(_ snapshot: Snapshot) -> Bool {
        (try? Hover.text(at: UTF8Offset(33), in: snapshot, Cancellation { true })) != nil
    }

    @Test func aLargeDocumentIsPrepared() throws {
        let large = snapshot(views: 220)
        #expect(!isPrepared(large))
        try large.prepareHovers()
        #expect(isPrepared(large))
    }

    @Test func aSmallDocumentIsNotPrepared() throws {
        let small = snapshot(views: 20)
        try small.prepareHovers()
        #expect(!isPrepared(small))
        #expect(small.hover(at: UTF8Offset(33)) != nil)
    }

    /// Their first hover is as fast, and thousands of them would take memory.
    @Test func smallLayoutsAreNotPrepared() throws {
        let many = snapshot(layouts: 120)
        try many.prepareHovers()
        #expect(!isPrepared(many))
        #expect(many.hover(at: UTF8Offset(33)) != nil)
    }

    @Test func preparingCanBeCancelled() {
        let large = snapshot(views: 220)
        #expect(throws: Cancelled.self) { try large.prepareHovers(Cancellation { true }) }
        #expect(!isPrepared(large))
    }
}
