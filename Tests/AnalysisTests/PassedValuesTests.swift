import SourceText
import TestSupport
import Testing

/// A view is hidden only where some caller passes what hides it.
@Suite struct PassedValuesTests {
    private static func bar(_ members: String) -> SourceText {
        SourceText(
            """
            import UIKit

            class Bar: UIView {
                enum Mode { case plain, filled, hidden }
                private let back = UIButton()
                private let stack = UIStackView()

                \(members)

                private func setUp() {
                    addSubview(stack)
                    stack.addArrangedSubview(back)
                    stack.snp.makeConstraints { $0.edges.equalToSuperview() }
                    back.snp.makeConstraints { $0.width.equalTo(110) }
                }
            }
            """)
    }

    private static func isReported(_ members: String, _ others: String...) -> Bool {
        let codes = findings(in: bar(members), with: others.map { "import UIKit\n\n\($0)" }).map(\.code.rawValue)
        return codes.contains("required-size-in-stack")
    }

    private static let initializer = """
        init(mode: Mode = .plain) {
            super.init(frame: .zero)
            setUp()
            switch mode {
            case .plain: back.alpha = 0.5
            case .filled: back.alpha = 1
            case .hidden: back.isHidden = true
            }
        }
        """

    @Test(arguments: [
        ("let bar = Bar(mode: .filled)", false), ("let bar = Bar()", false),
        ("let bar = Bar(mode: Mode.filled)", false), ("let bar = Bar(mode: Mode.hidden)", true),
        ("let bar: Bar = .init(mode: .plain)", false),
        ("let bar = Bar(mode: .hidden)", true), ("let bar: Bar = .init(mode: .hidden)", true),
        ("let bar = Bar(mode: isSmall ? .plain : .hidden)", true),
        ("let bar = Bar(mode: isSmall ? .plain : .filled)", false),
        ("let bar = Bar(mode: modes[0])", true), ("let make = Bar.init", true),
        ("func make(_ mode: Bar.Mode) -> Bar { Bar(mode: mode) }", true),
        ("private func make(_ mode: Bar.Mode) -> Bar { Bar(mode: mode) }\nlet bar = make(.filled)", false),
        ("private func make(_ mode: Bar.Mode) -> Bar { Bar(mode: mode) }\nlet bar = make(.hidden)", true),
        ("// Bar(mode: .hidden)\nlet bar = Bar(mode: .plain)", false),
        ("enum Config { static var start: Bar.Mode = .hidden }\nlet bar = Bar(mode: Config.start)", true),
        ("extension Bar.Mode { static var compact: Bar.Mode { .hidden } }\nlet bar = Bar(mode: .compact)", true),
        ("typealias Row = Bar\nlet bar = Row(mode: .hidden)\nlet other = Bar()", true),
        ("final class Heir: Bar {}\nlet bar = Heir(mode: .hidden)\nlet other = Bar()", true),
        // Nothing makes it: somebody will.
        ("final class Page {}", true),
    ])
    func aCaseThatNoCallerPassesHidesNothing(code: String, isReported: Bool) {
        #expect(Self.isReported(Self.initializer, "final class Other {}", code) == isReported)
    }

    @Test(arguments: [
        ("back.isHidden = !isWide", "true", false), ("back.isHidden = !isWide", "false", true),
        ("back.isHidden = isWide == false", "true", false), ("back.isHidden = isWide == false", "false", true),
        ("if isWide { back.isHidden = false } else { back.isHidden = true }", "true", false),
        ("if isWide { back.isHidden = false } else { back.isHidden = true }", "wide", true),
        ("if !isWide || back.alpha == 0 { back.isHidden = true }", "true", true),
        ("if !isWide && back.alpha == 0 { back.isHidden = true }", "true", false),
        ("back.isHidden = Device.isPad", "true", true),
        ("let isWide = back.alpha > 0\nback.isHidden = !isWide", "true", true),
    ])
    func aFlagThatAllCallersPassIsKnown(code: String, argument: String, isReported: Bool) {
        let members = "init() { super.init(frame: .zero); setUp() }\nfunc show(isWide: Bool) {\n\(code)\n}"
        let caller = "final class Page { func open(_ bar: Bar) { bar.show(isWide: \(argument)) } }"
        #expect(Self.isReported(members, caller) == isReported)
        #expect(Self.isReported(members, caller, "func hand(_ bar: Bar) { run(bar.show) }"))
        #expect(Self.isReported(members.replacingFunc("@objc func"), caller))
    }

