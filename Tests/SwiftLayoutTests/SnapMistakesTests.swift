import Testing

/// What code does with SnapKit that has no effect, ends the app, or leaves constraints behind.
@Suite struct SnapMistakesTests {
    /// A class with two views; `box` has a top, a left edge and a height from SnapKit. `label` is a text view, which
    /// may lack constraints.
    private static func card(_ body: String, _ members: String = "") -> String {
        """
        final class Card: UIView {
            private let box = UIView(), label = UITextView()
            private var isWide = false
            init() {
                super.init(frame: .zero)
                addSubview(box)
                addSubview(label)
                box.snp.makeConstraints { make in
                    make.top.left.equalToSuperview().offset(8)
                    make.height.equalTo(40).priority(.high)
                }
        \(body)
            }
        \(members)
        }
        """
    }

    // MARK: Without a relation

    @Test func aChainWithoutARelationIsReported() {
        check(
            Self.card(
                """
                label.snp.makeConstraints { make in
                    make.top.left.equalToSuperview()
                    make.width  // expect: snapkit-no-relation
                    make.top.bottom.right  // expect: snapkit-no-relation
                    if isWide { make.height }  // expect: snapkit-no-relation
                }
                """))
    }

    @Test(arguments: [
        "let width = make.width; width.equalTo(40)",
        "make.width.fillSomehow()",
        "make.width.filled",
        "make.width.equalTo",
        "relate(make.width)",
        "relate([make.width, make.height])",
        "[make.width, make.height].forEach { $0.equalTo(40) }",
        "make.width.equalTo(unknown)",
        "fill(make)",
        "make.width == 40",
        "make.top == box.snp.bottom",
        "make.top.bottom <= (0, .noMetric)",
        "let side = isWide ? make.left : make.right; side.equalTo(box)",
        "let side: ConstraintMakerExtendable; if isWide { side = make.left } else { side = make.top }; side.equalTo(0)",
        "make.width.",
        // SnapKit has these only after a relation, so an extension adds them.
        "make.width.inset(8)", "make.top.offset(8)", "make.width.priority(500)",
    ])
    func aChainThatIsRelatedElsewhereIsNot(chain: String) {
        check(Self.card("label.snp.makeConstraints { make in\n\(chain)\n}"))
    }

    // MARK: Updates

    /// Without constraints of SnapKit, an update makes all that its closure names.
    @Test func theFirstUpdateMakesConstraints() {
        check(
            Self.card(
                """
                label.snp.updateConstraints { make in
                    make.height.equalTo(20)
                    make.leading.top.bottom.equalToSuperview()
                }
                """))
    }

    private static func update(_ chain: String, expecting: Bool = true) -> String {
        """
        func update() {
            box.snp.updateConstraints { make in
                \(chain)\(expecting ? "  // expect: snapkit-update-mismatch" : "")
            }
        }
        """
    }

    @Test(arguments: [
        "make.top.equalTo(label)",
        "make.top.equalTo(label.snp.bottom).offset(4)",
        "make.top.greaterThanOrEqualToSuperview()",
        "make.height.equalTo(40)",
        "make.height.equalTo(label).priority(.high)",
        "make.top.equalToSuperview().multipliedBy(2)",
        "make.bottom.equalToSuperview()",
    ])
    func anUpdateOfWhatWasNotMadeIsReported(chain: String) {
        check(Self.card("", Self.update(chain)))
        check(Self.card("box.snp.updateConstraints { $0.left.equalTo(label) }  // expect: snapkit-update-mismatch"))
        // What it relates to is not known.
        let made = "box.snp.makeConstraints { $0.height.equalTo(Kit.margin) }\n"
        check(Self.card(made + "box.snp.updateConstraints { $0.height.equalTo(2) }"))
    }

