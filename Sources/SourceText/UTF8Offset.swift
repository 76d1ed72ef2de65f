/// An offset in a text, in UTF-8 code units from its start.
///
/// Plumbline uses no other unit. Lines, columns and the editor's encodings exist only in ``LineIndex``.
package struct UTF8Offset: Hashable, Comparable, Sendable {
    package var value: Int

    package init(_ value: Int) {
        self.value = value
    }

    package static func < (a: UTF8Offset, b: UTF8Offset) -> Bool {
        a.value < b.value
    }

    package static func + (a: UTF8Offset, count: Int) -> UTF8Offset {
        UTF8Offset(a.value + count)
    }
}

extension UTF8Offset: CustomStringConvertible {
    package var description: String { "\(value)" }
}