    @Test(arguments: [
        ("private let mode: Mode", ".filled", false), ("private let mode: Mode", ".hidden", true),
        ("let mode: Mode", ".filled", false), ("var mode: Mode", ".filled", false),
        ("var mode: Mode", ".hidden", true), ("@objc var mode: Mode", ".filled", true),
        ("private var mode: Mode", ".filled", false), ("private var mode: Mode", ".hidden", true),
        ("private var mode: Mode { didSet { back.alpha = 1 } }", ".filled", false),
        ("var mode: Mode { didSet { mode = modes[0] } }", ".filled", true),
        ("private var mode: Mode\n func next() { mode = modes[0] }", ".filled", true),
        ("private var mode: Mode\n func next() { Self.current.mode = .hidden }", ".filled", true),
        ("private var mode: Mode\n func next() { mode.advance() }", ".filled", true),
        ("private var mode: Mode\n func next() { change(&mode) }", ".filled", true),
        ("private var mode: Mode\n func isNext() -> Bool { mode == .hidden }", ".filled", false),
    ])
    func aConstantHasWhatTheInitializerIsGiven(property: String, argument: String, isReported: Bool) {
        let members = """
            \(property)
            init(mode: Mode) {
                self.mode = mode
                super.init(frame: .zero)
                setUp()
            }
            override func layoutSubviews() {
                super.layoutSubviews()
                switch self.mode {
                case .plain, .filled: break
                default: back.isHidden = true
                }
            }
            """
        #expect(Self.isReported(members, "let bar = Bar(mode: \(argument))") == isReported)
    }

    /// What it begins with is never seen.
    @Test(arguments: [("", false), ("init(small: Bool) { super.init(frame: .zero) }", true)])
    func aFirstValueThatEachInitializerReplacesDoesNotCount(other: String, isReported: Bool) {
        let members = """
            private var mode: Mode = .hidden
            init(mode: Mode) { self.mode = mode; super.init(frame: .zero); setUp() }
            required init?(coder: NSCoder) { super.init(coder: coder) }
            \(other)
            override func layoutSubviews() { if self.mode == .hidden { back.isHidden = true } }
            """
        #expect(Self.isReported(members, "let bar = Bar(mode: .filled)") == isReported)
    }

    /// Many files make something with `.init(…)`; the labels tell what they do not make.
    @Test(arguments: [
        (".init(frame: .zero)", false), (".init(mode: .hidden)", true), (".init()", false),
        (".init( /* see */ mode: .hidden)", true), (".init(\"Back\")", false),
    ])
    func otherInitializersAreToldApartByTheirLabels(code: String, isReported: Bool) {
        let others = "let bar = Bar(mode: .plain)\nlet other: Other = \(code)"
        #expect(Self.isReported(Self.initializer, others) == isReported)
    }

    /// Another class that calls its own initializers makes no such object.
    @Test func whatATypeCallsItselfIsNoOther() {
        let bar = "final class Page { let bar = Bar(mode: .plain) }\n"
        func other(_ code: String) -> String { "final class Other { \(code) }" }
        let initializer = Self.initializer.replacing("mode: Mode = .plain", with: "mode: Mode = .hidden")
        #expect(!Self.isReported(initializer, bar, other("convenience init(small: Bool) { self.init() }")))
        #expect(!Self.isReported(initializer, bar + other("static func make() -> Other { Self() }")))
        #expect(!Self.isReported(initializer, bar + other("static func make() -> Other { Self.init() }")))
        let own = "\nstatic func make() -> Bar { Self() }"
        #expect(Self.isReported(initializer + own, bar, "final class Other {}"))
        #expect(Self.isReported(initializer, bar, "extension Bar { static func make() -> Bar { Self.init() } }"))
    }

    @Test(arguments: [
        "all.forEach { isWide in back.isHidden = !isWide }", "func apply() { back.isHidden = !isWide }; apply()",
        "let done = { [isWide = all[0]] in self.back.isHidden = !isWide }; done()",
    ])
    func anotherNameInBetweenIsNotTheParameter(code: String) {
        let members =
            "init() { super.init(frame: .zero); setUp() }\nfunc show(isWide: Bool, _ all: [Bool] = []) {\n\(code)\n}"
        #expect(Self.isReported(members, "final class Page { func open(_ bar: Bar) { bar.show(isWide: true) } }"))
    }

