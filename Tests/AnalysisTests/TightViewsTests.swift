import TestSupport
import Testing

/// Views with limits between them, from one edge of a view to the other: whoever shows that may leave it as small as
/// they allow, and then nothing is free.
@Suite struct TightViewsTests {
    /// A label above another one in a class.
    private func judge(
        _ constraints: String, title: String = "", detail: String = "", superclass: String = "UIView",
        members: String = "",
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let setUp =
            superclass == "UIViewController"
            ? "override func viewDidLoad() { super.viewDidLoad(); let box = view!" : "func setUp() { let box = self"
        try judgeCode(
            """
            import SnapKit
            import UIKit

            final class Card: \(superclass) {
                private let title = UILabel()\(title)
                private let detail = UILabel()\(detail)

                \(setUp)
                    box.addSubview(title)
                    box.addSubview(detail)
                    title.snp.makeConstraints { $0.leading.trailing.equalToSuperview() }
                    detail.snp.makeConstraints { $0.leading.trailing.equalToSuperview() }
                    \(constraints)
                }
                \(members)
            }
            """, sourceLocation: sourceLocation)
    }

    private static let chain = """
        title.snp.makeConstraints { $0.top.greaterThanOrEqualToSuperview().offset(8) }
        detail.snp.makeConstraints {
            $0.top.greaterThanOrEqualTo(title.snp.bottom)
            $0.bottom.lessThanOrEqualToSuperview().offset(-8)
        }
        """
    private static let ambiguous = "  // expect: ambiguous-position"

    @Test func aViewMayBeAsSmallAsItsContent() throws {
        try judge(Self.chain)
    }

    @Test func aControllersViewIsAsLargeAsTheScreen() throws {
        try judge(Self.chain, title: Self.ambiguous, detail: Self.ambiguous, superclass: "UIViewController")
    }

    @Test func aViewThatSaysItsHeightIsAsHighAsThat() throws {
        try judge(
            Self.chain + "\nsnp.makeConstraints { $0.height.equalTo(300) }", title: Self.ambiguous,
            detail: Self.ambiguous)
    }

    /// It would be free below, however small the view is.
    @Test func aChainThatEndsBeforeTheEdgeIsFree() throws {
        try judge(
            """
            title.snp.makeConstraints { $0.top.greaterThanOrEqualToSuperview().offset(8) }
            detail.snp.makeConstraints { $0.top.greaterThanOrEqualTo(title.snp.bottom) }
            """, title: Self.ambiguous, detail: Self.ambiguous)
    }

    private static let single = """
        title.snp.makeConstraints {
            $0.top.greaterThanOrEqualToSuperview()
            $0.bottom.lessThanOrEqualToSuperview()
        }
        detail.snp.makeConstraints { $0.top.equalToSuperview() }
        """

    /// Nobody stacks a single view by limits.
    @Test func aViewBetweenTheEdgesLacksAPlace() throws {
        try judge(Self.single, title: Self.ambiguous)
    }

    /// It may be as large as what is in it.
    @Test func aClassThatSaysItsSizeMayLeaveNothingFree() throws {
        try judge(
            Self.single, members: "override var intrinsicContentSize: CGSize { CGSize(width: 80, height: size) }")
    }
}
