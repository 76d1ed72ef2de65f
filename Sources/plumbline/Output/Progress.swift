import POSIX
import Synchronization

/// Says on a terminal how many files of a long run are done. Silent if standard error is no terminal.
final class Progress: Sendable {
    private let isShown: Bool
    private let verb: String
    private let total: Int
    private let start = ContinuousClock.now
    private let state = Mutex((done: 0, line: ProgressLine()))

    /// - Parameter isSilent: whether nothing is shown even on a terminal.
    init(_ verb: String, of total: Int, isSilent: Bool = false) {
        self.verb = verb
        self.total = total
        isShown = !isSilent && FileDescriptor.standardError.isTerminal
    }

    /// Counts a file. May be called from any thread.
    func step() {
        guard isShown else { return }
        let time = ContinuousClock.now - start
        state.withLock { state in
            state.done += 1
            if let text = state.line.text("\(verb) \(state.done) of \(total) files", at: time) {
                FileDescriptor.standardError.put(text.utf8)
            }
        }
    }

    /// Removes the line, until the next step.
    func end() {
        guard isShown else { return }
        state.withLock { state in
            if state.line.isShown { FileDescriptor.standardError.put(ProgressLine.erasure.utf8) }
            state.line = ProgressLine()
        }
    }
}

/// When a line of progress is written: not in a short run, and then a few times each second.
struct ProgressLine {
    /// Returns to the beginning of the line and erases it.
    static let erasure = "\r\u{1B}[K"

    private static let delay = Duration.milliseconds(500)
    private static let pause = Duration.milliseconds(100)
    private var last: Duration?

    var isShown: Bool { last != nil }

    /// What to write for a message at a time after the start; nil if it is too early.
    mutating func text(_ message: String, at time: Duration) -> String? {
        guard time >= last.map({ $0 + Self.pause }) ?? Self.delay else { return nil }
        last = time
        return Self.erasure + message
    }
}
