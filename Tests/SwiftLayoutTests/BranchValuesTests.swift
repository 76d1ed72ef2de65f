import LayoutModel
import SourceText
import SwiftLayout
import TestSupport
import Testing

/// What branches assign to names and objects that only they know is not one of several values afterwards.
@Suite struct BranchValuesTests {
    private static func layout(_ members: String, _ body: String = "") -> Layout? {
        let text = """
            import UIKit

            final class Card: UIView {
                let box = UIView()
                \(members)

                init(isWide: Bool) {
                    super.init(frame: .zero)
                    addSubview(box)
                    box.translatesAutoresizingMaskIntoConstraints = false
                    box.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
                    \(body)
                }
            }
            """
        return uncancelled { cancellation throws(Cancelled) in
            try SwiftLayoutFormat().parse(SourceText(text), in: ParseContext(), cancellation)
        }.document.layouts.first
    }

    private static func isHeld(_ layout: Layout?) -> Bool {
        layout.map { !$0.partiallyKnown[.vertical].isEmpty } ?? true
    }

    @Test(arguments: [
        "lazy var onTap = { [weak self] in guard let self = self else { return }; self.alpha = 1 }",
        "func fade() { if alpha > 0 { let shown = box; shown.alpha = 0 } }",
        "func fade() { let shown: UIView; if alpha > 0 { shown = box } else { shown = self }; shown.alpha = 0 }",
    ])
    func aLocalNameEndsWithItsBlock(members: String) {
        let isOneOfTwo = members.contains("else { shown")
        #expect(Self.isHeld(Self.layout(members)) == isOneOfTwo, "\(members)")
    }

    @Test func whatABranchMakesKeepsItsValues() throws {
        let body = """
            if isWide {
                let line = UIView()
                line.translatesAutoresizingMaskIntoConstraints = false
                addSubview(line)
                let height = line.heightAnchor.constraint(equalToConstant: 1)
                height.priority = .defaultLow
                height.isActive = true
            }
            """
        let height = try #require(Self.layout("", body)?.constraints.first { $0.first.attribute == .height })
        #expect(height.priority.literal == 250)
    }
}
