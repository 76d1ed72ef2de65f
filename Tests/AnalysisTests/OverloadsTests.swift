import SourceText
import Testing

/// Helpers of one name whose arguments tell which is meant.
@Suite struct OverloadsTests {
    private func check(_ call: String, _ helpers: String) throws {
        try judgeCode(
            """
            import UIKit

            extension UIView {
                \(helpers)
            }

            final class Bar: UIView {
                private let icon = UIImageView()
                private let title = UILabel()

                init(_ others: [UIView]) {
                    super.init(frame: .zero)
                    let all = [icon, title]
                    \(call)
                    icon.translatesAutoresizingMaskIntoConstraints = false
                    title.translatesAutoresizingMaskIntoConstraints = false
                    title.topAnchor.constraint(equalTo: topAnchor).isActive = true
                    title.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
                    icon.heightAnchor.constraint(equalToConstant: 20).isActive = true
                    icon.heightAnchor.constraint(equalToConstant: 30).isActive = true  // expect: conflict
                    icon.centerYAnchor.constraint(equalTo: title.centerYAnchor).isActive = true
                    icon.leadingAnchor.constraint(equalTo: title.trailingAnchor).isActive = true
                }

                required init?(coder: NSCoder) { fatalError() }
            }
            """)
    }

    @Test(arguments: ["addAll([icon, title])", "addAll(icon, title)", "addAll(all)"])
    func aListIsNotSeveralViews(call: String) throws {
        let helpers = """
            func addAll(_ views: UIView...) { views.forEach(addSubview) }
                func addAll(_ views: [UIView]) { views.forEach(addSubview) }
            """
        try check(call, helpers)
    }

    /// An extension that takes a number for a priority.
    @Test(arguments: ["UILayoutPriority(priority)", "UILayoutPriority(rawValue: priority)"], [true, false])
    func aMethodThatCallsItsOwnNameMeansTheOneOfUIKit(priority: String, isAmbiguous: Bool) throws {
        try judgeCode(
            """
            import UIKit

            extension UIView {
                func setContentHuggingPriority(_ priority: Float, for axis: NSLayoutConstraint.Axis) {
                    setContentHuggingPriority(\(priority), for: axis)
                }
            }

            final class Cell: UITableViewCell {
                private let title = UILabel()\(isAmbiguous ? "  // expect: ambiguous-size" : "")
                private let detail = UILabel()

                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    contentView.addSubview(title)
                    contentView.addSubview(detail)
                    title.setContentHuggingPriority(900, for: .horizontal)
                    detail.setContentHuggingPriority(\(isAmbiguous ? 900 : 800), for: .horizontal)
                    title.snp.makeConstraints { $0.top.left.equalToSuperview() }
                    detail.snp.makeConstraints {
                        $0.top.right.equalToSuperview()
                        $0.left.equalTo(title.snp.right)
                    }
                }

                required init?(coder: NSCoder) { fatalError() }
            }
            """)
    }

    /// An extension that takes what may be nil, or has a default value.
    @Test func aViewIsAddedThroughAnOverload() throws {
        let helpers = """
            func addSubview(_ view: UIView?) { guard let view else { return }; addSubview(view) }
                func addSubview(_ rows: [UIView]) { rows.forEach { addSubview($0) } }
            """
        try check("addSubview(icon); addSubview(title)", String(helpers.split(separator: "\n")[0]))
        try check("addSubview([icon, title])", helpers)
        let inset = "func addSubview(_ view: UIView, inset: CGFloat = 0) { addSubview(view); view.alpha = inset }"
        try check("addSubview(icon); addSubview(title, inset: 8)", inset)
    }

    /// What is not known may be of the type that only another method takes, whose further parameters have defaults.
    @Test func whatIsNotKnownMayBeOfEachType() throws {
        try judgeCode(
            """
            import UIKit

            struct Edge { let view: UIView; let attribute: NSLayoutConstraint.Attribute }

            extension Edge {
                func equal(_ other: Edge, constant: CGFloat = 0) {
                    NSLayoutConstraint(
                        item: view, attribute: attribute, relatedBy: .equal, toItem: other.view,
                        attribute: other.attribute, multiplier: 1, constant: constant
                    ).isActive = true
                }
            }

            extension Edge {
                func equal(_ length: CGFloat) {
                    NSLayoutConstraint(
                        item: view, attribute: attribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                        multiplier: 1, constant: length
                    ).isActive = true
                }
            }

            final class Notice: UIView {
                func install() {
                    guard let superview else { return }
                    Edge(view: self, attribute: .top).equal(superview.bottomEdge)
                    Edge(view: self, attribute: .top).equal(8)  // expect: invalid-pairing
                }
            }
            """)
    }

