import TestSupport
import Testing

/// What is in a view may decide how large it is, but not where. So a view of which not all content is known lacks a
/// place where its constraints leave one open.
@Suite struct UnknownContentTests {
    private func judge(
        _ body: String, stack: String = "  // expect: ambiguous-position", members: String = "",
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try judgeCode(
            """
            import SnapKit
            import UIKit

            final class Card: UIView {
                private let stack = UIStackView()\(stack)
                private let first = UILabel(), second = UILabel()

                init(isLarge: Bool, titles: [String]) {
                    super.init(frame: .zero)
                    addSubview(stack)
                    stack.snp.makeConstraints { $0.leading.equalToSuperview() }
                    stack.addArrangedSubview(second)
                    \(body)
                }

                required init?(coder: NSCoder) { fatalError() }
                \(members)
            }
            """, sourceLocation: sourceLocation)
    }

    @Test func aStackOfAnyContentHasNoPlaceByThat() throws {
        try judge("for title in titles { stack.addArrangedSubview(Row(title: title)) }")
        try judge("stack.addArrangedSubview(Kit.makeRow(titles))")
        try judge("if isLarge { stack.addArrangedSubview(first) }")
        try judge("stack.addArrangedSubview(first)\nstack.axis = Kit.axis")
    }

    /// Its content is related to something else.
    @Test func constraintsOfItsContentMayPlaceIt() throws {
        try judge(
            """
            let line = UIView()
            addSubview(line)
            line.snp.makeConstraints { $0.edges.equalToSuperview() }
            if isLarge { stack.addArrangedSubview(first) }
            if titles.isEmpty { first.snp.makeConstraints { $0.top.equalTo(line) } }
            """, stack: "")
    }

    /// An element that is not known is related to what is outside of the stack view.
    @Test(arguments: [
        "stack.arrangedSubviews[1].topAnchor.constraint(equalTo: line.topAnchor).isActive = true",
        "line.snp.makeConstraints { $0.top.equalTo(stack.arrangedSubviews[1]) }",
        "if let row = stack.arrangedSubviews.first { row.snp.makeConstraints { $0.top.equalTo(line) } }",
        "second.top(to: line)", "second.autoAlign(.top, with: line)", "Kit.align(second, line)",
    ])
    func anElementThatIsRelatedMayPlaceIt(relation: String) throws {
        try judge(
            """
            let line = UIView()
            addSubview(line)
            line.snp.makeConstraints { $0.edges.equalToSuperview() }
            for title in titles { stack.addArrangedSubview(Row(title: title)) }
            \(relation)
            """, stack: "")
    }

    /// What gets a view alone does not relate it to what is beside its superview.
    @Test func anElementThatIsSetUpDoesNot() throws {
        try judge("for title in titles { stack.addArrangedSubview(Row(title: title)) }\nsecond.setUp(8)")
    }

    /// How large it is stays open.
    @Test func itsSizeIsNotAmbiguous() throws {
        try judge(
            """
            stack.snp.makeConstraints { $0.top.equalToSuperview() }
            if isLarge { stack.addArrangedSubview(UIView()) }
            """, stack: "")
    }

    /// A scroll view is asked how large its content is, too.
    @Test func aScrollViewOfAnyContentIsNotJudged() throws {
        try judgeCode(
            """
            import SnapKit
            import UIKit

            final class Card: UIView {
                private let scroll = UIScrollView()

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(scroll)
                    scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
                    scroll.addSubview(Kit.makeContent())
                }

                required init?(coder: NSCoder) { fatalError() }
            }
            """)
    }
}
