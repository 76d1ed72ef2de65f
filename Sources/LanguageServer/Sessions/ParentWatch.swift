import Dispatch
import POSIX

/// Watches the process that started the server, so that the server does not outlive an editor that was killed.
enum ParentWatch {
    /// Calls `onDeath` once the process is gone.
    static func start(_ process: Int32, every seconds: Double = 2, onDeath: @escaping @Sendable () -> Void) {
        guard process > 0 else { return }
        let queue = DispatchQueue.global(qos: .utility)
        @Sendable func look() {
            guard isAlive(process) else { return onDeath() }
            queue.asyncAfter(deadline: .now() + seconds, execute: look)
        }
        queue.async(execute: look)
    }

    /// A process that may not be signalled (`EPERM`) is alive all the same.
    static func isAlive(_ process: Int32) -> Bool {
        kill(process, 0) == 0 || errno == EPERM
    }
}
