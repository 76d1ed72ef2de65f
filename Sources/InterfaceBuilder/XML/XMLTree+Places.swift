import SourceText

/// Which element stands at a place.
extension XMLTree {
    /// The last element whose start tag begins at a place or before it. Complexity: O(log elements).
    func element(startingUpTo place: Int) -> XMLElementID? {
        let next = elements.partitioningIndex { $0.startTag.start.value > place }
        return next > 0 ? XMLElementID(index: next - 1) : nil
    }

    /// The innermost element whose start tag stands before a place and whose end does not.
    func element(around place: Int) -> XMLElementID? {
        var candidate = element(startingUpTo: place - 1)
        while let id = candidate {
            let element = self[id]
            if !element.isSelfClosing, element.endTag.map({ $0.start.value >= place }) ?? true { return id }
            candidate = element.parent
        }
        return nil
    }

    func element(startingAt place: Int) -> XMLElementID? {
        element(startingUpTo: place).flatMap { self[$0].startTag.start.value == place ? $0 : nil }
    }
}

extension XMLTree {
    func place(_ range: TextRange) -> FileRange { FileRange(file, range) }
}
