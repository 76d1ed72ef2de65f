import LayoutModel
import SourceText
import SwiftLayout
import TestSupport
import Testing

/// A view that some method takes away was there until then, with what relates it to others.
@Suite struct ViewRemovalsTests {
    /// The attributes of the constraints that are always there.
    private static func certain(_ members: String, _ body: String = "") -> [String] {
        let text = """
            import UIKit

            final class Card: UIView {
                private let note = UILabel(), icon = UIImageView(), tray = UIView()

                init() {
                    super.init(frame: .zero)
                    addSubview(note)
                    addSubview(tray)
                    note.addSubview(icon)
                    note.translatesAutoresizingMaskIntoConstraints = false
                    note.topAnchor.constraint(equalTo: topAnchor).isActive = true
                    note.heightAnchor.constraint(equalToConstant: 8).isActive = true
                    icon.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
                    \(body)
                }

                \(members)
            }
            """
        let document = uncancelled { cancellation throws(Cancelled) in
            try SwiftLayoutFormat().parse(SourceText(text), in: ParseContext(), cancellation)
        }.document
        return document.layouts.first?.constraints.map(\.first.attribute.rawValue) ?? []
    }

    @Test(arguments: [
        "func clear() { note.removeFromSuperview() }", "func clear() { if isOld { note.removeFromSuperview() } }",
        "func hide() { UIView.animate(withDuration: 1, animations: {}) { _ in self.note.removeFromSuperview() } }",
        "lazy var button = Button { self.note.removeFromSuperview() }",
    ])
    func untilItIsRemovedItIsThere(members: String) {
        #expect(Self.certain(members) == ["top", "height", "leading"], "\(members)")
    }

    @Test(arguments: [
        "func clear() { note.removeFromSuperview() }\nfunc show() { addSubview(note) }",
        "func move() { note.removeFromSuperview(); tray.addSubview(note) }",
        "func show(_ is: Bool) { if is { addSubview(note) } else { note.removeFromSuperview() } }",
    ])
    func aViewThatComesBackIsNotCertain(members: String) {
        #expect(Self.certain(members) == ["height"], "\(members)")
    }

    @Test func whatTheInitializerRemovesIsGone() {
        #expect(Self.certain("", "note.removeFromSuperview()") == ["height"])
        #expect(Self.certain("", "if isOld { note.removeFromSuperview() }") == ["height"])
    }
}
