import SourceText

/// The views that a file relates, fills or gives a frame or a content size as members of another object than `self`, as
/// `tip.badge.topAnchor`, `cell.label.snp`, `page.content.addSubview(list)`, `embed(list, in: page.content)`,
/// `cell.bubble.frame = frame` and `page.scroll.contentSize = size` do, and those that it takes of an object that it
/// makes for that, as `Tip().badge` does.
///
/// They are found in the text, because the index of a project leaves most bodies out.
struct OutsidePlacements {
    /// The names of the members, each once, with the place of its first use.
    private(set) var all: [(name: String, range: TextRange)] = []
    /// Which of three properties the text uses, whatever has them: ``contentSize`` if it sets that, and
    /// ``ItemSizes/estimate`` and ``RowEstimate/property`` if it names them.
    private(set) var sizes: Set<String> = []
    /// The size of what a scroll view scrolls.
    static let contentSize = "contentSize"
    private let bytes: [UInt8]

    /// - Complexity: O(length of the text).
    init(in bytes: [UInt8]) {
        self.bytes = bytes
        var known = Self.members
        let (words, containers) = Self.words(in: bytes)
        for word in words {
            for name in [ItemSizes.estimate, RowEstimate.property, Self.contentSize]
            where bytes[word].elementsEqual(name.utf8) {
                sizes.insert(name)
            }
            guard word.upperBound == bytes.count || !bytes[word.upperBound].isWord else { continue }
            let name: String
            let member: Range<Int>
            if let part = bytes.withUnsafeBufferPointer({ Self.part(after: word.lowerBound, $0) }) {
                member = part.member
                name = Self.part(
                    String(decoding: bytes[member], as: UTF8.self),
                    of: String(decoding: bytes[part.type], as: UTF8.self))
            } else if let found = self.member(before: word.lowerBound) {
                member = found
                name = String(decoding: bytes[member], as: UTF8.self)
            } else {
                continue
            }
            if known.insert(name).inserted { all.append((name, TextRange(member.lowerBound, word.upperBound))) }
        }
        for member in containers {
            let name = String(decoding: bytes[member], as: UTF8.self)
            if known.insert(name).inserted { all.append((name, TextRange(member.lowerBound, member.upperBound))) }
        }
    }

    /// The member of another object that is given to what puts something into a view, under a label that says so and
    /// whose colon stands at an offset; nil for any other argument.
    private static func container(after colon: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        guard containing.contains(where: bytes[..<colon].hasSuffix) else { return nil }
        let before = bytes[..<colon].suffix(longestArguments)
        let line = before.lastIndex(of: UInt8(ascii: "\n")).map { before[$0...] } ?? before
        guard line.indices.contains(where: { saysFilling(line[$0...]) }) else { return nil }
        let start = bytes[(colon + 1)...].firstIndex { $0 != UInt8(ascii: " ") } ?? bytes.endIndex
        let end = bytes[start...].firstIndex { !$0.isWord && $0 != UInt8(ascii: ".") } ?? bytes.endIndex
        let words = bytes[start..<end].split(separator: UInt8(ascii: "."))
        guard words.count > 1, let last = words.last, last.endIndex == end,
            !words[words.count - 2].elementsEqual("self".utf8)
        else { return nil }
        return last.startIndex..<end
    }

    /// Whether a label of ``containing`` ends with two letters.
    private static func mayContain(_ first: UInt8, _ second: UInt8) -> Bool {
        switch (first, second) {
        case (UInt8(ascii: "i"), UInt8(ascii: "n")), (UInt8(ascii: "t"), UInt8(ascii: "o")),
            (UInt8(ascii: "d"), UInt8(ascii: "e")), (UInt8(ascii: "e"), UInt8(ascii: "r")),
            (UInt8(ascii: "e"), UInt8(ascii: "w")):
            true
        default: false
        }
    }

    private static let containing = [
        " in", "(in", " into", "(into", " inside", "(inside", "container", "containerView",
    ]

    /// Whether a text begins with what is in the names of methods that put something into a view.
    private static func saysFilling(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard let first = rest.first, filling.contains(where: { $0.first == first }) else { return false }
        return filling.contains { rest.starts(with: $0) }
    }

    private static let filling = ["dd", "mbed", "nstall", "nsert", "ttach"].map { Array($0.utf8) }

