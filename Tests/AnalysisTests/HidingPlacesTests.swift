import SourceText
import Testing

/// Where a view is hidden is said at code of its own class.
@Suite struct HidingPlacesTests {
    private static let bar = SourceText(
        """
        import UIKit

        final class Bar: UIView {
            private let back = UIButton()
            private let stack = UIStackView()

            init() {
                super.init(frame: .zero)
                addSubview(stack)
                stack.addArrangedSubview(back)
                stack.snp.makeConstraints { $0.edges.equalToSuperview() }
                back.snp.makeConstraints { $0.width.equalTo(110) }
            }

            func close() {
                back.disappear { print(1) }
            }
        }
        """)

    /// Even where the code that hides it runs later, in a closure of another file.
    @Test(arguments: [
        "isHidden = true", "UIView.animate(withDuration: 1, animations: {}, completion: { _ in self.isHidden = true })",
        "DispatchQueue.main.async { self.isHidden = true; done() }",
    ])
    func aHelperThatHidesItIsSaidAtItsCall(body: String) throws {
        let helper = """
            import UIKit

            \(String(repeating: "// This moves the rest to where the other file has something else.\n", count: 4))
            extension UIView {
                func disappear(done: @escaping () -> Void) { \(body) }
            }
            """
        let found = findings(in: Self.bar, with: [helper]).filter { $0.code == "required-size-in-stack" }
        let place = try #require(found.first?.related.first { $0.message == "It is hidden here" })
        #expect(Self.bar[place.range.range].hasPrefix("back.disappear"))
    }
}
