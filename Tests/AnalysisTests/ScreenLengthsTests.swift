import SourceText
import Testing

/// Sizes that code fits to the screen: no screen is narrower or lower than 320 points.
@Suite struct ScreenLengthsTests {
    private func check(_ scale: String, _ constraints: String) throws {
        try judgeCode(
            """
            import UIKit

            enum Scale {
                static var x: CGFloat { UIScreen.main.bounds.width / 375 }
                static var y: CGFloat { UIScreen.main.bounds.size.height / 812 }
                static let fixed: CGFloat = 0
            }

            final class Row: UIView {
                private let stack = UIStackView(), title = UIView(), photo = UIView()

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    let scale = \(scale)
                    stack.axis = .vertical
                    for view in [stack, photo] {
                        view.translatesAutoresizingMaskIntoConstraints = false
                        addSubview(view)
                    }
                    stack.addArrangedSubview(title)
                    NSLayoutConstraint.activate([
                        stack.topAnchor.constraint(equalTo: topAnchor),
                        stack.leadingAnchor.constraint(equalTo: leadingAnchor),
                        stack.trailingAnchor.constraint(equalTo: trailingAnchor),
                        photo.topAnchor.constraint(equalTo: stack.bottomAnchor),
                        photo.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12 * scale),
                        photo.heightAnchor.constraint(equalTo: photo.widthAnchor),
                        \(constraints)
                    ])
                }

                required init?(coder: NSCoder) { fatalError() }

                func show(isOpen: Bool) { title.isHidden = !isOpen }
            }
            """)
    }

    /// A length that is a part of the screen's is never 0.
    @Test func aHiddenViewCannotKeepAPartOfTheScreen() throws {
        let photo = "photo.widthAnchor.constraint(equalToConstant: 30),"
        try check(
            "Scale.y",
            "\(photo) title.heightAnchor.constraint(equalToConstant: 40 * scale),  // expect: required-size-in-stack")
        try check("frame.height / 812", "\(photo) title.heightAnchor.constraint(equalToConstant: 40 * scale),")
        try check("Scale.fixed", "\(photo) title.heightAnchor.constraint(equalToConstant: 40 * scale),")
    }

    /// However large the screen is, 12 + 30 is not 40 of the same parts.
    @Test func partsOfTheScreenAddUp() throws {
        func photo(_ trailing: Int, _ mark: String = "") -> String {
            """
            photo.widthAnchor.constraint(equalToConstant: 30 * Scale.x),
            photo.trailingAnchor.constraint(equalTo: leadingAnchor, constant: \(trailing) * Scale.x),\(mark)
            """
        }
        try check("Scale.x", photo(42))
        try check("Scale.x", photo(40, "  // expect: conflict"))
        // Of the height nothing is known.
        try check("Scale.y", photo(42))
    }

    /// What everybody knows is not named.
    @Test func theLeastLengthIsNoReason() {
        let text = SourceText(
            """
            import UIKit

            final class Row: UIView {
                private let photo = UIView()

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(photo)
                    photo.translatesAutoresizingMaskIntoConstraints = false
                    photo.topAnchor.constraint(equalTo: topAnchor).isActive = true
                    photo.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
                    photo.heightAnchor.constraint(equalToConstant: 20).isActive = true
                    photo.widthAnchor.constraint(equalToConstant: UIScreen.main.bounds.width).isActive = true
                    photo.widthAnchor.constraint(equalToConstant: UIScreen.main.bounds.width / 2).isActive = true
                }

                required init?(coder: NSCoder) { fatalError() }
            }
            """)
        #expect(
            findings(in: text, with: []).map(\.message) == [
                "Conflict: photo.width == 0.5 * UIScreen.main.bounds.width cannot hold together with photo.width == "
                    + "UIScreen.main.bounds.width. Remove or relax one of them."
            ])
    }

    /// A constant keeps the rectangle of the screen; what another one holds may be a view.
    @Test(arguments: [("let screen = UIScreen.main.bounds", true), ("let screen = makeScreen()", false)])
    func aLengthOfAKeptRectangleIsANumber(property: String, isNumber: Bool) throws {
        try judgeCode(
            """
            import SnapKit
            import UIKit

            final class Page: UIViewController {
                private let scroll = UIScrollView()\(isNumber ? "  // expect: ambiguous-scroll-content" : "")
                private let field = UITextField()
                \(property)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(scroll)
                    scroll.addSubview(field)
                    scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
                    field.snp.makeConstraints {
                        $0.height.equalTo(screen.height)
                        $0.width.equalTo(40)
                        $0.top.leading.trailing.equalToSuperview()
                    }
                }
            }
            """)
    }
}
