import Testing

/// What a method of a cell makes at each call.
@Suite struct RepeatedRunsTests {
    private static func cell(
        _ method: String, superclass: String = "UITableViewCell", members: String = ""
    ) -> String {
        let initializer =
            superclass == "UITableViewCell"
            ? "override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {\n"
                + "super.init(style: style, reuseIdentifier: reuseIdentifier)"
            : "override init(frame: CGRect) {\nsuper.init(frame: frame)"
        return """
            import UIKit

            final class Row: \(superclass) {
                private let badge = UIView()
                \(members)

                \(initializer)
                    badge.translatesAutoresizingMaskIntoConstraints = false
                    \(superclass == "UIView" ? "" : "contentView.")addSubview(badge)
                    NSLayoutConstraint.activate([
                        badge.topAnchor.constraint(equalTo: topAnchor),
                        badge.leadingAnchor.constraint(equalTo: leadingAnchor),
                        badge.heightAnchor.constraint(equalToConstant: 20),
                    ])
                }

                \(method)
            }
            """
    }

    private static func pinned(
        _ condition: String, _ parameters: String = "_ item: Item, _ count: Int = 0"
    ) -> String {
        """
        func fill(\(parameters)) {
            if \(condition) {
                badge.widthAnchor.constraint(equalToConstant: 30).isActive = true
            } else {
                badge.widthAnchor.constraint(equalToConstant: 20).isActive = true  // expect: conflict
            }
        }
        """
    }

    @Test(
        arguments: ["UITableViewCell", "UICollectionViewCell"],
        [
            "item.isRead", "!item.isRead", "item.unread > 9", "count == 0", "let image = item.image",
            "item.kind == .large", "item.image == nil",
        ])
    func constraintsThatTwoRowsGiveCannotHoldTogether(superclass: String, condition: String) throws {
        try judgeCode(Self.cell(Self.pinned(condition), superclass: superclass))
    }

    @Test func aNameForAPartOfWhatIsGivenIsThatPart() throws {
        try judgeCode(
            Self.cell(
                """
                func fill(_ item: Item) {
                    let isEmpty = item.images.isEmpty
                    badge.snp.makeConstraints { $0.width.equalTo(isEmpty ? 0 : 100) }  // expect: conflict
                }
                """))
    }

    @Test func aViewThatIsNotUsedAgainIsFilledOnce() throws {
        try judgeCode(Self.cell(Self.pinned("item.isRead").withoutMark, superclass: "UIView"))
    }

    private static func list(_ making: String) -> String {
        """
        extension List: UITableViewDataSource {
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let row = \(making)
                row.fill(items[indexPath.row])
                return row
            }
        }
        """
    }

    @Test(arguments: [
        ("Row()", false), ("Row(style: .default, reuseIdentifier: nil)", false),
        ("tableView.dequeueReusableCell(withIdentifier: \"row\", for: indexPath) as! Row", true),
        ("tableView.dequeueReusableCell(withIdentifier: \"row\") as? Row ?? Row()", true),
    ])
    func aCellThatIsMadeForEachRowIsFilledOnce(making: String, isReported: Bool) throws {
        let method = Self.pinned("item.isRead")
        let cell = Self.cell(isReported ? method : method.withoutMark)
        try judgeCode("\(cell)\n\nfinal class List: UIViewController { var items: [Item] = [] }\n\(Self.list(making))")
    }

    /// Each caller may have cells of its own.
    @Test(arguments: ["isLarge", "!isLarge", "style == .large", "isLarge == true"])
    func aFlagAloneMayBeTheSameForAllRows(condition: String) throws {
        let method = Self.pinned(condition, "isLarge: Bool, style: Style").withoutMark
        try judgeCode(Self.cell(method))
    }

    @Test(arguments: ["isWide", "UIDevice.current.isPad", "self.isWide"])
    func whatTheCellIsItselfDoesNotChange(condition: String) throws {
        try judgeCode(Self.cell(Self.pinned(condition).withoutMark, members: "private var isWide = false"))
    }

