import LayoutModel
import SourceText

/// Repairs of many findings of one rule, made together and tried by one check of the layout.
package struct JointRepair: Sendable {
    /// Each finding with the title of its repair.
    package let repairs: [(finding: Finding, title: String)]
    package let edits: FileEdits
    /// The same edits of the layout.
    package let modelEdits: [ModelEdit]
}

/// Combines repairs as long as they fix all of their findings together.
struct JointAttempt {
    struct Part {
        var finding: Finding
        var repair: Repair
    }

    private let trial: Trial
    private let frames: FollowingFrames
    private let write: EditWriter
    private let isProvedLater: Bool
    private let cancellation: Cancellation
    private var accepted: [Part] = []
    private var edits: FileEdits?
    private var modelEdits: [ModelEdit] = []
    private var failures = 0

    /// After this many failed attempts it is cheaper to try each repair alone.
    private static let maxFailures = 8

    init(
        trial: Trial, frames: FollowingFrames, write: @escaping EditWriter, isProvedLater: Bool,
        _ cancellation: Cancellation
    ) {
        self.trial = trial
        self.frames = frames
        self.write = write
        self.isProvedLater = isProvedLater
        self.cancellation = cancellation
    }

    /// The combined repairs; nil if fewer than two could be combined.
    var result: JointRepair? {
        guard accepted.count > 1, let edits else { return nil }
        return JointRepair(
            repairs: accepted.map { ($0.finding, $0.repair.title) }, edits: edits, modelEdits: modelEdits)
    }

    /// Adds all parts if they can be combined with those added before; otherwise tries each half.
    mutating func add(_ parts: ArraySlice<Part>) throws(Cancelled) {
        guard !parts.isEmpty, failures < Self.maxFailures else { return }
        let all = accepted + parts
        let joined = Repair(title: "", edits: all.flatMap(\.repair.edits))
        let edits = try frames.recorded(with: joined, cancellation).edits
        if let written = write(edits), try isProved(edits, fixing: all) {
            (accepted, self.edits, modelEdits) = (all, written, edits)
            return
        }
        failures += 1
        guard parts.count > 1 else { return }
        let middle = parts.startIndex + parts.count / 2
        try add(parts[..<middle])
        try add(parts[middle...])
    }

    private func isProved(_ edits: [ModelEdit], fixing parts: [Part]) throws(Cancelled) -> Bool {
        if isProvedLater { return true }
        return try trial.fixes(parts.map(\.finding), edits)
    }
}
