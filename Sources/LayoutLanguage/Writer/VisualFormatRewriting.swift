import LayoutModel
import SourceText
import VisualFormat

/// A Visual Format line with changed or dropped parts. Dropping a gap splits the line.
struct VisualFormatRewriting {
    private let line: VisualFormatLine
    private let text: SourceText
    /// The edits of predicates and gaps.
    private var changed: [TextEdit] = []
    private var droppedPredicates: Set<VisualFormatConstraint.Part> = []
    /// By gap.
    private var droppedCounts: [Int: Int] = [:]
    private var brokenGaps: Set<Int> = []
    private var droppedAlignments: Set<Int> = []

    init(_ line: VisualFormatLine, text: SourceText) {
        self.line = line
        self.text = text
    }

    // MARK: Changing a part

    /// Changes a part in place. False if that is impossible.
    mutating func change(_ part: VisualFormatConstraint.Part, _ change: ConstraintChange) -> Bool {
        // The orientation and direction of the line determine the attributes.
        guard change.attributes == nil, !change.isReversed else { return false }
        switch part {
        case .size(let term, let number):
            guard line.terms.indices.contains(term), let predicate = line.terms[term].predicates[safe: number],
                let written = written(predicate, change, sign: 1)
            else { return false }
            changed.append(TextEdit(predicate.range, written))
            return true
        case .gap(let index, let number): return changeGap(index, number, change)
        case .alignment, .spacer: return false
        }
    }

    private mutating func changeGap(_ index: Int, _ number: Int, _ change: ConstraintChange) -> Bool {
        guard let gap = line.gaps[safe: index] ?? nil else { return false }
        let isAtSuperview = index == 0 || index == line.terms.count
        switch gap.form {
        case .flexible: return false
        case .adjacent, .standard:
            // The standard gap at the superview refers to its margin, a number does not.
            if case .standard = gap.form, isAtSuperview { return false }
            let constant = if case .standard = gap.form { 8.0 } else { 0.0 }
            let relation = change.relation.map { sign < 0 ? $0.flipped : $0 }
            let written = predicate(
                relation, decimal(change.constant.map { $0 * sign } ?? constant), change.priority)
            changed.append(TextEdit(gap.range, "-\(parenthesized(written))-"))
            return true
        case .predicates(let predicates, let list):
            guard let predicate = predicates[safe: number], let written = written(predicate, change, sign: sign) else {
                return false
            }
            if predicates.count == 1 {
                changed.append(TextEdit(list, parenthesized(written)))
            } else {
                changed.append(TextEdit(predicate.range, written))
            }
            return true
        }
    }

    private var sign: Double { line.direction == .rightToLeft ? -1 : 1 }

