import LayoutModel
import SourceText
import SwiftLayout
import TestSupport
import Testing

/// Which method of a class and its superclasses a call means, and which methods others may call.
@Suite struct MethodLookupTests {
    private static let base = """
        import UIKit

        class Base: UIView {
            let icon = UIImageView()

            init(isWide: Bool) {
                super.init(frame: .zero)
                addSubview(icon)
                icon.translatesAutoresizingMaskIntoConstraints = false
                build(isWide: isWide)
            }

            private func build(isWide: Bool) {
                let width = isWide ? 40.0 : 20.0
                icon.widthAnchor.constraint(equalToConstant: width).isActive = true
                if isWide { icon.heightAnchor.constraint(equalToConstant: 40).isActive = true }
            }
        }

        """

    private static func subclass(_ method: String) -> String {
        """
        final class Card: Base {
            init() {
                super.init(isWide: false)
                build()
            }

            \(method) {
                icon.topAnchor.constraint(equalTo: topAnchor).isActive = true
            }
        }
        """
    }

    private static let extended = """
        final class Card: Base {
            init() {
                super.init(isWide: false)
                build()
            }
        }

        private extension Card {
            func build() {
                icon.topAnchor.constraint(equalTo: topAnchor).isActive = true
            }
        }
        """

    /// The layout of `Card`, with the declarations of its superclass in another file.
    private static func layout(_ text: String, in base: String) -> Layout? {
        ReadConstraints.parse(text, withOthers: [base]).layouts.first { $0.name == "Card" }
    }

    /// What is always active: `width 20`.
    private static func always(_ layout: Layout?) -> [String] {
        (layout?.constraints ?? []).filter(\.isActive).map { constraint in
            "\(constraint.first.attribute.rawValue) \(constraint.constant.literal.map { "\(Int($0))" } ?? "?")"
        }
    }

    /// The superclass still calls its own, with what it is given; nobody else can, with anything else.
    @Test(arguments: ["private func build()", "func build()"])
    func aMethodOfTheSameNameHidesNoneOfTheSuperclass(method: String) throws {
        let layout = try #require(Self.layout(Self.subclass(method), in: Self.base))
        #expect(Self.always(layout) == ["width 20", "top 0"])
        #expect(layout.states.isEmpty)
    }

    /// A superclass calls its own private method, whatever a subclass in its file or another one calls the same.
    @Test func aPrivateMethodIsNotOverridden() throws {
        let base = Self.base.replacing("(isWide: isWide)\n", with: "()\n").replacing(
            "build(isWide: Bool)", with: "build()")
        for method in ["func build()", "private func build()"] {
            let text = base.replacing("isWide ?", with: "false ?") + Self.subclass(method)
            let layouts = SwiftLayoutFormat().parse(SourceText(text)).document.layouts
            #expect(Self.always(layouts.first { $0.name == "Card" }) == ["width 20", "top 0"])
        }
    }

    /// Only its own file can override what is private to it, and says so.
    @Test func aFileMayOverrideWhatIsPrivateToIt() throws {
        let base = Self.base.replacing("(isWide: isWide)\n", with: "()\n").replacing(
            "private func build(isWide: Bool)", with: "fileprivate func build()")
        let text = base.replacing("isWide ?", with: "false ?") + Self.subclass("override fileprivate func build()")
        let layout = SwiftLayoutFormat().parse(SourceText(text)).document.layouts.first { $0.name == "Card" }
        #expect(Self.always(layout) == ["top 0"])
        #expect(layout?.states.isEmpty == true && layout?.additions.isEmpty == true)
    }

    /// A property that the class declares anew is not that of `super`.
    @Test(arguments: [("super.", false), ("", true), ("self.", true)])
    func thePropertyOfSuperIsNotItsOwn(base: String, isItself: Bool) {
        check(
            """
            final class Page: UIView {
                private let area = UILayoutGuide()
                override var safeAreaLayoutGuide: UILayoutGuide { area }
                init() {
                    super.init(frame: .zero)
                    addLayoutGuide(area)
                    area.topAnchor.constraint(\
            equalTo: \(base)safeAreaLayoutGuide.topAnchor).isActive = true\
            \(isItself ? "  // expect: self-reference" : "")
                }
            }
            """)
    }

