import SourceText
import SwiftSource

/// Where some names occur in a text.
struct Mentions {
    struct One {
        var offset: Int
        /// The name as a node; nil where the text is no code, or was not read.
        var node: SyntaxNode?
        /// Whether it stands in a line that is a comment.
        var isInComment: Bool
    }

    private var all: [String: [One]] = [:]

    /// - Complexity: O(length of the text and nodes of the tree).
    init(of names: Set<String>, in tree: SyntaxTree) {
        let wanted = Dictionary(names.map { (ArraySlice(Array($0.utf8)), $0) }) { first, _ in first }
        // Most words differ from all of them in their first letter or their length.
        var begins = [Bool](repeating: false, count: 256)
        var lengths = [Bool](repeating: false, count: (wanted.keys.map(\.count).max() ?? 0) + 1)
        for name in wanted.keys {
            lengths[name.count] = true
            if let first = name.first { begins[Int(first)] = true }
        }
        let bytes = tree.text.utf8
        func name(from start: Int, to end: Int) -> String? {
            guard end - start < lengths.count, lengths[end - start], start < end, begins[Int(bytes[start])] else {
                return nil
            }
            return wanted[bytes[start..<end]]
        }
        let found = tree.nodes { kind, range in
            switch kind {
            case .nameExpression, .name, .namePattern: name(from: range.start.value, to: range.end.value) != nil
            default: false
            }
        }
        var nodes: [Int: SyntaxNode] = [:]
        for node in found where node.children.all.isEmpty { nodes[node.start.value] = node }
        var start = 0
        while start < bytes.count {
            guard bytes[start].isWord else {
                start += 1
                continue
            }
            var end = start + 1
            while end < bytes.count, bytes[end].isWord { end += 1 }
            if let name = name(from: start, to: end) {
                all[name, default: []].append(
                    One(offset: start, node: nodes[start], isInComment: tree.text.isInCommentLine(UTF8Offset(start))))
            }
            start = end
        }
    }

    /// In the order of the text.
    func of(_ name: String, in range: TextRange) -> ArraySlice<One> {
        let all = all[name] ?? []
        let first = all.partitioningIndex { $0.offset >= range.start.value }
        let end = all.partitioningIndex { $0.offset >= range.end.value }
        return all[first..<max(first, end)]
    }
}

extension SourceText {
    /// Whether nothing but a comment stands on the line of an offset.
    fileprivate func isInCommentLine(_ offset: UTF8Offset) -> Bool {
        let line = bytes(in: lines.range(ofLine: lines.line(of: offset)))
        return line.drop { $0 == 0x20 || $0 == 0x09 }.starts(with: "//".utf8)
    }
}

extension SyntaxNode {
    /// Whether some text stands in the code, be it a part of a word or in a comment.
    func contains(_ text: String) -> Bool {
        tree.text.utf8.firstOffset(of: Array(text.utf8), in: start.value..<end.value) != nil
    }
}

extension [UInt8] {
    /// Where a word first stands from an offset on; nil where it does not.
    func firstWord(_ word: String, from offset: Int) -> Range<Int>? {
        let wanted = Array<UInt8>(word.utf8)
        var start = offset
        while let found = firstOffset(of: wanted, in: start..<count) {
            start = found + wanted.count
            let isWhole = !(found > 0 && self[found - 1].isWord) && !(start < count && self[start].isWord)
            if isWhole { return found..<start }
        }
        return nil
    }
}

extension UInt8 {
    /// Whether it may be part of a name in code.
    var isWord: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }
}
