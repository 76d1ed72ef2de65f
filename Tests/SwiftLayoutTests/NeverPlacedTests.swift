import Testing

@Suite struct NeverPlacedTests {
    private static func card(_ body: String, line: String = "private let line = UILabel()", _ members: String = "")
        -> String
    {
        """
        final class Card: UIView {
            private let title = UILabel()
            \(line)
            private let stack = UIStackView()
            init() {
                super.init(frame: .zero)
                title.translatesAutoresizingMaskIntoConstraints = false
                addSubview(title)
                title.topAnchor.constraint(equalTo: topAnchor).isActive = true
                \(body)
            }
            \(members)
        }
        """
    }

    private static let marked = "private let line = UILabel()  // expect: never-placed"

    @Test(arguments: [
        "addSubview(line)", "[title, line].forEach(addSubview)", "title.addSubview(line)",
        "line.text = \"\"; addSubview(line)",
        "insertSubview(line, at: 0)", "stack.addArrangedSubview(title); addSubview(line)",
    ])
    func aViewThatNothingPlacesIsReported(body: String) {
        check(Self.card(body, line: Self.marked))
    }

    @Test func aStackViewDoesNotArrangeASubview() {
        check(Self.card("stack.addArrangedSubview(title); stack.addSubview(line)", line: Self.marked))
    }

    @Test(arguments: [
        "addSubview(line); line.snp.makeConstraints { $0.edges.equalToSuperview() }",
        "addSubview(line); line.frame = CGRect(x: 0, y: 0, width: 10, height: 10)",
        "addSubview(line); line.center = title.center",
        "addSubview(line); line.autoresizingMask = [.flexibleWidth]",
        "addSubview(line); Layout.fill(line)", "addSubview(line); line.height = 1",
        "addSubview(line); let roll = Roll(); roll.content = line",
        "let pages = UIPageViewController(); addSubview(pages.view)",
        "stack.addArrangedSubview(line)",
        "addSubview(line); title.topAnchor.constraint(equalTo: line.bottomAnchor).isActive = false",
        "addSubview(line); line.addSubview(title)",
        "addSubview(line); line.isHidden = true",
        "if isLarge { addSubview(line) }",
        "addSubview(line); line.removeFromSuperview()",
        "",
    ])
    func whatIsPlacedOrNotMeantToBeSeenIsRight(body: String) {
        check(Self.card(body))
    }

    @Test(arguments: [
        "override func layoutSubviews() { super.layoutSubviews(); line.frame = bounds }",
        "func show() { subviews.last?.frame = bounds }", "func show() { viewWithTag(7)?.frame = bounds }",
        "override func didAddSubview(_ view: UIView) { view.frame = bounds }",
        "func show() { line.snp.makeConstraints { $0.edges.equalToSuperview() } }",
        "#if DEBUG\n    #else\n    func show() { line.frame = bounds }\n    #endif",
    ])
    func otherCodeOfTheClassMayPlaceIt(members: String) {
        check(Self.card("addSubview(line)", members))
    }

    @Test(arguments: [
        "private let line = UIView()", "private let line = UIButton(type: .infoLight)", "public let line = UILabel()",
        "private let line = UITextField()", "private let line = UISwitch()",
        "private let line = Line()", "private let line = UIImageView(image: photo)", "let line = UILabel()",
        "@IBOutlet private var line: UILabel!",
    ])
    func aViewThatMayHaveASizeOrNoneIsRight(line: String) {
        check(Self.card("addSubview(line)", line: line))
    }
}
