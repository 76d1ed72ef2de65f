import LayoutModel
import SourceText
import SwiftLayout
import TestSupport
import Testing

/// What a `catch` does is done after an error alone.
@Suite struct CatchTests {
    private func attributes(_ handler: String) -> [Attribute] {
        let text = """
            import UIKit

            final class Card: UIView {
                private let icon = UIImageView()

                init() {
                    super.init(frame: .zero)
                    addSubview(icon)
                    icon.translatesAutoresizingMaskIntoConstraints = false
                    do {
                        try session.start()
                        icon.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
                    } \(handler)
                    icon.topAnchor.constraint(equalTo: topAnchor).isActive = true
                }
            }
            """
        let document = uncancelled { cancellation throws(Cancelled) in
            try SwiftLayoutFormat().parse(SourceText(text), in: ParseContext(), cancellation)
        }.document
        return document.layouts.first?.constraints.map(\.first.attribute) ?? []
    }

    @Test(arguments: [
        "catch { print(error) }", "catch { return }", "catch let error as CameraError { return } catch { return }",
        "catch { if isStrict { return }\nprint(error) }", "catch { fatalError() }",
        "catch { icon.widthAnchor.constraint(equalToConstant: 20).isActive = true }",
    ])
    func theRestIsReadAsWithoutAnError(handler: String) {
        #expect(attributes(handler) == [.leading, .top])
    }
}
