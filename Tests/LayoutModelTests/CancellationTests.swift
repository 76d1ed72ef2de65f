import LayoutModel
import Synchronization
import TestSupport
import Testing

@Suite struct CancellationTests {
    @Test func neverIsNotCancelled() throws {
        try Cancellation.never.check()
        #expect(!Cancellation.never.isCancelled)
    }

    @Test func aCancellationIsNoticed() throws {
        let isRequested = Switch()
        let cancellation = Cancellation { isRequested.isOn }
        try cancellation.check()
        isRequested.turnOn()
        #expect(cancellation.isCancelled)
        #expect(throws: Cancelled.self) { try cancellation.check() }
    }

    @Test func uncancelledWorkHasAResult() {
        let result = uncancelled { (never) throws(Cancelled) in
            try never.check()
            return 3
        }
        #expect(result == 3)
    }
}

@Suite struct MemoTests {
    @Test func theFirstValueIsKept() {
        let memo = Memo<Int>()
        #expect(memo.value { 1 } == 1)
        #expect(memo.value { 2 } == 1)
    }

    @Test func nothingIsKeptIfTheClosureThrows() throws {
        let memo = Memo<Int>()
        let cancelled = Cancellation { true }
        #expect(throws: Cancelled.self) {
            try memo.value { () throws(Cancelled) in
                try cancelled.check()
                return 1
            }
        }
        #expect(memo.value { 2 } == 2)
    }

    @Test func twoThreadsShareOneValue() {
        let (memo, made, gate) = (Memo<Int>(), Counter(), Gate())
        let first = BackgroundWork {
            memo.value {
                made.count()
                gate.pass()
                return 1
            }
        }
        gate.awaitArrival()
        let second = BackgroundWork {
            memo.value {
                made.count()
                return 2
            }
        }
        gate.open()
        #expect(first.value() == 1)
        #expect(second.value() == 1)
        #expect(made.total == 1)
    }

    @Test func aWaitingThreadComputesTheValueIfTheFirstThrows() {
        let (memo, gate) = (Memo<Int>(), Gate())
        let first = BackgroundWork {
            try? memo.value { () throws(Cancelled) in
                gate.pass()
                throw Cancelled()
            }
        }
        gate.awaitArrival()
        let second = BackgroundWork { memo.value { 2 } }
        gate.open()
        #expect(first.value() == .some(nil))
        #expect(second.value() == 2)
    }
}

private final class Switch: Sendable {
    private let value = Atomic(false)

    var isOn: Bool { value.load(ordering: .relaxed) }

    func turnOn() { value.store(true, ordering: .relaxed) }
}

private final class Counter: Sendable {
    private let value = Atomic(0)

    var total: Int { value.load(ordering: .relaxed) }

    func count() { value.add(1, ordering: .relaxed) }
}
