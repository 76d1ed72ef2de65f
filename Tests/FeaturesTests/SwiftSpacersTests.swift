import Analysis
import Features
import LayoutModel
import TestSupport
import Testing

/// Plain views that only keep a distance in the stacks of Swift code.
@Suite struct SwiftSpacersTests {
    private func check(
        _ body: String, _ methods: String = "func toggle(_ isHidden: Bool) { note.isHidden = isHidden }",
        enabling: Set<FindingCode> = [], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let fixture = Fixture(
            """
            import UIKit

            final class Column: UIView {
                private let stack = UIStackView()
                private let title = UILabel(), note = UILabel(), button = UILabel()

                init() {
                    super.init(frame: .zero)
                    stack.axis = .vertical
                    stack.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(stack)
                    stack.topAnchor.constraint(equalTo: topAnchor).isActive = true
                    stack.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
                    stack.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
                    stack.addArrangedSubview(title)
            \(body)
                    stack.addArrangedSubview(button)
                }

                \(methods)
            }
            """)
        guard let snapshot = fixture.snapshot(of: "Column.swift") else { return }
        var rules = RuleSelection()
        rules.enabled = enabling
        for difference in fixture.differences(from: snapshot.findings(rules: rules)) {
            Issue.record("\(difference)", sourceLocation: sourceLocation)
        }
    }

    private static func spacers(_ more: String = "", expecting: String = "") -> String {
        """
        let space = UIView()
        space.heightAnchor.constraint(equalToConstant: 12).isActive = true
        let other = UIView()\(expecting)
        other.heightAnchor.constraint(equalToConstant: 12).isActive = true
        stack.addArrangedSubview(space)
        stack.addArrangedSubview(note)
        stack.addArrangedSubview(other)
        \(more)
        """
    }

    @Test func aSpacerThatStaysIsReported() {
        check(Self.spacers(expecting: "  // expect: orphan-spacer"))
    }

    @Test(arguments: [
        // They show something, or may do so.
        "other.backgroundColor = .red", "other.layer.borderWidth = 1", "decorate(other)", "other.addSubview(Badge())",
        // Something else decides the length.
        "other.heightAnchor.constraint(lessThanOrEqualTo: space.heightAnchor).isActive = true",
    ])
    func whatMayShowSomethingIsNoSpacer(code: String) {
        check(Self.spacers(code))
    }

    @Test func aSpacerThatIsHiddenWithTheViewIsNone() {
        check(
            """
            stack.addArrangedSubview(note)
            stack.addArrangedSubview(note.createSpacer(12, axis: .vertical, priority: UILayoutPriority(999)))
            """)
        let length = "other.heightAnchor.constraint(equalToConstant: 12).isActive = true"
        check(
            Self.spacers().replacing("let other = UIView()", with: "")
                .replacing(length, with: "\(length)  // expect: required-size-in-stack"),
            """
            private let other = UIView()
            func toggle(_ isHidden: Bool) {
                note.isHidden = isHidden
                other.isHidden = isHidden
            }
            """)
    }

    @Test func aSpacerAcrossTheStackIsReported() {
        check(
            """
            stack.addArrangedSubview(note)
            stack.addArrangedSubview(note.createSpacer(12, axis: .horizontal))  // expect: spacer-axis
            """)
    }

    @Test func theSpacingOfTheStackAddsToASpacer() {
        let body = """
            stack.spacing = 4
            stack.addArrangedSubview(note.createSpacer(12, axis: .vertical, priority: UILayoutPriority(999)))
            stack.addArrangedSubview(note)
            """
        check(body)
        check(body.replacing("999)))", with: "999)))  // expect: spacing-doubled"), enabling: ["spacing-doubled"])
    }

    // MARK: Views that a library does not hide

    private func checkBadge(_ code: String, expecting: String = "", sourceLocation: SourceLocation = #_sourceLocation) {
        let fixture = Fixture(
            """
            import UIKit

            final class Badge: UIView {
                private let box = UIView(), mark = UIImageView()

                init() {
                    super.init(frame: .zero)
                    for view in [box, mark] as [UIView] { view.translatesAutoresizingMaskIntoConstraints = false }
                    addSubview(box)
                    box.addSubview(mark)
                    NSLayoutConstraint.activate([
                        box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
                        box.topAnchor.constraint(equalTo: topAnchor),
                        box.widthAnchor.constraint(equalToConstant: 16),
                        box.heightAnchor.constraint(equalToConstant: 16),
                        mark.leadingAnchor.constraint(equalTo: box.leadingAnchor),
                        mark.topAnchor.constraint(equalTo: box.topAnchor),
                        mark.widthAnchor.constraint(equalToConstant: 12),
                        mark.heightAnchor.constraint(equalToConstant: 12),
                    ])
                    \(code)
                }

                func hide() {
                    box.setVisible(.gone(direction: .left))\(expecting)
                }
            }
            """)
        guard let snapshot = fixture.snapshot(of: "Badge.swift") else { return }
        for difference in fixture.differences(from: snapshot.findings()) {
            Issue.record("\(difference)", sourceLocation: sourceLocation)
        }
    }

    @Test func whatIsStillDrawnIsReportedUnlessItIsClipped() {
        checkBadge("", expecting: "  // expect: drawn-when-gone")
        checkBadge("box.clipsToBounds = false", expecting: "  // expect: drawn-when-gone")
        checkBadge("box.clipsToBounds = true")
        checkBadge("box.clipsToBounds = isClipped")
        checkBadge("box.layer.masksToBounds = true")
    }
}
