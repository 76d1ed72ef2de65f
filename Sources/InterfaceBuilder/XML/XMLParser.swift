import LayoutModel
import SourceText

/// Parses XML as Interface Builder writes it: elements, attributes, comments, processing instructions, CDATA, document
/// types.
///
/// Unreadable parts become findings, and everything around them is still parsed. Nothing is fetched, and no declared
/// entity is expanded. One pass without recursion, O(length of the text): a search beyond a tag visits no part twice,
/// or counts towards a limit.
struct XMLParser {
    var tree: XMLTree
    /// The offset of the next byte to read.
    var position = 0
    /// The elements around the position, outermost first.
    var open: [Int32] = []
    /// The last element with each attribute name, to detect duplicates: by index into ``XMLTree/names``.
    var lastHolder: [Int32] = []
    /// Whether the current tag has a problem.
    var tagHasProblem = false
    /// Text in an element that may still contain other elements.
    var text: (range: TextRange, element: Int32)?
    var conflict: ConflictState
    /// The end marks, such as `-->`, that do not occur in the rest of the text.
    var missingEnds: Set<String> = []
    /// The entities that the document declares, and those of them that have been reported.
    var declaredEntities: Set<String> = []
    var reportedEntities: Set<String> = []
    /// The start of the text after a byte order mark.
    var beginning = 0
    /// Whether a limit is exceeded.
    var isTooLarge = false
    let hasLimits: Bool
    /// The number of searches for the element that an end tag closes.
    var searches = 0

    /// In bytes. Real documents have at most half a megabyte.
    static let sizeLimit = 16 << 20
    /// The maximum nesting of elements. Real documents have about forty levels.
    static let depthLimit = 512
    /// Real documents have at most five thousand elements.
    static let elementLimit = 100_000
    static let problemLimit = 100
    /// The maximum length of an entity's name in bytes.
    static let longestEntity = 32

    /// - Parameter hasLimits: Whether a text that exceeds the limits is refused.
    static func parse(_ text: SourceText, file: FileID = .alone, hasLimits: Bool = true) -> XMLTree {
        var parser = XMLParser(text, file: file, hasLimits: hasLimits)
        if let refusal = parser.refusal(of: text) {
            parser.tree.problems = [refusal]
        } else {
            parser.run(text.utf8.span)
        }
        return parser.tree
    }

    private init(_ text: SourceText, file: FileID, hasLimits: Bool) {
        tree = XMLTree(text, file: file)
        conflict = ConflictState(text)
        self.hasLimits = hasLimits
    }

    /// Why a text is not parsed.
    private func refusal(of text: SourceText) -> Finding? {
        let firstLine = text.lines.range(ofLine: 0)
        if hasLimits, text.utf8.count > Self.sizeLimit {
            return Finding(
                code: .tooLarge, range: firstLine,
                message:
                    "The document is longer than \(Self.sizeLimit >> 20) MB and was not read. Split it into several.",
                subject: "document")
        }
        if CompiledNib.isCompiled(text.utf8) {
            return Finding(
                code: .syntax, range: firstLine,
                message: "This is a compiled nib. Open the .xib or .storyboard that it was made from.",
                subject: "document")
        }
        return nil
    }

    private mutating func run(_ bytes: borrowing Span<UInt8>) {
        // Typical for real documents, so that the arrays of a long one are not reallocated often.
        tree.elements.reserveCapacity(bytes.count / 128)
        tree.attributes.reserveCapacity(bytes.count / 50)
        if has("\u{FEFF}", bytes, at: 0) { beginning = 3 }
        position = beginning
        while !isTooLarge {
            skipText(bytes)
            guard position < bytes.count else { break }
            switch byte(bytes, position + 1) {
            case UInt8(ascii: "/"): readEndTag(bytes)
            case UInt8(ascii: "!"): declaration(bytes)
            case UInt8(ascii: "?"): instruction(bytes)
            case let next where Self.beginsName(next): readStartTag(bytes)
            default: strayBracket()
            }
        }
        finish(bytes)
    }

    // MARK: Characters

    /// The byte at a position; 0 after the end.
    @inline(__always)
    func byte(_ bytes: borrowing Span<UInt8>, _ position: Int) -> UInt8 {
        position < bytes.count ? bytes[position] : 0
    }

    func has(_ prefix: String, _ bytes: borrowing Span<UInt8>, at position: Int) -> Bool {
        var index = position
        for wanted in prefix.utf8 {
            guard index < bytes.count, bytes[index] == wanted else { return false }
            index += 1
        }
        return true
    }

