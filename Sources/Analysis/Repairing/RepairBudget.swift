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

    /// For the repairs that a person waits for: about 0.2 s, as each candidate also costs a text.
    static let most = 12_000_000
    private static let leastCandidates = 1
    /// What the check of the first candidate may take: about 0.4 s. Cells of apps with ten views that may be hidden
    /// take as much, and a fix that comes late helps more than none.
    private static let mostForFirst = 150_000_000

    /// - Parameters:
    ///   - textLength: in bytes. A candidate is read again with its whole text.
    ///   - format: the format of the text.
    package init(times count: Int = 1, textLength: Int = 0, in format: (any LayoutFormat)? = nil) {
        let reading = textLength * Self.workOfByte * (format?.readingEffort ?? 1)
        self.init(
            left: Self.most * count, free: Self.leastCandidates * count, mostForFree: Self.mostForFirst,
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
    ///
    /// - Parameter readsText: whether its text is read for it alone.
    package mutating func pay(_ check: CheckWork, readsText: Bool = true) -> Bool {
        guard canPay(check, readsText: readsText) else { return false }
        if isFree(check, readsText: readsText) { free -= 1 }
        left = max(0, left - check.total - (readsText ? reading : 0))
        return true
    }

    /// Whether ``pay(_:readsText:)`` would.
    mutating func canPay(_ check: CheckWork, readsText: Bool = true) -> Bool {
        if isFree(check, readsText: readsText) || left >= check.total + (readsText ? reading : 0) { return true }
        isExceeded = true
        return false
    }

    /// Whether a candidate is tried even if too little is left for it.
    private func isFree(_ check: CheckWork, readsText: Bool) -> Bool {
        free > 0 && check.solving + (readsText ? reading : 0) <= mostForFree
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

    /// For the proof of repairs that are applied, which reads the text.
    package mutating func spendOnReading() { spend(reading) }

    /// For repairs whose proof failed that was not paid for: a check, and the frames before and after.
    package mutating func spendOnFailedProof(_ check: CheckWork) { spend(3 * check.solving) }

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
