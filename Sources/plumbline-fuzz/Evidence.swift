import Foundation
import Synchronization

/// Keeps the current text in a file for after a crash, and ends the program when it stalls.
final class Evidence: Sendable {
    let path: String
    private let step = Atomic(0)

    init() {
        let name = "plumbline-fuzz-\(ProcessInfo.processInfo.processIdentifier).text"
        path = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    }

    /// Records the text that is checked next.
    func record(_ text: String) {
        step.add(1, ordering: .relaxed)
        try? Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }

    /// Removes the file after a run without errors.
    func discard() {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Ends the program when a text takes longer than the limit, in seconds.
    func watch(seed: UInt64, limit seconds: Double = 60) {
        let thread = Thread { [self] in
            var last = -1
            while true {
                let now = step.load(ordering: .relaxed)
                if now == last {
                    print("stalled: seed \(seed), step \(now); the text is in \(path)")
                    exit(3)
                }
                last = now
                Thread.sleep(forTimeInterval: seconds)
            }
        }
        thread.start()
    }
}
