import LanguageServerProtocol
import Synchronization

/// The looks at many files that are under way and can be ended by the person.
final class RunningScans: Sendable {
    private let running = Mutex<[ProgressToken: ScanProgress]>([:])
    private let last = Mutex(0)

    func newToken() -> ProgressToken {
        last.withLock { last in
            last += 1
            return .string("plumbline-scan-\(last)")
        }
    }

    func add(_ scan: ScanProgress) {
        running.withLock { running in
            // Those that are over have nothing to end.
            running = running.filter { !$0.value.isOver }
            running[scan.token] = scan
        }
    }

    func cancel(_ token: ProgressToken) {
        running.withLock { $0[token] }?.flag.cancel()
    }
}
