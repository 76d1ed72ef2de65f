import SourceText

/// Start tags and end tags.
extension XMLParser {
    // MARK: Start tags

    mutating func startTag(_ bytes: borrowing Span<UInt8>) {
        let start = place
        tagHasProblem = false
        let name = takeName(bytes, from: start + 1)
        let id = tree.elements.count
        guard id < Self.elementLimit || !hasLimits else {
            let range = TextRange(start, name.end)
            refuse(range, "There are more than \(Self.elementLimit) elements up to here.", "elements")
            return
        }
        let parent = open.last
        if let text, text.element == parent { reportText(text.range) }
        if parent == nil, id > 0, !conflict.isSecondSide { reportSecondRoot(TextRange(start, name.end)) }
        tree.elements.append(
            XMLElement(
                name: name.index, parent: parent, index: id, attributes: tree.attributes.count, start: start,
                nameEnd: name.end, isOnSecondSide: conflict.isSecondSide))
        place = name.end
        let isSelfClosing = attributes(bytes, of: Int32(truncatingIfNeeded: id))
        tree.elements[id].endStartTag(at: place, attributes: tree.attributes.count, isSelfClosing: isSelfClosing)
        guard !isSelfClosing else { return }
        if open.count < Self.depthLimit {
            open.append(Int32(truncatingIfNeeded: id))
        } else {
            let range = TextRange(start, name.end)
            refuse(range, "This is nested more than \(Self.depthLimit) levels deep.", "nesting")
        }
    }

    /// Reads up to the end of the start tag; says whether it ends with `/>`.
    private mutating func attributes(_ bytes: borrowing Span<UInt8>, of element: Int32) -> Bool {
        while true {
            place = afterBlanks(bytes, place)
            switch byte(bytes, place) {
            case UInt8(ascii: ">"):
                place += 1
                return false
            case UInt8(ascii: "/") where byte(bytes, place + 1) == UInt8(ascii: ">"):
                place += 2
                return true
            case UInt8(ascii: "<"):
                if !isAtMarker { reportOpenTag(bytes, element) }
                return false
            case _ where place >= bytes.count:
                reportOpenTag(bytes, element)
                return false
            case let byte where Self.endsName(byte):
                reportInTag(TextRange(place, place + 1), "This means nothing inside a tag. Remove it.")
                place += 1
            default: attribute(bytes, of: element)
            }
        }
    }

    @inline(__always)
    private mutating func attribute(_ bytes: borrowing Span<UInt8>, of element: Int32) {
        let start = place
        let name = takeName(bytes, from: start)
        var here = name.end
        if byte(bytes, here) != UInt8(ascii: "=") { here = afterBlanks(bytes, here) }
        guard byte(bytes, here) == UInt8(ascii: "=") else {
            place = name.end
            let spelling = tree.nameTable.spellings[Int(name.index)]
            reportInTag(TextRange(start, name.end), "\"\(spelling)\" has no value. Write \(spelling)=\"…\".")
            return
        }
        here += 1
        let quote = byte(bytes, here)
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            unusualValue(bytes, TextRange(start, name.end), name.index, element, from: here)
            return
        }
        here += 1
        let value = here
        // The quote, `<` and `&`: all below 64.
        let ends: UInt64 = 1 &<< UInt64(quote) | 1 << 0x3C | 1 << 0x26
        while here < bytes.count, bytes[here] >= 64 || ends &>> UInt64(bytes[here]) & 1 == 0 { here += 1 }
        let behind = byte(bytes, here + 1)
        guard byte(bytes, here) == quote,
            Self.isBlank(behind) || behind == UInt8(ascii: ">") || behind == UInt8(ascii: "/")
        else {
            unusualValue(bytes, TextRange(start, name.end), name.index, element, from: value - 1)
            return
        }
        place = here + 1
        add(
            XMLAttribute(
                name: name.index, nameStart: start, nameEnd: name.end, valueStart: value, valueEnd: here), to: element)
    }

    @inline(__always)
    mutating func add(_ attribute: XMLAttribute, to element: Int32) {
        tree.attributes.append(attribute)
        while lastHolder.count <= attribute.name { lastHolder.append(-1) }
        if lastHolder[attribute.name] == element { reportDuplicate(attribute) }
        lastHolder[attribute.name] = element
    }

    /// The name that begins at `start`, by its place in ``XMLTree/names``.
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

    mutating func endTag(_ bytes: borrowing Span<UInt8>) {
        let start = place
        text = nil
        if open.count > conflict.floor, let last = open.last {
            let name = tree.elements[Int(last)].nameRange
            let end = start + 2 + name.length
            if byte(bytes, end) == UInt8(ascii: ">"), isSame(bytes, name, at: start + 2) {
                place = end + 1
                tree.elements[Int(last)].end(before: tree.elements.count)
                tree.elements[Int(last)].setEndTag(start, place)
                open.removeLast()
                return
            }
        }
        unusualEndTag(bytes)
    }

    @inline(__always)
    private func isSame(_ bytes: borrowing Span<UInt8>, _ name: TextRange, at place: Int) -> Bool {
        for offset in 0..<name.length where byte(bytes, place + offset) != byte(bytes, name.start.value + offset) {
            return false
        }
        return true
    }

    /// An end tag that is not simply the one of the innermost element.
    private mutating func unusualEndTag(_ bytes: borrowing Span<UInt8>) {
        let start = place
        let nameEnd = afterName(bytes, start + 2)
        let name = TextRange(start + 2, nameEnd)
        place = afterBlanks(bytes, nameEnd)
        let isClosed = byte(bytes, place) == UInt8(ascii: ">")
        if isClosed { place += 1 } else { place = nameEnd }
        let range = TextRange(start, place)
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
            tree.elements[Int(element)].setEndTag(start, place)
        }
        if !isClosed { reportEndTagWithoutEnd(range) }
    }

    /// Takes the innermost element from those that are open.
    mutating func close(_ element: Int32) {
        tree.elements[Int(element)].end(before: tree.elements.count)
        open.removeLast()
    }

    /// The place among the open elements of the one that an end tag closes; nil where it closes none.
    ///
    /// Where tags are missing, indentation tells what belongs together: Interface Builder indents an end tag like its start tag.
    private mutating func elementToClose(_ bytes: borrowing Span<UInt8>, _ name: TextRange, _ tag: TextRange) -> Int? {
        guard let last = open.last, open.count > conflict.floor else { return nil }
        let isInnermost =
            tree.elements[Int(last)].nameRange.length == name.length
            && isSame(
                bytes, tree.elements[Int(last)].nameRange, at: name.start.value)
        if isInnermost { return open.count - 1 }
        // Each search may go through all open elements, so there are not many more of them than problems that are shown.
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

    /// How many blanks stand before a place; nil where something else stands on the line, or more than anyone writes.
    func indentation(_ bytes: borrowing Span<UInt8>, _ place: Int) -> Int? {
        for count in 0...Self.depthLimit {
            let here = place - count - 1
            guard here >= 0, here < bytes.count else { return count }
            let byte = bytes[here]
            if byte == 0x0A || byte == 0x0D { return count }
            guard Self.isBlank(byte) else { return nil }
        }
        return nil
    }
}
