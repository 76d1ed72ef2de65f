import LayoutModel
import SourceText
import SwiftLayout
import Testing

/// `awakeFromNib` runs in views that a document makes.
@Suite struct AwakeningTests {
    private static func layout(_ members: String) -> Layout? {
        let code = """
            import UIKit

            final class Card: UIView {
                private let box = UIView()

                \(members)

                override func awakeFromNib() {
                    super.awakeFromNib()
                    addSubview(box)
                    box.translatesAutoresizingMaskIntoConstraints = false
                    box.heightAnchor.constraint(equalToConstant: 40).isActive = true
                }
            }
            """
        return SwiftLayoutFormat().parse(SourceText(code)).document.layouts.first
    }

    /// What the document adds is not known, so nothing is missing.
    @Test(arguments: ["", "required init?(coder: NSCoder) { super.init(coder: coder) }"])
    func aDocumentMakesAViewThatHasNoOtherInitializer(initializer: String) throws {
        let layout = try #require(Self.layout(initializer))
        #expect(layout.constraints.filter(\.isActive).count == 1)
        #expect(layout.partiallyKnown[.vertical].count == layout.views.count)
    }

    @Test func aViewThatCodeMakesIsNotAwoken() {
        #expect(Self.layout("init() { super.init(frame: .zero) }") == nil)
    }
}
