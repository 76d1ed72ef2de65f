import LayoutModel
import SourceText
import SwiftLayout
import TestSupport
import Testing

/// Methods of a class that are called in the wrong order.
@Suite struct CallOrderTests {
    /// - Parameters:
    ///   - constraining: where the method that constrains the views is called.
    ///   - body: what that method does.
    private static func page(
        _ constraining: String = "constrain()  // expect: no-common-ancestor", _ body: String = anchors
    ) -> String {
        """
        final class Page: UIViewController {
            private let title = UILabel()
            private let box = UIView()

            override func viewDidLoad() {
                super.viewDidLoad()
                \(constraining)
                addViews()
            }

            private func constrain() {
                \(body)
            }

            private func addViews() {
                title.translatesAutoresizingMaskIntoConstraints = false
                box.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(title)
                view.addSubview(box)
            }
        }
        """
    }

    private static let anchors = """
        title.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
                title.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
                box.topAnchor.constraint(equalTo: title.bottomAnchor).isActive = true
        """

    private func problems(_ code: String) -> [Finding] {
        SwiftLayoutFormat().parse(SourceText(code)).document.problems
    }

    @Test func itIsToldOnceAtTheFirstCall() throws {
        let code = Self.page()
        check(code)
        let finding = try #require(problems(code).first)
        #expect(
            finding.message
                == "Auto Layout cannot relate views without a common superview: constrain() constrains \"title\" and "
                + "another view before addViews() adds them. Call addViews() first.")
        #expect(finding.related.count == 4)
    }

    @Test func theCallsChangePlaces() throws {
        let code = Self.page("constrain()")
        let suggestion = try #require(problems(code).first?.suggestions.first)
        #expect(suggestion.title == "Call addViews() before constrain()")
        let after = SourceText(code).applying(suggestion.edits).string
        #expect(after.contains("        addViews()\n        constrain()\n    }\n"))
        #expect(problems(after).isEmpty)
    }

    @Test func soItIsWithSnapKit() throws {
        let body = "title.snp.makeConstraints { $0.top.leading.equalToSuperview() }"
        let finding = try #require(problems(Self.page("self.constrain()", body)).first)
        #expect(
            finding.message
                == "SnapKit ends the app in constrain(), which constrains \"title\" before addViews() adds it. Call "
                + "addViews() first.")
    }

    /// What comes between may be meant for the second call, and of another class's calls nothing is known.
    @Test(arguments: ["constrain()\n        holder = view", "constrain()\n        // The views"])
    func whatIsBetweenKeepsTheirOrder(calls: String) throws {
        let finding = try #require(problems(Self.page(calls)).first)
        #expect(finding.message.contains("Call addViews() first.") && finding.suggestions.isEmpty)
    }

    @Test func theCallsOfAnotherClassAreItsOwn() {
        let other = "final class Other {\nfunc start() {\nconstrain()\naddViews()\n}\n}"
        let called = "constrain()\n        start()\n    }\n\n    private func start() {"
        let findings = problems("\(Self.page(called))\n\n\(other)")
        #expect(findings.count == 2)
        #expect(findings.allSatisfy { $0.message.contains("Add it before the constraint is activated.") })
    }

    /// Called first, the other one would lack a view.
    @Test func methodsThatNeedEachOtherDoNotChangePlaces() {
        let findings = problems(Self.page("constrain()", "view.addSubview(UIView())\n" + Self.anchors))
        #expect(findings.allSatisfy { $0.message.contains("Add it before the constraint is activated.") })
    }

    /// No swap of two calls brings what several others add.
    @Test func whatSeveralCallsAddIsToldOfEachView() {
        let code = Self.page("constrain()")
            .replacing("addViews()\n    }", with: "addTitle()\n        addBox()\n    }")
            .replacing(
                "private func addViews() {",
                with: "private func addTitle() {\nview.addSubview(title)\n}\n"
                    + "private func addBox() {"
            ).replacing("        view.addSubview(title)\n", with: "")
        let findings = problems(code)
        #expect(findings.count == 2)
        #expect(findings.allSatisfy { $0.message.contains("Add it before the constraint is activated.") })
    }
}
