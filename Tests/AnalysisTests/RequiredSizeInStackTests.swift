import Analysis
import Testing

@Suite struct RequiredSizeInStackTests {
    private func column(_ height: String, vary: String = "vary s.b") -> String {
        """
        size 320 x fit
        stack s vertical { label a 40 x 20; view b }
        s.edges == super.edges
        s.b.height == \(height)
        \(vary)
        """
    }

    @Test func atTheConstraint() throws {
        let judging = try Judging(column("60"))
        #expect(judging.codes == ["5: required-size-in-stack"])
    }

    @Test func notWhereItGivesWay() throws {
        #expect(try Judging(column("60 @ almostRequired")).codes == [])
    }

    @Test func notWhereItNeverGoes() throws {
        #expect(try Judging(column("60", vary: "")).codes == [])
    }

    @Test func notAcrossTheStack() throws {
        #expect(
            try Judging(
                column("60 @ 999").replacing("s.b.height == 60 @ 999", with: "s.b.height == 60 @ 999\ns.width == 320")
            ).codes == [])
    }

    // MARK: What is inside

    /// A card in a column that is vertical, with a text in it.
    private func card(_ inside: String, axis: String = "vertical", vary: String = "vary s.card") -> String {
        """
        size 320 x 200
        stack s \(axis) alignment leading { label a 40 x 20; view card { label text 80 x 20 "Text" } }
        s.leading == super.leading
        s.top == super.top
        s.card.text.leading == s.card.leading + 8
        s.card.text.trailing == s.card.trailing - 8\(axis == "vertical" ? "" : " @ 999")
        \(inside)
        \(vary)
        """
    }

    private let top = "s.card.text.top == s.card.top + 8"

    /// The number is that of the paddings, not of a length that has its own finding.
    @Test func paddingsBesideALength() throws {
        let text = card("s.card.text.bottom == s.card.bottom - 8\n\(top)\ns.card.height == 90")
        let messages = try Judging(text).findings.map(\.message)
        #expect(messages.count == 2)
        #expect(messages.contains { $0.contains("make it at least 16.") })
        #expect(messages.contains { $0.contains("conflicts with this required 90.") })
    }

    @Test func paddingsFromEdgeToEdge() throws {
        let text = card("s.card.text.bottom == s.card.bottom - 8 // expect: required-size-in-stack\n\(top)")
        try check(text)
        let finding = try #require(try Judging(text).findings.first)
        #expect(finding.message.contains("required constraints inside it, of which this is one, make it at least 16."))
        #expect(finding.related.count == 1)
    }

    @Test(arguments: [
        "s.card.text.bottom == s.card.bottom - 8 @ 999", "s.card.text.bottom >= s.card.bottom - 8",
        "s.card.text.centerY == s.card.centerY\ns.card.text.height == 20",
        "s.card.text.bottom == s.card.bottom + 9",
    ])
    func notWhereTheViewInsideCanReachOut(bottom: String) throws {
        try check(card(bottom.hasPrefix("s.card.text.centerY") ? bottom : "\(top)\n\(bottom)"))
    }

    @Test func notWhereItNeverGoesWithAllThatIsInIt() throws {
        try check(card("\(top)\ns.card.text.bottom == s.card.bottom - 8", vary: ""))
    }

    @Test func paddingsAcrossTheStackDoNotMatter() throws {
        try check(card("\(top)\ns.card.text.bottom == s.card.bottom - 8", axis: "horizontal"))
    }

    @Test func aLengthInsideThatReachesBothEdges() throws {
        try check(
            card(
                """
                s.card.text.top == s.card.top
                s.card.text.bottom == s.card.bottom // expect: required-size-in-stack
                s.card.text.height == 20
                """))
    }

    @Test func anAspectRatioWithTheOtherSideRequired() throws {
        let ratio = "\(top)\ns.card.height == s.card.width * 0.5"
        try check(card("s.card.width == 96\n\(ratio) // expect: required-size-in-stack"))
        try check(card("s.card.width == 96 @ 999\n\(ratio)").replacing("trailing - 8", with: "trailing - 8 @ 999"))
    }

    @Test func eachReasonByItself() throws {
        try check(
            card(
                """
                \(top)
                s.card.text.bottom == s.card.bottom - 8 // expect: required-size-in-stack
                s.card.height >= 10 // expect: required-size-in-stack
                """))
    }

    @Test func aLibraryThatDoesNotHideLeavesItInItsStack() throws {
        let inside = "\(top)\ns.card.text.bottom == s.card.bottom - 8"
        #expect(
            try !Judging(card(inside + "\ncollapse s.card: bottom as hrViewVisible", vary: "")).codes.contains {
                $0.hasSuffix("required-size-in-stack")
            })
        #expect(
            try Judging(card(inside + "\ncollapse s.card: bottom", vary: "")).codes.contains {
                $0.hasSuffix("required-size-in-stack")
            })
    }

    private static func card(_ configuring: String, _ constraint: String) -> String {
        """
        import UIKit

        final class Card: UIView {
            private let stack = UIStackView()
            private let banner = UILabel()
            init() {
                super.init(frame: .zero)
                stack.axis = .vertical
                stack.translatesAutoresizingMaskIntoConstraints = false
                addSubview(stack)
                stack.addArrangedSubview(banner)
                stack.addArrangedSubview(UILabel())
                NSLayoutConstraint.activate([
                    stack.topAnchor.constraint(equalTo: topAnchor),
                    stack.leadingAnchor.constraint(equalTo: leadingAnchor),
                    stack.trailingAnchor.constraint(equalTo: trailingAnchor),
                    stack.bottomAnchor.constraint(equalTo: bottomAnchor),
                    \(constraint)
                ])
            }

            \(configuring)
        }
        """
    }

    /// A stack that no longer arranges the view does not hide it.
    @Test(arguments: [("", "// expect: required-size-in-stack"), ("stack.removeArrangedSubview(banner)", "")])
    func aViewThatIsTakenOutWhileItIsHiddenIsRight(removal: String, expectation: String) throws {
        let configuring = "func configure(_ isOff: Bool) { if isOff { banner.isHidden = true; \(removal) } }"
        let constraint = "banner.heightAnchor.constraint(equalToConstant: 40), \(expectation)"
        try judgeCode(Self.card(configuring, constraint))
    }

    /// A flag that may be nil has more than two values.
    @Test func whetherAnOptionalIsThereMayHideAView() throws {
        let configuring = "func configure(_ isOn: Bool?) { banner.isHidden = isOn == nil }"
        let constraint = "banner.heightAnchor.constraint(equalToConstant: 40),  // expect: required-size-in-stack"
        try judgeCode(Self.card(configuring, constraint))
    }

    @Test(arguments: [
        ("height.constant = isHidden ? 0 : 40", ""), ("", "  // expect: required-size-in-stack"),
    ])
    func aLengthThatIsSetWithTheHidingIsRight(change: String, expectation: String) throws {
        let configuring = "func setBannerHidden(_ isHidden: Bool) { banner.isHidden = isHidden; \(change) }"
        let height = "private lazy var height = banner.heightAnchor.constraint(equalToConstant: 40)\(expectation)"
        try judgeCode(Self.card("\(height)\n\(configuring)", "height,"))
    }

    /// The insets of a safe area are not known, but never negative.
    @Test(arguments: [("back.safeAreaLayoutGuide", 1), ("back.layoutMarginsGuide", 1), ("back", 1), ("other", 0)])
    func insetsThatAreNotKnownLeaveARequiredLength(edges: String, count: Int) throws {
        try judgeCode(
            """
            import UIKit

            final class Card: UIView {
                private let stack = UIStackView()
                private let back = UIView()
                private let photo = UIView()
                let other = UILayoutGuide()

                init() {
                    super.init(frame: .zero)
                    stack.axis = .vertical
                    addSubview(stack)
                    addLayoutGuide(other)
                    stack.addArrangedSubview(back)
                    back.addSubview(photo)
                    stack.snp.makeConstraints { $0.edges.equalToSuperview() }
                    photo.snp.makeConstraints {
                        $0.leading.trailing.equalToSuperview()
                        $0.bottom.equalTo(back)\(count > 0 ? "  // expect: required-size-in-stack" : "")
                        $0.top.equalTo(\(edges))
                        $0.height.equalTo(100)
                    }
                    other.snp.makeConstraints { $0.edges.equalToSuperview() }
                }

                func hide() { back.isHidden = true }
            }
            """)
    }
}