    @Test func aTrailingClosureMayBePassedToo() {
        let members = """
            init() { super.init(frame: .zero); setUp() }
            func show(isWide: Bool, done: () -> Void) { back.isHidden = !isWide }
            """
        let calls = "bar.show(isWide: true, done: {})\nbar.show(isWide: false) { print(1) }"
        #expect(Self.isReported(members, "final class Page { func open(_ bar: Bar) { \(calls) } }"))
    }

    /// What takes no closure is not what is called with one.
    @Test func aTrailingClosureIsForAnotherFunction() {
        let members =
            "init() { super.init(frame: .zero); setUp() }\nfunc show(isWide: Bool) { back.isHidden = !isWide }"
        let calls = "bar.show(isWide: true)\nothers.show { print(1) }"
        #expect(!Self.isReported(members, "final class Page { func open(_ bar: Bar) { \(calls) } }"))
        let done = members.replacing("isWide: Bool", with: "isWide: Bool, done: Completion? = nil")
        #expect(Self.isReported(done, "final class Page { func open(_ bar: Bar) { \(calls) } }"))
    }

    /// What a function returns is what it says, or what it was asked for.
    @Test(arguments: [
        ("func make() -> Other { Other() }", "make()", false), ("func make() -> Bar { Bar() }", "make()", true),
        ("func make<T: UIView>(_ type: T.Type) -> T { T() }", "make(Other.self)", false),
        ("func make<T: UIView>(_ type: T.Type) -> T { T() }", "make(Bar.self)", true),
        ("func make<T: UIView>(_ type: T.Type) -> T { T() }", "make(kind)", true),
        ("func make() -> UIView { all[0] }", "make()", false),
        (
            "extension UITableView { func cell<T>(of type: T.Type) -> T { all[0] } }",
            "UITableView().cell(of: Other.self)", false
        ),
        (
            "extension UITableView { func cell<T>(of type: T.Type) -> T { all[0] } }",
            "UITableView().cell(of: Bar.self)", true
        ),
    ])
    func aResultHasTheTypeThatTheFunctionSays(function: String, call: String, isReported: Bool) {
        let members =
            "init() { super.init(frame: .zero); setUp() }\nfunc show(isWide: Bool) { back.isHidden = !isWide }"
        let page =
            "final class Page { func open(_ a: Bar) { a.show(isWide: true)\nlet x = \(call)\nx.show(isWide: false) } }"
        #expect(Self.isReported(members, function, page, "class Other: UIView {}") == isReported)
    }

    /// The function of the name is not what is called.
    @Test(arguments: [
        "let make: () -> Bar = { Bar() }\nlet x = make()", "func make() -> Bar { Bar() }\nlet x = make()",
        "let x = make(2)", "let x = makers.make()",
    ])
    func aResultOfAnotherFunctionIsNotKnown(code: String) {
        let members =
            "init() { super.init(frame: .zero); setUp() }\nfunc show(isWide: Bool) { back.isHidden = !isWide }"
        let page = "final class Page { func open(_ a: Bar) { a.show(isWide: true)\n\(code)\nx.show(isWide: false) } }"
        #expect(Self.isReported(members, "func make() -> Other { Other() }", page, "class Other: UIView {}"))
    }

    /// Handed on, a method may be called with anything.
    @Test(arguments: ["Bar.show", "Bar.show(bar)", "bar.show"])
    func aMethodThatIsHandedOnMayBeCalled(code: String) {
        let members =
            "init() { super.init(frame: .zero); setUp() }\nfunc show(isWide: Bool) { back.isHidden = !isWide }"
        let page = "final class Page { func open(_ bar: Bar) { bar.show(isWide: true)\nperform(\(code)) } }"
        #expect(Self.isReported(members, page, "class Other: UIView {}"))
    }

    @Test func aProtocolThatAsksForAnInitializerMayCallIt() {
        let bar = String(decoding: Self.bar(Self.initializer).utf8, as: UTF8.self)
            .replacing("class Bar: UIView", with: "class Bar: UIView, Made")
        let others = ["protocol Made { init(mode: Bar.Mode) }", "let bar = Bar(mode: .plain)"]
        func codes(_ text: String) -> [String] {
            findings(in: SourceText(text), with: others.map { "import UIKit\n\n\($0)" }).map(\.code.rawValue)
        }
        #expect(codes(bar).contains("required-size-in-stack"))
        #expect(!codes(bar.replacing(", Made", with: "")).contains("required-size-in-stack"))
    }

