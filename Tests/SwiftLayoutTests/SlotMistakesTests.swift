import Testing

/// What code does with the slots of ConstraintsHolder that ends the app, or leaves a constraint active out of reach.
@Suite struct SlotMistakesTests {
    private static func card(_ body: String, _ members: String = "") -> String {
        """
        final class Card: UIView {
            private let panel = UIView(), other = UIView()
            private var isTop = false
            init() {
                super.init(frame: .zero)
                addSubview(panel)
                addSubview(other)
                panel.updateConstraints { holder, view in
                    holder.top = view.topAnchor.constraint(equalTo: topAnchor)
                    holder.height = view.heightAnchor.constraint(equalToConstant: 40)
                    holder.activate([\\.top, \\.height])
        \(body)
                }
            }
        \(members)
        }
        """
    }

    private static func move(_ body: String) -> String {
        "func move() {\n    panel.updateConstraints { holder, view in\n\(body)\n    }\n}"
    }

    @Test func aConstraintOfAnotherSlotIsReported() {
        check(
            Self.card(
                """
                holder.left = view.leadingAnchor.constraint(equalTo: leadingAnchor)  // expect: slot-mismatch
                holder.leading = view.leadingAnchor.constraint(equalTo: leadingAnchor)
                holder.baseline = view.firstBaselineAnchor.constraint(equalTo: other.lastBaselineAnchor)
                holder.centerX = view.centerYAnchor.constraint(equalTo: centerYAnchor)  // expect: slot-mismatch
                """))
    }

    /// Margins belong to no slot, so every slot takes them.
    @Test func aConstraintOfMarginsIsNot() {
        check(
            Self.card(
                """
                holder.left = NSLayoutConstraint(
                    item: view, attribute: .leadingMargin, relatedBy: .equal, toItem: self, attribute: .leading,
                    multiplier: 1, constant: 0)
                """))
    }

    @Test(arguments: ["activate", "deactivate"])
    func anEmptySlotIsReported(method: String) {
        let call = "holder.\(method)([\\.bottom])"
        check(Self.card("\(call)  // expect: empty-slot"))
        check(Self.card("", Self.move("\(call)  // expect: empty-slot")))
        check(Self.card("if isTop { \(call) }  // expect: empty-slot"))
        let filled = "holder.bottom = view.bottomAnchor.constraint(equalTo: bottomAnchor)"
        check(Self.card("\(filled)\n\(call)"))
        check(
            Self.card("", Self.move(call) + "\nfunc fill() { panel.updateConstraints { holder, view in \(filled) } }"))
        check(Self.card("holder.activate(slots)"))
        check(Self.card("fill(holder)\n\(call)"))
    }

    @Test(arguments: [
        ("width", "topMargin", true), ("left", "topMargin", true), ("centerX", "centerYWithinMargins", true),
        ("top", "topMargin", false), ("right", "trailingMargin", false), ("leading", "leftMargin", false),
        ("centerY", "centerYWithinMargins", false),
    ])
    func marginsBelongToTheSlotOfTheirEdge(slot: String, attribute: String, isReported: Bool) {
        let mark = isReported ? "  // expect: slot-mismatch" : ""
        check(
            Self.card(
                """
                let made = NSLayoutConstraint(
                    item: view, attribute: .\(attribute), relatedBy: .equal, toItem: self, attribute: .\(attribute),
                    multiplier: 1, constant: 0)
                holder.deactivateAll()
                holder.\(slot) = made\(mark)
                """))
    }

    @Test func aConstraintOfOtherViewsIsReported() {
        check(
            Self.card(
                "holder.left = other.leftAnchor.constraint(equalTo: leftAnchor)  // expect: slot-mismatch"))
        check(Self.card("holder.left = other.leftAnchor.constraint(equalTo: view.leftAnchor)"))
        check(Self.card("panel.addSubview(other)\nholder.left = other.leftAnchor.constraint(equalTo: leftAnchor)"))
        check(Self.card("place(other)\nholder.left = other.leftAnchor.constraint(equalTo: leftAnchor)"))
    }

    @Test func anActiveSlotIsNotEmptied() {
        check(Self.card("holder.height = nil  // expect: slot-still-active"))
        check(Self.card("holder.deactivate([\\.height])\nholder.height = nil"))
        check(Self.card("holder.deactivateAll()\nholder.height = nil"))
        check(Self.card("if isTop { holder.deactivate([\\.height]) }\nholder.height = nil"))
        check(Self.card("", Self.move("holder.height = nil  // expect: slot-still-active")))
        check(
            Self.card(
                "",
                Self.move("holder.height = nil")
                    + "\nfunc clear() { panel.updateConstraints { holder, _ in holder.deactivateAll() } }"))
    }

    @Test func anActiveSlotIsNotFilledAnew() {
        let new = "holder.height = view.heightAnchor.constraint(equalToConstant: 60)"
        check(Self.card("\(new)  // expect: slot-still-active"))
        check(Self.card("holder.deactivate([\\.height])\n\(new)\nholder.activate([\\.height])"))
        check(Self.card("holder.height = holder.height"))
    }

    /// Views with the same accessibility identifier share their slots.
    @Test func anIdentifierIsShared() {
        check(
            """
            final class Card: UIView {
                private let one = UIView(), two = UIView()
                init() {
                    super.init(frame: .zero)
                    addSubview(one)
                    addSubview(two)
                    one.accessibilityIdentifier = "same"
                    two.accessibilityIdentifier = "same"
                    one.updateConstraints { holder, view in
                        holder.top = view.topAnchor.constraint(equalTo: topAnchor)
                    }
                    two.updateConstraints { holder, view in  // expect: slot-mismatch
                        holder.left = view.leftAnchor.constraint(equalTo: leftAnchor)
                        holder.activate([\\.top, \\.left])
                    }
                }
            }
            """)
    }

    @Test func anotherMethodOfTheNameIsNotRead() {
        check(
            """
            final class Card: UIView {
                override func updateConstraints() {
                    super.updateConstraints()
                    update { holder in holder.activate([\\.bottom]) }
                }
            }
            """)
    }
}
