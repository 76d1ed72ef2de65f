import SourceText

/// The nodes of an earlier version of a file that are the same in the current one, but for their place.
///
/// Only whole declarations and statements of the file's own level count, with everything in them: both versions have
/// the same text there and the same nodes, so whatever is found out by looking inside of one is the same in both. What
/// else stands on their lines is the same too.
package struct UnchangedNodes {
    package let change: TextChange
    /// The number in the current tree, by that in the earlier one.
    private var numbers: [UInt32]

    /// Complexity: O(nodes of both trees).
    package init(of old: SyntaxTree, in new: SyntaxTree) {
        change = TextChange(from: old.text, to: new.text)
        numbers = Array(repeating: .max, count: old.nodes.count)
        var current: [TextRange: UInt32] = [:]
        for node in new.root.children { current[node.range] = node.index }
        for node in old.root.children {
            let range = node.range
            // The change must be outside: text that is put next to a word makes it another one.
            guard range.end <= change.replaced.start || change.replaced.end <= range.start,
                let moved = change.moved(range), let number = current[moved],
                old.text.around(range).elementsEqual(new.text.around(moved), by: ==)
            else { continue }
            note(node.index, old, number, new, distance: moved.start.value - range.start.value)
        }
    }

    /// The number in the current tree of a node of the earlier one; nil if it may have changed.
    package func number(_ old: UInt32) -> UInt32? {
        guard numbers.indices.contains(Int(old)), numbers[Int(old)] != .max else { return nil }
        return numbers[Int(old)]
    }

    /// Notes the nodes of a part of the tree if those of the other one are the same.
    private mutating func note(
        _ first: UInt32, _ old: SyntaxTree, _ second: UInt32, _ new: SyntaxTree, distance: Int
    ) {
        var pairs = [(first, second)]
        var next = 0
        while next < pairs.count {
            let (before, after) = (old.nodes[Int(pairs[next].0)], new.nodes[Int(pairs[next].1)])
            next += 1
            guard before.kind == after.kind, before.role == after.role,
                Int(before.start) + distance == Int(after.start), Int(before.end) + distance == Int(after.end)
            else { return }
            var (child, otherChild) = (before.firstChild, after.firstChild)
            while child != .max, otherChild != .max {
                pairs.append((child, otherChild))
                child = old.nodes[Int(child)].nextSibling
                otherChild = new.nodes[Int(otherChild)].nextSibling
            }
            guard child == otherChild else { return }
        }
        for (one, other) in pairs { numbers[Int(one)] = other }
    }
}

extension SourceText {
    /// What stands on the lines of a range before it and after it, with the line break.
    fileprivate func around(_ range: TextRange) -> [ArraySlice<UInt8>] {
        let next = lines.line(of: range.end) + 1
        let end = next < lines.count ? lines.starts[next] : utf8.count
        let start = lines.starts[lines.line(of: range.start)]
        return [bytes(in: TextRange(start, range.start.value)), bytes(in: TextRange(range.end.value, end))]
    }
}
