import TestSupport
import Testing

/// Views that code makes that is not among the sources: that code may give them a size, but where they are is for the
/// class to say, which adds them. What is required of them counts.
@Suite struct ViewsMadeElsewhereTests {
    /// A view that has two widths, and no place.
    ///
    /// - Parameters:
    ///   - properties: with one that is called `mark`.
    ///   - setUp: what is done first.
    ///   - finding: what is expected of the second width.
    ///   - isPlaced: whether nothing is expected of its place.
    private func judge(
        _ properties: String, setUp: String = "", _ finding: String, isPlaced: Bool = false,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let isOpen = isPlaced || finding.isEmpty
        try judgeCode(
            """
            import UIKit

            final class Card: UIView {
                \(properties)\(isOpen ? "" : "  // expect: ambiguous-position")

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    \(setUp)
                    mark.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(mark)
                    NSLayoutConstraint.activate([
                        mark.widthAnchor.constraint(equalToConstant: 10),
                        mark.widthAnchor.constraint(equalToConstant: 20),\(finding)
                    ])
                }

                required init?(coder: NSCoder) { fatalError() }
            }
            """, sourceLocation: sourceLocation)
    }

    @Test func whatABuilderMakesIsAView() throws {
        try judge(#"private let mark = UILabel().builder.text("").build()"#, "  // expect: conflict")
        try judge(#"lazy var mark = Kit.Label(style: .title).withText("")"#, "")
    }

    @Test func whatAFactoryMakesIsAView() throws {
        try judge("private let mark = UIButton.kit.make(title: text)", "  // expect: conflict")
        try judge("private lazy var mark: UIButton = Kit.Buttons.plain(text)", "  // expect: conflict")
    }

    @Test func whatAClosureGetsFromAFactoryIsAView() throws {
        try judge(
            "private lazy var mark: UIButton = { let button = UIButton.kit.make(); return button }()",
            "  // expect: conflict")
        try judge("private lazy var mark = { let markButton = Kit.make(); return markButton }()", "")
    }

    @Test func whatAPropertyIsAssignedIsAView() throws {
        try judge("var mark: UIButton!", setUp: "mark = UIButton.kit.make()", "  // expect: conflict")
        try judge("private var mark: UILabel", setUp: "self.mark = Kit.make()", "  // expect: conflict")
        try judge("private var mark: UIView", setUp: "self.mark = Kit.make()", "")
        try judge("var mark: UIButton!", setUp: "mark = Kit.shared.makeButton()", "")
    }

    /// A scroll view's content has no edges of its own, and what is some view may be one.
    @Test(arguments: [
        "UIScrollView().builder.showsIndicators(false).build()", "UIScrollView.kit.make()", "Kit.makeScroll()",
        "UIStackView().kit.embedded()",
    ])
    func whatIsInAScrollViewMayBeLarger(scroll: String) throws {
        try judgeCode(
            """
            import SnapKit
            import UIKit

            final class Card: UIView {
                private let scrollView = \(scroll)
                private let content = UIView()

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(scrollView)
                    scrollView.addSubview(content)
                    scrollView.snp.makeConstraints { $0.edges.equalToSuperview(); $0.height.equalTo(200) }
                    content.snp.makeConstraints {
                        $0.edges.width.equalToSuperview()
                        $0.height.equalTo(800)
                    }
                }

                required init?(coder: NSCoder) { fatalError() }
            }
            """)
    }

    @Test func aButtonOfTheSystemIsAView() throws {
        try judge(
            "private let mark = UIButton.systemButton(with: image, target: nil)", "  // expect: conflict")
    }

    /// It may be a view that is known by another name, or that other code uses.
    @Test func whatIsFoundIsNoNewView() throws {
        try judge("private lazy var mark: UIView = Kit.shared.mark()", "")
        try judge("private lazy var mark: UIView = Kit.currentMark()", "")
        try judge("private lazy var mark: UIView = find(3)", "")
        try judge("private let mark = Kit.mark", "")
    }

    @Test func whatIsNoViewStaysUnknown() throws {
        try judge("private let mark = Kit.make()", "")
        try judge("private lazy var mark: Kit.Mark = Kit.make()", "")
    }

    /// What makes it adds it nowhere, but may turn off its mask.
    @Test func itsPlaceIsForTheClassToSay() throws {
        try judgeCode(
            """
            import UIKit

            final class Card: UIView {
                private let titleLabel = UILabel().builder.text("").build()  // expect: ambiguous-position
                private let line = UIView()  // expect: ambiguous-position
                private let detailLabel = UILabel().builder.text("").build()

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    titleLabel.translatesAutoresizingMaskIntoConstraints = false
                    line.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(titleLabel)
                    addSubview(line)
                    addSubview(detailLabel)
                    NSLayoutConstraint.activate([
                        titleLabel.topAnchor.constraint(equalTo: topAnchor),
                        line.topAnchor.constraint(equalTo: titleLabel.bottomAnchor),
                        line.widthAnchor.constraint(equalToConstant: 10),
                        line.heightAnchor.constraint(equalToConstant: 1),
                        detailLabel.topAnchor.constraint(equalTo: topAnchor),
                    ])
                }

                required init?(coder: NSCoder) { fatalError() }
            }
            """)
    }

    /// A name or an argument that says where it is to be: what makes it may place it.
    @Test(arguments: [
        "UILabel().builder.centered().build()", "UILabel.make(in: view)", "UILabel.make(inside: page)",
        "UILabel().kit.pinned(8)", "UILabel.kit.make(text, to: page)", "UILabel().kit.add(view).build()",
        "UILabel().kit.size(10).position(.top)",
    ])
    func whatSaysAPlaceMayPlaceIt(mark: String) throws {
        try judge("private let mark: UILabel = \(mark)", "  // expect: conflict", isPlaced: true)
    }

    /// How large it is may be said where it is made.
    @Test func itsSizeIsNotKnown() throws {
        try judgeCode(
            """
            import SnapKit
            import UIKit

            final class Card: UIView {
                private let picture = UIView().kit.round(8).build()
                private let plain = UIView()  // expect: ambiguous-size, ambiguous-size

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(picture)
                    addSubview(plain)
                    picture.snp.makeConstraints { $0.leading.top.equalToSuperview() }
                    plain.snp.makeConstraints { $0.trailing.top.equalToSuperview() }
                }

                required init?(coder: NSCoder) { fatalError() }
            }
            """)
    }
}
