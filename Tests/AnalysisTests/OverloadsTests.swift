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
}
