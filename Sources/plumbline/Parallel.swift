import Dispatch
import POSIX
import Synchronization

/// Work on several threads at a time.
enum Parallel {
    static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

    /// The results of `work` in the order of the inputs, from up to `jobs` threads. A single job runs on this thread.
    static func map<Input: Sendable, Output: Sendable>(
        _ inputs: [Input], jobs: Int, _ work: @escaping @Sendable (Input) -> Output
    ) -> [Output] {
        let threads = min(jobs, inputs.count)
        guard threads > 1 else { return inputs.map(work) }
        let queue = Queue<Output>(count: inputs.count)
        let group = DispatchGroup()
        for _ in 0..<threads {
            group.enter()
            Threads.start {
                while let index = queue.next() { queue.put(work(inputs[index]), at: index) }
                group.leave()
            }
        }
        group.wait()
        return queue.results
    }
}

/// Hands out each index of a list once, and collects the results.
private final class Queue<Output: Sendable>: Sendable {
    private let state: Mutex<(next: Int, results: [Output?])>

    init(count: Int) {
        state = Mutex((0, Array(repeating: nil, count: count)))
    }

    func next() -> Int? {
        state.withLock { state in
            guard state.next < state.results.count else { return nil }
            state.next += 1
            return state.next - 1
        }
    }

    func put(_ result: Output, at index: Int) {
        state.withLock { $0.results[index] = result }
    }

    var results: [Output] {
        state.withLock { $0.results.compactMap { $0 } }
    }
}
