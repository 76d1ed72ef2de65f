import LayoutModel
import SourceText

extension Finding {
    /// Whether it says that a statement lacks what may still be typed: `make.top` has no relation and
    /// `a.constraint(equalTo: b)` is not activated, until the line goes on.
    ///
    /// - Parameter typed: where the last change of the text ends.
    func isAboutUnfinished(_ text: SourceText, typedAt typed: UTF8Offset) -> Bool {
        guard [.snapkitNoRelation, .neverActivated].contains(code), range.start <= typed else { return false }
        let position = text.lines.position(of: typed, in: .utf8)
        guard text.lines.position(of: range.end, in: .utf8).line == position.line else { return false }
        // Editors close the brackets that are open.
        return text.utf8[typed.value...].prefix { !"\n\r".utf8.contains($0) }.allSatisfy(" \t)]},".utf8.contains)
    }
}
