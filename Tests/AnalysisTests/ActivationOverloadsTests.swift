import TestSupport
import Testing

/// Functions that projects declare beside those of UIKit that activate lists of constraints.
@Suite struct ActivationOverloadsTests {
    private func check(_ extension: String, _ sourceLocation: SourceLocation = #_sourceLocation) throws {
        try judgeCode(
            """
            import UIKit

            \(`extension`)

            final class Box: UIView {
                private let view = UIView()

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    view.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(view)
                    NSLayoutConstraint.activate([
                        view.topAnchor.constraint(equalTo: topAnchor),
                        view.leadingAnchor.constraint(equalTo: leadingAnchor),
                        view.heightAnchor.constraint(equalToConstant: 10),
                        view.widthAnchor.constraint(equalToConstant: 10),
                        view.widthAnchor.constraint(equalToConstant: 20),  // expect: conflict
                    ])
                }
            }
            """, sourceLocation: sourceLocation)
    }

    @Test func whatIsForListsOfListsHandsOn() throws {
        try check(
            """
            protocol Constraining { var constraints: [NSLayoutConstraint] { get } }
            extension NSLayoutConstraint: Constraining {
                var constraints: [NSLayoutConstraint] { [self] }
                class func activate(_ all: [Constraining]) { activate(all.flatMap { $0.constraints }) }
            }
            """)
    }

    @Test func whatIsForTheSameListsIsCalled() throws {
        try check(
            """
            extension NSLayoutConstraint {
                static func activate(_ all: [NSLayoutConstraint]) { all.forEach { $0.isActive = true } }
            }
            """)
    }
}
