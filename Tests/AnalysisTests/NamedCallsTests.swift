import SourceText
import TestSupport
import Testing

/// What methods do that nothing in their class calls.
@Suite struct NamedCallsTests {
    private static func tile(_ method: String, _ helper: String = "") -> SourceText {
        SourceText(
            """
            import UIKit

            public final class Tile: UIView {
                private let icon = UIImageView()

                public init() {
                    super.init(frame: .zero)
                    addSubview(icon)
                    icon.translatesAutoresizingMaskIntoConstraints = false
                    icon.topAnchor.constraint(equalTo: topAnchor).isActive = true
                    icon.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
                    icon.widthAnchor.constraint(equalToConstant: 20).isActive = true
                    icon.heightAnchor.constraint(equalToConstant: 20).isActive = true
                }

                required init?(coder: NSCoder) { fatalError() }

                \(method) {
                    icon.heightAnchor.constraint(equalToConstant: 50).isActive = true
                }
                \(helper)
            }
            """)
    }

    private static func codes(_ text: SourceText, _ others: [String]) -> [String] {
        findings(in: text, with: others.map { "import UIKit\n\n\($0)" }).map(\.code.rawValue)
    }

    @Test(arguments: [
        "final class Page { func open(_ tile: Tile) { tile.enlarge() } }",
        "final class Page { func open(_ tile: Tile) { run(tile.enlarge) } }",
        "final class Page { let name = \"enlarge\" }",
        "final class Page { /* see */ func open(_ tile: Tile) { tile.enlarge() } }",
    ])
    func whatOtherFilesNameMayBeCalled(other: String) {
        #expect(Self.codes(Self.tile("func enlarge()"), ["final class Other {}", other]) == ["conflict"])
    }

    @Test(arguments: [
        "final class Page { func open(_ tile: Tile) { tile.enlargeAll() } }",
        "final class Page { func enlarge() {} }",
        "final class Page {\n    // tile.enlarge()\n}",
    ])
    func whatNoneNamesIsNotCalled(other: String) {
        #expect(Self.codes(Self.tile("func enlarge()"), [other]) == [])
    }

    /// Without an object, a name is that of the class whose code it stands in.
    @Test(arguments: [
        ("final class Page { func enlarge() {}\n func open() { enlarge() } }", []),
        ("extension Tile { func open() { enlarge() } }", ["conflict"]),
        ("protocol Growing { func enlarge() }\nextension Growing { func open() { enlarge() } }", ["conflict"]),
        ("final class Page { func open() {\n make()\n .enlarge() } }", ["conflict"]),
        // What another class calls of its own.
        ("final class Page { func enlarge() {}\n func open() { title = \"\"\n enlarge() } }", []),
        ("final class Page { let tile = Tile(); func enlarge() {}\n func open() { enlarge() } }", []),
        ("final class Page { func enlarge() {}\n func open() { self.enlarge() } }", []),
        (
            "protocol Growing { func enlargeAll() }\nfinal class Page { func enlarge() {}; func open() { enlarge() } }",
            []
        ),
        ("protocol Growing { func grow() }\nfinal class Page { func enlarge() {}; func open() { enlarge() } }", []),
    ])
    func callsWithoutAnObjectAreOfTheirClass(other: String, codes: [String]) {
        #expect(Self.codes(Self.tile("func enlarge()"), [other]) == codes)
    }

    /// A file may declare nothing.
    @Test func linesOutsideOfDeclarationsCount() {
        #expect(Self.codes(Self.tile("func enlarge()"), ["final class Page {}", "make().enlarge()"]) == ["conflict"])
    }

    @Test(arguments: ["@objc func enlarge()", "@IBAction func enlarge()", "public func enlarge()"])
    func whatOthersCallWithoutItsNameMayBeCalled(method: String) {
        #expect(Self.codes(Self.tile(method), ["final class Page {}"]) == ["conflict"])
    }

