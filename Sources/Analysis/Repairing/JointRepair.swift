import LayoutModel
import SourceText

/// Repairs of many findings of one rule, made together and tried by one check of the layout.
package struct JointRepair: Sendable {
    /// Each finding with the title of its repair.
    package let repairs: [(finding: Finding, title: String)]
    package let edits: FileEdits
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

    /// If more parts than this fail, it is better to try each alone.
    private static let mostFailures = 8

    init(trial: Trial, frames: FollowingFrames, write: @escaping EditWriter, _ cancellation: Cancellation) {
        self.trial = trial
        self.frames = frames
        self.write = write
        self.cancellation = cancellation
    }

    /// What holds together; nil if that is no more than one repair.
    var result: JointRepair? {
        guard taken.count > 1, let edits else { return nil }
        return JointRepair(repairs: taken.map { ($0.finding, $0.repair.title) }, edits: edits)
    }

    /// Takes all parts if they hold together with those taken before, otherwise what holds of each half.
    mutating func take(_ parts: ArraySlice<Part>) throws(Cancelled) {
        guard !parts.isEmpty, failures < Self.mostFailures else { return }
        let all = taken + parts
        let joined = Repair(title: "", edits: all.flatMap(\.repair.edits))
        let edits = try frames.recorded(with: joined, cancellation).edits
        if let written = write(edits), try trial.fixes(all.map(\.finding), edits) {
            (taken, self.edits) = (all, written)
            return
        }
        failures += 1
        guard parts.count > 1 else { return }
        let middle = parts.startIndex + parts.count / 2
        try take(parts[..<middle])
        try take(parts[middle...])
    }
}