    @Test(arguments: [false, true])
    func aPrivateMethodIsNotOverriddenInAnotherFile(isInExtension: Bool) throws {
        let text = isInExtension ? Self.extended : Self.subclass("private func build()")
        let base = Self.base.replacing("(isWide: isWide)\n", with: "()\n").replacing(
            "build(isWide: Bool)", with: "build()")
        let layout = try #require(Self.layout(text, in: base.replacing("isWide ?", with: "false ?")))
        #expect(Self.always(layout).contains("width 20"))
        #expect(Self.always(layout).contains("top 0"))
    }

    /// What others can reach is called with other arguments too, so that what it sets is not certain.
    @Test(arguments: [
        ("private func setHeight(_ x: CGFloat)", "setHeight(0)", true),
        ("func setHeight(_ x: CGFloat)", "setHeight(0)", false),
        ("fileprivate func setHeight(_ x: CGFloat)", "setHeight(0); self.setHeight(0)", true),
        ("fileprivate func setHeight(_ x: CGFloat)", "setHeight(0); other { $0.setHeight(4) }", false),
        ("fileprivate func setHeight(_ x: CGFloat)", "setHeight(0); let myself = Card(); myself.setHeight(4)", false),
        ("private func setHeight(_ x: CGFloat)", "setHeight(0); model.sink(receiveValue: setHeight)", false),
        ("@objc private func setHeight(_ x: CGFloat)", "setHeight(0); add(#selector(setHeight(_:)))", false),
    ])
    func onlyAPrivateMethodIsCalledByItsClassAlone(method: String, calls: String, isCertain: Bool) throws {
        let code = """
            import UIKit

            final class Card: UIView {
                private let box = UIView()
                private lazy var height = box.heightAnchor.constraint(equalToConstant: 8)

                init() {
                    super.init(frame: .zero)
                    addSubview(box)
                    box.translatesAutoresizingMaskIntoConstraints = false
                    box.topAnchor.constraint(equalTo: topAnchor).isActive = true
                    height.isActive = true
                    \(calls)
                }

                \(method) { height.constant = x }
            }
            """
        let layout = try #require(SwiftLayoutFormat().parse(SourceText(code)).document.layouts.first)
        #expect(Self.always(layout) == ["top 0", isCertain ? "height 0" : "height ?"])
    }

    /// A function that an autoclosure tells from another of its name, and that evaluates it by a call.
    @Test func anAutoclosureTakesAPlainValue() throws {
        let helpers = """
            import UIKit

            extension UIView {
                func put(_ view: UIView, in guide: UIView) {
                    put(view, activating: [view.topAnchor.constraint(equalTo: guide.topAnchor, constant: 3)])
                }

                func put(_ view: UIView, activating constraints: @autoclosure () -> [NSLayoutConstraint]) {
                    view.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(view)
                    NSLayoutConstraint.activate(constraints())
                }
            }
            """
        let text = """
            final class Card: UIView {
                private let icon = UIImageView()

                init() {
                    super.init(frame: .zero)
                    put(icon, in: self)
                    icon.widthAnchor.constraint(equalToConstant: 40).isActive = true
                }
            }
            """
        #expect(Self.always(Self.layout(text, in: helpers)) == ["top 3", "width 40"])
    }

    /// The extension of a protocol for the nearest class is meant, and none that is for other classes.
    @Test(arguments: [
        ("where Self: UIView", 20), ("where Self: Base", 30), ("", 40),
    ])
    func anExtensionOfAProtocolIsForTheClassThatItNames(requirement: String, width: Int) throws {
        func added(_ requirement: String, _ width: Int) -> String {
            """
            extension Building \(requirement) {
                func build() { icon.widthAnchor.constraint(equalToConstant: \(width)).isActive = true }
            }

            """
        }
        let base = """
            import UIKit

            protocol Building {}
            class Base: UIView, Building { let icon = UIImageView() }

            """
        let card = """
            final class Card: Base {
                init() {
                    super.init(frame: .zero)
                    addSubview(icon)
                    build()
                }
            }
            """
        let any = requirement.isEmpty ? "" : added("", 10)
        let own = added(requirement, width) + any + added("where Self: UIViewController", 90)
        #expect(Self.always(Self.layout(card, in: base + own)) == ["width \(width)"])
    }

