import Dispatch
import POSIX
import Synchronization
import Testing

@Suite struct ThreadsTests {
    @Test func workRunsConcurrently() {
        let (there, back) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        Threads.start {
            there.wait()
            back.signal()
        }
        there.signal()
        #expect(back.wait(timeout: .now() + 10) == .success)
    }

    @Test func workMayRecurseDeeply() {
        @Sendable func sum(_ depth: Int) -> Int {
            depth == 0
                ? 0
                : depth + withUnsafeTemporaryAllocation(byteCount: 64, alignment: 8) { _ in sum(depth - 1) }
        }
        let done = DispatchSemaphore(value: 0)
        let result = Mutex(0)
        Threads.start {
            result.withLock { $0 = sum(10_000) }
            done.signal()
        }
        #expect(done.wait(timeout: .now() + 10) == .success)
        #expect(result.withLock { $0 } == 10_000 * 10_001 / 2)
    }
}
