import SourceText
import Testing

@testable import SwiftSource

/// Which nodes of an earlier version of a file are taken to be the same in the current one.
@Suite struct UnchangedNodesTests {
    private static let code = """
        import UIKit

        class Row: UIView { let title = UILabel() }

        extension Row { func show(_ isOn: Bool) { title.isHidden = !isOn } }
        #if DEBUG
        class Debug: UIView { var value = [1, 2, 3] }
        #endif
        func make() -> UIView { let view = UIView(); return view }
        let text = "a \\(Row().title) b"
        """

    /// The declarations of the file's own level that are found again after an edit.
    private func unchanged(from old: String, to new: String) -> [String] {
        let (before, after) = (SyntaxTree(parsing: SourceText(old)), SyntaxTree(parsing: SourceText(new)))
        let nodes = UnchangedNodes(of: before, in: after)
        return before.root.children.filter { nodes.number($0.number) != nil }.map { String($0.text.prefix(13)) }
    }

    @Test(arguments: [
        ("title = UILabel", "title = UIButton", "class Row"), ("func show", "func shown", "extension Row"),
        ("DEBUG", "RELEASE", "#if"), ("[1, 2", "[1, 2, 2", "#if"), ("UIView();", "UILabel();", "func make"),
        ("Row().", "Row(1).", "let text"),
    ])
    func anEditChangesWhatItIsIn(_ old: String, _ new: String, _ changed: String) throws {
        let range = try #require(Self.code.firstRange(of: old))
        let edited = String(Self.code[..<range.lowerBound] + new + Self.code[range.upperBound...])
        let all = unchanged(from: Self.code, to: Self.code)
        #expect(all.count == 6)
        #expect(unchanged(from: Self.code, to: edited) == all.filter { !$0.hasPrefix(changed) })
        #expect(unchanged(from: edited, to: Self.code).count == 5)
    }

    @Test func whatIsPutBetweenDeclarationsChangesNone() {
        for text in ["\n\n", "// note\n", "struct Size {}\n"] {
            let edited = Self.code.replacing("#if DEBUG", with: text + "#if DEBUG")
            #expect(unchanged(from: Self.code, to: edited).count == 6)
        }
    }

    @Test func aBracketThatTakesTheRestInChangesTheRest() {
        let edited = Self.code.replacing("{ let title", with: "{{ let title")
        let kept = unchanged(from: Self.code, to: edited)
        #expect(kept.first == "import UIKit" && !kept.contains { $0.hasPrefix("class Row") })
    }

    /// Whatever is cut out of a file or doubled, the nodes that are found again have the same kinds and texts.
    @Test func nodesThatAreFoundAgainAreTheSame() throws {
        let bytes = Array(Self.code.utf8)
        let before = SyntaxTree(parsing: SourceText(utf8: bytes))
        for start in stride(from: 0, to: bytes.count, by: 3) {
            for length in [1, 2, 7, 40] {
                let end = min(start + length, bytes.count)
                for edited in [bytes[..<start] + bytes[end...], bytes[..<end] + bytes[start...]] {
                    let after = SyntaxTree(parsing: SourceText(utf8: Array(edited)))
                    let nodes = UnchangedNodes(of: before, in: after)
                    before.root.walk { node in
                        guard let number = nodes.number(node.number), let same = after.node(number) else { return true }
                        #expect(same.kind == node.kind && same.role == node.role && same.bytes == node.bytes)
                        #expect(same.children.map(\.number) == node.children.map { nodes.number($0.number) })
                        let parent = node.parent.flatMap { nodes.number($0.number) } ?? after.root.number
                        #expect(same.parent?.number == parent)
                        return true
                    }
                }
            }
        }
    }
}
