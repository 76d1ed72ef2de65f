import Testing

@Suite struct VisualFormatMistakesTests {
    private static func card(
        _ format: String, metrics: String = "nil", views: String = "[\"title\": title, \"icon\": icon]"
    ) -> String {
        """
        final class Card: UIView {
            private let title = UILabel()
            private let icon = UIImageView()
            init(_ others: [String: UIView], _ numbers: [String: CGFloat]) {
                super.init(frame: .zero)
                for view in [title, icon] {
                    view.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(view)
                }
                title.topAnchor.constraint(equalTo: topAnchor).isActive = true
                icon.topAnchor.constraint(equalTo: topAnchor).isActive = true
                NSLayoutConstraint.activate(
                    NSLayoutConstraint.constraints(
                        withVisualFormat: \(format)
                        options: [], metrics: \(metrics), views: \(views)))
            }
        }
        """
    }

    @Test(arguments: [
        "\"H:|-8-[icon]-8-[title]-|\",", "\"H:|-8@999-[icon]->=8-[title]-|\",", "\"|[icon(title)][title]|\",",
    ])
    func whatUIKitReadsIsNoMistake(format: String) {
        check(Self.card(format))
    }

    @Test func metricsAreNames() {
        check(Self.card("\"H:|-gap-[icon(gap@high)]-[title]-|\",", metrics: "[\"gap\": 8, \"high\": 750]"))
    }

    @Test func aFormatThatUIKitRefusesEndsTheApp() {
        check(Self.card("\"H:|-8-[icon]-[title]-\",  // expect: syntax"))
        check(Self.card("\"H:|-8-[icon-[title]-|\",  // expect: syntax"))
        check(Self.card("\"X:|[icon][title]|\",  // expect: syntax"))
    }

    @Test func aNameThatNoDictionaryHasEndsTheApp() {
        check(Self.card("\"H:|-8-[icn]-[title]-|\",  // expect: unknown-name"))
        check(Self.card("\"H:|-gap-[icon]-[title]-|\",  // expect: unknown-name"))
        check(Self.card("\"H:|-gap-[icon]-[title]-|\",  // expect: unknown-name", metrics: "[\"wide\": 8]"))
        check(Self.card("\"H:|[icon(wide)]-[title]-|\",  // expect: unknown-name"))
        check(Self.card("\"H:|-(8@high)-[icon]-[title]-|\",  // expect: unknown-name"))
        // A gap has no view's size.
        check(Self.card("\"H:|-title-[icon]-[title]-|\",  // expect: unknown-name"))
    }

    @Test func whatIsNotKnownIsNoMistake() {
        check(Self.card("\"H:|-8-[other]-[title]-|\",", views: "others"))
        check(Self.card("\"H:|-gap-[icon]-[title]-|\",", metrics: "numbers"))
        check(Self.card("\"H:|-8-[icon]-\\(others.count)-[title]-\",", views: "others"))
    }

    /// A class below may give other views.
    @Test(arguments: ["", "override var bindings: [String: UIView] { [\"title\": title, \"icon\": title] }"])
    func aClassBelowMayGiveOtherViews(member: String) {
        check(
            """
            class Card: UIView {
                let title = UILabel()
                var bindings: [String: UIView] { ["title": title] }
                init() {
                    super.init(frame: .zero)
                    title.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(title)
                    title.topAnchor.constraint(equalTo: topAnchor).isActive = true
                    let all = NSLayoutConstraint.constraints(
                        withVisualFormat: "|[title][icon]|",\(member.isEmpty ? "  // expect: unknown-name" : "")
                        options: [], metrics: nil, views: bindings)
                    NSLayoutConstraint.activate(all)
                }
            }
            final class Heir: Card {
                \(member)
            }
            """)
    }
}
