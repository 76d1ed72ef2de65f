import LayoutModel
import TestSupport
import Testing

/// Structs and enums that code changes by what is not followed: nothing is concluded from what they were before.
@Suite struct ChangedValuesTests {
    private static let types = """
        enum Size {
            case small, large
            var side: CGFloat {
                switch self {
                case .small: return 8
                case .large: return 16
                }
            }
            mutating func toggle() { self = self == .small ? .large : .small }
        }

        struct Sides {
            var side: CGFloat
            init(side: CGFloat) { self.side = side }
            mutating func grow() { side = 16 }
        }

        struct Observed {
            var whole: CGFloat { didSet { side = whole / 2 } }
            var side: CGFloat
            init(whole: CGFloat) {
                self.whole = whole
                side = whole / 2
            }
        }
        """

    private static func card(_ body: String, expecting: String) -> String {
        """
        import UIKit

        \(types)

        final class Card: UIView {
            private let box = UIView()

            init() {
                super.init(frame: .zero)
                box.translatesAutoresizingMaskIntoConstraints = false
                addSubview(box)
                \(body)
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: topAnchor),
                    box.leadingAnchor.constraint(equalTo: leadingAnchor),
                    box.heightAnchor.constraint(equalToConstant: 16),
                    box.widthAnchor.constraint(equalTo: box.heightAnchor),
                    box.widthAnchor.constraint(equalToConstant: size.side),\(expecting)
                ])
            }

            required init?(coder: NSCoder) { fatalError() }

            private func enlarge(_ size: inout Size) { size = .large }
            private func enlarge(_ sides: inout Sides) { sides.side = 16 }
        }
        """
    }

    @Test(arguments: [
        "var size = Size.small; size.toggle()", "var size = Size.small; enlarge(&size)",
        "var size = Sides(side: 8); size.grow()", "var size = Sides(side: 8); enlarge(&size)",
        "var size = Observed(whole: 16); size.whole = 32",
    ])
    func whatIsChangedIsNotKnown(code: String) throws {
        try judgeCode(Self.card(code, expecting: ""))
    }

    @Test(arguments: ["let size = Size.small", "let size = Sides(side: 8)"])
    func whatStaysIsKnown(code: String) throws {
        try judgeCode(Self.card(code, expecting: "  // expect: conflict"))
    }
}
