import SourceText
import Testing

@Suite struct NestedClassesTests {
    @Test func aClassInsideOfAnotherTypeMakesAView() throws {
        try judgeCode(
            """
            import UIKit

            enum Kit {
                final class Rule: UIView {}
            }

            final class Row: UIView {
                init() {
                    super.init(frame: .zero)
                    let rule = Kit.Rule(frame: .zero)  // expect: ambiguous-position
                    rule.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(rule)
                    rule.heightAnchor.constraint(equalToConstant: 1).isActive = true
                    rule.widthAnchor.constraint(equalToConstant: 20).isActive = true
                    rule.topAnchor.constraint(equalTo: topAnchor).isActive = true
                }

                required init?(coder: NSCoder) { fatalError() }
            }
            """)
    }
}
