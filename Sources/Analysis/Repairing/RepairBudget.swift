import LayoutModel

/// Bounds the work of a search for repairs, so that its time does not grow with the product of the findings, their
/// candidates and the layout's size. It counts work and not time, so that the same input has the same repairs.
package struct RepairBudget: Sendable {
    /// What is left, as ``CheckWork``.
    private var left: Int
    /// How many more candidates are tried even if too little is left for them.
    private var free: Int
    /// What the check of such a candidate may take.
    private let mostForFree: Int
    /// What each candidate costs besides the check of its layout: the reading of its text.
    private let reading: Int
    /// What it costs to write the edits of a candidate, whether or not it is then tried.
    private let writing: Int
    /// Whether a candidate was left out.
    package private(set) var isExceeded = false

    /// For the repairs that a person waits for: about 0.3 s, as each candidate also costs two solutions and a text.
    private static let most = 12_000_000
    private static let leastCandidates = 1
    /// What the check of the first candidate may take: about 0.3 s.
    private static let mostForFirst = 30_000_000

    /// - Parameters:
    ///   - textLength: in bytes. A candidate is read again with its whole text.
    ///   - format: the format of the text.
    package init(times count: Int = 1, textLength: Int = 0, in format: (any LayoutFormat)? = nil) {
        let reading = textLength * Self.workOfByte * (format?.readingEffort ?? 1)
        self.init(
            left: Self.most * count, free: Self.leastCandidates * count, mostForFree: Self.mostForFirst * count,
            reading: reading, writing: format?.readsWhatItWrites == true ? reading : 0)
    }

    private init(left: Int, free: Int, mostForFree: Int, reading: Int, writing: Int) {
        self.left = left
        self.free = free
        self.mostForFree = mostForFree
        self.reading = reading
        self.writing = writing
    }

    /// For a format whose reading takes little effort.
    private static let workOfByte = 6

    /// Whether there is enough left for a candidate, which is then paid for.
    package mutating func pay(_ check: CheckWork) -> Bool {
        let work = check.total + reading
        if free > 0, check.solving + reading <= mostForFree {
            free -= 1
        } else if left < work {
            isExceeded = true
            return false
        }
        left = max(0, left - work)
        return true
    }

    /// The same for a text without a layout to check.
    package mutating func payForReading() -> Bool { pay(CheckWork(solving: 0)) }

    /// Whether there is enough left to write the edits of a candidate, which are then paid for.
    mutating func payForWriting() -> Bool {
        guard writing > 0, free == 0 else { return true }
        guard left >= writing else {
            isExceeded = true
            return false
        }
        left -= writing
        return true
    }

    /// Whether anything is left, for work whose cost is known only afterwards.
    mutating func hasAnyLeft() -> Bool {
        if left == 0 { isExceeded = true }
        return left > 0
    }

    mutating func spend(_ work: Int) { left = max(0, left - work) }

    /// Takes an equal share out of what is left, for the next of several findings.
    package mutating func share(among count: Int) -> RepairBudget {
        let count = max(1, count)
        let own = RepairBudget(
            left: left / count, free: (free + count - 1) / count, mostForFree: mostForFree, reading: reading,
            writing: writing)
        left -= own.left
        free -= own.free
        return own
    }

    /// Takes back what a share has left.
    package mutating func giveBack(_ share: RepairBudget) {
        left += share.left
        free += share.free
        isExceeded = isExceeded || share.isExceeded
    }
}
