import LayoutModel
import SourceText
import SwiftLayout
import TestSupport
import Testing

/// An initializer that a library adds to stack views says with its labels what it sets.
@Suite struct StackInitializersTests {
    private static func stack(_ arguments: String, _ others: String = "") throws -> StackArrangement? {
        let text = """
            import UIKit

            \(others)
            final class Menu: UIView {
                let first = UILabel(), second = UILabel()
                lazy var stack = UIStackView(arrangedSubviews: [first, second], \(arguments))

                init() {
                    super.init(frame: .zero)
                    addSubview(stack)
                    stack.translatesAutoresizingMaskIntoConstraints = false
                    stack.topAnchor.constraint(equalTo: topAnchor).isActive = true
                }
            }
            """
        let layout = try #require(SwiftLayoutFormat().parse(SourceText(text)).document.layouts.first)
        return layout.views.first { $0.name == "stack" }?.stack
    }

    @Test func theLabelsOfAnUnknownInitializerAreProperties() throws {
        let arguments = "axis: .vertical, spacing: 15, alignment: .trailing, distribution: .fillEqually"
        let stack = try #require(try Self.stack(arguments))
        #expect(stack.axis == .vertical)
        #expect(stack.spacing == 15)
        #expect(stack.alignment == .trailing)
        #expect(stack.distribution == .fillEqually)
    }

    @Test func whatAnotherLabelMeansIsNotKnown() throws {
        #expect(try Self.stack("axis: .vertical, insets: .zero") == nil)
        #expect(try Self.stack("isVertical: true") == nil)
    }

    /// An initializer of the project is read as it is written.
    @Test func theInitializerOfTheProjectIsEntered() throws {
        let added = """
            extension UIStackView {
                convenience init(arrangedSubviews: [UIView], gap: CGFloat) {
                    self.init(arrangedSubviews: arrangedSubviews)
                    axis = .vertical
                    spacing = gap
                }
            }
            """
        let stack = try #require(try Self.stack("gap: 4", added))
        #expect(stack.axis == .vertical)
        #expect(stack.spacing == 4)
    }
}
