import Testing

@Suite struct IdleConstraintsTests {
    private static func card(_ body: String, _ members: String = "") -> String {
        """
        final class Card: UIView {
            private let box = UIView()
        \(members)
            init() {
                super.init(frame: .zero)
                addSubview(box)
                box.translatesAutoresizingMaskIntoConstraints = false
                box.topAnchor.constraint(equalTo: topAnchor).isActive = true
        \(body)
            }
        }
        """
    }

    @Test func aConstraintThatIsOnlyMadeIsReported() {
        check(Self.card("box.heightAnchor.constraint(equalToConstant: 40)  // expect: never-activated"))
    }

    @Test func aConstraintThatOnlyALocalNameHoldsIsReported() {
        check(
            Self.card(
                """
                let height = box.heightAnchor.constraint(equalToConstant: 40)  // expect: never-activated
                height.priority = .defaultHigh
                """))
    }

    @Test(arguments: [
        "let height = box.heightAnchor.constraint(equalToConstant: 40); height.isActive = true",
        "let height = box.heightAnchor.constraint(equalToConstant: 40); if isOpen { height.isActive = true }",
        "let height = box.heightAnchor.constraint(equalToConstant: 40); height.isActive = isOpen",
        "let height = box.heightAnchor.constraint(equalToConstant: 40); later { height.isActive = true }",
        "height = box.heightAnchor.constraint(equalToConstant: 40)",
        "Card.last = box.heightAnchor.constraint(equalToConstant: 40)",
        "keep(box.heightAnchor.constraint(equalToConstant: 40))",
        "box.heightAnchor.constraint(equalToConstant: 40).activateSomehow()",
        "build { box.widthAnchor.constraint(equalToConstant: 4); box.topAnchor.constraint(equalTo: topAnchor) }",
        "var all: [NSLayoutConstraint] = []; add(to: &all); NSLayoutConstraint.activate(all)",
        "var all: [NSLayoutConstraint] = []; fill(&all)",
    ])
    func whatMayBeActivatedIsNotReported(code: String) {
        check(
            Self.card(
                code,
                """
                var isOpen = true, height: NSLayoutConstraint?
                static var last: NSLayoutConstraint?
                func make() -> NSLayoutConstraint { box.widthAnchor.constraint(equalToConstant: 40) }
                private func add(to all: inout [NSLayoutConstraint]) {
                    all.append(box.heightAnchor.constraint(equalToConstant: 40))
                }
                """))
    }

    @Test func anUpdateOfSnapKitMakesNothing() {
        check(
            Self.card(
                """
                box.snp.makeConstraints { $0.height.equalTo(40) }
                box.snp.updateConstraints { $0.height.equalTo(50) }
                """))
    }
}
