import LayoutModel
import Testing

@testable import Analysis

/// Contents of unknown length that tie between fixed edges.
@Suite struct TextTiesTests {
    private typealias Element = TestDocument.Element
    private typealias Pin = TestDocument.Pin

    private func label(_ id: String, _ frame: [Double], _ attributes: String = "") -> Element {
        let priorities = "horizontalHuggingPriority=\"251\" verticalHuggingPriority=\"251\""
        return Element(
            tag: "label", id: id, frame: frame, attributes: "\(priorities) text=\"\(id)\" \(attributes)")
    }

    private func row(_ attributes: String = "") -> TestDocument {
        TestDocument.screen(
            [label("key", [16, 12, 290, 20.5]), label("value", [314, 12, 45, 20.5], attributes)],
            [
                Pin("1", "key.leading", "root.leading", 16), Pin("2", "value.leading", "key.trailing", 8),
                Pin("3", "trailing", "value.trailing", 16), Pin("4", "key.top", "root.top", 12),
                Pin("5", "value.top", "root.top", 12),
            ])
    }

    @Test func twoLabelsEdgeToEdgeTieWhateverTheirTexts() throws {
        let findings = try row().findings()
        #expect(
            findings.map(\.message) == [
                #"Ambiguous width: "key" and "value" hug their contents at 251 and resist compression at 750, so "#
                    + "nothing says which of them is stretched or cut where their contents do not just fit. "
                    + "Give one of them other priorities."
            ])
        #expect(findings.map(\.subject) == ["key horizontal"])
    }

    @Test(arguments: [
        ("", true), ("title.setContentHuggingPriority(.required, for: .horizontal)", false),
        ("title.setContentHuggingPriority(Style.hugging, for: .horizontal)", false),
        ("title.setContentCompressionResistancePriority(Style.hugging, for: Style.axis)", false),
        ("title.setContentHuggingPriority(Style.hugging, for: .vertical)", true),
    ])
    func prioritiesThatAreNotKnownTieNothing(code: String, ties: Bool) throws {
        try judgeCode(
            """
            import UIKit

            final class Page: UIViewController {
                private let title = UILabel()  \(ties ? "// expect: ambiguous-size" : "")
                private let value = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    for label in [title, value] {
                        view.addSubview(label)
                        label.translatesAutoresizingMaskIntoConstraints = false
                        label.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
                    }
                    NSLayoutConstraint.activate([
                        title.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                        value.leadingAnchor.constraint(equalTo: title.trailingAnchor),
                        value.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                    ])
                    \(code)
                }
            }
            """)
    }

    @Test(arguments: [
        "horizontalCompressionResistancePriority=\"751\"", "horizontalCompressionResistancePriority=\"749\"",
        "verifyAmbiguity=\"off\"",
    ])
    func notIfOnePriorityDecides(attributes: String) throws {
        #expect(try row(attributes).found() == [])
    }

    @Test func twoLabelsTieFromTopToBottom() throws {
        let document = TestDocument.screen(
            [label("a", [16, 50, 343, 20.5]), label("b", [16, 120, 343, 489])],
            [
                Pin("1", "a.leading", "root.leading", 16), Pin("2", "trailing", "a.trailing", 16),
                Pin("3", "b.leading", "root.leading", 16), Pin("4", "trailing", "b.trailing", 16),
                Pin("5", "a.top", "root.top", 50), Pin("6", "b.top", "a.bottom", 50),
                Pin("7", "bottom", "b.bottom", 58),
            ])
        #expect(try document.found() == ["ambiguous-size: a vertical"])
    }

    @Test func notWhereOnlyALimitLeavesRoom() throws {
        let document = TestDocument.screen(
            [label("a", [16, 50, 343, 20.5]), label("b", [16, 120.5, 343, 20.5])],
            [
                Pin("1", "a.leading", "root.leading", 16), Pin("2", "trailing", "a.trailing", 16),
                Pin("3", "b.leading", "root.leading", 16), Pin("4", "trailing", "b.trailing", 16),
                Pin("5", "a.top", "root.top", 50), Pin("6", "b.top", "a.bottom", 50),
                Pin("7", "bottom", "b.bottom", 58, "relation=\"greaterThanOrEqual\""),
            ])
        #expect(try document.found() == [])
    }

    @Test func notInAStackView() throws {
        let stack = Element(
            tag: "stackView", id: "s", frame: [16, 12, 343, 20.5],
            subviews: [label("a", [0, 0, 300, 20.5]), label("b", [300, 0, 43, 20.5])])
        let document = TestDocument.screen(
            [stack],
            [
                Pin("1", "s.leading", "root.leading", 16), Pin("2", "trailing", "s.trailing", 16),
                Pin("3", "s.top", "root.top", 12),
            ])
        #expect(try document.found() == [])
    }
}
