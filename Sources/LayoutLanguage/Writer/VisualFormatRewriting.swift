import LayoutModel
import SourceText
import VisualFormat

/// A Visual Format line that is being changed: parts get new words or are dropped, and where a gap goes the line breaks in two.
struct VisualFormatRewriting {
    private let line: VisualFormatLine
    private let text: SourceText
    /// New words for predicates and gaps.
    private var changed: [TextEdit] = []
    private var droppedPredicates: [VisualFormatConstraint.Part] = []
    private var brokenGaps: Set<Int> = []
    private var droppedAlignments: Set<Int> = []

    init(_ line: VisualFormatLine, text: SourceText) {
        self.line = line
        self.text = text
    }

    // MARK: Changing a part

    /// Whether the line can say the change where the part stands; then it does.
    mutating func change(_ part: VisualFormatConstraint.Part, _ change: LayoutWriter.Change) -> Bool {
        // A line has its attributes from its direction.
        guard change.attributes == nil, !change.isReversed else { return false }
        switch part {
        case .size(let term, let number):
            guard line.terms.indices.contains(term), let predicate = line.terms[term].predicates[safe: number],
                let written = written(predicate, change, sign: 1)
            else { return false }
            changed.append(TextEdit(predicate.range, written))
            return true
        case .gap(let place, let number): return changeGap(place, number, change)
        case .alignment, .spacer: return false
        }
    }

