import TestSupport
import Testing

/// Views that are added on some paths only: what places them is known in the worlds in which they are there.
@Suite struct ViewsAddedSometimesTests {
    /// - Parameters:
    ///   - label: what is expected of the label's place.
    ///   - scroll: what is expected of the scroll view's content.
    private func judge(
        _ body: String, label: String = "", scroll: String = "", sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try judgeCode(
            """
            import SnapKit
            import UIKit

            final class Card: UIView {
                private let label = UILabel()\(label)
                private let scroll = UIScrollView()\(scroll)
                private let box = UIView()

                init(isLarge: Bool, titles: [String]) {
                    super.init(frame: .zero)
                    \(body)
                }

                required init?(coder: NSCoder) { fatalError() }
            }
            """, sourceLocation: sourceLocation)
    }

    @Test func aViewIsJudgedWhereItIs() throws {
        try judge(
            """
            if isLarge {
                addSubview(label)
                label.snp.makeConstraints { $0.top.equalToSuperview() }
            }
            """, label: "  // expect: ambiguous-position")
        try judge(
            """
            if isLarge {
                addSubview(label)
                label.snp.makeConstraints { $0.top.leading.equalToSuperview() }
            }
            """)
    }

    /// What is missing may be made under another condition.
    @Test func constraintsOfOtherConditionsMayPlaceIt() throws {
        try judge(
            """
            if isLarge {
                addSubview(label)
                label.snp.makeConstraints { $0.top.equalToSuperview() }
            }
            if titles.isEmpty { label.snp.makeConstraints { $0.leading.equalToSuperview() } }
            """)
    }

    /// A view that is added to the same superview again only comes to the front.
    @Test func addingAViewAgainLeavesItWhereItIs() throws {
        try judge(
            """
            addSubview(label)
            label.snp.makeConstraints { $0.top.equalToSuperview() }
            if isLarge { addSubview(label) }
            """, label: "  // expect: ambiguous-position")
    }

    @Test func oneThatGoesIntoAnotherSuperviewIsNot() throws {
        try judge(
            """
            addSubview(box)
            box.snp.makeConstraints { $0.edges.equalToSuperview() }
            addSubview(label)
            label.snp.makeConstraints { $0.top.equalToSuperview() }
            if isLarge { box.addSubview(label) }
            """)
    }

    /// Each run of a loop may add another one.
    @Test func whatALoopAddsIsNotJudged() throws {
        try judge(
            """
            for title in titles {
                let other = UILabel()
                other.text = title
                addSubview(other)
                other.snp.makeConstraints { $0.top.equalToSuperview() }
            }
            """)
    }

    /// Without its content nothing is to be said of how large that is.
    @Test func aScrollViewWithoutItsContentIsNotJudged() throws {
        try judge(
            """
            addSubview(scroll)
            scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
            if isLarge {
                scroll.addSubview(box)
                box.snp.makeConstraints { $0.edges.equalToSuperview(); $0.size.equalTo(400) }
            } else {
                addSubview(label)
                label.snp.makeConstraints { $0.edges.equalToSuperview() }
            }
            """)
    }
}