    /// Where `Anchor`, `snp`, the `Subview` of what adds one, methods of libraries and helpers that constrain a view,
    /// and what sets a frame or a content size stand, and each part of an object that is made for it, with its dot; and
    /// the members that are given to what fills them. Every file of a project is searched, so it is done in one pass
    /// without checks.
    private static func words(in bytes: [UInt8]) -> (words: [Range<Int>], containers: [Range<Int>]) {
        let (anchor, subview, size) = (Array("Anchor".utf8), Array("Subview".utf8), Array("Size".utf8))
        let (rowHeight, frame) = (Array("RowHeight".utf8), Array("frame".utf8))
        return bytes.withUnsafeBufferPointer { bytes in
            var found: [Range<Int>] = []
            var containers: [Range<Int>] = []
            for index in bytes.indices {
                switch bytes[index] {
                case UInt8(ascii: ":") where index > 2 && mayContain(bytes[index - 2], bytes[index - 1]):
                    if let member = container(after: index, bytes) { containers.append(member) }
                case UInt8(ascii: "A") where bytes[index...].starts(with: anchor):
                    found.append(index..<index + anchor.count)
                case UInt8(ascii: "S") where bytes[index...].starts(with: subview) && isAdding(bytes[..<index]):
                    let end = index + subview.count
                    let isPlural = end < bytes.count && bytes[end] == UInt8(ascii: "s")
                    found.append(index..<end + (isPlural ? 1 : 0))
                case UInt8(ascii: "S")
                where bytes[index...].starts(with: size) && bytes[..<index].hasSuffix("estimatedItem"):
                    found.append(index - "estimatedItem".utf8.count..<index + size.count)
                case UInt8(ascii: "R")
                where bytes[index...].starts(with: rowHeight) && bytes[..<index].hasSuffix("estimated"):
                    found.append(index - "estimated".utf8.count..<index + rowHeight.count)
                case UInt8(ascii: "S")
                where bytes[index...].starts(with: size) && bytes[..<index].hasSuffix("ontent"):
                    if let word = settingContentSize(before: index + size.count, bytes) { found.append(word) }
                case UInt8(ascii: "n")
                where index > 0 && index + 1 < bytes.count && bytes[index - 1] == UInt8(ascii: "s")
                    && bytes[index + 1] == UInt8(ascii: "p"):
                    found.append(index - 1..<index + 2)
                case UInt8(ascii: "."):
                    if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "f"),
                        bytes[(index + 1)...].starts(with: frame), isAssigned(bytes[(index + 1 + frame.count)...])
                    {
                        found.append(index + 1..<index + 1 + frame.count)
                    }
                    if let part = part(after: index, bytes) { found.append(index..<part.member.upperBound) }
                    if index + 2 < bytes.count, mayConstrain(bytes[index + 1], bytes[index + 2]),
                        let end = endOfConstraining(bytes[(index + 1)...])
                    {
                        found.append(index + 1..<end)
                    }
                default: break
                }
            }
            return (found, containers)
        }
    }

    /// Whether what comes before `Subview` makes it a method that adds one.
    private static func isAdding(_ before: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        [".add", ".insert", ".addArranged", ".insertArranged"].contains(where: before.hasSuffix)
    }

    /// `contentSize` before an offset, if it is assigned to, whole or in part, or `setContentSize`, if it is called.
    private static func settingContentSize(before end: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        var rest = bytes[end...].prefix(40)
        if rest.first == UInt8(ascii: "(") {
            return bytes[..<end].hasSuffix(".setContentSize") ? end - "setContentSize".utf8.count..<end : nil
        }
        guard bytes[..<end].hasSuffix(".contentSize") else { return nil }
        if let part = [".width", ".height"].first(where: { rest.starts(with: $0.utf8) }) {
            rest = rest.dropFirst(part.utf8.count)
        }
        return isAssigned(rest) ? end - "contentSize".utf8.count..<end : nil
    }

    /// Whether a property that a text follows is assigned to: by `=`, or by `+=` and the like.
    private static func isAssigned(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        var rest = text.prefix(40).drop { $0 == UInt8(ascii: " ") }
        if let first = rest.first, "+-*/".utf8.contains(first) { rest = rest.dropFirst() }
        return rest.first == UInt8(ascii: "=") && rest.dropFirst().first != UInt8(ascii: "=")
    }

    /// The name of a part of an object of a class that is made for it.
    static func part(_ member: String, of type: String) -> String { "\(type)().\(member)" }

    /// `Tip` and `badge` in `Tip(text: "Hi").badge`, where the dot stands at an offset, unless that is a method.
    private static func part(
        after dot: Int, _ bytes: UnsafeBufferPointer<UInt8>
    ) -> (type: Range<Int>, member: Range<Int>)? {
        guard dot > 2, bytes[dot] == UInt8(ascii: "."), bytes[dot - 1] == UInt8(ascii: ")"),
            let open = parenthesis(closedAt: dot - 1, bytes), open > 0
        else { return nil }
        let start = bytes[..<open].lastIndex { !$0.isWord }.map { $0 + 1 } ?? 0
        let end = bytes[(dot + 1)...].firstIndex { !$0.isWord } ?? bytes.endIndex
        guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[start]), end > dot + 1,
            end == bytes.endIndex || bytes[end] != UInt8(ascii: "(")
        else { return nil }
        return (start..<open, dot + 1..<end)
    }

    /// Where the parenthesis opens that closes at an offset, on the same line.
    private static func parenthesis(closedAt end: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var depth = 0
        for index in bytes[...end].suffix(longestArguments).indices.reversed() {
            switch bytes[index] {
            case UInt8(ascii: ")"): depth += 1
            case UInt8(ascii: "("):
                depth -= 1
                if depth == 0 { return index }
            case UInt8(ascii: "\n"): return nil
            default: break
            }
        }
        return nil
    }

    private static let longestArguments = 200

    /// Whether a word for constraining a view begins with two letters; see ``constraining``.
    private static func mayConstrain(_ first: UInt8, _ second: UInt8) -> Bool {
        switch (first, second) {
        case (UInt8(ascii: "c"), UInt8(ascii: "o")), (UInt8(ascii: "p"), UInt8(ascii: "i")),
            (UInt8(ascii: "a"), UInt8(ascii: "n")), (UInt8(ascii: "a"), UInt8(ascii: "u")),
            (UInt8(ascii: "e"), UInt8(ascii: "d")):
            true
        default: false
        }
    }

    /// The end of the name of a method that begins with a word for constraining a view, as `pinToSuperview` does. An
    /// anchor's `constraint` is none.
    private static func endOfConstraining(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        guard let word = constraining.first(where: rest.starts) else { return nil }
        let end = rest.firstIndex { !$0.isWord } ?? rest.endIndex
        guard end < rest.endIndex, rest[end] == UInt8(ascii: "(") else { return nil }
        return rest[(rest.startIndex + word.count)..<end].elementsEqual("t".utf8) ? nil : end
    }

    private static let constraining = [
        "constrain", "pin", "anchor", "edges", "autoPin", "autoSet", "autoAlign", "autoMatch", "autoCenter",
    ].map { Array($0.utf8) }

    /// Members of UIKit's classes, which are no views that a class declares.
    private static let members: Set = [
        "view", "superview", "safeAreaLayoutGuide", "layoutMarginsGuide", "readableContentGuide",
        "contentLayoutGuide", "frameLayoutGuide", "keyboardLayoutGuide",
    ]

    /// The member whose anchor, `snp` or method ends in a word at an offset, if it is one of another object.
    private func member(before offset: Int) -> Range<Int>? {
        guard let dot = dot(before: word(before: offset).lowerBound) else { return nil }
        let name = word(before: dot)
        guard !name.isEmpty, let next = self.dot(before: name.lowerBound), next > 0 else { return nil }
        let base = word(before: next)
        // A call, an element or another expression in parentheses.
        if base.isEmpty { return [UInt8(ascii: ")"), UInt8(ascii: "]")].contains(bytes[next - 1]) ? name : nil }
        return bytes[base].elementsEqual("self".utf8) || bytes[base].elementsEqual("super".utf8) ? nil : name
    }

    /// The word that ends at an offset; empty if none does.
    private func word(before end: Int) -> Range<Int> {
        var start = end
        while start > 0, bytes[start - 1].isWord { start -= 1 }
        return start..<end
    }

    /// Where what a dot before an offset follows ends, without blanks and the marks of optionals.
    private func dot(before offset: Int) -> Int? {
        guard offset > 0, bytes[offset - 1] == UInt8(ascii: ".") else { return nil }
        var end = offset - 1
        while end > 0, [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "?"), UInt8(ascii: "!")].contains(bytes[end - 1]) {
            end -= 1
        }
        return end
    }
}

extension SwiftFile {
    /// Whether a word stands in the text.
    ///
    /// - Complexity: O(length of the text).
    func mentions(_ word: String) -> Bool { utf8.firstWord(word, from: 0) != nil }

    /// The names of the objects of which a text uses a member, as `tip` in `page.tip.badge`.
    ///
    /// - Complexity: O(length of the text).
    func holders(of member: String) -> Set<String> {
        Set(utf8.uses(of: member).compactMap { utf8.base(before: $0.lowerBound) }.filter { !$0.isEmpty })
    }
}

extension String {
    /// Whether people may call an object of the class with this name so: `infoView` or `ticketInfoView` for a
    /// `TicketInfoView`. A short name is that of many.
    func isClass(ofObjectNamed object: String) -> Bool {
        object.utf8.count > 4 && lowercased().hasSuffix(object.lowercased())
    }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
    fileprivate func hasSuffix(_ text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}