    @Test func whatOtherCodeHasItMayHide() {
        let members =
            "init() { super.init(frame: .zero); setUp() }\nfunc show(isWide: Bool) { back.isHidden = !isWide }"
        let text = String(decoding: Self.bar(members).utf8, as: UTF8.self).replacing(
            "private let back", with: "let back")
        let page = "final class Page { func open(_ bar: Bar) { bar.show(isWide: true); bar.back.isHidden = true } }"
        func codes(_ page: String, _ view: String = "let back") -> [String] {
            let text = SourceText(text.replacing("let back", with: view))
            return findings(in: text, with: ["import UIKit\n\n\(page)"]).map(\.code.rawValue)
        }
        #expect(codes(page) == ["required-size-in-stack"])
        // No other file names the view.
        let other = page.replacing("bar.back.isHidden", with: "bar.other.isHidden")
        #expect(codes(other) == [])
        #expect(codes(other, "@objc let back") == ["required-size-in-stack"])
        #expect(codes(other, "@IBOutlet var back") == ["required-size-in-stack"])
    }

    /// A view that the class only shows again is hidden by its own class, if at all.
    @Test(arguments: [
        ("isHidden = true", true), ("self.isHidden = true", true), ("icon.isHidden = true", false),
        ("print(icon.isHidden)", false),
    ])
    func aViewThatIsOnlyShownMayHideItself(code: String, isReported: Bool) {
        let members = "init() { super.init(frame: .zero); setUp() }\nfunc show() { back.isHidden = false }"
        let text = String(decoding: Self.bar(members).utf8, as: UTF8.self).replacing("UIButton()", with: "Back()")
        let back = "import UIKit\n\nfinal class Back: UIView { let icon = UIView(); func wait() { \(code) } }"
        let codes = findings(in: SourceText(text), with: [back]).map(\.code.rawValue)
        #expect(codes == (isReported ? ["required-size-in-stack"] : []))
    }

    private static let titled = """
        init() { super.init(frame: .zero); setUp() }
        func show(title: String?, at place: Int = 0) { back.isHidden = title == nil }
        """

    @Test(arguments: [
        ("\"Back\"", false), ("nil", true), ("\"Back\".localized()", false), ("\"Back\".known()", true),
        ("name ?? \"Back\"", false), ("names.first", true), ("owner?.name", true), ("isSmall ? nil : \"Back\"", true),
        ("isSmall ? \"\" : \"Back\"", false), ("title as? String", true), ("try? load()", true), ("title!", false),
        ("NSLocalizedString(\"Back\", comment: \"\")", false), ("String(describing: 1)", false),
        ("Caption(\"Back\")", true), ("Heading(\"Back\")", false), ("song.name", false), ("song.artist", true),
        ("song.unknown", true), ("other.name", true), ("label.text", true), ("Kind(rawValue: \"a\")", true),
        ("String(data: data, encoding: .utf8)", true), (".none", true), ("defaults.known(\"a\")", true),
        ("Song.main(\"a\")", false), ("song.loud()", false), ("song.quiet()", true), ("\"Back\".spaced", false),
    ])
    func nilIsPassedIfTheArgumentMayBeNil(argument: String, isReported: Bool) {
        let others = """
            extension String { func localized() -> String { self }; func known() -> String? { self } }
            extension String { var spaced: String { self } }
            enum Kind: String { case a }
            struct Song { let name: String; var artist: String?; let text: String }
            extension Song { func known(_ text: String) -> String { text } }
            extension Song { static func main(_ text: String) -> String { text }; func loud() -> String { name } }
            extension Song { func quiet() -> String? { nil } }
            struct Heading { init(_ text: String) {} }
            struct Caption { init?(_ text: String) { return nil } }
            final class Page {
                let label = UILabel()
                func open(_ bar: Bar, _ song: Song) { bar.show(title: \(argument)) }
            }
            """
        #expect(Self.isReported(Self.titled, others) == isReported)
    }

