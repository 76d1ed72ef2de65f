import LayoutModel
import SourceText
import SwiftLayout
import TestSupport
import Testing

@testable import Analysis

/// What a class inherits is reported once, where it is written.
@Suite struct InheritedFindingsTests {
    private static let base = """
        import UIKit

        class Base: UIView {
            let icon = UIImageView()
            var length: CGFloat { 20 }

            init() {
                super.init(frame: .zero)
                addSubview(icon)
                icon.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    icon.topAnchor.constraint(equalTo: topAnchor),
                    icon.leadingAnchor.constraint(equalTo: leadingAnchor),
                    icon.widthAnchor.constraint(equalToConstant: 20),
                    icon.heightAnchor.constraint(equalToConstant: 20),
                    icon.heightAnchor.constraint(equalToConstant: length),
                ])
            }
        }

        """

    /// The errors in a text as `line: message`, with the declarations of the base in another file.
    private static func errors(_ text: String, in base: String? = nil) -> [String] {
        let text = SourceText(text)
        return findings(in: text, with: base.map { [$0] } ?? []).filter { $0.severity == .error }.map { finding in
            let line = text.lines.line(of: finding.range.start) + 1
            return "\(line): " + String(finding.message.prefix { $0 != "." })
        }
    }

    private static let broken = base.replacing("{ 20 }", with: "{ 30 }")

    @Test func aSubclassDoesNotRepeatIt() {
        let found = Self.errors(Self.broken + "final class First: Base {}\nfinal class Second: Base {}\n")
        #expect(found.count == 1 && found[0].hasPrefix("16: Conflict"), "\(found)")
    }

    @Test func aSubclassInAnotherFileDoesNotRepeatIt() {
        #expect(Self.errors("final class First: Base {}\n", in: Self.broken) == [])
    }

    @Test func whatTheSubclassCompletesNamesIt() {
        let tall = "final class Tall: Base {\n    override var length: CGFloat { 30 }\n}\n"
        let here = Self.errors(Self.base + tall)
        #expect(here.count == 1 && here[0].hasPrefix("16: In Tall: Conflict"), "\(here)")
    }

    /// The getter of the base class is a stand-in: a new view at each use, which nothing has added anywhere.
    @Test(arguments: [true, false])
    func aGetterThatSubclassesOverrideIsNotRead(isOverridden: Bool) {
        // What it keeps is the same at each use.
        #expect(Self.errors(Self.box("stack") + Self.labelled(isOverridden)).isEmpty)
        #expect(Self.errors(Self.box("UIView()") + Self.labelled(isOverridden)).isEmpty == isOverridden)
    }

    private static func box(_ content: String) -> String {
        """
        import UIKit

        class Box: UIView {
            private lazy var stack = UIStackView()
            var content: UIView { \(content) }

            init() {
                super.init(frame: .zero)
                addSubview(content)
                content.topAnchor.constraint(equalTo: topAnchor).isActive = true
            }

            required init?(coder: NSCoder) { fatalError() }
        }

        """
    }

    private static func labelled(_ overrides: Bool) -> String {
        """
        final class Labelled: Box {
            private let label = UILabel()
            \(overrides ? "override var content: UIView { label }" : "")
        }
        """
    }

    /// A base class offers its subclasses several methods: each calls the one that it wants.
    @Test func whatABaseOffersAndASubclassDoesNotCallIsNone() {
        let base = """
            import UIKit

            class Alert: UIView {
                let button = UIButton()

                init() {
                    super.init(frame: .zero)
                    addSubview(button)
                    button.translatesAutoresizingMaskIntoConstraints = false
                    button.topAnchor.constraint(equalTo: topAnchor).isActive = true
                    button.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
                    button.heightAnchor.constraint(equalToConstant: 40).isActive = true
                }

                required init?(coder: NSCoder) { fatalError() }

                func useWideButton() { button.widthAnchor.constraint(equalToConstant: 80).isActive = true }
                func useSmallButton() { button.widthAnchor.constraint(equalToConstant: 40).isActive = true }
            }

            """
        func errors(_ members: String) -> [String] {
            let start = "final class Note: Alert {\n    override init() {\n        super.init()\n"
            return Self.errors(base + start + members + "\n}\n")
        }
        #expect(errors("        useWideButton()\n    }") == [])
        let both = errors("        useWideButton()\n    }\n    @objc func shrink() { useSmallButton() }")
        #expect(both.count == 1 && both[0].contains("In Note: Conflict in state \"shrink()\""), "\(both)")
    }

