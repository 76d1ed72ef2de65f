import SourceText

/// The elements at an offset.
extension XMLTree {
    /// The last element that begins at or before an offset. Complexity: O(log elements).
    func element(startingUpTo offset: Int) -> XMLElementID? {
        let next = elements.partitioningIndex { $0.startTag.start.value > offset }
        return next > 0 ? XMLElementID(index: next - 1) : nil
    }

    /// The innermost element whose start tag is before an offset and whose end is not.
    func element(around offset: Int) -> XMLElementID? {
        var candidate = element(startingUpTo: offset - 1)
        while let id = candidate {
            let element = self[id]
            if !element.isSelfClosing, element.endTag.map({ $0.start.value >= offset }) ?? true { return id }
            candidate = element.parent
        }
        return nil
    }

    /// The element in whose start tag an offset is.
    func element(withStartTagAt offset: UTF8Offset) -> XMLElementID? {
        element(startingUpTo: offset.value).flatMap { self[$0].startTag.touches(offset) ? $0 : nil }
    }

    func element(startingAt offset: Int) -> XMLElementID? {
        element(startingUpTo: offset).flatMap { self[$0].startTag.start.value == offset ? $0 : nil }
    }

    func fileRange(_ range: TextRange) -> FileRange { FileRange(file, range) }
}
