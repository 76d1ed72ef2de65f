import SourceText
import Testing

/// What holds of several views that code makes in one place.
@Suite struct RepeatedFindingsTests {
    private static func page(_ loop: String) -> SourceText {
        SourceText(
            """
            import UIKit

            final class Page: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(loop)
                }

                private func add(_ width: CGFloat) {
                    let square = UIView()
                    view.addSubview(square)
                    square.translatesAutoresizingMaskIntoConstraints = false
                    square.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
                    square.heightAnchor.constraint(equalToConstant: 80).isActive = true
                    square.widthAnchor.constraint(equalToConstant: width).isActive = true
                }
            }
            """)
    }

    private static let sentence =
        #"Ambiguous horizontal position: nothing determines where "square" is. "#
        + "Add a leading, trailing or centerX constraint."

    @Test func oneViewIsToldOfAlone() {
        #expect(findings(in: Self.page("add(80)"), with: []).map(\.message) == [Self.sentence])
    }

    @Test func ofFurtherOnesTheNumberIsTold() {
        let found = findings(in: Self.page("for _ in 0..<3 { add(80) }"), with: [])
        #expect(
            found.map(\.message) == [Self.sentence + " The same holds for 2 more views made in the same place."])
        let two = findings(in: Self.page("add(80)\nadd(40)"), with: [])
        #expect(two.map(\.message) == [Self.sentence + " The same holds for 1 more view made in the same place."])
    }

    @Test func otherPlacesAreToldThemselves() {
        let text = Self.page("let other = UIView()\nview.addSubview(other)\nadd(80)")
        #expect(findings(in: text, with: []).map(\.message) == [Self.sentence])
        let both = """
            for title in ["a", "b"] {
                let label = UILabel(), line = UIView()
                for one in [label, line] {
                    view.addSubview(one)
                    one.translatesAutoresizingMaskIntoConstraints = false
                    one.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
                    one.heightAnchor.constraint(equalToConstant: 4).isActive = true
                }
                line.widthAnchor.constraint(equalToConstant: 4).isActive = true
            }
            """
        #expect(findings(in: Self.page(both), with: []).count == 2)
    }
}