    /// What each subclass completes is missing where the class itself is used.
    @Test(arguments: [
        ("let header = Header()", ["ambiguous-position"]), ("let header = Tall()", []),
        ("let header = SomeKit.Header()", []),
        ("enum Row { case Header(String) }; let row = Row.Header(text)", []),
        ("struct Screen { struct Header {}; let header = Header() }", []), ("let kind = Header.self", []),
        ("let header = OtherHeader()", []), ("// Header()", []),
        ("@testable import App; import XCTest; let header = Header()", []),
    ])
    func aClassThatIsUsedItselfIsCompletedByNone(use: String, codes: [String]) {
        let header = """
            import UIKit

            class Header: UIView {
                fileprivate let title = UILabel()

                init() {
                    super.init(frame: .zero)
                    addSubview(title)
                    title.translatesAutoresizingMaskIntoConstraints = false
                    title.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
                }

                required init?(coder: NSCoder) { fatalError() }
            }

            final class Tall: Header {
                override init() {
                    super.init()
                    title.topAnchor.constraint(equalTo: topAnchor).isActive = true
                }

                required init?(coder: NSCoder) { fatalError() }
            }
            """
        #expect(findings(in: SourceText(header), with: [use]).map(\.code.rawValue) == codes, "\(use)")
    }

    /// What only some subclasses complete is said of the others.
    @Test(arguments: [
        (["Tall"], []), (["Tall", "Short"], ["In Short: "]), (["Short"], [""]), (["Short", "Low"], [""]),
        (["Tall", "Short", "Low"], ["In Low and Short: "]),
    ])
    func whatSomeSubclassesCompleteIsSaidOfTheOthers(names: [String], beginnings: [String]) {
        let base = """
            import UIKit

            class Header: UIView {
                fileprivate let title = UILabel()

                init() {
                    super.init(frame: .zero)
                    addSubview(title)
                    title.translatesAutoresizingMaskIntoConstraints = false
                    title.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
                }

                required init?(coder: NSCoder) { fatalError() }
            }
            """
        let top = "title.topAnchor.constraint(equalTo: topAnchor).isActive = true"
        let heirs = names.map { name in
            """
            final class \(name): Header {
                override init() {
                    super.init()
                    \(name == "Tall" ? top : "isOpaque = true")
                }

                required init?(coder: NSCoder) { fatalError() }
            }
            """
        }
        let text = SourceText(([base] + heirs).joined(separator: "\n\n"))
        let said = """
            Ambiguous vertical position: nothing determines where "title" is. Add a top, bottom or centerY constraint.
            """
        #expect(findings(in: text, with: []).map(\.message) == beginnings.map { $0 + said })
    }

    /// A class between says of its own heirs nothing that the one above has said.
    @Test func whatAClassBetweenInheritsIsToldOnce() {
        func subclass(_ name: String, of base: String, _ body: String = "isOpaque = true") -> String {
            """
            class \(name): \(base) {
                override init() {
                    super.init()
                    \(body)
                }

                required init?(coder: NSCoder) { fatalError() }
            }
            """
        }
        let top = "title.topAnchor.constraint(equalTo: topAnchor).isActive = true"
        let base = """
            import UIKit

            class Header: UIView {
                fileprivate let title = UILabel()

                init() {
                    super.init(frame: .zero)
                    addSubview(title)
                    title.translatesAutoresizingMaskIntoConstraints = false
                    title.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
                }

                required init?(coder: NSCoder) { fatalError() }
            }
            """
        let heirs = [
            subclass("Mid", of: "Header"), subclass("Tall", of: "Mid", top), subclass("Short", of: "Mid"),
        ]
        let found = findings(in: SourceText(([base] + heirs).joined(separator: "\n\n")), with: []).map(\.message)
        #expect(found.count == 1, "\(found)")
        #expect(found.allSatisfy { $0.ranges(of: "In ").count <= 1 }, "\(found)")
    }

