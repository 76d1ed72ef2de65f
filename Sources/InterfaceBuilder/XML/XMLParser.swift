import LayoutModel
import SourceText

/// Reads XML as Interface Builder writes it: elements, attributes, comments, processing instructions, CDATA, a document type.
///
/// Tolerant: what cannot be read is a problem with what would mend it, and everything around it is still read. Nothing is resolved or
/// fetched, and nothing that a document declares is expanded. One pass without recursion, O(length of the text); what looks back or
/// ahead further than a tag stops at the limit of problems, or goes over no stretch twice.
struct XMLParser {
    var tree: XMLTree
    /// The next byte to read.
    var place = 0
    /// The elements around `place`, outermost first.
    var open: [Int32] = []
    /// The element that last held each name, so that one that is written twice is noticed: by place in ``XMLTree/names``.
    var lastHolder: [Int32] = []
    /// Whether something is wrong with the tag at hand already.
    var tagHasProblem = false
    /// Text that stands where elements may follow, and the element that it stands in.
    var text: (range: TextRange, element: Int32)?
    /// Of what merges left.
    var conflict: ConflictState
    /// The ends that are known not to come any more.
    var missingEnds: Set<String> = []
    /// The entities that the document declares itself, which are never expanded, and those of them that it uses.
    var declaredEntities: Set<String> = []
    var reportedEntities: Set<String> = []
    /// Where the text begins, behind a mark of its encoding.
    var beginning = 0
    /// Whether a limit has been met, so that nothing is analysed.
    var isTooLarge = false
    let hasLimits: Bool
    /// How often what an end tag closes was looked for.
    var searches = 0

    /// In bytes. The largest documents that people keep have half a megabyte.
    static let sizeLimit = 16 << 20
    /// Deeper elements are not read. Interface Builder's own documents have some forty levels.
    static let depthLimit = 512
    /// The largest documents that people keep have some five thousand elements.
    static let elementLimit = 100_000
    static let problemLimit = 100
    /// In bytes. What is longer is not taken for the name of an entity.
    static let longestEntity = 32

    /// - Parameter hasLimits: whether a text beyond the limits of size is refused.
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

