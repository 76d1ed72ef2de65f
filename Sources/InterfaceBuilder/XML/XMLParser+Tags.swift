import SourceText

/// Start tags and end tags.
extension XMLParser {
    // MARK: Start tags

    mutating func readStartTag(_ bytes: borrowing Span<UInt8>) {
        let start = position
        tagHasProblem = false
        let name = takeName(bytes, from: start + 1)
        let id = tree.elements.count
        guard id < Self.elementLimit || !hasLimits else {
            let range = TextRange(start, name.end)
            refuse(range, "More than \(Self.elementLimit) elements up to here", "Split it into several", "elements")
            return
        }
        let parent = open.last
        if let text, text.element == parent { reportText(text.range) }
        if parent == nil, id > 0, !conflict.isSecondSide { reportSecondRoot(TextRange(start, name.end)) }
        tree.elements.append(
            XMLElement(
                name: name.index, parent: parent, index: id, attributes: tree.attributes.count, start: start,
                nameEnd: name.end, isOnSecondSide: conflict.isSecondSide))
        position = name.end
        let isSelfClosing = attributes(bytes, of: Int32(truncatingIfNeeded: id))
        tree.elements[id].endStartTag(at: position, attributes: tree.attributes.count, isSelfClosing: isSelfClosing)
        guard !isSelfClosing else { return }
        if open.count < Self.depthLimit {
            open.append(Int32(truncatingIfNeeded: id))
        } else {
            let range = TextRange(start, name.end)
            refuse(range, "Nested more than \(Self.depthLimit) levels deep", "Reduce the nesting", "nesting")
        }
    }

    /// Reads up to the end of the start tag. True if it ends with `/>`.
    private mutating func attributes(_ bytes: borrowing Span<UInt8>, of element: Int32) -> Bool {
        while true {
            position = afterBlanks(bytes, position)
            switch byte(bytes, position) {
            case UInt8(ascii: ">"):
                position += 1
                return false
            case UInt8(ascii: "/") where byte(bytes, position + 1) == UInt8(ascii: ">"):
                position += 2
                return true
            case UInt8(ascii: "<"):
                if !isAtMarker { reportOpenTag(bytes, element) }
                return false
            case _ where position >= bytes.count:
                reportOpenTag(bytes, element)
                return false
            case let byte where Self.endsName(byte):
                reportInTag(TextRange(position, position + 1), "This means nothing inside a tag. Remove it.")
                position += 1
            default: attribute(bytes, of: element)
            }
        }
    }

