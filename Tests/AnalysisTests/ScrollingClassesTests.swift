import TestSupport
import Testing

/// A class of the project that scrolls has no size of its own unless it says one.
@Suite struct ScrollingClassesTests {
    private static func page(_ declaration: String, mark: String = "") -> String {
        """
        import UIKit

        \(declaration)

        final class Page: UIView {
            private let list = List()\(mark)

            init() {
                super.init(frame: .zero)
                addSubview(list)
                list.translatesAutoresizingMaskIntoConstraints = false
                list.topAnchor.constraint(equalTo: topAnchor).isActive = true
                list.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
                list.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
            }

            required init?(coder: NSCoder) { fatalError() }
        }
        """
    }

    @Test(arguments: ["UITableView", "UIScrollView"])
    func oneThatSaysNoneNeedsAHeight(superclass: String) throws {
        let code = "final class List: \(superclass) { func setUp() { backgroundColor = .red } }"
        try judgeCode(Self.page(code, mark: "  // expect: ambiguous-size"))
    }

    @Test(arguments: [
        "final class List: UITableView { override var intrinsicContentSize: CGSize { contentSize } }",
        "class Fit: UITableView { override var intrinsicContentSize: CGSize { contentSize } }\nclass List: Fit {}",
        "final class List: UITableView { func fit() { heightAnchor.constraint(equalToConstant: 9).isActive = true } }",
        "final class List: UITableView { func fit() { setHeight(contentSize.height) } }",
        "final class List: UITextView {}", "final class List: FittingTableView {}",
    ])
    func oneThatMayHaveASizeIsNotReported(declaration: String) throws {
        try judgeCode(Self.page(declaration))
    }
}
