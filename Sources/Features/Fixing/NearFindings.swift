import LayoutModel
import SourceText

/// The findings for which actions are offered at a range.
struct NearFindings {
    /// Those at the range itself, then those with a place on one of its lines.
    private(set) var findings: [Finding]
    /// Whether there are more. A person who selects more than these wants to fix all.
    let isCut: Bool

    init(_ all: [Finding], at range: TextRange, in snapshot: Snapshot) {
        let lines = snapshot.text.lines(around: range)
        let exact = all.filter { $0.isAt(range) }
        let near =
            exact.count < Self.most ? all.filter { !$0.isAt(range) && $0.hasPlace(in: lines, of: snapshot.file) } : []
        findings = Array((exact + near).prefix(Self.most))
        isCut = exact.count + near.count > Self.most
    }

    static let most = 100
}

extension Finding {
    /// Whether it is marked at a range, so that an editor shows it there.
    package func isAt(_ place: TextRange) -> Bool { range.touches(place.start) || range.overlaps(place) }

    /// Whether it, or anything else involved in it, is in some lines of a file.
    fileprivate func hasPlace(in lines: TextRange, of file: FileID) -> Bool {
        range.touches(lines) || related.contains { $0.range.file == file && $0.range.range.touches(lines) }
    }
}

extension TextRange {
    fileprivate func touches(_ other: TextRange) -> Bool { start <= other.end && other.start <= end }
}

extension SourceText {
    /// The lines that a range touches, without the last line break.
    fileprivate func lines(around range: TextRange) -> TextRange {
        let first = lines.range(ofLine: lines.line(of: range.start))
        return first.union(lines.range(ofLine: lines.line(of: range.end)))
    }
}