    @inline(__always)
    private mutating func attribute(_ bytes: borrowing Span<UInt8>, of element: Int32) {
        let start = position
        let name = takeName(bytes, from: start)
        var index = name.end
        if byte(bytes, index) != UInt8(ascii: "=") { index = afterBlanks(bytes, index) }
        guard byte(bytes, index) == UInt8(ascii: "=") else {
            position = name.end
            let spelling = tree.nameTable.spellings[Int(name.index)]
            reportInTag(TextRange(start, name.end), "\"\(spelling)\" has no value. Write \(spelling)=\"…\".")
            return
        }
        index += 1
        let quote = byte(bytes, index)
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            unusualValue(bytes, TextRange(start, name.end), name.index, element, from: index)
            return
        }
        index += 1
        let value = index
        // The quote, `<` and `&`: all below 64.
        let ends: UInt64 = 1 &<< UInt64(quote) | 1 << 0x3C | 1 << 0x26
        while index < bytes.count, bytes[index] >= 64 || ends &>> UInt64(bytes[index]) & 1 == 0 { index += 1 }
        let following = byte(bytes, index + 1)
        guard byte(bytes, index) == quote,
            Self.isBlank(following) || following == UInt8(ascii: ">") || following == UInt8(ascii: "/")
        else {
            unusualValue(bytes, TextRange(start, name.end), name.index, element, from: value - 1)
            return
        }
        position = index + 1
        add(
            XMLAttribute(
                name: name.index, nameStart: start, nameEnd: name.end, valueStart: value, valueEnd: index), to: element)
    }

    @inline(__always)
    mutating func add(_ attribute: XMLAttribute, to element: Int32) {
        tree.attributes.append(attribute)
        while lastHolder.count <= attribute.name { lastHolder.append(-1) }
        if lastHolder[attribute.name] == element { reportDuplicate(attribute) }
        lastHolder[attribute.name] = element
    }

    /// The name that begins at `start`: an index into ``XMLTree/names``.
    @inline(__always)
    private mutating func takeName(_ bytes: borrowing Span<UInt8>, from start: Int) -> (index: Int32, end: Int) {
        var end = start
        var hash = XMLNameTable.seed
        while end < bytes.count, !Self.endsName(bytes[end]) {
            hash = XMLNameTable.step(hash, bytes[end])
            end += 1
        }
        return (tree.nameTable.intern(bytes, start..<end, hash: hash), end)
    }

    // MARK: End tags

    mutating func readEndTag(_ bytes: borrowing Span<UInt8>) {
        let start = position
        text = nil
        if open.count > conflict.floor, let last = open.last {
            let name = tree.elements[Int(last)].nameRange
            let end = start + 2 + name.length
            if byte(bytes, end) == UInt8(ascii: ">"), isSame(bytes, name, at: start + 2) {
                position = end + 1
                tree.elements[Int(last)].end(before: tree.elements.count)
                tree.elements[Int(last)].setEndTag(start, position)
                open.removeLast()
                return
            }
        }
        unusualEndTag(bytes)
    }

    @inline(__always)
    private func isSame(_ bytes: borrowing Span<UInt8>, _ name: TextRange, at position: Int) -> Bool {
        for offset in 0..<name.length where byte(bytes, position + offset) != byte(bytes, name.start.value + offset) {
            return false
        }
        return true
    }

    /// An end tag that is not exactly that of the innermost element.
    private mutating func unusualEndTag(_ bytes: borrowing Span<UInt8>) {
        let start = position
        let nameEnd = afterName(bytes, start + 2)
        let name = TextRange(start + 2, nameEnd)
        position = afterBlanks(bytes, nameEnd)
        let isClosed = byte(bytes, position) == UInt8(ascii: ">")
        if isClosed { position += 1 } else { position = nameEnd }
        let range = TextRange(start, position)
        guard let match = elementToClose(bytes, name, range) else {
            reportStrayEnd(bytes, name, range)
            return
        }
        while open.count > match + 1, let inner = open.last {
            reportNeverClosed(bytes, inner, before: range)
            close(inner)
        }
        if let element = open.last {
            close(element)
            tree.elements[Int(element)].setEndTag(start, position)
        }
        if !isClosed { reportEndTagWithoutEnd(range) }
    }

    /// Closes the innermost element.
    mutating func close(_ element: Int32) {
        tree.elements[Int(element)].end(before: tree.elements.count)
        open.removeLast()
    }

    /// The index in ``open`` of the element that an end tag closes; nil if it closes none.
    ///
    /// If tags are missing, indentation decides: Interface Builder indents an end tag like its start tag.
    private mutating func elementToClose(_ bytes: borrowing Span<UInt8>, _ name: TextRange, _ tag: TextRange) -> Int? {
        guard let last = open.last, open.count > conflict.floor else { return nil }
        let isInnermost =
            tree.elements[Int(last)].nameRange.length == name.length
            && isSame(
                bytes, tree.elements[Int(last)].nameRange, at: name.start.value)
        if isInnermost { return open.count - 1 }
        // A search may visit all open elements, so their number is limited like that of the problems.
        guard searches < 2 * Self.problemLimit else { return nil }
        searches += 1
        let indent = indentation(bytes, tag.start.value)
        var nearest: Int?
        for depth in (conflict.floor..<open.count).reversed() {
            let element = tree.elements[Int(open[depth])]
            guard element.nameRange.length == name.length, isSame(bytes, element.nameRange, at: name.start.value) else {
                continue
            }
            if indent != nil, indentation(bytes, element.startTag.start.value) == indent { return depth }
            nearest = nearest ?? depth
        }
        let innermost = indentation(bytes, tree.elements[Int(last)].startTag.start.value)
        if let indent, let innermost, indent > innermost { return nil }
        return nearest
    }

    /// The number of spaces before a position on its line; nil if there is other text, or more spaces than the limit.
    func indentation(_ bytes: borrowing Span<UInt8>, _ position: Int) -> Int? {
        for count in 0...Self.depthLimit {
            let index = position - count - 1
            guard index >= 0, index < bytes.count else { return count }
            let byte = bytes[index]
            if byte == 0x0A || byte == 0x0D { return count }
            guard Self.isBlank(byte) else { return nil }
        }
        return nil
    }
}
