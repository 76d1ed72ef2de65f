import TestSupport
import Testing

/// The body of a loop of which it is not known how often it runs: what it activates in any case is active together.
@Suite struct LoopRunsTests {
    /// - Parameter loop: makes views for the parameter `titles`, among them `label`.
    private func judge(_ loop: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        try judgeCode(
            """
            import UIKit

            final class List: UIView {
                private let box = UIView()

                init(titles: [String]) {
                    super.init(frame: .zero)
                    box.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(box)
                    NSLayoutConstraint.activate([
                        box.topAnchor.constraint(equalTo: topAnchor),
                        box.leadingAnchor.constraint(equalTo: leadingAnchor),
                        box.widthAnchor.constraint(equalToConstant: 100),
                        box.heightAnchor.constraint(equalToConstant: 100),
                    ])
                    \(loop)
                }

                required init?(coder: NSCoder) { fatalError() }
            }
            """, sourceLocation: sourceLocation)
    }

    private static let make = """
        let label = UILabel()
        label.text = title
        label.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(label)
        label.heightAnchor.constraint(equalToConstant: 10).isActive = true

        """
    private static let wrong = "label.heightAnchor.constraint(equalToConstant: 20).isActive = true  // expect: conflict"

    @Test func whatALoopAlwaysActivatesIsActiveTogether() throws {
        try judge("for title in titles {\n\(Self.make)\(Self.wrong)\n}")
        try judge("titles.forEach { title in\n\(Self.make)\(Self.wrong)\n}")
        try judge(
            """
            for title in titles {
                \(Self.make)label.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
                label.trailingAnchor.constraint(equalTo: box.trailingAnchor).isActive = true
                label.widthAnchor.constraint(equalToConstant: 120).isActive = true  // expect: conflict
            }
            """)
    }

    /// The first view of several has another one behind it.
    @Test func whatItActivatesByAConditionMayBeForAnotherRun() throws {
        try judge(
            """
            for (index, title) in titles.enumerated() {
                \(Self.make)label.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
                label.widthAnchor.constraint(equalToConstant: 40).isActive = true
                if index == titles.count - 1 {
                    label.trailingAnchor.constraint(equalTo: box.trailingAnchor).isActive = true
                }
            }
            """)
    }

    /// What stands behind it is not for the first run.
    @Test(arguments: ["guard index != 0 else { \(first); continue }", "if index == 0 { \(first); continue }"])
    func whatStandsBehindAConditionMayBeForAnotherRun(condition: String) throws {
        try judge(
            """
            var last: UIView = box
            for (index, title) in titles.enumerated() {
                \(Self.make)label.bottomAnchor.constraint(lessThanOrEqualTo: box.bottomAnchor).isActive = true
                \(condition)
                label.topAnchor.constraint(equalTo: last.bottomAnchor).isActive = true
                last = label
            }
            """)
    }

    private static let first = "label.topAnchor.constraint(equalTo: box.topAnchor).isActive = true; last = label"

    /// A stack view may arrange any number of them.
    @Test func howManyViewsAStackViewArrangesIsNotKnown() throws {
        try judge(
            """
            let stack = UIStackView()
            stack.translatesAutoresizingMaskIntoConstraints = false
            stack.distribution = .fillEqually
            box.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: box.topAnchor),
                stack.leadingAnchor.constraint(equalTo: box.leadingAnchor),
                stack.widthAnchor.constraint(equalToConstant: 90),
            ])
            for title in titles {
                let label = UILabel()
                label.text = title
                stack.addArrangedSubview(label)
                label.widthAnchor.constraint(equalToConstant: 30).isActive = true
            }
            """)
    }

    @Test func whatIsDeactivatedAgainIsNotActive() throws {
        try judge(
            """
            for title in titles {
                \(Self.make)let other = label.heightAnchor.constraint(equalToConstant: 20)
                other.isActive = true
                other.isActive = false
            }
            """)
    }

    @Test func loopsOfMethodsCount() throws {
        try judge(
            """
            }

            func show(_ titles: [String]) {
                for title in titles {
                    \(Self.make)\(Self.wrong)
                }
            """)
    }

    /// What follows a `catch` that returns is not there with what that does.
    @Test(arguments: [("return", ""), ("", "  // expect: conflict")])
    func whatFollowsIsNotThereWithOneThatReturns(end: String, mark: String) throws {
        try judge(
            """
            do {
                try start()
            } catch {
                box.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
                \(end)
            }
            box.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8).isActive = true\(mark)
            """)
    }
}