    /// A view is no structure of the project, whatever else the operator is for.
    @Test(arguments: ["!=", "=="])
    func anOperatorForAnotherTypeIsNotMeant(name: String) throws {
        let operators = """
            import UIKit

            struct Value<T: Equatable> { var value: T }

            func \(name) <T: Equatable>(_ a: Value<T>, _ b: T) -> Bool { a.value \(name) b }
            """
        let isIcon = name == "==" ? "view == icon" : "!(view != icon)"
        let card = """
            final class Card: UIView {
                private let icon = UIImageView()

                init() {
                    super.init(frame: .zero)
                    place(icon)
                }

                private func place(_ view: UIView) {
                    addSubview(view)
                    view.widthAnchor.constraint(equalToConstant: 20).isActive = true
                    if \(isIcon) { return }
                    view.heightAnchor.constraint(equalToConstant: 30).isActive = true
                }
            }
            """
        let layout = try #require(Self.layout(card, in: operators))
        #expect(Self.always(layout) == ["width 20"])
        #expect(layout.constraints.count == 1)
    }

    /// `dismiss(animated:)` is UIKit's: the class only has another one.
    @Test func aMethodOfUIKitIsMeantWhereNoneOfTheClassFits() throws {
        let layout = try #require(
            Self.layout(
                """
                final class Card: UIViewController {
                    let icon = UIImageView()

                    override func viewDidLoad() {
                        icon.translatesAutoresizingMaskIntoConstraints = false
                        view.addSubview(icon)
                        icon.widthAnchor.constraint(equalToConstant: 20).isActive = true
                    }

                    func dismiss(after delay: Double) { dismiss(animated: true) }
                }
                """, in: ""))
        #expect(layout.partiallyKnown.vertical.isEmpty)
    }

    /// Modules may each have a copy of a helper. Those that differ say nothing.
    @Test(arguments: [
        ("public func pinned(to other: UIView) { topAnchor.constraint(equalTo: other.topAnchor).isActive = true }", 1),
        ("func pinned(to other: UIView) { topAnchor.constraint(equalTo: other.bottomAnchor).isActive = true }", 0),
        ("func pinned(to other: UIView, by: Int = 0) { self.topAnchor.constraint(equalTo: x).isActive = true }", 1),
    ])
    func aHelperThatIsDeclaredTwice(copy: String, count: Int) throws {
        expectCount(count, of: "topAnchor.constraint(equalTo: other.topAnchor).isActive = true", copy)
    }

    /// What each file declares for itself differs though it is called the same.
    @Test func aHelperThatUsesItsFileIsNoCopy() {
        let body = "topAnchor.constraint(equalTo: other.topAnchor, constant: gap).isActive = true"
        let copy = "func pinned(to other: UIView) { \(body) }"
        expectCount(0, of: body, "\(copy)\n}\nprivate let gap = 8\nextension UIView {")
    }

    private func expectCount(_ count: Int, of body: String, _ copy: String) {
        let helper = "extension UIView {\nfunc pinned(to other: UIView) { \(body) }\n}\nprivate let gap = 16"
        let card = """
            import UIKit

            final class Card: UIView {
                private let icon = UIImageView()

                init() {
                    super.init(frame: .zero)
                    addSubview(icon)
                    icon.pinned(to: self)
                }
            }
            """
        let document = ReadConstraints.parse(card, withOthers: [helper, "extension UIView {\n\(copy)\n}"])
        #expect(document.layouts.first?.constraints.count ?? 0 == count)
    }
}