    /// Only a plain number needs no parentheses between hyphens.
    private func parenthesized(_ predicate: String) -> String {
        predicate.utf8.allSatisfy { VisualFormatRewriting.isPlain($0) } ? predicate : "(\(predicate))"
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: ".")
    }

    private func written(_ predicate: VisualFormatLine.Predicate, _ change: ConstraintChange, sign: Double)
        -> String?
    {
        var object = text[predicate.objectRange]
        if let constant = change.constant {
            // Visual Format cannot add a number to a view or a percentage.
            switch predicate.object {
            case .number: object = decimal(constant * sign)
            case .percent, .name: return nil
            }
        }
        let relation =
            change.relation.map { sign < 0 ? $0.flipped : $0 }
            ?? (predicate.relationRange == nil ? nil : predicate.relation)
        let written = self.predicate(relation, object, change.priority)
        guard change.priority == nil, let old = predicate.priority else { return written }
        return "\(written)@\(text[old.range])"
    }

    private func predicate(_ relation: Relation?, _ object: String, _ priority: Double?) -> String {
        let isEqual = relation == nil || relation == .equal
        return (isEqual ? "" : relation?.rawValue ?? "") + object
            + (priority.map { Priority($0).isRequired ? "" : "@\(decimal($0))" } ?? "")
    }

    // MARK: Dropping a part

    mutating func drop(_ part: VisualFormatConstraint.Part) {
        let isNew = droppedPredicates.insert(part).inserted
        switch part {
        case .gap(let index, _):
            if isNew { droppedCounts[index, default: 0] += 1 }
            if droppedCounts[index] == predicateCount(index) { brokenGaps.insert(index) }
        case .alignment(let number): droppedAlignments.insert(number)
        case .size, .spacer: break
        }
    }

    private func predicateCount(_ gap: Int) -> Int {
        if case .predicates(let predicates, _) = (line.gaps[safe: gap] ?? nil)?.form { return predicates.count }
        return 1
    }

    // MARK: The result

    /// The remaining lines.
    var lines: [String] {
        var edits = partEdits.sorted { $0.range < $1.range }[...]
        return segments.map { segment in
            let range = TextRange(start(segment), end(segment))
            edits = edits.drop { $0.range.start < range.start }
            let own = edits.prefix { $0.range.start < range.end }
            let orientation = line.axis == .vertical ? "V:" : "H:"
            return orientation + text.string(in: range, applying: Array(own)) + options(segment)
        }
    }

    /// The edits of the line, if it stays in one piece.
    var edits: [TextEdit]? {
        guard segments == [0..<line.terms.count], droppedAlignments.isEmpty, brokenGaps.isEmpty else { return nil }
        return partEdits
    }

    /// Ranges of connected terms that still make constraints.
    private var segments: [Range<Int>] {
        var result: [Range<Int>] = []
        var first = 0
        for end in 1...max(line.terms.count, 1) where end == line.terms.count || brokenGaps.contains(end) {
            let range = first..<end
            if makesConstraints(range) { result.append(range) }
            first = end
        }
        return result
    }

    private func makesConstraints(_ terms: Range<Int>) -> Bool {
        if terms.count > 1 { return true }
        if hasLeading(terms) || hasTrailing(terms) { return true }
        return terms.contains { !keptPredicates($0).isEmpty }
    }

    private func keptPredicates(_ term: Int) -> [Int] {
        line.terms[term].predicates.indices.filter { !droppedPredicates.contains(.size(term: term, predicate: $0)) }
    }

    private func hasLeading(_ terms: Range<Int>) -> Bool {
        terms.lowerBound == 0 && line.gaps[0] != nil && !brokenGaps.contains(0)
    }

    private func hasTrailing(_ terms: Range<Int>) -> Bool {
        let last = line.terms.count
        return terms.upperBound == last && (line.gaps[safe: last] ?? nil) != nil && !brokenGaps.contains(last)
    }

    private func start(_ terms: Range<Int>) -> UTF8Offset {
        guard hasLeading(terms), let gap = line.gaps[0] else { return line.terms[terms.lowerBound].range.start }
        // The `|` of the superview is before the gap.
        var start = gap.range.start.value - 1
        while start > line.range.start.value, text[start] != UInt8(ascii: "|") { start -= 1 }
        return UTF8Offset(start)
    }

    private func end(_ terms: Range<Int>) -> UTF8Offset {
        let last = line.terms[terms.upperBound - 1].range.end
        guard hasTrailing(terms), let gap = line.gaps[safe: line.terms.count] ?? nil else { return last }
        var end = gap.range.end.value
        while end < line.range.end.value, text[end] != UInt8(ascii: "|") { end += 1 }
        return UTF8Offset(end + 1)
    }

    private func options(_ terms: Range<Int>) -> String {
        let kept = line.alignments.indices.filter { !droppedAlignments.contains($0) }
        let views = line.terms[terms].flatMap(\.views)
        let alignments =
            kept.isEmpty || views.count < 2
            ? "" : " aligned " + kept.map { line.alignments[$0].attribute.rawValue }.joined(separator: " ")
        return alignments + (line.direction == .leadingToTrailing ? "" : " \(line.direction.rawValue)")
    }

    /// For each pair of neighbouring views, in their order: whether the line still connects it.
    var connectedPairs: [Bool] {
        var segmentOfTerm = Array(repeating: -1, count: line.terms.count)
        for (number, segment) in segments.enumerated() {
            for term in segment { segmentOfTerm[term] = number }
        }
        var result: [Bool] = []
        for (term, segment) in segmentOfTerm.enumerated() {
            result += Array(repeating: segment >= 0, count: max(0, line.terms[term].views.count - 1))
            if let next = segmentOfTerm[safe: term + 1] { result.append(segment >= 0 && segment == next) }
        }
        return result
    }

    /// Whether the line aligns the pairs that it connects.
    func aligns(_ part: VisualFormatConstraint.Part) -> Bool {
        if case .alignment(let number) = part { !droppedAlignments.contains(number) } else { false }
    }

    /// The edits of changed parts, and of lists with dropped predicates.
    private var partEdits: [TextEdit] {
        var result = changed
        let written = Dictionary(changed.map { ($0.range, $0.replacement) }) { first, _ in first }
        for (index, term) in line.terms.enumerated() where term.predicates.count != keptPredicates(index).count {
            guard let list = term.list else { continue }
            result.append(shortened(list, term.predicates.map(\.range), keptPredicates(index), written))
        }
        for (index, gap) in line.gaps.enumerated() where !brokenGaps.contains(index) {
            guard case .predicates(let predicates, let list) = gap?.form else { continue }
            let kept = predicates.indices.filter { !droppedPredicates.contains(.gap(index, predicate: $0)) }
            if kept.count != predicates.count {
                result.append(shortened(list, predicates.map(\.range), kept, written))
            }
        }
        return merged(result)
    }

    /// A list with only the kept predicates, including their changes.
    private func shortened(
        _ list: TextRange, _ predicates: [TextRange], _ kept: [Int], _ written: [TextRange: String]
    ) -> TextEdit {
        guard !kept.isEmpty else { return TextEdit(list, "") }
        let words = kept.map { number in written[predicates[number]] ?? text[predicates[number]] }
        return TextEdit(list, "(\(words.joined(separator: ",")))")
    }

    /// The edits that are not inside of others.
    private func merged(_ edits: [TextEdit]) -> [TextEdit] {
        // The longer one first where two begin together.
        func comesBefore(_ one: TextRange, _ other: TextRange) -> Bool {
            one.start == other.start ? one.end > other.end : one.start < other.start
        }
        var outer: Set<TextRange> = []
        var end = UTF8Offset(-1)
        for range in Set(edits.map(\.range)).sorted(by: comesBefore) where range.end > end {
            outer.insert(range)
            end = range.end
        }
        return edits.filter { outer.contains($0.range) }
    }
}
