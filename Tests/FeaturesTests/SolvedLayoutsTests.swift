import LayoutLanguage
import LayoutModel
import SourceText
import Synchronization
import TestSupport
import Testing

@testable import Features

/// Waiting between threads that request the layouts of a document.
@Suite struct SolvedLayoutsTests {
    private let layouts = SolvedLayouts(
        LayoutLanguageFormat().parse(
            SourceText(
                """
                layout A { size 9 x 9; view a; a.edges == super.edges }
                layout B { size 9 x 9; view b; b.edges == super.edges inset 1 }
                """)
        ).document)

    /// A cancellation that blocks the thread that checks it.
    private static func stopping(at gate: Gate) -> Cancellation {
        Cancellation {
            gate.pass()
            return false
        }
    }

    @Test func solvingALayoutDoesNotBlockAnother() {
        let gate = Gate()
        let slow = BackgroundWork { [layouts] in try? layouts.layout(0, Self.stopping(at: gate))?.layout.name }
        gate.awaitArrival()
        let other = BackgroundWork { [layouts] in try? layouts.layout(1, .never)?.layout.name }
        #expect(other.value() == "B")
        gate.open()
        #expect(slow.value() == "A")
    }

    @Test func requestsForTheSameLayoutWait() {
        let gate = Gate()
        let slow = BackgroundWork { [layouts] in try? layouts.base(0, Self.stopping(at: gate))?.layout.name }
        gate.awaitArrival()
        // It would be cancelled if it solved the layout itself.
        let waiting = BackgroundWork { [layouts] in try? layouts.base(0, Cancellation { true })?.layout.name }
        gate.open()
        #expect(slow.value() == "A")
        #expect(waiting.value() == "A")
    }

    @Test func aCancelledLayoutIsSolvedForTheNextRequest() throws {
        #expect(throws: Cancelled.self) { try layouts.layout(0, Cancellation { true }) }
        #expect(try layouts.layout(0, .never)?.base.frames.count == 2)
    }

    @Test func aReportIsKept() throws {
        let view = try #require(try layouts.layout(1, .never)?.layout.views.last)
        let first = try #require(try layouts.report(on: view, ofLayout: 1, .never))
        #expect(try layouts.report(on: view, ofLayout: 1, Cancellation { true }) == first)
    }

    @Test func anInvalidIndexReturnsNil() throws {
        #expect(try layouts.layout(2, .never) == nil)
        #expect(try layouts.base(-1, .never) == nil)
        let view = try #require(try layouts.layout(1, .never)?.layout.views.last)
        #expect(try layouts.report(on: view, ofLayout: 7, .never) == nil)
    }
}
