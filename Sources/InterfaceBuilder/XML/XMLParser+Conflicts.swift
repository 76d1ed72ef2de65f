import LayoutModel
import SourceText

/// How far the reading of what merges left has come.
struct ConflictState {
    /// A stretch that is passed over: a line with a mark, or all from one mark to the next.
    struct Stretch {
        enum Step { case pass, beginSecondSide, endSecondSide }

        var range: TextRange
        /// Where its line ends, the first of several.
        var lineEnd: UTF8Offset
        var step: Step
        /// Of which conflict it is a part, by place in ``conflicts``.
        var conflict: Int
    }

    /// In order of place.
    private(set) var conflicts: [MergeConflict]
    private let stretches: [Stretch]
    private var passed = 0
    /// Those up to here have their finding.
    private var reported = 0
    /// Where the next line with a mark begins.
    private(set) var nextMarker = Int.max
    /// End tags close no element further out than this: the second side leaves alone what the first has opened.
    var floor = 0
    var isSecondSide = false

    init(_ text: SourceText) {
        let conflicts = text.mergeConflicts
        self.conflicts = conflicts
        stretches = conflicts.indices.flatMap { Self.stretches(of: conflicts[$0], $0, in: text) }
        nextMarker = stretches.first?.range.start.value ?? .max
    }

    private static func stretches(of conflict: MergeConflict, _ place: Int, in text: SourceText) -> [Stretch] {
        func stretch(_ range: TextRange, _ step: Stretch.Step = .pass) -> Stretch {
            let end = text.lines.range(ofLine: text.lines.line(of: range.start)).end
            return Stretch(range: range, lineEnd: end, step: step, conflict: place)
        }
        let hasSecondSide = conflict.separator != nil && conflict.last != nil
        var stretches = [conflict.first].compactMap { $0 }.map { stretch($0) }
        if let base = conflict.base {
            // Nobody wants the version before both back.
            stretches.append(stretch(conflict.separator.map { TextRange(base.start, $0.start) } ?? base))
        }
        if let separator = conflict.separator {
            stretches.append(stretch(separator, hasSecondSide ? .beginSecondSide : .pass))
        }
        if let last = conflict.last { stretches.append(stretch(last, hasSecondSide ? .endSecondSide : .pass)) }
        return stretches
    }

    /// The next stretch.
    var next: Stretch? { stretches.indices.contains(passed) ? stretches[passed] : nil }

    mutating func passNext() {
        passed += 1
        nextMarker = next?.range.start.value ?? .max
    }

    /// Leaves the mark that begins the next stretch out of its conflict: where it stands it is none.
    mutating func disregardNext() {
        guard let next else { return }
        conflicts[next.conflict] = conflicts[next.conflict].keeping { $0.start != next.range.start }
    }

    /// Whether the conflict of a stretch has no finding yet, which it has from now on.
    mutating func isFirst(_ stretch: Stretch) -> Bool {
        guard stretch.conflict >= reported else { return false }
        reported = stretch.conflict + 1
        return true
    }
}

/// What a merge leaves in a text: both versions of what was changed twice, between lines with marks.
///
/// The document's structure is that of the first side. The elements of the second are read beside it, for their names: no tag there
/// closes what the first side left open, and what the second side leaves open ends with it. So the tree is sound however the two
/// sides differ.
extension XMLParser {
    /// Whether `place` lies on a line with a mark.
    var isAtMarker: Bool {
        place >= conflict.nextMarker && conflict.next.map { place <= $0.lineEnd.value } ?? false
    }

    /// Goes on behind a line with a mark, or passes over what only looks like one.
    mutating func passMarker() {
        guard let next = conflict.next else { return }
        // In a comment or a text with line breaks, what looks like a mark is one where all of them are there.
        let merge = conflict.conflicts[next.conflict]
        let underlines = next.step == .beginSecondSide && text != nil
        let isMark = merge.isWhole || isAtMarker && !underlines
        if isMark {
            if conflict.isFirst(next), let range = merge.range {
                tree.conflicts.append(range)
                if let finding = merge.finding(in: tree.text, of: tree.file) { report(finding) }
            }
            place = max(place, next.range.end.value)
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
        case .pass, .beginSecondSide: break
        }
    }

    /// Closes what the second side of a conflict has left open.
    mutating func endSecondSide() {
        guard conflict.isSecondSide else { return }
        while open.count > conflict.floor, let last = open.last { close(last) }
        text = nil
        conflict.floor = 0
        conflict.isSecondSide = false
    }
}