    @Test func whatTheSubclassWritesIsReportedThere() {
        let code = """
            final class Wide: Base {
                override init() {
                    super.init()
                    icon.widthAnchor.constraint(equalToConstant: 40).isActive = true
                }
            }
            """
        let found = Self.errors(code, in: Self.broken)
        #expect(found.count == 1 && found[0].hasPrefix("4: Conflict: icon"), "\(found)")
    }

    // MARK: A superclass that is not among the sources

    /// It may place the icon, but two lengths of one view cannot both hold.
    @Test func onlyWhatIsCertainIsFound() throws {
        try judgeCode(
            """
            import Library
            import UIKit

            final class Card: LibraryCardView {
                private let icon = UIImageView()

                init() {
                    super.init(frame: .zero)
                    addSubview(icon)
                    icon.translatesAutoresizingMaskIntoConstraints = false
                    icon.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
                    icon.widthAnchor.constraint(equalToConstant: 20).isActive = true
                    icon.widthAnchor.constraint(equalToConstant: 30).isActive = true  // expect: conflict
                }
            }
            """)
    }

    // MARK: What subclasses complete

    /// A base class that says nothing about where its icon is horizontally.
    private static func open(_ subclasses: String, expecting: String = "") -> String {
        """
        import UIKit

        class Open: UIView {
            let icon = UIImageView()\(expecting)

            init() {
                super.init(frame: .zero)
                addSubview(icon)
                icon.translatesAutoresizingMaskIntoConstraints = false
                icon.topAnchor.constraint(equalTo: topAnchor).isActive = true
                icon.widthAnchor.constraint(equalToConstant: 20).isActive = true
                icon.heightAnchor.constraint(equalToConstant: 20).isActive = true
                complete()
            }

            func complete() {}
        }

        \(subclasses)
        """
    }

    private func checkOpen(_ subclasses: String, expecting: String = "", line: SourceLocation = #_sourceLocation) throws
    {
        try judgeCode(Self.open(subclasses, expecting: expecting), sourceLocation: line)
    }

    private static func subclass(_ name: String, _ edge: String) -> String {
        """
        final class \(name): Open {
            override func complete() { icon.\(edge)Anchor.constraint(equalTo: \(edge)Anchor).isActive = true }
        }

        """
    }

    @Test func whatEverySubclassAddsIsNotMissing() throws {
        try checkOpen(Self.subclass("First", "leading") + Self.subclass("Last", "trailing"))
        try checkOpen("", expecting: "  // expect: ambiguous-position")
    }

    @Test func whatOneSubclassLacksIsMissing() throws {
        try checkOpen(
            Self.subclass("First", "leading") + Self.subclass("Low", "bottom"),
            expecting: "  // expect: ambiguous-position")
    }

    @Test func whatEverySubclassInOtherFilesAddsIsNotMissing() {
        func codes(_ others: [String]) -> [FindingCode] {
            findings(in: SourceText(Self.open("")), with: others).map(\.code)
        }
        let first = Self.subclass("First", "leading")
        let last = Self.subclass("Last", "trailing")
        #expect(codes([first, last]) == [])
        #expect(codes([first, "final class Plain: Open {}\n"]) == ["ambiguous-position"])
        #expect(codes(["class Middle: Open {}\n", first.replacing(": Open", with: ": Middle")]) == [])
        #expect(codes([first.replacing(": Open", with: ": Other")]) == ["ambiguous-position"])
        // Which of two classes of one name it completes is not known.
        #expect(codes(["class Open {}", first]) == [])
        #expect(codes(["class Open {}"]) == ["ambiguous-position"])
    }
}
