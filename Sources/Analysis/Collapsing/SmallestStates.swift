import AutoLayoutEngine
import LayoutModel

/// What a rule observed where views are gone: each key once, in the state with the fewest views gone.
///
/// The result does not depend on the order in which configurations are inspected.
struct SmallestStates<Key: Hashable & Sendable, Detail: Sendable>: Sendable {
    struct Entry: Sendable {
        /// In document order.
        var gone: [ViewID]
        var state: Int?
        /// The configurations with these views gone, the one of the detail first.
        var configurations: [Int]
        var detail: Detail

        /// Whether it comes before a state with other views gone, or with the same ones in a named state.
        fileprivate func isBefore(_ gone: [ViewID], _ state: Int?) -> Bool {
            if self.gone.count != gone.count { return self.gone.count < gone.count }
            if self.gone != gone { return self.gone.lexicographicallyPrecedes(gone) }
            return (self.state ?? -1) < (state ?? -1)
        }
    }

    private var entries: [Key: Entry] = [:]
    /// In how many states an observation did not count.
    private var rejections: [Key: Int] = [:]
    /// After so many states it is not looked at again, because the reason is likely to be the same in all of them.
    private static var mostRejections: Int { 8 }

    var isEmpty: Bool { entries.isEmpty }

    /// - Parameters:
    ///   - gone: the views that are gone, in document order.
    ///   - detail: nil if the observation does not count.
    mutating func note(
        _ key: Key, _ solved: SolvedConfiguration, gone: [ViewID], _ detail: () -> Detail?
    ) {
        let state = solved.configuration.state
        if let known = entries[key] {
            if known.gone == gone, known.state == state, let first = known.configurations.first, first < solved.index {
                entries[key]?.configurations.append(solved.index)
                return
            }
            if known.isBefore(gone, state) { return }
        }
        guard rejections[key, default: 0] < Self.mostRejections else { return }
        guard let detail = detail() else {
            rejections[key, default: 0] += 1
            return
        }
        let same = entries[key].flatMap { $0.gone == gone && $0.state == state ? $0.configurations : nil } ?? []
        entries[key] = Entry(gone: gone, state: state, configurations: [solved.index] + same, detail: detail)
    }

    /// In order of the first configuration, with the views of each. Leaves out what is seen with more views gone than
    /// something else that involves one of the same views.
    ///
    /// - Parameter views: the views that a key is about.
    func smallest(_ views: (Key) -> [ViewID]) -> [(views: [ViewID], entry: Entry)] {
        entries.filter { key, entry in
            !entries.contains { other, smaller in
                Set(smaller.gone).isStrictSubset(of: entry.gone) && views(other).contains(where: views(key).contains)
            }
        }
        .map { (views($0.key), $0.value) }
        .sorted { a, b in
            let (one, other) = (a.entry.configurations, b.entry.configurations)
            return one == other ? a.views.lexicographicallyPrecedes(b.views) : one.lexicographicallyPrecedes(other)
        }
    }
}