    @inline(__always)
    static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
    }

    /// Whether a name ends before this byte: white space, a quote, or one of `/`, `<`, `=`, `>`.
    @inline(__always)
    static func endsName(_ byte: UInt8) -> Bool {
        let ends: UInt64 =
            1 << 0x20 | 1 << 0x0A | 1 << 0x09 | 1 << 0x0D | 1 << 0x22 | 1 << 0x27 | 1 << 0x2F | 1 << 0x3C | 1 << 0x3D
            | 1 << 0x3E
        return byte < 64 && ends &>> UInt64(byte) & 1 != 0
    }

    /// Letters, `_`, `:`, and all non-ASCII bytes.
    @inline(__always)
    static func beginsName(_ byte: UInt8) -> Bool {
        let small = byte | 0x20
        return small >= UInt8(ascii: "a") && small <= UInt8(ascii: "z") || byte >= 0x80 || byte == UInt8(ascii: "_")
            || byte == UInt8(ascii: ":")
    }

    /// The position of the next byte that is not white space.
    @inline(__always)
    func afterBlanks(_ bytes: borrowing Span<UInt8>, _ position: Int) -> Int {
        var index = position
        while index < bytes.count, Self.isBlank(bytes[index]) { index += 1 }
        return index
    }

    /// The next position where a name ends.
    func afterName(_ bytes: borrowing Span<UInt8>, _ position: Int) -> Int {
        var index = position
        while index < bytes.count, !Self.endsName(bytes[index]) { index += 1 }
        return index
    }

    /// The position after the next `end`; nil if there is none. Remembers that, so that no text is searched twice.
    mutating func position(after end: String, _ bytes: borrowing Span<UInt8>, from start: Int) -> Int? {
        guard !missingEnds.contains(end), let first = end.utf8.first else { return nil }
        var index = start
        while index < bytes.count {
            if bytes[index] == first, has(end, bytes, at: index) { return index + end.utf8.count }
            index += 1
        }
        missingEnds.insert(end)
        return nil
    }

    // MARK: Between tags

    /// Skips to the next `<`.
    @inline(__always)
    private mutating func skipText(_ bytes: borrowing Span<UInt8>) {
        while true {
            position = afterBlanks(bytes, position)
            if position >= conflict.nextMarker {
                passMarker()
            } else if position < bytes.count, bytes[position] != UInt8(ascii: "<") {
                characterData(bytes)
            } else {
                return
            }
        }
    }

    /// Reads text up to the next `<` or the next merge marker.
    private mutating func characterData(_ bytes: borrowing Span<UInt8>) {
        let start = position
        var last = position
        while position < bytes.count, position < conflict.nextMarker, bytes[position] != UInt8(ascii: "<") {
            if bytes[position] == UInt8(ascii: "&") { checkReference(bytes, at: position) }
            if !Self.isBlank(bytes[position]) { last = position }
            position += 1
        }
        noteText(TextRange(start, last + 1))
    }

    /// `<!--`, `<![CDATA[`, `<!DOCTYPE` and other declarations.
    private mutating func declaration(_ bytes: borrowing Span<UInt8>) {
        let start = position
        if has("<!--", bytes, at: start) {
            pass("-->", bytes, from: start + 4, orElse: "This comment is never closed. Add \"-->\" where it ends.")
        } else if has("<![CDATA[", bytes, at: start) {
            pass(
                "]]>", bytes, from: start + 9, orElse: "This CDATA section is never closed. Add \"]]>\" where it ends.")
        } else {
            documentType(bytes)
        }
    }

    private mutating func instruction(_ bytes: borrowing Span<UInt8>) {
        let start = position
        let isDeclaration = isXMLDeclaration(bytes, at: start)
        if isDeclaration, start > beginning { reportLateDeclaration(bytes) }
        pass("?>", bytes, from: start + 2, orElse: "This instruction is never closed. Add \"?>\" where it ends.")
        // A declaration that is never closed already has a finding.
        if isDeclaration, start == beginning, has("?>", bytes, at: position - 2) {
            checkXMLDeclaration(TextRange(start, position))
        }
    }

    /// Whether there is `<?xml` and white space at a position.
    func isXMLDeclaration(_ bytes: borrowing Span<UInt8>, at position: Int) -> Bool {
        has("<?xml", bytes, at: position) && Self.isBlank(byte(bytes, position + 5))
    }

    /// Skips past `end`. If there is none, skips only the beginning, so that the rest is parsed.
    private mutating func pass(
        _ end: String, _ bytes: borrowing Span<UInt8>, from start: Int, orElse message: String
    ) {
        if let next = position(after: end, bytes, from: start) {
            position = next
        } else {
            let content = min(start, bytes.count)
            report(TextRange(position, content), message)
            position = content
            skipToBracket(bytes)
        }
    }

    private mutating func skipToBracket(_ bytes: borrowing Span<UInt8>) {
        while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
    }

    /// `<!DOCTYPE … [ … ]>`: skipped, except for the names of declared entities.
    private mutating func documentType(_ bytes: borrowing Span<UInt8>) {
        let end = ">"
        var index = missingEnds.contains(end) ? bytes.count : position + 2
        var depth = 0
        var quote: UInt8 = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if quote != 0 {
                if byte == quote { quote = 0 }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: "[") {
                depth += 1
            } else if byte == UInt8(ascii: "]") {
                depth -= 1
            } else if byte == UInt8(ascii: "<"), depth > 0, has("!ENTITY", bytes, at: index) {
                let start = afterBlanks(bytes, index + 7)
                let name = TextRange(start, min(afterName(bytes, start), start + Self.longestEntity))
                if declaredEntities.count < Self.elementLimit { declaredEntities.insert(tree.text[name]) }
            } else if byte == UInt8(ascii: ">"), depth <= 0 {
                position = index
                return
            }
        }
        missingEnds.insert(end)
        report(
            TextRange(position, min(position + 2, bytes.count)),
            "This declaration is never closed. Add \">\" where it ends.")
        position += 2
        skipToBracket(bytes)
    }
}
