import LayoutModel
import SourceText
import SwiftSource

/// Whether other code than that of a class may hide a view by the name of a property of it: what it does with the view
/// may be about whether it is seen, or hands it on.
struct SharedViews {
    private let values: PassedValues

    init(_ values: PassedValues) {
        self.values = values
    }

    /// Whether something may hide a view of a class. True if the project has no other files: then the file is read by
    /// itself.
    ///
    /// - Complexity: O(length of the project's texts), and the trees of the files that may hide a view of this name.
    func mayHide(_ view: String, of type: String) -> Bool {
        guard values.files.count > 1 else { return true }
        return values.files.contains { file in
            guard let bytes = values.bytes(of: file) else { return false }
            return bytes.mayUse(view, of: type, isOwnFile: file == values.own.file) { word in
                bytes[word.upperBound...].prefix(60).mayHideWhatIsBefore && mayHide(word, of: type, in: file)
            }
        }
    }

    private func mayHide(_ word: Range<Int>, of type: String, in file: FileID) -> Bool {
        guard let tree = values.tree(file) else { return true }
        let leaf = tree.root.innermost(at: UTF8Offset(word.lowerBound))
        guard values.mayMean(leaf, memberOf: type, in: file) else { return false }
        let view = leaf.parent.flatMap(MemberAccess.init).map(\.node) ?? leaf
        return !view.isCompared && !view.isInListThatStaysVisible
    }
}

extension SyntaxNode {
    /// Whether it is one side of a comparison, or what a `case` compares with.
    fileprivate var isCompared: Bool {
        guard let parent else { return false }
        let compared = ["==", "!=", "===", "!=="]
        return parent.kind == .switchCase || BinaryExpression(parent).map { compared.contains($0.operator) } ?? false
    }

    /// Whether it is an element of `[first, second].forEach { $0.addTarget(…) }`, whose closure hides nothing.
    fileprivate var isInListThatStaysVisible: Bool {
        guard let list = parent, list.kind == .arrayLiteral, let access = list.parent.flatMap(MemberAccess.init),
            access.base == list, access.name == "forEach", let call = access.node.parent.flatMap(CallExpression.init),
            let closure = call.trailingClosures.first?.closure.node ?? call.arguments.first?.value
        else { return false }
        return closure.kind == .closure && !closure.text.mayHide && closure.asksOnlyForMembersOfItsParameter
    }

    /// Whether a closure uses `$0` as the base of members alone.
    private var asksOnlyForMembersOfItsParameter: Bool {
        let uses = tree.nodes(in: self) { kind, _ in kind == .nameExpression }.filter { $0.hasText("$0") }
        return !uses.isEmpty && uses.allSatisfy { $0.parent?.kind == .memberAccess }
    }
}

extension ArraySlice<UInt8> {
    /// Whether what follows a view may hide it, or hand it on.
    fileprivate var mayHideWhatIsBefore: Bool { member(after: "?!").map(\.mayHide) ?? true }
}

extension String {
    /// Whether a word of some code may be about whether a view is seen.
    fileprivate var mayHide: Bool {
        let text = lowercased()
        return ["hid", "visib", "show", "fade", "collaps", "gone", "then", "with", "apply", "animat", "rx", "perform"]
            .contains(where: text.contains)
    }
}
