import SourceText
import Testing

/// Views that code gives a stack view as subviews: it does not arrange them.
@Suite struct SubviewsOfStacksTests {
    private func check(_ body: String) throws {
        try judgeCode(
            """
            import UIKit

            final class Menu: UIView {
                private let stack = UIStackView()
                private let icon = UIImageView()
                private let title = UILabel()

                init() {
                    super.init(frame: .zero)
                    addSubview(stack)
                    for view in [stack, icon, title] { view.translatesAutoresizingMaskIntoConstraints = false }
                    NSLayoutConstraint.activate([
                        stack.topAnchor.constraint(equalTo: topAnchor),
                        stack.leadingAnchor.constraint(equalTo: leadingAnchor),
                    ])
            \(body)
                }

                required init?(coder: NSCoder) { fatalError() }
            }
            """)
    }

    @Test func aStackThatArrangesNothingIsLaidOutByConstraints() throws {
        try check(
            """
                    stack.addSubview(icon)
                    NSLayoutConstraint.activate([
                        icon.topAnchor.constraint(equalTo: stack.topAnchor, constant: 5),
                        icon.leadingAnchor.constraint(equalTo: stack.leadingAnchor, constant: 5),
                        icon.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: -5),
                        icon.bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: -5),
                    ])
            """)
    }

    @Test func whatItArrangesItPlaces() throws {
        try check(
            """
                    stack.addArrangedSubview(title)
                    stack.addSubview(icon)
                    NSLayoutConstraint.activate([
                        icon.topAnchor.constraint(equalTo: stack.topAnchor, constant: 5),
                        icon.leadingAnchor.constraint(equalTo: stack.leadingAnchor, constant: 5),
                        title.topAnchor.constraint(equalTo: stack.topAnchor, constant: 5),  // expect: conflict
                    ])
            """)
    }

    /// The two insets are wrong. With one of them, the other and the centre are all satisfied.
    @Test func whatHoldsAllTheSameIsNotNamedAgain() throws {
        try check(
            """
                    stack.addArrangedSubview(title)
                    stack.addArrangedSubview(icon)
                    NSLayoutConstraint.activate([
                        stack.heightAnchor.constraint(equalToConstant: 50),
                        icon.widthAnchor.constraint(equalToConstant: 1),
                        icon.topAnchor.constraint(equalTo: stack.topAnchor, constant: 5),  // expect: conflict
                        icon.bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: -5),
                        icon.centerYAnchor.constraint(equalTo: stack.centerYAnchor),
                    ])
            """)
    }

    /// Where another of its constraints was left out too, the distance is one from what is not among them: from 64.
    @Test func noDistanceIsSaidFromWhatIsNotNamed() {
        let text = """
            import UIKit

            final class Row: UITableViewCell {
                let icon = UIImageView(), mark = UIImageView(), box = UIView(), stack = UIStackView()

                init() {
                    super.init(style: .default, reuseIdentifier: nil)
                    contentView.addSubview(box)
                    box.snp.makeConstraints { $0.height.equalTo(64) }
                    box.addSubview(stack)
                    stack.snp.makeConstraints { $0.edges.equalToSuperview() }
                    stack.addArrangedSubview(icon)
                    stack.addArrangedSubview(mark)
                    icon.snp.makeConstraints { $0.size.equalTo(27) }
                    mark.snp.makeConstraints { $0.size.equalTo(18) }
                }

                required init?(coder: NSCoder) { fatalError() }
            }
            """
        let messages = findings(in: SourceText(text), with: []).filter { $0.code == "conflict" }.map(\.message)
        #expect(
            messages == [
                "Conflict: icon.height == 27 cannot hold together with the arrangement of the stack view \"stack\", "
                    + "box.height == 64, stack.top == box.top and stack.bottom == box.bottom: it is 37 points off. "
                    + "Remove or relax one of them.",
                "Conflict: mark.height == 18 cannot hold together with the arrangement of the stack view \"stack\" "
                    + "and icon.height == 27. Remove or relax one of them.",
            ])
    }

    /// The distance is that of the members alone, whatever length the stack view has without the one that is left out.
    @Test(arguments: [("55", "60", "5 points"), ("20", "60", "40 points"), ("60", "50", nil)])
    func aLimitIsAsFarOffAsItsMembersSay(height: String, least: String, distance: String?) {
        let text = SourceText(
            """
            import UIKit

            final class Bar: UIView {
                private let stack = UIStackView()
                private let icon = UIImageView()

                init() {
                    super.init(frame: .zero)
                    addSubview(stack)
                    stack.alignment = .center
                    stack.addArrangedSubview(icon)
                    stack.snp.makeConstraints {
                        $0.edges.equalToSuperview()
                        $0.height.equalTo(\(height))
                    }
                    icon.snp.makeConstraints { $0.height.greaterThanOrEqualTo(\(least)) }
                }
            }
            """)
        let conflicts = findings(in: text, with: []).filter { $0.code == "conflict" }
        #expect(conflicts.count == (distance == nil ? 0 : 1))
        if let distance { #expect(conflicts.first?.message.contains("it is \(distance) off") == true) }
    }
}