    /// Why a text is not read at all.
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
        // About as many as Interface Builder's documents have, so that a long one is not moved about while it is read.
        tree.elements.reserveCapacity(bytes.count / 128)
        tree.attributes.reserveCapacity(bytes.count / 50)
        if has("\u{FEFF}", bytes, at: 0) { beginning = 3 }
        place = beginning
        while !isTooLarge {
            skipText(bytes)
            guard place < bytes.count else { break }
            switch byte(bytes, place + 1) {
            case UInt8(ascii: "/"): endTag(bytes)
            case UInt8(ascii: "!"): declaration(bytes)
            case UInt8(ascii: "?"): instruction(bytes)
            case let next where Self.beginsName(next): startTag(bytes)
            default: strayBracket()
            }
        }
        finish(bytes)
    }

    // MARK: Characters

    /// The byte at a place, 0 behind the end.
    @inline(__always)
    func byte(_ bytes: borrowing Span<UInt8>, _ place: Int) -> UInt8 {
        place < bytes.count ? bytes[place] : 0
    }

    func has(_ prefix: String, _ bytes: borrowing Span<UInt8>, at place: Int) -> Bool {
        var here = place
        for wanted in prefix.utf8 {
            guard here < bytes.count, bytes[here] == wanted else { return false }
            here += 1
        }
        return true
    }

    @inline(__always)
    static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
    }

    /// Whether a name ends before this byte: at a blank, a quote, or one of `/`, `<`, `=`, `>`.
    @inline(__always)
    static func endsName(_ byte: UInt8) -> Bool {
        let ends: UInt64 =
            1 << 0x20 | 1 << 0x0A | 1 << 0x09 | 1 << 0x0D | 1 << 0x22 | 1 << 0x27 | 1 << 0x2F | 1 << 0x3C | 1 << 0x3D
            | 1 << 0x3E
        return byte < 64 && ends &>> UInt64(byte) & 1 != 0
    }

    /// Letters, `_`, `:`, and all beyond ASCII.
    @inline(__always)
    static func beginsName(_ byte: UInt8) -> Bool {
        let small = byte | 0x20
        return small >= UInt8(ascii: "a") && small <= UInt8(ascii: "z") || byte >= 0x80 || byte == UInt8(ascii: "_")
            || byte == UInt8(ascii: ":")
    }

    /// The first place at or after `place` that is no blank.
    @inline(__always)
    func afterBlanks(_ bytes: borrowing Span<UInt8>, _ place: Int) -> Int {
        var here = place
        while here < bytes.count, Self.isBlank(bytes[here]) { here += 1 }
        return here
    }

    /// The first place at or after `place` where a name ends.
    func afterName(_ bytes: borrowing Span<UInt8>, _ place: Int) -> Int {
        var here = place
        while here < bytes.count, !Self.endsName(bytes[here]) { here += 1 }
        return here
    }

    /// The place behind the next `end`; nil where there is none. What is not found is not looked for again.
    mutating func place(behind end: String, _ bytes: borrowing Span<UInt8>, from start: Int) -> Int? {
        guard !missingEnds.contains(end), let first = end.utf8.first else { return nil }
        var here = start
        while here < bytes.count {
            if bytes[here] == first, has(end, bytes, at: here) { return here + end.utf8.count }
            here += 1
        }
        missingEnds.insert(end)
        return nil
    }

    // MARK: Between tags

    /// Goes on to the next `<`.
    @inline(__always)
    private mutating func skipText(_ bytes: borrowing Span<UInt8>) {
        while true {
            place = afterBlanks(bytes, place)
            if place >= conflict.nextMarker {
                passMarker()
            } else if place < bytes.count, bytes[place] != UInt8(ascii: "<") {
                characterData(bytes)
            } else {
                return
            }
        }
    }

    /// Reads text up to the next `<`, or to the next line that belongs to a merge.
    private mutating func characterData(_ bytes: borrowing Span<UInt8>) {
        let start = place
        var last = place
        while place < bytes.count, place < conflict.nextMarker, bytes[place] != UInt8(ascii: "<") {
            if bytes[place] == UInt8(ascii: "&") { checkReference(bytes, at: place) }
            if !Self.isBlank(bytes[place]) { last = place }
            place += 1
        }
        noteText(TextRange(start, last + 1))
    }

    /// `<!--`, `<![CDATA[`, `<!DOCTYPE` and their like.
    private mutating func declaration(_ bytes: borrowing Span<UInt8>) {
        let start = place
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
        let start = place
        let isDeclaration = isXMLDeclaration(bytes, at: start)
        if isDeclaration, start > beginning { reportLateDeclaration(bytes) }
        pass("?>", bytes, from: start + 2, orElse: "This instruction is never closed. Add \"?>\" where it ends.")
        // A declaration that is never closed has a finding already.
        if isDeclaration, start == beginning, has("?>", bytes, at: place - 2) {
            checkXMLDeclaration(TextRange(start, place))
        }
    }

    /// Whether `<?xml` and a blank begin at `place`.
    func isXMLDeclaration(_ bytes: borrowing Span<UInt8>, at place: Int) -> Bool {
        has("<?xml", bytes, at: place) && Self.isBlank(byte(bytes, place + 5))
    }

    /// Goes on behind `end`; where there is none, behind what begins here, so that the rest is read.
    private mutating func pass(
        _ end: String, _ bytes: borrowing Span<UInt8>, from start: Int, orElse message: String
    ) {
        if let behind = place(behind: end, bytes, from: start) {
            place = behind
        } else {
            let content = min(start, bytes.count)
            report(TextRange(place, content), message)
            place = content
            skipToBracket(bytes)
        }
    }

    private mutating func skipToBracket(_ bytes: borrowing Span<UInt8>) {
        while place < bytes.count, bytes[place] != UInt8(ascii: "<") { place += 1 }
    }

    /// `<!DOCTYPE … [ … ]>`: passed over, but for the names of the entities that it declares.
    private mutating func documentType(_ bytes: borrowing Span<UInt8>) {
        let end = ">"
        var here = missingEnds.contains(end) ? bytes.count : place + 2
        var depth = 0
        var quote: UInt8 = 0
        while here < bytes.count {
            let byte = bytes[here]
            here += 1
            if quote != 0 {
                if byte == quote { quote = 0 }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: "[") {
                depth += 1
            } else if byte == UInt8(ascii: "]") {
                depth -= 1
            } else if byte == UInt8(ascii: "<"), depth > 0, has("!ENTITY", bytes, at: here) {
                let start = afterBlanks(bytes, here + 7)
                let name = TextRange(start, min(afterName(bytes, start), start + Self.longestEntity))
                if declaredEntities.count < Self.elementLimit { declaredEntities.insert(tree.text[name]) }
            } else if byte == UInt8(ascii: ">"), depth <= 0 {
                place = here
                return
            }
        }
        missingEnds.insert(end)
        report(
            TextRange(place, min(place + 2, bytes.count)), "This declaration is never closed. Add \">\" where it ends.")
        place += 2
        skipToBracket(bytes)
    }
}
