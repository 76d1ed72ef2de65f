import LayoutModel
import SourceText

/// Repairs of many findings of one rule, made all at once and proved by one check of the layout.
package struct JointRepair: Sendable {
    /// Each finding with what mends it.
    package private(set) var repairs: [(finding: Finding, title: String)] = []
    package private(set) var edits: FileEdits
}

/// Puts repairs together as long as they hold together.
struct JointAttempt {
    struct Part {
        var finding: Finding
        var repair: Repair
    }

    private let trial: Trial
    private let frames: FollowingFrames
    private let write: EditWriter
    private let cancellation: Cancellation
    private var taken: [Part] = []
    private var edits: FileEdits?
    private var failures = 0

    /// Where more parts than this fail, each is better tried alone.
    private static let mostFailures = 8

    init(
        trial: Trial, frames: FollowingFrames, write: @escaping EditWriter,
        _ cancellation: Cancellation
    ) {
        self.trial = trial
        self.frames = frames
        self.write = write
        self.cancellation = cancellation
    }

    /// What holds; nil where that is no more than one repair.
    var result: JointRepair? {
        guard taken.count > 1, let edits else { return nil }
        return JointRepair(repairs: taken.map { ($0.finding, $0.repair.title) }, edits: edits)
    }

    /// Takes all of a part that holds with what was taken before; else what holds of its halves.
    mutating func take(_ part: ArraySlice<Part>) throws(Cancelled) {
        guard !part.isEmpty, failures < Self.mostFailures else { return }
        let all = taken + part
        let joined = Repair(title: "", edits: all.flatMap(\.repair.edits))
        let edits = try frames.recorded(with: joined, cancellation).edits
        if let written = write(edits), try trial.mends(edits, all.map(\.finding)) {
            (taken, self.edits) = (all, written)
            return
        }
        failures += 1
        guard part.count > 1 else { return }
        let middle = part.startIndex + part.count / 2
        try take(part[..<middle])
        try take(part[middle...])
    }
}
