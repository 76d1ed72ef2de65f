import LayoutModel
import SourceText

extension Finding {
    /// Whether it says that a statement lacks what may still be typed: `make.top` has no relation and
    /// `a.constraint(equalTo: b)` is not activated, until more follows than a member that is begun.
    ///
    /// - Parameter typed: where the last change of the text ends.
    func isAboutUnfinished(_ text: SourceText, typedAt typed: UTF8Offset) -> Bool {
        guard [.snapkitNoRelation, .neverActivated].contains(code), range.start <= typed else { return false }
        // Editors close the brackets that are open.
        let rest = text.utf8[typed.value...].prefix { !"\n\r".utf8.contains($0) }
        guard rest.allSatisfy(" \t)]},".utf8.contains) else { return false }
        let more = String(decoding: text.utf8[min(range.end.value, typed.value)..<typed.value], as: UTF8.self)
        return more.isEmpty
            || more.first == "." && more.dropFirst().allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
