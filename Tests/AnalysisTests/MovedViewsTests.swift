import TestSupport
import Testing

/// A view that the class puts into another superview leaves the first one.
@Suite struct MovedViewsTests {
    private static func card(_ moves: String, mark: String = "") -> String {
        """
        import SnapKit
        import UIKit

        final class Card: UIView {
            private let first = UIStackView(), second = UIStackView(), low = UIView(), high = UIView()

            init() {
                super.init(frame: .zero)
                addSubview(first)
                addSubview(second)
                first.snp.makeConstraints { $0.top.leading.equalToSuperview() }
                second.snp.makeConstraints { $0.bottom.leading.equalToSuperview() }
                low.snp.makeConstraints { $0.size.equalTo(10) }
                high.snp.makeConstraints {
                    $0.width.equalTo(20)
                    $0.height.equalTo(20)\(mark.isEmpty ? "" : "  // expect: \(mark)")
                }
                \(moves)
            }

            required init?(coder: NSCoder) { fatalError() }
        }
        """
    }

    @Test func itIsArrangedWhereItWasPutLast() throws {
        let both = "first.addArrangedSubview(low)\nfirst.addArrangedSubview(high)\n"
        try judgeCode(Self.card(both, mark: "conflict"))
        try judgeCode(Self.card(both + "second.addArrangedSubview(low)"))
        try judgeCode(Self.card("second.addArrangedSubview(low)\n" + both, mark: "conflict"))
    }

    /// Whether it moves is not known.
    @Test func aViewThatMayMoveIsNotJudged() throws {
        let both = "first.addArrangedSubview(low)\nfirst.addArrangedSubview(high)\n"
        try judgeCode(Self.card(both + "if isWide { second.addArrangedSubview(low) }"))
    }

    /// Which of a list there are is not known, but each of them may be moved.
    @Test(arguments: [
        "[title.isEmpty ? nil : head, field].compactMap { $0 }", "[head, field].filter { $0.tag > size }",
    ])
    func whatMayBeAmongOthersIsPlaced(list: String) throws {
        try judgeCode(
            """
            import UIKit

            final class Field: UIView {
                private let field = UITextField(), head = UILabel()

                init(title: String, size: Int) {
                    super.init(frame: .zero)
                    addSubview(field)
                    let stack = UIStackView(arrangedSubviews: \(list))
                    addSubview(stack)
                    for view in [field, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
                    NSLayoutConstraint.activate([
                        stack.topAnchor.constraint(equalTo: topAnchor),
                        stack.leadingAnchor.constraint(equalTo: leadingAnchor),
                        stack.trailingAnchor.constraint(equalTo: trailingAnchor),
                        stack.bottomAnchor.constraint(equalTo: bottomAnchor),
                        field.heightAnchor.constraint(equalToConstant: 30),
                    ])
                }
            }
            """)
    }
}