    /// Methods that only look like UIKit's are the project's, whatever they are called.
    @Test(arguments: ["setBoxStyle(.card)", "setBoxStyle(.card, height: 30)"])
    func onlyMethodsOfUIKitAreMeant(call: String) {
        let text = SourceText(
            """
            import UIKit

            extension UIView {
                func setBoxStyle(_ style: Style, height: CGFloat = 44) {
                    translatesAutoresizingMaskIntoConstraints = false
                    heightAnchor.constraint(equalToConstant: height).isActive = true
                }
            }

            final class Page: UIViewController {
                private let box = UIView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(box)
                    box.\(call)
                    NSLayoutConstraint.activate([
                        box.topAnchor.constraint(equalTo: view.topAnchor),
                        box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                        box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                    ])
                }
            }
            """)
        #expect(findings(in: text, with: []).map(\.message) == [])
    }

    /// A class that has no such method of UIKit's means the project's.
    @Test(arguments: [
        "extension UIViewController { func addSubview(_ one: UIView, inset: CGFloat = 0) { view.addSubview(one) } }",
        "extension UIViewController { func addSubview(_ one: UIView) { view.addSubview(one) } }",
    ])
    func aControllerHasNoSubviews(helper: String) {
        let text = SourceText(
            """
            import UIKit

            \(helper)

            final class Page: UIViewController {
                private let box = UIView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    addSubview(box)
                    box.snp.makeConstraints { $0.top.leading.width.equalToSuperview() }
                }
            }
            """)
        #expect(findings(in: text, with: []).map(\.code.rawValue) == ["ambiguous-size"])
    }

    /// Of two that fit, Swift takes the one without default values, which is UIKit's.
    @Test(arguments: [("stack.addArrangedSubview(title)", 3.0), ("stack.addArrangedSubview(title, before: 0)", 0)])
    func defaultValuesAreNotPreferred(call: String, spacing: Double) throws {
        let text = SourceText(
            """
            import UIKit

            extension UIStackView {
                func addArrangedSubview(_ view: UIView, before space: CGFloat = 0) {
                    if let last = arrangedSubviews.last { setCustomSpacing(space, after: last) }
                    addArrangedSubview(view)
                }
            }

            final class Bar: UIView {
                private let stack = UIStackView()
                private let icon = UIImageView()
                private let title = UIView()

                init() {
                    super.init(frame: .zero)
                    addSubview(stack)
                    stack.spacing = 3
                    stack.addArrangedSubview(icon)
                    \(call)
                    stack.snp.makeConstraints {
                        $0.edges.equalToSuperview()
                        $0.width.equalTo(30 + \(spacing))
                    }
                    icon.snp.makeConstraints { $0.width.equalTo(10) }
                    title.snp.makeConstraints { $0.width.equalTo(20) }
                }
            }
            """)
        #expect(findings(in: text, with: []).map(\.message) == [])
    }

    @Test func aGuideIsNoView() throws {
        let helpers = """
            func add(_ view: UIView, beside guide: UILayoutGuide) { addSubview(view) }
                func add(_ view: UIView, beside other: UIView) {}
            """
        try check("add(icon, beside: safeAreaLayoutGuide); add(title, beside: layoutMarginsGuide)", helpers)
    }

    @Test func aLabelIsNoImage() throws {
        let helpers = """
            func add(_ label: UILabel) { addSubview(label) }
                func add(_ image: UIImageView) { addSubview(image) }
            """
        try check("add(icon); add(title)", helpers)
    }

    /// `.front` is a case of one of the types.
    @Test func aCaseTellsTheType() throws {
        let helpers = """
            enum Side { case leading, trailing }
                enum Depth { case front, back }
                func add(_ view: UIView, _ depth: Depth) { addSubview(view) }
                func add(_ view: UIView, _ side: Side) {}
            """
        try check("add(icon, .front); add(title, .back)", helpers)
    }

    /// An extension that hands on to UIKit's method of its name, called on a view that nobody knows, ends there.
    @Test(arguments: ["if let view { self.addSubview(view) }", "UIView.animate { self.addSubview(view ?? UIView()) }"])
    func anExtensionThatCallsUIKitsMethodEnds(body: String) throws {
        let adding = """
            import UIKit

            extension UIView {
                func addSubview(_ view: UIView?) {
                    \(body)
                }
            }
            """
        let text = SourceText(
            """
            import UIKit

            final class Page: UIViewController {
                private let box = UIView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(box)
                    box.translatesAutoresizingMaskIntoConstraints = false
                    box.heightAnchor.constraint(equalToConstant: 4).isActive = true
                    box.heightAnchor.constraint(equalToConstant: 5).isActive = true
                }

                func cover() {
                    view.superview?.addSubview(UIView())
                }
            }
            """)
        #expect(findings(in: text, with: [adding]).map(\.code).contains("conflict"))
    }
}
