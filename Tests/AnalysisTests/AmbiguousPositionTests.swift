import Analysis
import Testing

@Suite struct AmbiguousPositionTests {
    @Test func byAxis() throws {
        let judging = try Judging("size 320 x 100\nlabel a 40 x 20")
        #expect(judging.codes == ["3: ambiguous-position"])
        #expect(
            judging.findings.map(\.message) == [
                #"Ambiguous position: no constraint says where "a" is. Constrain it on both axes."#
            ])
        let limited = try Judging("size 320 x 100\nlabel a 40 x 20\na.width <= 80")
        #expect(
            limited.findings.map(\.message) == [
                #"Ambiguous horizontal position: nothing determines where "a" is. "#
                    + "Add a leading, trailing or centerX constraint.",
                #"Ambiguous vertical position: nothing determines where "a" is. "#
                    + "Add a top, bottom or centerY constraint.",
            ])
    }

    @Test func limitsAreNotEnough() throws {
        let judging = try Judging(
            "size 320 x 100\nlabel a 40 x 20\na.top == super.top\na.leading >= super.leading")
        #expect(judging.codes == ["3: ambiguous-position"])
        #expect(
            judging.findings.first?.message
                == #"Ambiguous horizontal position: only inequalities limit where "a" is. "#
                + "Add a leading, trailing or centerX constraint with ==.")
    }

    /// The label stays where it is, whatever becomes of its superview.
    @Test func aViewTiedToAnAncestorDoesNotFollowItsSuperview() throws {
        try judgeCode(
            """
            import UIKit

            final class Version: UICollectionViewCell {
                private let button = UIButton()  // expect: ambiguous-position
                private let label = UILabel()

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    contentView.addSubview(button)
                    button.addSubview(label)
                    for view in [button, label] { view.translatesAutoresizingMaskIntoConstraints = false }
                    NSLayoutConstraint.activate([
                        button.leadingAnchor.constraint(equalTo: label.leadingAnchor),
                        button.trailingAnchor.constraint(equalTo: label.trailingAnchor),
                        button.heightAnchor.constraint(equalTo: contentView.heightAnchor),
                        label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
                        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                    ])
                }

                required init?(coder: NSCoder) { fatalError() }
            }
            """)
    }

    /// As it goes on, it may do so with constraints, with a helper, or by its frame.
    @Test(arguments: [
        ("didMoveToSuperview()", "snp.makeConstraints { $0.leading.equalToSuperview() }", true),
        ("willMove(toSuperview new: UIView?)", "new.map { pin(to: $0) }; frame = superview?.bounds ?? frame", true),
        ("didMoveToSuperview()", "layer.cornerRadius = superview == nil ? 0 : 4", false),
        ("didMoveToSuperview()", "addSubview(label); label.snp.makeConstraints { $0.edges.equalToSuperview() }", false),
        ("didMoveToSuperview()", "if superview != nil { place() }", true),
        ("didMoveToSuperview()", "if superview != nil { fill() }", false),
        ("updateConstraints()", "label.snp.updateConstraints { $0.top.equalToSuperview() }; spin()", false),
    ])
    func aClassMayPlaceItsViewsInTheirSuperview(method: String, body: String, isPlaced: Bool) throws {
        try judgeCode(
            """
            import SnapKit
            import UIKit

            final class MainButton: UIButton {
                private let label = UILabel()

                override func \(method) {
                    \(body)
                }

                private func place() {
                    guard let superview else { return }
                    activate([superview.bottomAnchor.constraint(equalTo: topAnchor)])
                }

                private func fill() {
                    guard let superview else { return }
                    tintColor = superview.tintColor
                }
            }

            final class Warning: UIView {
                private let button = MainButton()\(isPlaced ? "" : "  // expect: ambiguous-position")

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(button)
                    button.snp.makeConstraints { $0.bottom.equalToSuperview() }
                }

                required init?(coder: NSCoder) { fatalError() }
            }
            """)
    }

    @Test func inAStateOnly() throws {
        let judging = try Judging(
            """
            size 320 x 100
            label a 40 x 20
            a.top == super.top
            x: a.leading == super.leading
            state loose { deactivate x }
            """)
        #expect(judging.codes == ["3: ambiguous-position"])
        #expect(judging.findings.first?.message.contains("in state \"loose\"") == true)
    }

    /// A view may have the height of its content, in which case edges of equal priority do not compete. The root of a
    /// controller has that of the window.
    @Test(arguments: [false, true])
    func optionalEdgesCompeteWhereTheHeightIsGiven(isController: Bool) throws {
        let edges = """
            row.topAnchor.constraint(equalTo: ROOT.topAnchor),
            row.bottomAnchor.constraint(equalTo: ROOT.bottomAnchor),
            """
        let body = """
            ROOT.addSubview(row)
            row.translatesAutoresizingMaskIntoConstraints = false
            let edges = [\(edges)]
            edges.forEach { $0.priority = UILayoutPriority(999) }
            NSLayoutConstraint.activate(edges)
            row.leadingAnchor.constraint(equalTo: ROOT.leadingAnchor).isActive = true
            row.widthAnchor.constraint(equalToConstant: 80).isActive = true
            row.heightAnchor.constraint(equalToConstant: 40).isActive = true
            """
        let row = "private let row = UIView()  \(isController ? "// expect: ambiguous-position" : "")"
        let members =
            isController
            ? "override func viewDidLoad() {\n\(body.replacing("ROOT", with: "view"))\n}"
            : "init() {\nsuper.init(frame: .zero)\n\(body.replacing("ROOT", with: "self"))\n}"
        try judgeCode(
            "import UIKit\nfinal class Page: \(isController ? "UIViewController" : "UIView") {\n\(row)\n\(members)\n}")
    }

    /// What is around a square view gives it one of its lengths, so what fills it has a size.
    @Test func squareViewsGiveTheirSizeToWhatFillsThem() throws {
        try judgeCode(
            """
            import UIKit

            final class Avatar: UIView {
                private let back = UIView()

                init() {
                    super.init(frame: .zero)
                    addSubview(back)
                    back.translatesAutoresizingMaskIntoConstraints = false
                    NSLayoutConstraint.activate([
                        heightAnchor.constraint(equalTo: widthAnchor),
                        back.widthAnchor.constraint(equalTo: widthAnchor),
                        back.heightAnchor.constraint(equalTo: heightAnchor),
                        back.centerXAnchor.constraint(equalTo: centerXAnchor),
                        back.centerYAnchor.constraint(equalTo: centerYAnchor),
                    ])
                }

                required init?(coder: NSCoder) { fatalError() }
            }
            """)
    }

    /// A number that is not known may be one with which all optional constraints hold.
    @Test func unknownNumbersMakeNoneGiveWay() throws {
        try judgeCode(
            """
            import UIKit

            final class Page: UIViewController {
                private let side: CGFloat
                private let frame = UIView()
                private let logo = UIView()
                private let dot = UIView()  // expect: ambiguous-position

                init(side: CGFloat) {
                    self.side = side
                    super.init(nibName: nil, bundle: nil)
                }

                required init?(coder: NSCoder) { fatalError() }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(frame)
                    frame.addSubview(logo)
                    frame.addSubview(dot)
                    [frame, logo, dot].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
                    let edges = [
                        logo.leadingAnchor.constraint(equalTo: frame.leadingAnchor, constant: 4),
                        logo.trailingAnchor.constraint(equalTo: frame.trailingAnchor, constant: -4),
                    ]
                    edges.forEach { $0.priority = UILayoutPriority(999) }
                    NSLayoutConstraint.activate(edges)
                    NSLayoutConstraint.activate([
                        logo.topAnchor.constraint(equalTo: frame.topAnchor),
                        logo.heightAnchor.constraint(equalToConstant: 20),
                        frame.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                        frame.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                        frame.widthAnchor.constraint(equalToConstant: side),
                        frame.heightAnchor.constraint(equalToConstant: side),
                        dot.topAnchor.constraint(equalTo: frame.topAnchor),
                        dot.widthAnchor.constraint(equalToConstant: side),
                        dot.heightAnchor.constraint(equalToConstant: side),
                    ])
                }
            }
            """)
    }

    /// What is held may place a view though no constraint joins the two: the row, of which code sets the margins, and
    /// the stack with a line that is not known say where the text is, and that says where the icon is.
    @Test func whatIsHeldPlacesOtherViews() throws {
        try judgeCode(
            """
            import UIKit

            final class Field: UIView {
                private let box = UIView()
                private let icon = UIImageView()
                private let text = UITextField()

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    let line = Style.makeLine()
                    let texts = UIStackView(arrangedSubviews: [text, line])
                    texts.axis = .vertical
                    let row = UIStackView(arrangedSubviews: [box, texts])
                    row.isLayoutMarginsRelativeArrangement = true
                    row.directionalLayoutMargins = NSDirectionalEdgeInsets(
                        top: 0, leading: Style.padding, bottom: 0, trailing: 0)
                    row.translatesAutoresizingMaskIntoConstraints = false
                    icon.translatesAutoresizingMaskIntoConstraints = false
                    box.isHidden = true
                    box.addSubview(icon)
                    addSubview(row)
                    NSLayoutConstraint.activate([
                        line.widthAnchor.constraint(equalTo: texts.widthAnchor),
                        row.topAnchor.constraint(equalTo: topAnchor),
                        row.leadingAnchor.constraint(equalTo: leadingAnchor),
                        row.trailingAnchor.constraint(equalTo: trailingAnchor),
                        row.bottomAnchor.constraint(equalTo: bottomAnchor),
                        icon.leadingAnchor.constraint(equalTo: box.leadingAnchor),
                        icon.trailingAnchor.constraint(equalTo: box.trailingAnchor),
                        icon.centerYAnchor.constraint(equalTo: text.centerYAnchor),
                    ])
                }

                required init?(coder: NSCoder) { fatalError() }

                func show() { box.isHidden = false }
            }
            """)
    }

    /// The cell places its content view, to which no constraint of the label leads.
    @Test func theContentViewOfACellNeedsNoConstraint() throws {
        try judgeCode(
            """
            import UIKit

            final class Cell: UITableViewCell {
                private let line = UIView()
                private let label = UILabel()

                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    label.translatesAutoresizingMaskIntoConstraints = false
                    contentView.addSubview(line)
                    contentView.addSubview(label)
                    NSLayoutConstraint.activate([
                        label.centerYAnchor.constraint(equalTo: centerYAnchor),
                        label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
                        label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
                    ])
                }

                required init?(coder: NSCoder) { fatalError() }
            }
            """)
    }

    /// Where a view of size 0 is nobody sees.
    @Test(arguments: [("0", ""), ("1", "  // expect: ambiguous-position")])
    func aViewOfNoSizeHasNoPlace(width: String, mark: String) throws {
        try judgeCode(
            """
            import UIKit

            final class Mark: UIView {
                private let dot = UIView()\(mark)

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    dot.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(dot)
                    dot.widthAnchor.constraint(equalToConstant: \(width)).isActive = true
                    dot.heightAnchor.constraint(equalToConstant: 0).isActive = true
                    dot.topAnchor.constraint(equalTo: topAnchor).isActive = true
                }
            }
            """)
    }

    /// A class may place its views in their superview when whoever adds them says so.
    @Test(arguments: [("pin()", true), ("tie()", true), ("colour()", false), ("shade()", false)])
    func aClassMayPlaceItsViewsWhenItIsTold(call: String, isPlaced: Bool) throws {
        try judgeCode(
            """
            import UIKit

            final class Bar: UIView {
                func pin() {
                    guard let superview else { return }
                    NSLayoutConstraint.activate([
                        topAnchor.constraint(equalTo: superview.topAnchor),
                        leadingAnchor.constraint(equalTo: superview.leadingAnchor),
                    ])
                }

                func tie() {
                    NSLayoutConstraint(
                        item: self, attribute: .top, relatedBy: .equal, toItem: superview, attribute: .top,
                        multiplier: 1, constant: 0
                    ).isActive = true
                }

                func colour() {
                    backgroundColor = superview?.backgroundColor
                }

                func shade() {
                    layer.shadowPath = UIBezierPath(rect: frame).cgPath
                    superview?.clipsToBounds = false
                }
            }

            final class Page: UIView {
                private let bar = Bar()\(isPlaced ? "" : "  // expect: ambiguous-position, ambiguous-position")

                init() {
                    super.init(frame: .zero)
                    addSubview(bar)
                    bar.translatesAutoresizingMaskIntoConstraints = false
                    bar.heightAnchor.constraint(equalToConstant: 40).isActive = true
                    bar.widthAnchor.constraint(equalToConstant: 40).isActive = true
                    bar.\(call)
                }
            }
            """)
    }

    /// Of views that are placed by each other the one is named that nothing places.
    @Test func theViewThatNothingPlacesIsNamed() throws {
        try judgeCode(
            """
            import UIKit

            final class Row: UIView {
                private let bar = UIView()
                private let stack = UIStackView()  // expect: ambiguous-position
                private let title = UILabel()
                private let icon = UIImageView()

                init() {
                    super.init(frame: .zero)
                    for view in [bar, stack, icon] {
                        view.translatesAutoresizingMaskIntoConstraints = false
                        addSubview(view)
                        view.topAnchor.constraint(equalTo: topAnchor).isActive = true
                    }
                    stack.addArrangedSubview(title)
                    NSLayoutConstraint.activate([
                        bar.leadingAnchor.constraint(equalTo: title.trailingAnchor),
                        bar.widthAnchor.constraint(equalToConstant: 3),
                        bar.heightAnchor.constraint(equalToConstant: 30),
                        icon.leadingAnchor.constraint(equalTo: bar.trailingAnchor, constant: 20),
                    ])
                }
            }
            """)
    }
}
