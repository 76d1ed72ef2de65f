import LayoutModel
import Simplex

/// The sets of views that are gone together in the checked configurations.
enum ViewSubsets {
    private static let completeUpTo = 12

    /// Every subset, or a sample where that would be more than `limit` or there are 13 views or more. Neighbours differ
    /// by few views; the empty subset comes first.
    static func subsets(of views: [ViewID], atMost limit: Int) -> [Set<ViewID>] {
        guard views.count <= completeUpTo, 1 << views.count <= limit else { return sample(of: views, atMost: limit) }
        return (0..<(1 << views.count)).map { number in
            let gray = number ^ (number >> 1)
            return Set(views.indices.filter { gray >> $0 & 1 == 1 }.map { views[$0] })
        }
    }

    /// None, all, all with one or two views more or less, then a seeded random sample.
    private static func sample(of views: [ViewID], atMost limit: Int) -> [Set<ViewID>] {
        var seen: Set<Set<ViewID>> = []
        var result: [Set<ViewID>] = []
        func add(_ subset: Set<ViewID>) {
            if result.count < limit, seen.insert(subset).inserted { result.append(subset) }
        }
        let all = Set(views)
        add([])
        add(all)
        for view in views where result.count < limit {
            add([view])
            add(all.subtracting([view]))
        }
        for (index, one) in views.enumerated() {
            for other in views[(index + 1)...] where result.count < limit {
                add([one, other])
                add(all.subtracting([one, other]))
            }
        }
        var generator = SeededGenerator(seed: UInt64(views.count))
        var attempts = 0
        while result.count < limit, attempts < limit * 4 {
            attempts += 1
            add(Set(views.filter { _ in generator.next() & 1 == 1 }))
        }
        return result
    }
}
