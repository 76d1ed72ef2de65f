import Dispatch
import POSIX
import Synchronization

/// Work on many things at a time, answered in their order.
enum Parallel {
    /// How many threads can run at a time.
    static var processors: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

    /// What `work` makes of each input, by up to `jobs` threads; on this thread alone where that is one.
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
                while let place = queue.next() { queue.put(work(inputs[place]), at: place) }
                group.leave()
            }
        }
        group.wait()
        return queue.results
    }
}

/// Hands out the places of a list, each once, and takes what was made of them.
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

    func put(_ result: Output, at place: Int) {
        state.withLock { $0.results[place] = result }
    }

    var results: [Output] {
        state.withLock { $0.results.compactMap { $0 } }
    }
}
