import LayoutModel
import SourceText

/// The state of parsing a text with merge conflicts.
struct ConflictState {
    /// A range that is skipped: a line with a marker, or everything from one marker to the next.
    struct SkippedRange {
        enum Step { case skip, beginSecondSide, endSecondSide }

        var range: TextRange
        /// The end of its first line.
        var lineEnd: UTF8Offset
        var step: Step
        /// An index into ``conflicts``.
        var conflict: Int
    }

    /// Sorted by range.
    private(set) var conflicts: [MergeConflict]
    private let skippedRanges: [SkippedRange]
    /// The number of ranges that have been passed.
    private var passed = 0
    /// The number of conflicts that have a finding.
    private var reported = 0
    /// The start of the next marker line.
    private(set) var nextMarker = Int.max
    /// The number of open elements that end tags do not close, because the first side has opened them.
    var floor = 0
    var isSecondSide = false

    init(_ text: SourceText) {
        let conflicts = text.mergeConflicts
        self.conflicts = conflicts
        skippedRanges = conflicts.indices.flatMap { Self.skippedRanges(of: conflicts[$0], $0, in: text) }
        nextMarker = skippedRanges.first?.range.start.value ?? .max
    }

    private static func skippedRanges(of conflict: MergeConflict, _ index: Int, in text: SourceText) -> [SkippedRange] {
        func skipped(_ range: TextRange, _ step: SkippedRange.Step = .skip) -> SkippedRange {
            let end = text.lines.range(ofLine: text.lines.line(of: range.start)).end
            return SkippedRange(range: range, lineEnd: end, step: step, conflict: index)
        }
        let hasSecondSide = conflict.separator != nil && conflict.last != nil
        // The common ancestor is skipped as a whole.
        let base = conflict.base.map { base in conflict.separator.map { TextRange(base.start, $0.start) } ?? base }
        return [
            conflict.first.map { skipped($0) }, base.map { skipped($0) },
            conflict.separator.map { skipped($0, hasSecondSide ? .beginSecondSide : .skip) },
            conflict.last.map { skipped($0, hasSecondSide ? .endSecondSide : .skip) },
        ].compactMap { $0 }
    }

    var next: SkippedRange? { skippedRanges.indices.contains(passed) ? skippedRanges[passed] : nil }

    mutating func passNext() {
        passed += 1
        nextMarker = next?.range.start.value ?? .max
    }

    /// Removes the marker that begins the next range from its conflict, because it is not a real marker.
    mutating func disregardNext() {
        guard let next else { return }
        conflicts[next.conflict] = conflicts[next.conflict].keeping { $0.start != next.range.start }
    }

    /// Whether the conflict of a range has no finding yet. Counts it as reported.
    mutating func isFirst(_ range: SkippedRange) -> Bool {
        guard range.conflict >= reported else { return false }
        reported = range.conflict + 1
        return true
    }
}

/// Merge conflicts.
///
/// The structure of the document is that of the first side. The elements of the second side are parsed for the names in
/// them: no tag there closes an element of the first side, and the elements that it leaves open end with it. So the
/// tree is valid even if the sides differ.
extension XMLParser {
    /// Whether the position is on a marker line.
    var isAtMarker: Bool {
        position >= conflict.nextMarker && conflict.next.map { position <= $0.lineEnd.value } ?? false
    }

    /// Skips a marker line, or text that only looks like one.
    mutating func passMarker() {
        guard let next = conflict.next else { return }
        // In a comment or a multi-line text, a marker is real only if all markers of the conflict are there.
        let merge = conflict.conflicts[next.conflict]
        let underlines = next.step == .beginSecondSide && text != nil
        let isMark = merge.isWhole || isAtMarker && !underlines
        if isMark {
            if conflict.isFirst(next), let range = merge.range {
                tree.conflicts.append(range)
                if let finding = merge.finding(in: tree.text, of: tree.file) { report(finding) }
            }
            position = max(position, next.range.end.value)
        } else {
            conflict.disregardNext()
        }
        conflict.passNext()
        switch next.step {
        case .beginSecondSide where isMark:
            text = nil
            conflict.isSecondSide = true
            conflict.floor = open.count
        case .endSecondSide: endSecondSide()
        case .skip, .beginSecondSide: break
        }
    }

    /// Closes the elements that the second side of a conflict leaves open.
    mutating func endSecondSide() {
        guard conflict.isSecondSide else { return }
        while open.count > conflict.floor, let last = open.last { close(last) }
        text = nil
        conflict.floor = 0
        conflict.isSecondSide = false
    }
}