    /// What a protocol that the project does not declare asks for has parameters mostly.
    @Test(arguments: [
        ("UIView", []), ("UIControl, Equatable", []), ("UIView, Growing", ["conflict"]),
        ("UIView, UITextFieldDelegate", ["conflict"]), ("UIView, Binding", ["conflict"]), ("UIView, Own", []),
    ])
    func aMethodWithParametersMayBeOneThatALibraryAsksFor(inherited: String, codes: [String]) {
        let text = String(decoding: Self.tile("func enlarge(by points: Int)").utf8, as: UTF8.self)
            .replacing("UIView {", with: "\(inherited) {")
        let page = "final class Page {}\nprotocol Binding: Library.View {}\nprotocol Own: AnyObject {}"
        #expect(Self.codes(SourceText(text), [page]) == codes)
        #expect(Self.codes(SourceText(text), [page, "tile.enlarge(by: 2)"]) == ["conflict"])
    }

    @Test func itsOwnFileMayNameIt() {
        let text = Self.tile("func enlarge()", "lazy var action = Action(enlarge)")
        #expect(Self.codes(text, ["final class Page {}"]) == ["conflict"])
    }

    @Test func oneOfTheMethodsThatDoTheSameIsEnough() {
        let text = Self.tile("private func grow()", "func enlarge() { grow() }\nfunc widen() { grow() }")
        #expect(Self.codes(text, ["final class Page {}"]) == [])
        #expect(Self.codes(text, ["final class Page { func open(_ tile: Tile) { tile.widen() } }"]) == ["conflict"])
    }

    // MARK: Layouts

    private static func row(_ method: String, _ caller: String = "") -> SourceText {
        SourceText(
            """
            import UIKit

            final class Row: UIView {
                private let icon = UIImageView()

                \(method) {
                    addSubview(icon)
                    icon.snp.makeConstraints { $0.top.equalToSuperview() }
                }
                \(caller)
            }
            """)
    }

    /// A class whose only layout nothing makes has none yet.
    @Test(arguments: [
        ("func setUp()", "", []), ("private func setUp()", "", []),
        ("func setUp()", "override func didMoveToWindow() { setUp() }", ["ambiguous-position"]),
        ("@objc func setUp()", "", ["ambiguous-position"]),
    ])
    func aLayoutThatNothingMakesIsNotJudged(method: String, caller: String, codes: [String]) {
        #expect(Self.codes(Self.row(method, caller), ["final class Page {}"]) == codes)
        #expect(Self.codes(Self.row(method, caller), []) == ["ambiguous-position"])
        if !method.hasPrefix("private") {
            let page = "final class Page { func open(_ row: Row) { row.setUp() } }"
            #expect(Self.codes(Self.row(method, caller), [page]) == ["ambiguous-position"])
        }
    }

    /// A library may ask for the method.
    @Test(arguments: [("UIView, ViewCodable", ["ambiguous-position"]), ("UIView, UIKeyInput", [])])
    func aProtocolOfALibraryMayAskForALayout(inherited: String, codes: [String]) {
        let text = String(decoding: Self.row("func setUp()").utf8, as: UTF8.self).replacing(
            "UIView {", with: "\(inherited) {")
        #expect(Self.codes(SourceText(text), ["final class Page {}"]) == codes)
    }

    /// Another method is still judged.
    @Test func aMethodBesideALayoutThatNothingMakesIsJudged() {
        let method = """
            func narrow() {
                icon.widthAnchor.constraint(equalToConstant: 10).isActive = true
                icon.widthAnchor.constraint(equalToConstant: 20).isActive = true
            }
            """
        let page = "final class Page { func open(_ row: Row) { row.narrow() } }"
        #expect(Self.codes(Self.row("func setUp()", method), ["final class Page {}"]) == [])
        #expect(Self.codes(Self.row("func setUp()", method), [page]).contains("conflict"))
    }

    /// A protocol of Objective-C may ask for a method that is private.
    @Test func aPrivateMethodMayBeAskedFor() {
        let base =
            "@objc protocol Customizable {\n@objc optional func setUp()\n}\n"
            + "extension UIView { func customize() { (self as? Customizable)?.setUp?() } }"
        #expect(Self.codes(Self.row("private func setUp()"), [base]) == ["ambiguous-position"])
    }

    @Test func whatACalledMethodRelatesToItselfIsReported() {
        let text = SourceText(
            """
            import UIKit

            final class Page: UIViewController {
                private let list = UITableView()
                override func loadView() { view = list }
                func pin() { list.topAnchor.constraint(equalTo: view.topAnchor).isActive = true }
            }
            """)
        #expect(Self.codes(text, ["final class Other {}"]) == [])
        let other = "final class Other { func open(_ page: Page) { page.pin() } }"
        #expect(Self.codes(text, [other]) == ["self-reference"])
    }

