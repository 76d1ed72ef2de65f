import Dispatch
import POSIX

/// Watches the process that started the server, so that the server ends when an editor is killed.
enum ParentWatch {
    /// Calls `onDeath` when the process has ended.
    static func start(_ process: Int32, every seconds: Double, onDeath: @escaping @Sendable () -> Void) {
        guard process > 0 else { return }
        let queue = DispatchQueue.global(qos: .utility)
        @Sendable func poll() {
            guard isAlive(process) else { return onDeath() }
            queue.asyncAfter(deadline: .now() + seconds, execute: poll)
        }
        queue.async(execute: poll)
    }

    /// `EPERM` means that the process exists but may not be signalled.
    static func isAlive(_ process: Int32) -> Bool {
        kill(process, 0) == 0 || errno == EPERM
    }
}
