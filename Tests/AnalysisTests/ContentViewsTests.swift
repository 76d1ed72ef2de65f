import Testing

/// What UIKit keeps in a frame of its own: the content view of a cell, and the content of a text view.
@Suite struct ContentViewsTests {
    private static func cell(_ constraints: String, _ superclass: String = "UITableViewCell") -> String {
        """
        import UIKit

        final class Row: \(superclass) {
            private let name = UILabel()
            private let date = UILabel()

            private func setUp() {
                for label in [name, date] {
                    label.translatesAutoresizingMaskIntoConstraints = false
                    contentView.addSubview(label)
                }
                NSLayoutConstraint.activate([
                    \(constraints)
                ])
            }
        }
        """
    }

    private static let row = """
        name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        name.topAnchor.constraint(equalTo: contentView.topAnchor),
        date.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
        date.topAnchor.constraint(equalTo: contentView.topAnchor),
        date.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        """

    /// A table view gives its cells a width, so one of the two texts is stretched.
    @Test func textsBetweenTheEdgesOfACellTie() throws {
        let tie = "private let name = UILabel()"
        try judgeCode(Self.cell(Self.row).replacing(tie, with: tie + "  // expect: ambiguous-size"))
        try judgeCode(Self.cell(Self.row, "UICollectionViewCell"))
    }

    /// A cell is as high as its constraints say, so limits that just touch decide.
    @Test func limitsDecideTheHeightOfACell() throws {
        try judgeCode(
            Self.cell(
                """
                name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                date.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                name.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 8),
                date.topAnchor.constraint(equalTo: name.bottomAnchor),
                date.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -8),
                """))
    }

    @Test func aContentViewThatIsConstrainedIsPlacedByThat() throws {
        let constraint = "contentView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),"
        try judgeCode(Self.cell(constraint + "\n" + Self.row))
    }

    /// Beside an accessory, while the cell is edited, or where code sets its frame, a content view is narrower than its
    /// cell. Constraints from the one to the other say that the code knows it.
    @Test func aContentViewMayBeNarrowerThanItsCell() throws {
        let beside = """
            badge.leadingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: 2),
            badge.trailingAnchor.constraint(equalTo: trailingAnchor),
            badge.topAnchor.constraint(equalTo: topAnchor),
            """
        let activate = "NSLayoutConstraint.activate(["
        try judgeCode(
            Self.cell(beside + "\n" + Self.row)
                .replacing("private let date", with: "private let badge = UILabel()\n    private let date")
                .replacing(
                    activate,
                    with: "addSubview(badge)\n"
                        + "        badge.translatesAutoresizingMaskIntoConstraints = false\n        " + activate))
    }

    /// It has no accessories, and so its content view is as large as the cell itself, unless code says otherwise.
    @Test func theContentViewOfAnItemIsAsLargeAsTheItem() throws {
        let both = """
            name.topAnchor.constraint(equalTo: contentView.topAnchor),
            date.topAnchor.constraint(equalTo: contentView.topAnchor),
            date.leadingAnchor.constraint(equalTo: leadingAnchor),
            name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 5),
            name.leadingAnchor.constraint(equalTo: leadingAnchor),
            """
        let wrong = both + "  // expect: conflict"
        try judgeCode(Self.cell(wrong, "UICollectionViewCell"))
        for superclass in ["UITableViewCell", "UICollectionViewListCell"] { try judgeCode(Self.cell(both, superclass)) }
        let narrower = "override func layoutSubviews() { contentView.frame.size.width -= 5 }\n    private func setUp"
        try judgeCode(Self.cell(both, "UICollectionViewCell").replacing("private func setUp", with: narrower))
        let constrained = both + "\ncontentView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: -5),"
        try judgeCode(Self.cell(constrained, "UICollectionViewCell"))
    }

    @Test func aPropertyOfTheNameIsNoContentView() throws {
        let own = Self.cell(Self.row, "UIView")
        try judgeCode(
            own.replacing("private let name", with: "private let contentView = Other()\n    private let name"))
    }

    /// To what is inside of them, the edges of a text view are those of its content, and its width is its own.
    @Test(arguments: [("UITextView", ""), ("UITableView", ""), ("UIView", "  // expect: conflict")])
    func edgesOfATextViewAreThoseOfItsContent(superclass: String, expectation: String) throws {
        try judgeCode(
            """
            import UIKit

            final class Note: \(superclass) {
                private let placeholder = UILabel()

                func setUp() {
                    placeholder.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(placeholder)
                    NSLayoutConstraint.activate([
                        placeholder.topAnchor.constraint(equalTo: topAnchor),
                        placeholder.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
                        placeholder.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
                        placeholder.widthAnchor.constraint(equalTo: widthAnchor, constant: 32),\(expectation)
                    ])
                }
            }
            """)
    }
}
