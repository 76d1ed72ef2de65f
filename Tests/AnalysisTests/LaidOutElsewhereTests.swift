import SourceText
import TestSupport
import Testing

/// A class whose layout code stands in extensions in other files alone.
@Suite struct LaidOutElsewhereTests {
    private static let page = SourceText(
        """
        import UIKit

        final class Page: UIViewController {
            let icon = UIView()

            override func viewDidLoad() {
                super.viewDidLoad()
                setUp()
            }
        }
        """)

    private static func codes(_ others: String...) -> [String] {
        findings(in: page, with: others.map { "import UIKit\n\n\($0)" }).map(\.code.rawValue)
    }

    private static let setUp = """
        {
            func setUp() {
                view.addSubview(icon)
                icon.snp.makeConstraints {
                    $0.top.leading.width.equalToSuperview()
                }
            }
        }
        """

    @Test func itIsReadWithTheExtension() {
        #expect(Self.codes("extension Page \(Self.setUp)") == ["ambiguous-size"])
        #expect(Self.codes("extension Page {}", "extension Page \(Self.setUp)") == ["ambiguous-size"])
        #expect(Self.codes("extension Other \(Self.setUp)") == [])
    }
}
