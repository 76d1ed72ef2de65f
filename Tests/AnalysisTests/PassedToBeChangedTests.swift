import TestSupport
import Testing

/// Views that are passed to a closure to be changed, as functions do that set up what they are given.
@Suite struct PassedToBeChangedTests {
    /// - Parameters:
    ///   - setUp: the closure that a helper calls with a new view.
    ///   - isKnown: whether the view is known afterwards, which has two heights.
    private func judge(
        _ setUp: String, isKnown: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try judgeCode(
            """
            import SnapKit
            import UIKit

            func with<T>(_ value: T, _ change: (inout T) throws -> Void) rethrows -> T {
                var copy = value
                try change(&copy)
                return copy
            }

            final class Card: UIView {
                private let box = with(UIView()) \(setUp)

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(box)
                    box.snp.makeConstraints {
                        $0.leading.trailing.equalToSuperview()
                        $0.height.equalTo(10)
                        $0.height.equalTo(20)\(isKnown ? "  // expect: conflict" : "")
                    }
                }

                required init?(coder: NSCoder) { fatalError() }
            }
            """, sourceLocation: sourceLocation)
    }

    @Test func aClosureThatSetsItUpLeavesItTheSame() throws {
        try judge("{ $0.backgroundColor = .red }")
        try judge("{ view in view.alpha = 0.5; view.layer.cornerRadius = 8 }")
    }

    @Test func aClosureThatAssignsToItMayReplaceIt() throws {
        try judge("{ $0 = Kit.wrapped($0) }", isKnown: false)
        try judge("{ view in view = Kit.wrapped(view) }", isKnown: false)
    }
}
