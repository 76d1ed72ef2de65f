import SourceText
import TestSupport
import Testing

/// Classes of one name in several files, as of several targets.
@Suite struct TypesDeclaredTwiceTests {
    /// A class that lays its box out in an extension.
    private static func card(_ width: Int, attribute: String = "") -> String {
        """
        import UIKit

        final class Card: UIView {
            private let box = UIView()

            init() {
                super.init(frame: .zero)
                addSubview(box)
                box.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: topAnchor),
                    box.leadingAnchor.constraint(equalTo: leadingAnchor),
                    box.heightAnchor.constraint(equalToConstant: 10),
                ])
                setUp()
            }

            required init?(coder: NSCoder) { fatalError() }
        }

        extension Card {
            \(attribute) func setUp() {
                box.widthAnchor.constraint(equalToConstant: \(width)).isActive = true
            }
        }
        """
    }

    @Test(arguments: ["", "private"])
    func anExtensionIsOfTheClassOfItsFile(attribute: String) {
        let text = SourceText(Self.card(10, attribute: attribute))
        #expect(findings(in: text, with: [Self.card(20, attribute: attribute)]) == [])
    }

    /// What a file without any of the classes adds may be for another of them, unless this one calls it.
    @Test(arguments: [false, true])
    func whatAnotherFileAddsIsOfTheClassThatCallsIt(isCalled: Bool) {
        let widen = """
            import UIKit

            extension Card {
                func widen() { box.widthAnchor.constraint(equalToConstant: 50).isActive = true }
            }
            """
        let open = { (text: String) in text.replacing("private let box", with: "let box") }
        let text = open(Self.card(10)).replacing("    setUp()", with: isCalled ? "    setUp(); widen()" : "    setUp()")
        let found = findings(in: SourceText(text), with: [open(Self.card(20)), widen])
        #expect(found.map(\.code) == (isCalled ? ["conflict"] : []))
    }

    /// Which of the classes it is, and so whether it is a stack, is not known.
    @Test func whatAViewOfSuchAClassArrangesIsPlacedByIt() {
        let text = SourceText(
            """
            import UIKit

            final class Page: UIView {
                private let column = Column()

                init() {
                    super.init(frame: .zero)
                    addSubview(column)
                    column.translatesAutoresizingMaskIntoConstraints = false
                    column.topAnchor.constraint(equalTo: topAnchor).isActive = true
                    column.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
                    for _ in 1...2 {
                        let square = UIView()
                        column.addArrangedSubview(square)
                        square.widthAnchor.constraint(equalToConstant: 80).isActive = true
                        square.heightAnchor.constraint(equalToConstant: 80).isActive = true
                    }
                }

                required init?(coder: NSCoder) { fatalError() }
            }
            """)
        let columns = ["vertical", "horizontal"].map { axis in
            """
            import UIKit

            final class Column: UIStackView {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    axis = .\(axis)
                }
            }
            """
        }
        #expect(findings(in: text, with: columns) == [])
    }

    @Test func itsOwnFindingsAreFound() {
        let text =
            Self.card(10)
            + "\nextension Card { func widen() { widthAnchor.constraint(equalToConstant: 5).isActive = true } }"
        let wrong = text.replacing(
            "box.heightAnchor.constraint(equalToConstant: 10)", with: "box.widthAnchor.constraint(equalToConstant: 12)")
        #expect(findings(in: SourceText(wrong), with: [Self.card(20)]).map(\.code).contains("conflict"))
    }
}
