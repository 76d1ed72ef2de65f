/// Threads for work that waits for external events or recurses deeply.
package enum Threads {
    /// The size for main threads; some systems give other threads far less.
    private static let stackSize = 8 << 20

    /// Runs the work on a new thread, or on this one if the system cannot create more.
    package static func start(_ work: @escaping @Sendable () -> Void) {
        let work = Unmanaged.passRetained(Work(run: work)).toOpaque()
        if !startDetached(work) { _ = run(work) }
    }

    private static func startDetached(_ work: UnsafeMutableRawPointer) -> Bool {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        pthread_attr_setstacksize(&attributes, stackSize)
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        #if canImport(Glibc)
            var thread = pthread_t()
        #else
            var thread: pthread_t?
        #endif
        let problem = pthread_create(&thread, &attributes, run, work)
        pthread_attr_destroy(&attributes)
        return problem == 0
    }
}

private final class Work: Sendable {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) {
        self.run = run
    }
}

private func run(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().run() }
    return nil
}
