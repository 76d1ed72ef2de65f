/// A bucket queue of constraints: the shortest first, in order of arrival within a length.
struct LengthQueue {
    private struct Entry {
        var constraint: Int32
        var next: Int32
    }

    /// The last bucket holds all longer constraints too.
    private static let bucketCount = 32
    /// The bucket in which a constraint waits, -1 where it does not. Its entries in other buckets are stale.
    private var bucketOfConstraint: [Int8]
    private var entries: [Entry] = []
    private var head: [Int32]
    private var tail: [Int32]
    private var lowest = 0

    init(constraintCount: Int) {
        bucketOfConstraint = Array(repeating: -1, count: constraintCount)
        head = Array(repeating: -1, count: LengthQueue.bucketCount)
        tail = head
        entries.reserveCapacity(constraintCount)
    }

    /// Adds a constraint, or moves it to the bucket of its new length.
    mutating func insert(_ constraint: Int, length: Int) {
        let bucket = min(length, LengthQueue.bucketCount - 1)
        guard Int(bucketOfConstraint[constraint]) != bucket else { return }
        bucketOfConstraint[constraint] = Int8(truncatingIfNeeded: bucket)
        let at = Int32(truncatingIfNeeded: entries.count)
        entries.append(Entry(constraint: Int32(truncatingIfNeeded: constraint), next: -1))
        if tail[bucket] >= 0 {
            entries[Int(tail[bucket])].next = at
        } else {
            head[bucket] = at
        }
        tail[bucket] = at
        lowest = min(lowest, bucket)
    }

    mutating func removeFirst() -> Int? {
        while true {
            while lowest < LengthQueue.bucketCount, head[lowest] < 0 { lowest += 1 }
            guard lowest < LengthQueue.bucketCount else { return nil }
            let entry = entries[Int(head[lowest])]
            head[lowest] = entry.next
            if entry.next < 0 { tail[lowest] = -1 }
            if Int(bucketOfConstraint[Int(entry.constraint)]) == lowest {
                bucketOfConstraint[Int(entry.constraint)] = -1
                return Int(entry.constraint)
            }
        }
    }
}