    @Test(arguments: [
        "make.top.equalToSuperview().offset(20)",
        "make.left.top.equalTo(self).inset(20)",
        "make.height.equalTo(44).priority(750)",
        "make.height.equalTo(44).priority(unknown)",
        "make.top.equalTo(unknown)",
        "make.top.equalToSuperview().multipliedBy(unknown)",
    ])
    func anUpdateOfWhatWasMadeIsNot(chain: String) {
        check(Self.card("", Self.update(chain, expecting: false)))
    }

    /// What may have been made, or taken back, at another time.
    @Test(arguments: [
        "func other() { box.snp.makeConstraints { $0.bottom.equalToSuperview() } }",
        "func other() { box.snp.remakeConstraints { $0.bottom.equalToSuperview() } }",
        "func other() { box.snp.removeConstraints() }",
        "func other() { if isWide { box.snp.prepareConstraints { $0.bottom.equalToSuperview() }[0].activate() } }",
        "func other() { place(box) }",
    ])
    func aViewThatOtherCodeConstrainsIsNotReported(other: String) {
        check(Self.card("", Self.update("make.bottom.equalToSuperview()", expecting: false) + "\n" + other))
    }

    /// Whoever gets a closure may call it at once: before the view has constraints, they are made.
    @Test(arguments: [true, false])
    func anUpdateInAClosureThatIsHandedOn(isHandedOnBefore: Bool) {
        let parts = [
            "list.dataDidChange = { [weak self] in self?.update() }",
            "label.snp.makeConstraints { $0.edges.equalToSuperview() }",
        ]
        let update = "label.snp.updateConstraints { $0.height.equalTo(40) }"
        check(
            Self.card(
                (isHandedOnBefore ? parts : parts.reversed()).joined(separator: "\n"),
                "private func update() {\n\(update)\(isHandedOnBefore ? "" : "  // expect: snapkit-update-mismatch")\n}"
            ))
    }

    @Test func aViewWithoutConstraintsGetsThem() {
        check(
            Self.card(
                "label.snp.updateConstraints { $0.bottom.equalToSuperview() }",
                "func update() { label.snp.updateConstraints { $0.bottom.equalToSuperview().offset(4) } }"))
    }

    @Test func aViewThatOthersReachIsNotReported() {
        check(
            """
            class Card: UIView {
                let box = UIView()
                init() {
                    super.init(frame: .zero)
                    addSubview(box)
                    box.snp.makeConstraints { $0.top.equalToSuperview() }
                }
                func update() { box.snp.updateConstraints { $0.height.equalTo(4) } }
            }
            """)
    }

    /// What a class does to its own objects, whoever has them, is not read with the class that has one.
    @Test(arguments: ["self.", "", nil])
    func aViewOfAClassThatConstrainsItselfIsNotReported(receiver: String?) {
        let constrainsItself = receiver != nil
        let own = "\(receiver ?? "")snp.makeConstraints { $0.height.equalTo(40) }"
        check(
            """
            final class Field: UITextView {
                var hint: String? { didSet { layOut() } }
                private func layOut() { \(constrainsItself ? own : "") }
            }
            final class Bar: UIView {
                private let field = Field()
                init() {
                    super.init(frame: .zero)
                    addSubview(field)
                    field.hint = "Comment"
                    field.snp.makeConstraints { $0.top.equalToSuperview() }
                }
                func clear() {
                    field.snp.updateConstraints {
                        $0.height.equalTo(33)\(constrainsItself ? "" : "  // expect: snapkit-update-mismatch")
                    }
                }
            }
            """)
    }

    /// Before the view of a controller is loaded there are no constraints, and SnapKit makes them all.
    @Test(arguments: [
        ("func lower()", false), ("@objc private func lower()", true), ("@objc func lower()", true),
        ("override func viewDidAppear(_ animated: Bool)", true),
    ])
    func anUpdateThatOthersMayCallBeforeLoadingIsNotReported(method: String, isReported: Bool) {
        check(
            """
            final class DetailController: UIViewController {
                private let status = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(status)
                    status.snp.makeConstraints {
                        $0.top.leading.trailing.equalToSuperview()
                        $0.height.equalTo(134).priority(.high)
                    }
                }
                \(method) {
                    status.snp.updateConstraints {
                        $0.height.equalTo(0)\(isReported ? "  // expect: snapkit-update-mismatch" : "")
                    }
                }
            }
            """)
    }

