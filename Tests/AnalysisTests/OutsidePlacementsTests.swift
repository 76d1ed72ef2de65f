import LayoutModel
import SourceText
import TestSupport
import Testing

/// Views that code constrains as members of an object of the class.
@Suite struct OutsidePlacementsTests {
    /// A class with a view that has a size only.
    private static func tip(_ view: String, _ members: String = "", expecting: String = "") -> String {
        """
        import UIKit

        class Tip: UIView {
            \(view)\(expecting)

            init() {
                super.init(frame: .zero)
                badge.translatesAutoresizingMaskIntoConstraints = false
                addSubview(badge)
                badge.widthAnchor.constraint(equalToConstant: 10).isActive = true
                badge.heightAnchor.constraint(equalToConstant: 10).isActive = true
            }

            required init?(coder: NSCoder) { fatalError() }
        \(members)
        }
        """
    }

    private static let show = """
            static func show(in view: UIView) {
                let tip = Tip()
                view.addSubview(tip)
                NSLayoutConstraint.activate([
                    tip.badge.topAnchor.constraint(equalTo: tip.topAnchor),
                    tip.badge.leadingAnchor.constraint(equalTo: tip.leadingAnchor),
                ])
            }
        """

    @Test func whatAStaticFunctionConstrainsIsNotMissing() throws {
        try judgeCode(Self.tip("private let badge = UIView()", Self.show))
        try judgeCode(
            Self.tip(
                "private let badge = UIView()", Self.show.replacing("tip.badge", with: "tip.other"),
                expecting: "  // expect: ambiguous-position, ambiguous-position"))
    }

    private func isMissing(_ view: String, _ others: [String]) -> Bool {
        findings(in: SourceText(Self.tip(view)), with: others).map(\.code).contains("ambiguous-position")
    }

    /// A view controller that uses a tip, and constrains its badge.
    private static let page = """
        final class Page: UIViewController {
            private let tip = Tip()

            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(tip)
                tip.badge.snp.makeConstraints { make in
                    make.top.leading.equalToSuperview()
                }
            }
        }
        """

    @Test(arguments: ["let badge = UIView()", "lazy var badge = UIView()", "public private(set) var badge = UIView()"])
    func whatAnotherFileConstrainsIsNotMissing(view: String) {
        #expect(isMissing(view, []))
        #expect(!isMissing(view, [Self.page]))
    }

    /// What is in it says how large it is, and may say more.
    @Test func aViewThatAnotherFileFillsIsNotMissing() {
        let page = Self.page.replacing("tip.badge.snp.makeConstraints", with: "tip.badge.addSubview(list); list.fill")
        #expect(!isMissing("let badge = UIView()", [page]))
        #expect(isMissing("let badge = UIView()", [page.replacing("tip.badge", with: "tip.label")]))
    }

    /// The object is made for the view alone.
    @Test(arguments: [
        ("Tip().badge", false), ("Tip(text: \"Hi (you)\", at: place(0)).badge", false),
        ("Tip(text: \"Hi\").show()", true),
        ("tips(0).badge", true), ("Tip(text: \"Hi\").label", true),
    ])
    func aViewThatIsTakenOfAnObjectIsNotMissing(code: String, isReported: Bool) {
        let page = "final class Page { let views = [\(code)]; func open(_ tip: Tip) { views.forEach(stack.add) } }"
        #expect(isMissing("let badge = UIView()", [page]) == isReported)
    }

    @Test func aFileThatDoesNotKnowTheClassOrItsViewConstrainsNothingOfIt() {
        let view = "let badge = UIView()"
        #expect(isMissing(view, [Self.page.replacing("Tip()", with: "Tipping()")]))
        #expect(isMissing(view, [Self.page.replacing("tip.badge", with: "tip.label")]))
        #expect(isMissing("private let badge = UIView()", [Self.page]))
    }

    @Test func aSubclassHasTheViewsOfItsBase() {
        let base = Self.tip("let badge = UIView()")
        let text = SourceText("import UIKit\n\nfinal class Hint: Tip {}\n")
        let page = Self.page.replacing("Tip()", with: "Hint()")
        #expect(findings(in: text, with: [base, page]).isEmpty)
    }
}