    /// A file that is read by itself.
    @Test func withoutAProjectAllMayBeCalled() {
        #expect(Self.codes(Self.tile("func enlarge()"), []) == ["conflict"])
    }

    /// What another initializer alone calls sets up what that one makes.
    @Test(arguments: [
        ("", []), ("@objc func show() { putText() }", ["conflict"]),
        ("lazy var action = Action(putText)", ["conflict"]),
    ])
    func whatAnotherInitializerCallsIsItsOwn(member: String, codes: [String]) {
        let text = """
            import UIKit

            final class Item: UIControl {
                private let icon = UIImageView(), title = UILabel()

                init(text: String) {
                    super.init(frame: .zero)
                    putText()
                }

                init(image: UIImage) {
                    super.init(frame: .zero)
                    putIcon()
                }

                required init?(coder: NSCoder) { fatalError() }

                private func putText() {
                    addSubview(title)
                    title.snp.makeConstraints {
                        $0.leading.equalToSuperview().inset(16)
                        $0.top.bottom.equalToSuperview()
                    }
                }

                private func putIcon() {
                    addSubview(icon)
                    addSubview(title)
                    icon.snp.makeConstraints {
                        $0.leading.top.bottom.equalToSuperview()
                        $0.size.equalTo(20)
                    }
                    title.snp.makeConstraints {
                        $0.leading.equalTo(icon.snp.trailing)
                        $0.top.bottom.equalToSuperview()
                    }
                }
                \(member)
            }
            """
        #expect(Self.codes(SourceText(text), ["final class Page {}"]) == codes)
    }

    // MARK: Observers

    @Test(arguments: [
        ("final class Page { func open(_ tile: Tile) { tile.isLarge = true } }", ["conflict"]),
        ("final class Page { func open(_ tile: Tile) { tile.isLarge.toggle() } }", ["conflict"]),
        ("final class Page { func open(_ tile: Tile) { print(tile.isLarge) } }", []),
        // Another object has a property of the name too.
        ("final class Cell { var isLarge = false }\nfunc open(_ cell: Cell) { cell.isLarge = true }", []),
        ("struct Cell { var isLarge = false }\nfunc open() { let cell = make() as! Cell; cell.isLarge = true }", []),
        ("struct Cell { var isLarge = false }\nfunc open() { var cell = Cell(); cell.isLarge = true }", []),
        (
            "struct Cell { var isLarge = false }\n"
                + "final class Page { let cell = Cell(); func open() { cell.isLarge = true } }",
            []
        ),
        ("func open(_ cell: UITableViewCell) { cell.isLarge = true }", []),
        ("func open(_ cell: Tile) { cell.isLarge = true }", ["conflict"]),
        // It may be one of these.
        (
            "protocol Cell: AnyObject { var isLarge: Bool { get set } }\n"
                + "func open(_ cell: Cell) { cell.isLarge = true }",
            ["conflict"]
        ),
        ("func open(_ cell: Cell) { cell.isLarge = true }", ["conflict"]),
        ("final class Page { func open(_ cell: Cell) { cell.bigTile.isLarge = true } }", ["conflict"]),
        ("extension Page { func open() { tile?.isLarge = true } }", ["conflict"]),
        ("final class Page { func open(_ cell: Cell) { cell.setValue(true, forKey: \"isLarge\") } }", []),
        ("final class Page {}", []),
    ])
    func aPropertyThatNothingSetsIsNotObserved(other: String, codes: [String]) {
        let text = SourceText(
            String(decoding: Self.tile("func grow()").utf8, as: UTF8.self).replacing(
                "func grow() {\n        icon.heightAnchor.constraint(equalToConstant: 50).isActive = true\n    }",
                with: "var isLarge = false {\n"
                    + "didSet { icon.heightAnchor.constraint(equalToConstant: 50).isActive = true }\n}"))
        #expect(Self.codes(text, [other]) == codes)
        let later = SourceText(
            String(decoding: text.utf8, as: UTF8.self).replacing(
                "didSet { icon", with: "didSet { DispatchQueue.main.async { self.icon"
            ).replacing("= true }\n", with: "= true } }\n"))
        #expect(Self.codes(later, [other]) == codes)
    }
}
