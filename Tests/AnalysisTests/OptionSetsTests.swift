import LayoutModel
import SourceText
import TestSupport
import Testing

/// Helpers that get the edges to pin as a set of options.
@Suite struct OptionSetsTests {
    /// A class whose one subview a helper pins.
    ///
    /// - Parameters:
    ///   - call: the statements that pin `box`, which is 10 points high.
    ///   - type: the type of the set.
    private static func card(_ call: String, type: String = "Edge.Set", others: String = "") -> String {
        """
        import UIKit

        final class Card: UIView {
            private let box = UIView()
            init() {
                super.init(frame: .zero)
                addSubview(box)
                box.heightAnchor.constraint(equalToConstant: 10).isActive = true
                \(call)
            }

            required init?(coder: NSCoder) { fatalError() }
        }

        extension UIView {
            func pin(_ edges: \(type) = .all, by padding: CGFloat = 0) {
                guard let superview else { return }
                translatesAutoresizingMaskIntoConstraints = false
                if edges.contains(.top) {
                    topAnchor.constraint(equalTo: superview.topAnchor, constant: padding).isActive = true
                }
                if edges.contains(.bottom) {
                    bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -padding).isActive = true
                }
                if edges.contains(.leading) {
                    leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: padding).isActive = true
                }
                if edges.contains(.trailing) {
                    trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -padding).isActive = true
                }
            }
        }

        \(others)
        """
    }

    private func codes(_ text: String) -> [FindingCode] { findings(in: SourceText(text), with: []).map(\.code) }

    @Test(arguments: [
        "box.pin()", "box.pin([.horizontal, .top])", "box.pin(.horizontal); box.pin(.top, by: 8)",
        "box.pin([.top, .leading, .trailing])", "let edges: Edge.Set = [.horizontal]; box.pin(edges.union(.top))",
        "box.pin(.horizontal, by: 12); box.pin(.bottom, by: 10)",
    ])
    func groupsStandForTheirElements(call: String) {
        #expect(codes(Self.card(call)) == [], "\(call)")
    }

    @Test func whatIsNotInTheSetIsMissing() {
        #expect(codes(Self.card("box.pin(.horizontal)")) == ["ambiguous-position"])
        #expect(codes(Self.card("box.pin([.top])")) == ["ambiguous-size", "ambiguous-position"])
    }

    /// Each call has an answer to `contains`, so no state has what one of them does not make.
    @Test func callsForOtherEdgesAreNoConflict() {
        #expect(codes(Self.card("box.pin([.horizontal, .bottom], by: 12); box.pin(.top, by: 10)")) == [])
        let twice = "box.pin(.horizontal, by: 12); box.pin([.leading, .top], by: 10)"
        #expect(codes(Self.card(twice)).contains("conflict"))
    }

    private static let own = """
        struct Sides: OptionSet {
            let rawValue: Int
            static let top = Sides(rawValue: 1 << 0)
            static let bottom = Sides(rawValue: 1 << 1)
            static let leading = Sides(rawValue: 4)
            static let trailing = Sides(rawValue: 8)
            static let sides: Sides = [.leading, .trailing]
            static let all: Sides = [.sides, .top, .bottom]
            static let endless: Sides = [.endless, .endless]
            static let odd = Sides(rawValue: Int.random(in: 0...15))
        }
        """

    @Test func setsOfTheProjectAreRead() {
        func codes(_ call: String) -> [FindingCode] { self.codes(Self.card(call, type: "Sides", others: Self.own)) }
        #expect(codes("box.pin()") == [])
        #expect(codes("box.pin([.sides, .top])") == [])
        #expect(codes("box.pin(.sides)") == ["ambiguous-position"])
        #expect(codes("box.pin(.sides, by: 4); box.pin([.top, .leading], by: 5)").contains("conflict"))
    }

    /// What the elements of a set are is not known where they are no literals: then nothing is certain of it.
    @Test(arguments: [
        "box.pin(.odd); box.pin(.top, by: 8)", "box.pin(.endless); box.pin(.top, by: 8)",
        "box.pin([.odd, .top]); box.pin(.sides, by: 4)",
    ])
    func whatIsNotDecidedIsNoState(call: String) {
        #expect(codes(Self.card(call, type: "Sides", others: Self.own)) == [])
    }

    @Test func aChangedSetIsNotKnown() {
        let call = "var edges: Edge.Set = [.top]; edges.insert(.horizontal); box.pin(edges)"
        #expect(codes(Self.card(call)) == [])
    }
}