    @Test(arguments: [
        "badge.snp.remakeConstraints { $0.width.equalTo(item.isRead ? 20 : 30) }",
        """
        if item.isRead {
            badge.snp.remakeConstraints { $0.width.equalTo(20) }
        } else {
            badge.snp.makeConstraints { $0.width.equalTo(30) }
        }
        """,
        """
        width?.isActive = false
        width = badge.widthAnchor.constraint(equalToConstant: item.isRead ? 20 : 30)
        width?.isActive = true
        """,
        """
        let view = UIView()
        badge.addSubview(view)
        view.snp.makeConstraints {
            $0.top.leading.bottom.equalToSuperview()
            $0.width.equalTo(item.isRead ? 20 : 30)
        }
        """,
        """
        let width = badge.widthAnchor.constraint(equalToConstant: item.isRead ? 20 : 30)
        width.priority = .defaultHigh
        width.isActive = true
        """,
        "badge.widthAnchor.constraint(equalToConstant: item.width).isActive = true",
        """
        guard badge.tag == 0 else { return }
        badge.tag = 1
        badge.widthAnchor.constraint(equalToConstant: item.isRead ? 20 : 30).isActive = true
        """,
        """
        if width == nil {
            width = badge.widthAnchor.constraint(equalToConstant: item.isRead ? 20 : 30)
            width?.isActive = true
        }
        """,
        """
        badge.clearConstraints()
        badge.widthAnchor.constraint(equalToConstant: item.isRead ? 20 : 30).isActive = true
        """,
        "Layout.reset(badge)\nbadge.widthAnchor.constraint(equalToConstant: item.isRead ? 20 : 30).isActive = true",
        "badge.widthAnchor.constraint(equalToConstant: item.isRead ? 20 : item.width).isActive = true",
    ])
    func whatIsTakenBackOrDiffersInNothingIsRight(body: String) throws {
        let method = "func fill(_ item: Item) {\n\(body)\n}"
        try judgeCode(Self.cell(method, members: "private var width: NSLayoutConstraint?"))
    }

    /// What a view adds for one value of its own property after the other.
    ///
    /// - Parameters:
    ///   - update: what is done each time the property is set.
    ///   - tap: what a tap does.
    private static func card(_ update: String, tap: String = "isOpen.toggle()") -> String {
        cell(
            "@objc private func tapped() { \(tap) }\n\nprivate func update() {\n\(update)\n}",
            superclass: "UIView",
            members: """
                private lazy var small = badge.widthAnchor.constraint(equalToConstant: 44)
                    private lazy var large = badge.widthAnchor.constraint(equalToConstant: 200)  // expect: conflict
                    private var isOpen = false { didSet { update() } }
                """)
    }

    @Test(arguments: [
        "if isOpen { large.isActive = true } else { small.isActive = true }",
        "if isOpen {\nsmall.isActive = false\nlarge.isActive = true\n} else {\nsmall.isActive = true\n}",
        "if !isOpen { NSLayoutConstraint.activate([small]) } else { NSLayoutConstraint.activate([large]) }",
    ])
    func whatAPropertyDecidesIsStillThereOnceItHasChanged(update: String) throws {
        try judgeCode(Self.card(update))
        let setByTap = Self.card(update, tap: "isOpen = !isOpen\nupdate()").replacing(
            " { didSet { update() } }", with: "")
        try judgeCode(setByTap)
    }

    @Test(arguments: [
        "if isOpen {\nsmall.isActive = false\nlarge.isActive = true\n} else {\nlarge.isActive = false\n"
            + "small.isActive = true\n}",
        "NSLayoutConstraint.deactivate([small, large])\n(isOpen ? large : small).isActive = true",
        "badge.clearConstraints()\nif isOpen { large.isActive = true } else { small.isActive = true }",
    ])
    func whatIsTakenBackWhenAPropertyChangesIsRight(update: String) throws {
        try judgeCode(Self.card(update).withoutMark)
    }

    /// The property may never have the other value, or what is turned round may be something else.
    @Test(arguments: [
        "isOpen = true", "update()", "let isOpenBefore = true\nisOpen = !isOpenBefore", "panel.isOpen.toggle()",
        "if !isOpen { isOpen = true }", "// isOpen.toggle()\nupdate()",
    ])
    func whatMayRunForOneValueAloneIsRight(tap: String) throws {
        let update = "if isOpen { large.isActive = true } else { small.isActive = true }"
        try judgeCode(Self.card(update, tap: tap).withoutMark)
    }

    @Test func whatAnInitializerSetsIsNoChange() throws {
        let update = "if isOpen { large.isActive = true } else { small.isActive = true }"
        let card = Self.card(update, tap: "isOpen = true").replacing(
            "super.init(frame: frame)", with: "super.init(frame: frame)\nisOpen = false")
        try judgeCode(card.withoutMark)
    }

    @Test func aParameterIsNoProperty() throws {
        let update = "if isOpen { large.isActive = true } else { small.isActive = true }"
        let card = Self.card(update).replacing(" { didSet { update() } }", with: "")
        let set = "func set(isOpen: Bool) {\nself.isOpen = !isOpen\n\(update)\n}"
        try judgeCode(card.replacing("private func update() {\n\(update)\n}", with: set).withoutMark)
    }

    /// The one who changes the property may deactivate them first.
    @Test func constraintsThatOtherFilesUseMayBeTakenBack() throws {
        let update = "if isOpen { large.isActive = true } else { small.isActive = true }"
        try judgeCode(Self.card(update).replacing("private lazy", with: "lazy").withoutMark)
    }

    @Test func anotherMethodMayTakeItBack() throws {
        try judgeCode(
            Self.cell(
                Self.pinned("item.isRead").withoutMark,
                members: "override func prepareForReuse() { badge.removeConstraints(badge.constraints) }"))
    }
}

extension String {
    fileprivate var withoutMark: String { replacing("  // expect: conflict", with: "") }
}
