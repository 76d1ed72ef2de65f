import LayoutModel
import SourceText
import SwiftLayout
import TestSupport
import Testing

/// A class that lays out in a method that others call: what that method assigns is there while the class is shown.
@Suite struct EntryValuesTests {
    private static func layout(_ methods: String) throws -> Layout {
        let text = """
            import UIKit

            final class Card: UIView {
                private let box = UIView()

                init() {
                    super.init(frame: .zero)
                    addSubview(box)
                }

            \(methods)
            }
            """
        let document = uncancelled { cancellation throws(Cancelled) in
            try SwiftLayoutFormat().parse(SourceText(text), in: ParseContext(), cancellation)
        }.document
        return try #require(document.layouts.first)
    }

    private static func holds(_ layout: Layout) -> Bool {
        layout.views.dropFirst().contains { layout.partiallyKnown.vertical.contains($0.id) }
    }

    private static let configure = """
        func configure() {
            box.translatesAutoresizingMaskIntoConstraints = false
            box.topAnchor.constraint(equalTo: topAnchor).isActive = true
            box.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        }
        """

    @Test func theMaskStaysOff() throws { #expect(try !Self.holds(Self.layout(Self.configure))) }

    @Test func whatAnotherMethodAssignsOtherwiseIsNotKnown() throws {
        let other = "\nfunc reset() { box.translatesAutoresizingMaskIntoConstraints = true }"
        #expect(try Self.holds(Self.layout(Self.configure + other)))
    }
}
