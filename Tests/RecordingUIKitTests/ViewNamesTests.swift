import RecordingUIKit
import TestSupport
import Testing

@Suite struct ViewNamesTests {
    private final class Card: UIView {
        let title = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(title)
            addSubview(UIView())
        }

        required init?(coder: NSCoder) {
            nil
        }
    }

    private struct Parts {
        let icon = UIImageView()
    }

    private class Base: UITableViewCell {
        let inherited = UILabel()
    }

    private final class Everything: Base {
        private let rows = [UIView(), UIView()]
        private let pair = (left: UIView(), UIView())
        private let badges = ["new": UIView()]
        private let parts = Parts()
        private lazy var late = UILabel()
        private var maybe: UIView?
        private let card = Card()
        private let guide = UILayoutGuide()
        private let button = UIButton()

        init() {
            super.init(style: .default, reuseIdentifier: nil)
            let optional = UIView()
            maybe = optional
            let all = rows + [pair.left, pair.1, parts.icon, late, optional, card, inherited, button]
            (all + badges.values + [UILabel(), UIStackView(arrangedSubviews: [UILabel()])])
                .forEach(contentView.addSubview)
            contentView.addLayoutGuide(guide)
            card.addSubview(Card())
            button.titleLabel?.text = "Title"
            textLabel?.text = "Text"
        }

        required init?(coder: NSCoder) {
            nil
        }
    }

    @Test func viewsAreNamedForThePlacesThatMakeThem() {
        expectSnapshot(
            Recording { Everything() }.hierarchy.joined(separator: "\n"),
            """
            badges["new"] in contentView
            button in contentView
            card in contentView
            card.card#1 in card
            card.card#1.title in card.card#1
            card.card#1.view#1 in card.card#1
            card.title in card
            card.view#1 in card
            guide guides contentView
            inherited in contentView
            label#1 in contentView
            label#2 in stackView#1[0]
            late in contentView
            maybe in contentView
            pair.1 in contentView
            pair.left in contentView
            parts.icon in contentView
            rows[0] in contentView
            rows[1] in contentView
            stackView#1 in contentView
            """)
    }

    /// What is made first is handed to the initialiser, and belongs to the code that calls it.
    private final class Wrapper: UIView {
        init(_ content: UIView) {
            super.init(frame: .zero)
            addSubview(content)
            addSubview(UIView())
        }

        required init?(coder: NSCoder) {
            nil
        }
    }

    private final class Wrapping: UIView {
        private let wrapper = Wrapper(UIView())

        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(wrapper)
        }

        required init?(coder: NSCoder) {
            nil
        }
    }

    @Test func anArgumentIsNamedByTheCaller() {
        #expect(
            Recording { Wrapping() }.hierarchy
                == ["view#1 in wrapper", "wrapper in self", "wrapper.view#1 in wrapper"])
    }
}
