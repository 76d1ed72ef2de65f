import SourceText
import TestSupport
import Testing

/// A view that is hidden until a method shows it is not taken for hidden where all code that makes its object calls
/// that method.
@Suite struct BuilderCallsTests {
    private static func alert(_ title: String, isHidden: String = "true") -> SourceText {
        SourceText(
            """
            import UIKit

            final class Alert: UIView {
                private let stack = UIStackView()
                private lazy var title: UILabel = {
                    let view = UILabel()
                    view.isHidden = \(isHidden)
                    return view
                }()

                init() {
                    super.init(frame: .zero)
                    addSubview(stack)
                    stack.axis = .vertical
                    stack.addArrangedSubview(title)
                    stack.snp.makeConstraints { $0.edges.equalToSuperview() }
                    title.snp.makeConstraints { $0.height.equalTo(44) }
                }

                \(title)
            }
            """)
    }

    private static let builder = """
        func title(_ text: String) -> Alert {
            title.isHidden = false
            title.text = text
            return self
        }
        """

    private static func isReported(_ alert: SourceText, _ other: String) -> Bool {
        findings(in: alert, with: ["import UIKit\n\n\(other)"]).contains {
            $0.code.rawValue == "required-size-in-stack"
        }
    }

    @Test(arguments: [
        ("func show() { add(Alert().title(\"Sure?\")) }", false), ("func show() { add(Alert()) }", true),
        ("func show() { Alert().text(\"\").title(\"Sure?\").open() }", false),
        ("func show() { let alert = Alert(); add(alert.title(\"Sure?\")) }", true),
        ("lazy var alert = Alert()\nfunc show() { add(Alert().title(\"Sure?\")) }", true),
        ("static func make() -> Alert { Alert() }\nfunc show() { add(Alert().title(\"Sure?\")) }", true),
        ("func show() { add(Alert().title(\"Sure?\")) }\nfunc warn() { add(Alert()) }", true),
        ("func show() {}", true),
    ])
    func aTitleThatEveryoneGivesIsShown(code: String, isReported: Bool) {
        #expect(Self.isReported(Self.alert(Self.builder), "final class Page {\n\(code)\n}") == isReported)
    }

    @Test func aMethodThatAnswersNothingMayBeCalledAnyTime() {
        let method = "func show(_ text: String) { title.isHidden = false; title.text = text }"
        #expect(Self.isReported(Self.alert(method), "final class Page { func show() { Alert().show(\"\") } }"))
    }

    @Test func aSubclassMayBeMadeWithoutIt() {
        let alert = String(decoding: Self.alert(Self.builder).utf8, as: UTF8.self).replacing(
            "final class", with: "class")
        let page = "final class Page { func show() { add(Alert().title(\"Sure?\")); add(Warning()) } }"
        #expect(!Self.isReported(SourceText(alert), page))
        #expect(Self.isReported(SourceText(alert), page + "\nfinal class Warning: Alert {}"))
    }

    @Test func aBuilderMayShowItOnACondition() {
        let builder = Self.builder.replacing(
            "title.isHidden = false", with: "if !text.isEmpty { title.isHidden = false }")
        #expect(Self.isReported(Self.alert(builder), "final class Page { func show() { add(Alert().title(\"\")) } }"))
    }

    @Test func theBuilderItselfMayHide() {
        let builder = Self.builder.replacing("title.isHidden = false", with: "title.isHidden = text.isEmpty")
        #expect(Self.isReported(Self.alert(builder), "final class Page { func show() { add(Alert().title(\"\")) } }"))
    }
}
