import TestSupport
import Testing

/// Expressions that begin with a member of the type that is written for the whole.
@Suite struct ImplicitMembersTests {
    /// - Parameter label: makes a label that has two widths and no place.
    private func judge(
        _ label: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try judgeCode(
            """
            import UIKit

            final class Card: UIView {
                private let label: UILabel = \(label)

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(label)
                    NSLayoutConstraint.activate([
                        label.widthAnchor.constraint(equalToConstant: 10),
                        label.widthAnchor.constraint(equalToConstant: 20),  // expect: conflict
                    ])
                }

                required init?(coder: NSCoder) { fatalError() }
            }
            """, sourceLocation: sourceLocation)
    }

    @Test func aChainThatBeginsWithAnInitializerIsRead() throws {
        try judge(
            """
            .init().then {  // expect: ambiguous-position
                    $0.translatesAutoresizingMaskIntoConstraints = false
                }
            """)
        try judge(
            """
            .init(frame: .zero).then {  // expect: ambiguous-position
                    $0.text = ""
                    $0.translatesAutoresizingMaskIntoConstraints = false
                }
            """)
    }

    @Test func soIsALocalConstant() throws {
        try judgeCode(
            """
            import UIKit

            final class Card: UIView {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    let label: UILabel = .init().then { $0.text = "" }  // expect: ambiguous-position
                    label.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(label)
                    label.topAnchor.constraint(equalTo: topAnchor).isActive = true
                }

                required init?(coder: NSCoder) { fatalError() }
            }
            """)
    }
}
