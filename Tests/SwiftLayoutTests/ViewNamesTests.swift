import LayoutModel
import SourceText
import SwiftLayout
import Testing

/// The names that views have in findings.
@Suite struct ViewNamesTests {
    /// - Parameter body: statements that add views to the view of a controller.
    private static func names(_ body: String, _ members: String = "") -> [String] {
        let text = SourceText(
            """
            import UIKit

            final class Page: UIViewController {
            \(members)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(body)
                }
            }
            """)
        let document = uncancelled { never throws(Cancelled) in
            try SwiftLayoutFormat().parse(text, in: ParseContext(), never)
        }.document
        return document.layouts.flatMap { $0.views.dropFirst().map(\.name) }
    }

    /// Within the closure that makes it, a view is often called `view`, as the controller's own is.
    @Test func aViewOfAClosureIsCalledAsOutsideOfIt() {
        let closure = """
            let picture: UIImageView = {
                let view = UIImageView()
                view.contentMode = .center
                return view
            }()
            self.view.addSubview(picture)
            picture.topAnchor.constraint(equalTo: self.view.topAnchor).isActive = true
            """
        #expect(Self.names(closure) == ["picture"])
    }

    @Test func aPropertyKeepsItsName() {
        let body = """
            let other = { self.picture }()
            view.addSubview(other)
            other.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
            """
        #expect(Self.names(body, "    private let picture = UIImageView()") == ["picture"])
    }

    @Test func aVariableOfBeforeKeepsItsName() {
        let body = """
            let picture = UIImageView()
            let other = { picture }()
            view.addSubview(other)
            other.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
            """
        #expect(Self.names(body) == ["picture"])
    }

    /// Whoever calls a function that makes views has other names for them, and that is where they are declared.
    @Test func aViewOfAFunctionIsCalledAsOutsideOfIt() {
        let body = """
            let cart = icon()
            let heart = icon()
            for one in [cart, heart] {
                view.addSubview(one)
                one.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
            }
            view.addSubview(icon())
            """
        let icon = """
                private func icon() -> UIView { let made = button(); return made }
                private func button() -> UIView { let inner = UIButton(); return inner }
            """
        #expect(Self.names(body, icon) == ["cart", "heart", "made"])
    }

    @Test func aFunctionThatReturnsAPropertyKeepsItsName() {
        let body = """
            let other = shown()
            view.addSubview(other)
            other.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
            """
        let members = """
                private lazy var picture = UIImageView()
                private func shown() -> UIView { picture.alpha = 1; return picture }
            """
        #expect(Self.names(body, members) == ["picture"])
    }
}