    @Test(arguments: [
        ("func open(title: String) { bar.show(title: title) }", false),
        ("func open(title: String?) { bar.show(title: title) }\nfunc start() { open(title: nil) }", true),
        ("func open(title: String?) { bar.show(title: title) }\nfunc start() { open(title: \"Back\") }", false),
        // UIKit or a library may call what no code here does.
        ("func start() { bar.show(title: \"Back\") }\nfunc open(title: String?) { bar.show(title: title) }", true),
        (
            "func start() { bar.show(title: \"Back\") }\nstatic func open(title: String?) { bar.show(title: title) }",
            false
        ),
        ("var title: String = \"\"\nfunc open() { bar.show(title: title) }", false),
        ("weak var title: String? = \"\"\nfunc open() { bar.show(title: title) }", true),
        (
            "func open(title: String?) { if let title { print(title) }; bar.show(title: title) }\n"
                + "func start() { open(title: nil) }",
            true
        ),
        ("func open() { bar.show(title: title) }\nlet other: (title: String, at: Int) = (\"\", 0)", true),
        ("func open() { let title = \"Back\"; bar.show(title: title) }", false),
        ("func open() { let title = names.first; bar.show(title: title) }", true),
        ("func open() { var title = \"\"; bar.show(title: title) }", true),
        ("func open() { guard let title = names.first else { return }; bar.show(title: title) }", false),
        ("private let title = \"Back\"\nfunc open() { bar.show(title: title) }", false),
        ("private var title: String?\nfunc open() { bar.show(title: title) }", true),
        ("private var title: String? = \"\"\nfunc open() { bar.show(title: title) }", false),
        ("private var title: String? = \"\"\nfunc open() { title = names.first; bar.show(title: title) }", true),
        ("func open() { names.forEach { title in bar.show(title: title) } }", true),
        ("func open() { run(bar.show) }\nfunc start() { bar.show(title: \"\") }", true),
        // The name of a variable is not the method, handed on.
        ("let show = true\nfunc open() { bar.show(title: \"Back\"); run(self.show) }", false),
    ])
    func whereAnArgumentComesFromIsFollowed(members: String, isReported: Bool) {
        #expect(Self.isReported(Self.titled, "final class Page {\nlet bar = Bar()\n\(members)\n}") == isReported)
    }

    @Test(arguments: [
        "if let title { back.setTitle(title, for: .normal) } else { back.isHidden = true }",
        "if let text = title { back.setTitle(text, for: .normal) } else { back.isHidden = true }",
        "guard let title else { back.isHidden = true; return }\nback.setTitle(title, for: .normal)",
        "back.isHidden = !(title != nil)", "if nil == title { back.isHidden = true }",
    ])
    func whatAsksForAValueIsKnown(code: String) {
        let members = "init() { super.init(frame: .zero); setUp() }\nfunc show(title: String?) {\n\(code)\n}"
        func page(_ title: String) -> String {
            "final class Page { func open(_ bar: Bar) { bar.show(title: \(title)) } }"
        }
        #expect(!Self.isReported(members, page("\"Back\"")))
        #expect(Self.isReported(members, page("nil")))
    }

    /// `guard let model` binds what the property of that name is.
    @Test(arguments: [
        ("guard let model else { return }", "URL", false), ("guard let model = model else { return }", "URL", false),
        ("guard let model else { return }", "URL?", true), ("guard let model = other else { return }", "URL", true),
    ])
    func aNameIsOfTheTypeThatItUnwraps(unwrapping: String, picture: String, isReported: Bool) {
        let members = """
            init() { super.init(frame: .zero); setUp() }
            var model: Model? { didSet {
                \(unwrapping)
                back.isHidden = model.picture == nil
            } }
            """
        let others = """
            struct User: Decodable { var image: Image; struct Image: Decodable { var small, large: \(picture) } }
            struct Model { let picture: URL?; init(user: User) { self.picture = user.image.large } }
            final class Page { func open(_ bar: Bar, _ user: User) { bar.model = Model(user: user) } }
            """
        #expect(Self.isReported(members, others) == isReported)
    }

    /// A public member of a type that is not public is seen by the project alone.
    @Test func aPublicMemberIsSeenOutsideOnlyWithItsType() {
        let caller = "final class Page { func open(_ bar: Bar) { bar.show(title: \"Back\") } }"
        let members = Self.titled.replacingFunc("public func")
        #expect(!Self.isReported(members, caller))
        let text = String(decoding: Self.bar(members).utf8, as: UTF8.self).replacing(
            "class Bar", with: "public class Bar")
        let codes = findings(in: SourceText(text), with: ["import UIKit\n\n\(caller)"]).map(\.code.rawValue)
        #expect(codes == ["required-size-in-stack"])
    }

    /// A file that is read by itself.
    @Test func withoutCallersAllMayBePassed() {
        #expect(Self.isReported(Self.initializer))
        #expect(Self.isReported(Self.titled))
    }
}

extension String {
    fileprivate func replacingFunc(_ word: String) -> String {
        replacing("func show", with: "\(word) show")
    }
}
