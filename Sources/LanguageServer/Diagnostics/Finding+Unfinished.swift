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
        let more = text.utf8[min(range.end.value, typed.value)..<typed.value]
        return more.isEmpty || more.first == UInt8(ascii: ".") && more.dropFirst().allSatisfy(\.isPartOfWord)
    }
}

extension UInt8 {
    /// Whether it may be a byte of a name, whose letters need not be of ASCII.
    fileprivate var isPartOfWord: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
