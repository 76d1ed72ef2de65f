import SourceText
import Testing

/// Updates of SnapKit that are read before what they change.
@Suite struct SnapUpdatesTests {
    private func check(_ early: String) throws {
        try judgeCode(
            """
            import UIKit

            final class Page: UIViewController {
                private let box = UIView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(box)
                    \(early)
                }

                override func updateViewConstraints() {
                    box.snp.makeConstraints {
                        $0.top.leading.trailing.equalToSuperview()
                        $0.height.equalTo(135)
                    }
                    super.updateViewConstraints()
                }

                private func fold(_ isFolded: Bool) {
                    box.snp.updateConstraints { $0.height.equalTo(isFolded ? 16 : 135) }
                }
            }
            """)
    }

    @Test func anUpdateThatComesLaterMakesNothing() throws {
        try check("button.onTap { [weak self] in self?.fold(true) }")
    }
}
