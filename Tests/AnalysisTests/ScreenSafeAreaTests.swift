import SourceText
import Testing

/// The insets of a screen may be anything but all of it: what fits only into an empty safe area fits nowhere.
@Suite struct ScreenSafeAreaTests {
    private static let shares = """
        photo.topAnchor.constraint(equalTo: ROOT.safeAreaLayoutGuide.topAnchor),
        photo.heightAnchor.constraint(equalTo: ROOT.safeAreaLayoutGuide.heightAnchor, multiplier: 0.5),
        card.topAnchor.constraint(equalTo: photo.bottomAnchor),
        card.bottomAnchor.constraint(equalTo: ROOT.safeAreaLayoutGuide.bottomAnchor),
        card.heightAnchor.constraint(equalTo: photo.heightAnchor, multiplier: SHARE),
        """

    private static func code(_ share: String, inController: Bool) -> String {
        let mark = inController && share == "1.2" ? "  // expect: conflict" : ""
        let rows = shares.replacing("ROOT", with: inController ? "view" : "self")
            .replacing("SHARE),", with: "\(share)),\(mark)")
        let build = """
            for one in [photo, card] {
                one.translatesAutoresizingMaskIntoConstraints = false
                ADD(one)
                one.leadingAnchor.constraint(equalTo: ROOT.leadingAnchor).isActive = true
                one.trailingAnchor.constraint(equalTo: ROOT.trailingAnchor).isActive = true
            }
            NSLayoutConstraint.activate([
            \(rows)
            ])
            """.replacing("ROOT", with: inController ? "view" : "self")
            .replacing("ADD", with: inController ? "view.addSubview" : "addSubview")
        return """
            import UIKit

            final class Page: \(inController ? "UIViewController" : "UIView") {
                private let photo = UIView(), card = UIView()

                \(inController ? "override func viewDidLoad() {" : "init() {")
                    \(inController ? "super.viewDidLoad()" : "super.init(frame: .zero)")
                    \(build)
                }
            }
            """
    }

    @Test func sharesThatAreMoreThanAll() throws {
        try judgeCode(Self.code("1.2", inController: true))
        let text = SourceText(Self.code("1.2", inController: true))
        let message = findings(in: text, with: []).map(\.message).first ?? ""
        #expect(message.contains("photo.height == view.safeArea.height * 0.5"), "\(message)")
        #expect(!message.contains("inset"), "\(message)")
    }

    @Test func sharesThatAreAllOfIt() throws { try judgeCode(Self.code("1", inController: true)) }

    /// A view of its own may be as low as the inset of the screen there.
    @Test func aViewMayHaveAnEmptySafeArea() throws { try judgeCode(Self.code("1.2", inController: false)) }

    /// A controller whose view is to be empty at first says so by constants.
    @Test func aViewThatIsEmptyAtFirst() throws {
        try judgeCode(
            """
            import UIKit

            final class Banner: UIViewController {
                private let label = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(label)
                    label.translatesAutoresizingMaskIntoConstraints = false
                    NSLayoutConstraint.activate([
                        view.heightAnchor.constraint(equalToConstant: 0),
                        label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                        label.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
                        label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                        label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                        label.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 1),
                    ])
                }
            }
            """)
    }
}
