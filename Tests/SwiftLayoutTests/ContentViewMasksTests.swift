import LayoutModel
import SourceText
import SwiftLayout
import Testing

/// The content view of a table view cell, whose mask the cell needs.
@Suite struct ContentViewMasksTests {
    private static func cell(_ body: String, _ superclass: String = "UITableViewCell", members: String = "") -> String {
        """
        final class Row: \(superclass) {
            private let title = UILabel()
            private func setUp() {
                contentView.addSubview(title)
                title.snp.makeConstraints { $0.edges.equalToSuperview() }
                \(body)
            }
            func use() { setUp() }
            \(members)
        }
        """
    }

    private static let off = "contentView.translatesAutoresizingMaskIntoConstraints = false"
    private static let mark = "  // expect: autoresizing-off-in-cell"

    @Test func turningItOffIsReported() {
        check(Self.cell(Self.off + Self.mark))
        check(Self.cell("contentView.snp.makeConstraints { $0.edges.equalToSuperview() }" + Self.mark))
    }

    @Test func otherViewsAndCellsAreRight() {
        check(Self.cell(Self.off, "UICollectionViewCell"))
        check(Self.cell("title.translatesAutoresizingMaskIntoConstraints = false"))
        check(Self.cell("contentView.translatesAutoresizingMaskIntoConstraints = true"))
    }

    @Test func whatNothingCallsIsNotReported() {
        check(Self.cell("", members: "private func other() { \(Self.off) }"))
        check(Self.cell("", members: "func other() { \(Self.off) }  // expect: autoresizing-off-in-cell"))
    }

    /// The cell may be the delegate of one of its views.
    @Test func theContentViewIsNamedAsTheCodeNamesIt() throws {
        let cell = Self.cell("button.delegate = self\n" + Self.off, members: "let button = Toggle()")
        let text = SourceText(cell + "\nfinal class Toggle: UIButton { weak var delegate: UITableViewCell? }")
        let document = uncancelled { never throws(Cancelled) in
            try SwiftLayoutFormat().parse(text, in: ParseContext(), never)
        }.document
        let message = try #require(document.problems.first).message
        #expect(message.hasPrefix("A table view cell places contentView by its autoresizing mask"), "\(message)")
    }
}
