import Testing

/// Calls whose parentheses are still open: nothing is said about what they are to become.
@Suite struct HalfTypedCallsTests {
    private func check(_ line: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        try judgeCode(
            """
            import SnapKit
            import UIKit

            final class Tile: UIView {
                private let icon = UIImageView(), title = UILabel()

                init() {
                    super.init(frame: .zero)
                    addSubview(icon)
                    addSubview(title)
                    icon.snp.makeConstraints { make in
                        make.leading.top.equalToSuperview()
                        make.width.height.equalTo(20)
                    }
                    title.snp.makeConstraints { make in
                        make.leading.top.equalToSuperview()
                    }
                    \(line)
                }

                required init?(coder: NSCoder) { fatalError() }
            }
            """, sourceLocation: sourceLocation)
    }

    @Test(arguments: [
        "icon.snp.makeConstraints { $0.leading.equalToSuperview( }",
        "icon.snp.makeConstraints { $0.leading.equalTo(title }",
        "icon.leadingAnchor.constraint(equalTo: leadingAnchor", "icon.widthAnchor.constraint(equalToConstant: 2",
        "icon.widthAnchor.constraint(equalToConstant: max(2, 3)", "icon.widthAnchor.constraint(",
    ])
    func whatIsBeingTypedIsNotJudged(line: String) throws {
        try check(line)
    }

    /// Whether something happens is still to be typed.
    @Test(arguments: [
        "if { icon.widthAnchor.constraint(equalToConstant: 2).isActive = true }",
        "icon.widthAnchor.constraint(equalToConstant: 2).isActive =",
        "title.widthAnchor.constraint(equalToConstant: 2).isActive =",
    ])
    func whatIsNotDecidedYetIsNotJudged(line: String) throws {
        try check(line)
    }

    /// What stands in a closure whose parameter is being typed is not read.
    @Test(arguments: [("make i", ""), ("make in", "  // expect: ambiguous-size")])
    func aClosureMayHaveNoParameterYet(parameter: String, mark: String) throws {
        try check(
            """
            let dot = UIView()\(mark)
            addSubview(dot)
            dot.snp.makeConstraints { \(parameter)
                make.leading.top.equalToSuperview()
                make.width.equalTo(8)
            }
            """)
    }

    @Test func closedCallsAreJudged() throws {
        try check("icon.widthAnchor.constraint(equalToConstant: 2)  // expect: never-activated")
        try check("icon.widthAnchor.constraint(equalToConstant: 2).isActive = true  // expect: conflict")
    }

    /// A chain of SnapKit that relates nothing yet is one finding: what it leaves open is not said again.
    @Test func aChainThatRelatesNothingLeavesItsAxisOpen() throws {
        func card(_ chains: String) -> String {
            """
            import UIKit

            final class Card: UIView {
                private let badge = UIView()  // MARK
                init() {
                    super.init(frame: .zero)
                    addSubview(badge)
                    badge.snp.makeConstraints { make in
                        make.size.equalTo(20)
                        \(chains)
                    }
                }
            }
            """
        }
        try judgeCode(card("make.top.equalToSuperview()\nmake.leading  // expect: snapkit-no-relation"))
        try judgeCode(
            card("make.leading  // expect: snapkit-no-relation").replacing("MARK", with: "expect: ambiguous-position"))
    }
}