    /// What a method hands on that others may call before loading may run as early, and makes what is updated later.
    @Test(arguments: [("func bind(_ store: Store)", false), ("@objc func bind(_ store: Store)", true)])
    func aClosureMayUpdateBeforeLoading(method: String, isReported: Bool) {
        let mark = isReported ? "  // expect: snapkit-update-mismatch" : ""
        check(
            """
            final class DetailController: UIViewController {
                private let list = UITableView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(list)
                    list.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview() }
                }
                override func viewWillLayoutSubviews() {
                    list.snp.updateConstraints { $0.height.equalTo(list.contentSize.height) }\(mark)
                }
                \(method) {
                    store.subscribe { [weak self] _ in
                        self?.list.snp.updateConstraints { $0.height.equalTo(80) }\(mark)
                    }
                }
            }
            """)
    }

    // MARK: Remakes

    private static func remake(_ chain: String, expecting: Bool = true) -> String {
        """
        func open() {
            box.snp.remakeConstraints { make in
                \(chain)\(expecting ? "  // expect: snapkit-remake-leaves-others" : "")
            }
        }
        """
    }

    @Test func aConstraintOfAnAnchorStays() {
        let width = "box.widthAnchor.constraint(equalToConstant: 80).isActive = true"
        check(Self.card(width, Self.remake("make.width.equalTo(200)")))
        check(Self.card(width, Self.remake("make.width.equalTo(label)")))
        check(Self.card(width, Self.remake("make.width.equalTo(80)", expecting: false)))
        check(Self.card(width, Self.remake("make.height.equalTo(200)", expecting: false)))
        check(Self.card(width, Self.remake("make.width.greaterThanOrEqualTo(200)", expecting: false)))
        check(Self.card(width, Self.remake("make.width.equalTo(200).priority(.high)", expecting: false)))
    }

    @Test func aConstraintOfAnotherViewsClosureStays() {
        let below = "label.snp.makeConstraints { $0.top.equalTo(box.snp.bottom).offset(8) }"
        check(Self.card(below, Self.remake("make.bottom.equalTo(label.snp.top).offset(-16)")))
        check(Self.card(below, Self.remake("make.bottom.equalTo(label.snp.top).offset(-8)", expecting: false)))
        check(Self.card(below, Self.remake("make.bottom.equalToSuperview()", expecting: false)))
    }

    /// What places a subview of the view stays, on whichever side the view is named.
    @Test func aConstraintOfASubviewStays() {
        let inner = """
            let inner = UIView()
            inner.translatesAutoresizingMaskIntoConstraints = false
            box.addSubview(inner)
            box.topAnchor.constraint(equalTo: inner.topAnchor, constant: 4).isActive = true
            """
        check(Self.card(inner, Self.remake("make.top.equalToSuperview()", expecting: false)))
    }

    @Test(arguments: [
        "box.snp.makeConstraints { $0.width.equalTo(80) }",
        "let width = box.widthAnchor.constraint(equalToConstant: 80); width.isActive = true; width.isActive = false",
        "width = box.widthAnchor.constraint(equalToConstant: 80); width.isActive = true",
        "if isWide { box.widthAnchor.constraint(equalToConstant: 80).isActive = true }",
    ])
    func whatIsTakenBackDoesNotStay(made: String) {
        let members = "private var width: NSLayoutConstraint!\nfunc close() { width.isActive = false }\n"
        check(Self.card(made, members + Self.remake("make.width.equalTo(200)", expecting: false)))
    }
}
