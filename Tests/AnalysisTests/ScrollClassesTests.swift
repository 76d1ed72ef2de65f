import SourceText
import TestSupport
import Testing

/// Classes that are scroll views themselves, and controllers whose view is one.
@Suite struct ScrollClassesTests {
    private static func page(_ constraints: String, _ setUp: String = "", isMissing: Bool) -> String {
        """
        import UIKit

        final class Page: UIScrollView {\(isMissing ? "  // expect: ambiguous-scroll-content" : "")
            private let box = UIView()

            init() {
                super.init(frame: .zero)
                box.translatesAutoresizingMaskIntoConstraints = false
                addSubview(box)
                NSLayoutConstraint.activate([
                    box.leadingAnchor.constraint(equalTo: leadingAnchor),
                    box.trailingAnchor.constraint(equalTo: trailingAnchor),
                    box.widthAnchor.constraint(equalTo: widthAnchor),
                    box.topAnchor.constraint(equalTo: topAnchor),
                    \(constraints)
                ])
                \(setUp)
            }

            required init?(coder: NSCoder) { fatalError() }
        }
        """
    }

    private static let height = "box.heightAnchor.constraint(equalToConstant: 900),"
    private static let bottom = "box.bottomAnchor.constraint(equalTo: bottomAnchor),"

    @Test func theirContentNeedsBothEdges() throws {
        try judgeCode(Self.page(Self.height, isMissing: true))
        try judgeCode(Self.page(Self.height + "\n            " + Self.bottom, isMissing: false))
    }

    @Test(arguments: [
        "maximumZoomScale = 3", "self.contentSize = CGSize(width: 320, height: 900)", "Styles.apply(to: self)",
        "addSubview(Styles.footer)",
    ])
    func whatSomethingElseDeterminesIsNotMissing(setUp: String) throws {
        try judgeCode(Self.page(Self.height, setUp, isMissing: false))
    }

    /// Whoever shows one may say how large its content is.
    @Test(arguments: [
        ("page.contentSize = size", false), ("page.contentOffset = point", true), ("page.addSubview(footer)", false),
        ("footer.bottomAnchor.constraint(equalTo: page.contentLayoutGuide.bottomAnchor)", false),
        ("page.maximumZoomScale = 4", false),
    ])
    func aSizeFromOutsideIsNotMissing(statement: String, isMissing: Bool) {
        let user = "func show(_ page: Page) { \(statement) }"
        let found = findings(in: SourceText(Self.page(Self.height, isMissing: false)), with: [user])
        #expect(found.map(\.code) == (isMissing ? ["ambiguous-scroll-content"] : []))
    }

    @Test func theViewOfAControllerMayBeOne() throws {
        try judgeCode(
            """
            import UIKit

            final class PageController: UIViewController {  // expect: ambiguous-scroll-content
                override func loadView() {
                    let scroll = UIScrollView()
                    let box = UIView()
                    box.translatesAutoresizingMaskIntoConstraints = false
                    scroll.addSubview(box)
                    NSLayoutConstraint.activate([
                        box.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
                        box.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
                        box.widthAnchor.constraint(equalTo: scroll.widthAnchor),
                        box.topAnchor.constraint(equalTo: scroll.topAnchor),
                        box.heightAnchor.constraint(equalToConstant: 900),
                    ])
                    view = scroll
                }
            }
            """)
    }

    /// A view that is given the scroll view it is in, and says how large its content is.
    @Test(arguments: [
        ("override var bounds: CGRect { didSet { scroll?.contentSize = bounds.size } }", false),
        ("func grow(to height: CGFloat) { scroll?.contentSize.height = height }", false),
        ("func top() { scroll?.contentOffset = .zero }", true),
    ])
    func aContentViewMaySayHowLargeItIs(member: String, isMissing: Bool) throws {
        try judgeCode(
            """
            import UIKit

            final class Content: UIView {
                weak var scroll: UIScrollView?
                \(member)
            }

            final class Page: UIViewController {
                private let list = UIScrollView()\(isMissing ? "  // expect: ambiguous-scroll-content" : "")

                override func viewDidLoad() {
                    super.viewDidLoad()
                    let content = Content()
                    content.scroll = list
                    view.addSubview(list)
                    list.addSubview(content)
                    list.snp.makeConstraints { $0.edges.equalToSuperview() }
                    content.snp.makeConstraints {
                        $0.top.leading.trailing.width.equalToSuperview()
                        $0.height.equalTo(900)
                    }
                }
            }
            """)
    }

    @Test(arguments: [
        ("contentSize", false), ("self.contentSize.height", false), ("contentOffset", true),
        ("var contentSize = CGSize.zero; contentSize", true),
    ])
    func aClassMaySayHowLargeItsContentIs(target: String, isMissing: Bool) throws {
        try judgeCode(
            """
            import UIKit

            final class Scroller: UIScrollView {
                init() {
                    super.init(frame: .zero)
                    set()
                }

                private func set() {
                    \(target) = size
                }
            }

            final class Page: UIViewController {
                private let scroll = Scroller()\(isMissing ? "  // expect: ambiguous-scroll-content" : "")
                private let box = UIView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(scroll)
                    scroll.addSubview(box)
                    scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
                    box.snp.makeConstraints {
                        $0.top.leading.trailing.width.equalToSuperview()
                        $0.height.equalTo(900)
                    }
                }
            }
            """)
    }
}
