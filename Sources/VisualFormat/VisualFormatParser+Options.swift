import LayoutModel
import SourceText

extension VisualFormatParser {
    /// Reads `aligned top centerY` and the direction, up to the end of the line.
    mutating func readOptions() {
        while true {
            skipBlanks()
            guard next != nil else { return }
            let start = position
            guard let word = part()?.text else {
                return fail("Expected the end of the line or its options, such as `aligned centerY`.")
            }
            if let direction = VisualFormatLine.Direction(rawValue: word) {
                guard line.axis == .horizontal else {
                    return fail(
                        range(since: start), "A vertical line has no reading direction. Remove `\(direction.rawValue)`."
                    )
                }
                line.direction = direction
            } else if word == "aligned" {
                guard readAlignments() else { return }
            } else {
                return fail(
                    range(since: start),
                    "Unknown option `\(word)`. Use `aligned` with attributes, `leftToRight` or `rightToLeft`.")
            }
        }
    }

    /// False after a problem.
    private mutating func readAlignments() -> Bool {
        var isFirst = true
        while true {
            skipBlanks()
            let start = position
            guard let word = part()?.text else {
                if isFirst { fail("Expected an attribute after `aligned`: `aligned centerY`.") }
                return !isFirst
            }
            let range = range(since: start)
            guard let attribute = Attribute(rawValue: word) else {
                position = start
                if isFirst {
                    fail(
                        range, "Views cannot be aligned by `\(word)`. Use an attribute such as `top` or `centerY`.",
                        code: .unknownAttribute)
                }
                return !isFirst
            }
            guard attribute.axis != line.axis, !attribute.isSize else {
                failAlignment(attribute, range)
                return false
            }
            line.alignments.append(VisualFormatLine.Alignment(attribute: attribute, range: range))
            isFirst = false
        }
    }

    private mutating func failAlignment(_ attribute: Attribute, _ range: TextRange) {
        let (orientation, use) =
            line.axis == .horizontal
            ? ("an `H:`", "`top`, `bottom`, `centerY` or a baseline")
            : ("a `V:`", "`leading`, `trailing`, `left`, `right` or `centerX`")
        fail(
            range,
            "The views of \(orientation) line cannot be aligned by `\(attribute.rawValue)`. Use \(use).",
            code: .invalidPairing)
    }
}
