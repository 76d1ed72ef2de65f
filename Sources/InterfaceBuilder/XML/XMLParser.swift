import LayoutModel
import SourceText

/// Reads XML as Interface Builder writes it: elements, attributes, comments, processing instructions, CDATA, a document type.
///
/// Tolerant: an end tag that fits no open element is skipped, an element whose end is missing ends with the element around it, and what
/// is no markup at all is passed over. Nothing is resolved or fetched.
struct XMLParser {
    private var tree: XMLTree
    private var place = 0
    private var open: [Int] = []
    private var nameTable: [ArraySlice<UInt8>: Int] = [:]
    private let bytes: [UInt8]

    /// Deeper elements are left out.
    static let deepest = 512

    static func parse(_ text: SourceText) -> XMLTree {
        var parser = XMLParser(text)
        parser.run()
        return parser.tree
    }

    private init(_ text: SourceText) {
        tree = XMLTree(text)
        bytes = text.utf8
    }

    private mutating func run() {
        while place < bytes.count {
            guard bytes[place] == UInt8(ascii: "<") else {
                place += 1
                continue
            }
            switch byte(1) {
            case UInt8(ascii: "/"): endTag()
            case UInt8(ascii: "!"): skip(past: has("<!--") ? "-->" : has("<![CDATA[") ? "]]>" : ">")
            case UInt8(ascii: "?"): skip(past: "?>")
            default: startTag()
            }
        }
        while let last = open.popLast() {
            tree.elements[last].next = XMLElementID(index: tree.elements.count)
            report(
                TextRange(tree.elements[last].startTag.start, tree.elements[last].nameRange.end),
                "This element is never closed. Add its end tag.")
        }
    }

    private func byte(_ offset: Int) -> UInt8 {
        place + offset < bytes.count ? bytes[place + offset] : 0
    }

    private func has(_ prefix: StaticString) -> Bool {
        bytes[place...].starts(with: prefix.description.utf8)
    }

    private mutating func skip(past end: String) {
        let end = Array(end.utf8)
        var here = place + 1
        while here < bytes.count {
            if bytes[here] == end[0], bytes[here...].starts(with: end) {
                place = here + end.count
                return
            }
            here += 1
        }
        place = bytes.count
    }

    private mutating func startTag() {
        let start = place
        place += 1
        let name = takeName()
        guard !name.isEmpty else { return }
        let first = tree.attributes.count
        var isSelfClosing = false
        var isComplete = false
        scan: while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: ">"):
                place += 1
                isComplete = true
                break scan
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: ">"):
                place += 2
                isSelfClosing = true
                isComplete = true
                break scan
            case UInt8(ascii: "<"): break scan
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): place += 1
            default: attribute()
            }
        }
        if !isComplete {
            report(TextRange(start, name.endIndex), "This tag is never closed. Add its \">\".")
        }
        let id = tree.elements.count
        tree.elements.append(
            XMLElement(
                name: index(of: name), parent: open.last.map(XMLElementID.init), next: XMLElementID(index: id + 1),
                attributes: first..<tree.attributes.count, startTag: TextRange(start, place),
                nameRange: TextRange(name.startIndex, name.endIndex), endTag: nil, isSelfClosing: isSelfClosing))
        if !isSelfClosing { open.append(id) }
    }

    private mutating func attribute() {
        let name = takeName()
        guard !name.isEmpty else {
            place += 1
            return
        }
        skipBlanks()
        guard byte(0) == UInt8(ascii: "=") else { return }
        place += 1
        skipBlanks()
        let quote = byte(0)
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return }
        place += 1
        let start = place
        while place < bytes.count, bytes[place] != quote, bytes[place] != UInt8(ascii: "<") { place += 1 }
        tree.attributes.append(
            XMLAttribute(
                name: index(of: name), nameRange: TextRange(name.startIndex, name.endIndex),
                valueRange: TextRange(start, place)))
        if byte(0) == quote { place += 1 }
    }

    private mutating func endTag() {
        let start = place
        place += 2
        let name = takeName()
        skipBlanks()
        if byte(0) == UInt8(ascii: ">") { place += 1 }
        let wanted = index(of: name)
        guard let match = open.lastIndex(where: { tree.elements[$0].name == wanted }) else {
            report(TextRange(start, place), "This end tag closes nothing. Remove it.")
            return
        }
        while open.count > match, let last = open.popLast() {
            tree.elements[last].next = XMLElementID(index: tree.elements.count)
            if open.count == match {
                tree.elements[last].endTag = TextRange(start, place)
            } else {
                report(
                    TextRange(tree.elements[last].startTag.start, tree.elements[last].nameRange.end),
                    "This element is never closed. Add its end tag.")
            }
        }
    }

    private mutating func skipBlanks() {
        while place < bytes.count, [0x20, 0x0A, 0x09, 0x0D].contains(bytes[place]) { place += 1 }
    }

    private mutating func takeName() -> ArraySlice<UInt8> {
        let start = place
        while place < bytes.count {
            switch bytes[place] {
            case 0x20, 0x0A, 0x09, 0x0D, UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "<"),
                UInt8(ascii: "\""), UInt8(ascii: "'"):
                return bytes[start..<place]
            default: place += 1
            }
        }
        return bytes[start..<place]
    }

    private mutating func index(of name: ArraySlice<UInt8>) -> Int {
        if let known = nameTable[name] { return known }
        let index = tree.names.count
        nameTable[name] = index
        tree.names.append(String(decoding: name, as: UTF8.self))
        return index
    }

    private mutating func report(_ range: TextRange, _ message: String) {
        guard tree.problems.count < 100 else { return }
        tree.problems.append(Finding(code: .syntax, range: range, message: message))
    }
}