    private mutating func changeGap(_ place: Int, _ number: Int, _ change: LayoutWriter.Change) -> Bool {
        guard let gap = line.gaps[safe: place] ?? nil else { return false }
        let isAtSuperview = place == 0 || place == line.terms.count
        switch gap.form {
        case .flexible: return false
        case .adjacent, .standard:
            // The margin is a guide, which a number between the hyphens would no longer mean.
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

    /// A number alone stands between hyphens as it is, all else in parentheses.
    private func parenthesized(_ predicate: String) -> String {
        predicate.utf8.allSatisfy { VisualFormatRewriting.isPlain($0) } ? predicate : "(\(predicate))"
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: ".")
    }

    private func written(_ predicate: VisualFormatLine.Predicate, _ change: LayoutWriter.Change, sign: Double)
        -> String?
    {
        var object = text[predicate.objectRange]
        if let constant = change.constant {
            // A view or a percentage with a number added to it is no Visual Format.
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
            + (priority.map { $0 == 1000 ? "" : "@\(decimal($0))" } ?? "")
    }

    // MARK: Dropping a part

    mutating func drop(_ part: VisualFormatConstraint.Part) {
        droppedPredicates.append(part)
        switch part {
        case .gap(let place, _):
            let all = count(place)
            let dropped = Set(
                droppedPredicates.compactMap { part -> Int? in
                    if case .gap(place, let number) = part { return number }
                    return nil
                })
            if dropped.count == all { brokenGaps.insert(place) }
        case .alignment(let number): droppedAlignments.insert(number)
        case .size, .spacer: break
        }
    }

    private func count(_ gap: Int) -> Int {
        if case .predicates(let predicates, _) = (line.gaps[safe: gap] ?? nil)?.form { return predicates.count }
        return 1
    }

    // MARK: The result

    /// The lines that are left; none where nothing is.
    var lines: [String] {
        segments.map { segment in
            let range = TextRange(start(segment), end(segment))
            let orientation = line.axis == .vertical ? "V:" : "H:"
            return orientation + body(range) + options(segment)
        }
    }

    /// The edits of the line, where it stays one line.
    var edits: [TextEdit]? {
        guard segments == [0..<line.terms.count], droppedAlignments.isEmpty, brokenGaps.isEmpty else { return nil }
        return partEdits
    }

    /// Runs of terms that are still joined and say something.
    private var segments: [Range<Int>] {
        var result: [Range<Int>] = []
        var first = 0
        for end in 1...max(line.terms.count, 1) where end == line.terms.count || brokenGaps.contains(end) {
            let range = first..<end
            if says(range) { result.append(range) }
            first = end
        }
        return result
    }

    private func says(_ terms: Range<Int>) -> Bool {
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
        // The superview's bar stands before the gap.
        var place = gap.range.start.value - 1
        while place > line.range.start.value, text[place] != UInt8(ascii: "|") { place -= 1 }
        return UTF8Offset(place)
    }

    private func end(_ terms: Range<Int>) -> UTF8Offset {
        let last = line.terms[terms.upperBound - 1].range.end
        guard hasTrailing(terms), let gap = line.gaps[safe: line.terms.count] ?? nil else { return last }
        var place = gap.range.end.value
        while place < line.range.end.value, text[place] != UInt8(ascii: "|") { place += 1 }
        return UTF8Offset(place + 1)
    }

    private func body(_ range: TextRange) -> String {
        let inside = partEdits.filter { range.contains($0.range) }.map { edit in
            let start = edit.range.start.value - range.start.value
            return TextEdit(TextRange(start, start + edit.range.length), edit.replacement)
        }
        return SourceText(utf8: Array(text.bytes(in: range))).applying(inside).string
    }

    private func options(_ terms: Range<Int>) -> String {
        let kept = line.alignments.indices.filter { !droppedAlignments.contains($0) }
        let views = line.terms[terms].flatMap(\.views)
        let alignments =
            kept.isEmpty || views.count < 2
            ? "" : " aligned " + kept.map { line.alignments[$0].attribute.rawValue }.joined(separator: " ")
        return alignments + (line.direction == .leadingToTrailing ? "" : " \(line.direction.rawValue)")
    }

    /// Whether an alignment still holds for the pair of neighbours of that number.
    func aligns(_ part: VisualFormatConstraint.Part, _ pair: Int) -> Bool {
        guard case .alignment(let number) = part, !droppedAlignments.contains(number) else { return false }
        var place = 0
        for (term, views) in line.terms.map(\.views).enumerated() {
            place += views.count
            // The pair joins the last view of this term with the first of the next.
            if pair == place - 1 {
                return segments.contains { $0.contains(term) && $0.contains(term + 1) }
            }
            if pair < place - 1 { return segments.contains { $0.contains(term) } }
        }
        return false
    }

    /// The edits of parts that are changed, and of predicates that are dropped from a list that stays.
    private var partEdits: [TextEdit] {
        var result = changed
        for (place, term) in line.terms.enumerated() where term.predicates.count != keptPredicates(place).count {
            guard let list = term.list else { continue }
            result.append(shortened(list, term.predicates.map(\.range), keptPredicates(place)))
        }
        for (place, gap) in line.gaps.enumerated() where !brokenGaps.contains(place) {
            guard case .predicates(let predicates, let list) = gap?.form else { continue }
            let kept = predicates.indices.filter { !droppedPredicates.contains(.gap(place, predicate: $0)) }
            if kept.count != predicates.count { result.append(shortened(list, predicates.map(\.range), kept)) }
        }
        return merged(result)
    }

    /// The list with only some of its predicates; changes of those are made in it.
    private func shortened(_ list: TextRange, _ predicates: [TextRange], _ kept: [Int]) -> TextEdit {
        guard !kept.isEmpty else { return TextEdit(list, "") }
        let words = kept.map { number in
            changed.first { $0.range == predicates[number] }?.replacement ?? text[predicates[number]]
        }
        return TextEdit(list, "(\(words.joined(separator: ",")))")
    }

    /// Without the edits that lie within another.
    private func merged(_ edits: [TextEdit]) -> [TextEdit] {
        edits.filter { edit in !edits.contains { $0 != edit && $0.range != edit.range && $0.range.contains(edit.range) }
        }
    }
}

extension Array {
    subscript(safe place: Int) -> Element? {
        indices.contains(place) ? self[place] : nil
    }
}
