import LanguageServerProtocol
import Synchronization

/// The checks of many files that the user can cancel.
final class RunningScans: Sendable {
    private let running = Mutex<[ProgressToken: ScanProgress]>([:])
    private let lastNumber = Mutex(0)

    func newToken() -> ProgressToken {
        lastNumber.withLock { number in
            number += 1
            return .string("plumbline-scan-\(number)")
        }
    }

    func add(_ scan: ScanProgress) {
        running.withLock { running in
            running = running.filter { !$0.value.hasEnded }
            running[scan.token] = scan
        }
    }

    func cancel(_ token: ProgressToken) {
        running.withLock { $0[token] }?.flag.cancel()
    }
}
