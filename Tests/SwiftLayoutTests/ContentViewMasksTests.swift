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
}
