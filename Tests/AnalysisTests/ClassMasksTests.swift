import TestSupport
import Testing

/// A class of the project may turn off the autoresizing mask of each of its views: what places one of them is then
/// known where it is used.
@Suite struct ClassMasksTests {
    /// - Parameters:
    ///   - badge: the members of the class of a view that has a width, a height and a leading edge.
    ///   - isOff: whether its mask is known to be off, so that it lacks a place.
    private func judge(
        _ badge: String, isOff: Bool = true, superclass: String = "UILabel", more: String = "",
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try judgeCode(
            """
            import UIKit

            final class Badge: \(superclass) {
                \(badge)
            }
            \(more)

            final class Card: UIView {
                private let badge = Badge(frame: .zero)\(isOff ? "  // expect: ambiguous-position" : "")

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(badge)
                    NSLayoutConstraint.activate([
                        badge.leadingAnchor.constraint(equalTo: leadingAnchor),
                        badge.widthAnchor.constraint(equalToConstant: 40),
                        badge.heightAnchor.constraint(equalToConstant: 20),
                    ])
                }

                required init?(coder: NSCoder) { fatalError() }
            }
            """, sourceLocation: sourceLocation)
    }

    private static let coder = "required init?(coder: NSCoder) { fatalError() }"
    private static let turningOff = """
        override init(frame: CGRect) {
            super.init(frame: frame)
            translatesAutoresizingMaskIntoConstraints = false
        }
        \(coder)
        """

    @Test func anInitializerTurnsItOff() throws {
        try judge(Self.turningOff)
    }

    @Test func aMethodThatTheInitializerCallsTurnsItOff() throws {
        try judge(
            """
            override init(frame: CGRect) {
                super.init(frame: frame)
                configure()
            }
            \(Self.coder)
            private func configure() {
                textColor = .red
                self.translatesAutoresizingMaskIntoConstraints = false
            }
            """)
    }

    @Test func theSuperclassTurnsItOff() throws {
        let base = """
            class Base: UILabel {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    translatesAutoresizingMaskIntoConstraints = false
                }
                \(Self.coder)
            }
            """
        try judge("", superclass: "Base", more: base)
        try judge(
            """
            init(text: String) {
                super.init(frame: .zero)
                self.text = text
            }
            convenience init(frame: CGRect) { self.init(text: "") }
            \(Self.coder)
            """, superclass: "Base", more: base)
    }

    /// Some views of the class may have it on.
    @Test(arguments: [
        "if frame.isEmpty { translatesAutoresizingMaskIntoConstraints = false }",
        "guard !frame.isEmpty else { return }\n        translatesAutoresizingMaskIntoConstraints = false",
        "titleLabel.translatesAutoresizingMaskIntoConstraints = false",
        "translatesAutoresizingMaskIntoConstraints = isFixed",
    ])
    func aMaskThatIsTurnedOffSometimesMayBeOn(statement: String) throws {
        try judge(
            """
            override init(frame: CGRect) {
                super.init(frame: frame)
                \(statement)
            }
            \(Self.coder)
            """, isOff: false)
    }

    @Test func anotherInitializerMayLeaveItOn() throws {
        try judge(
            """
            override init(frame: CGRect) { super.init(frame: frame) }
            init(text: String) {
                super.init(frame: .zero)
                translatesAutoresizingMaskIntoConstraints = false
            }
            \(Self.coder)
            """, isOff: false)
        try judge(
            """
            \(Self.turningOff)
            func float() { translatesAutoresizingMaskIntoConstraints = true }
            """, isOff: false)
    }

    @Test(arguments: [
        "var isFree = false { didSet { translatesAutoresizingMaskIntoConstraints = isFree } }",
        "override func didMoveToSuperview() { super.didMoveToSuperview(); stickToTop() }",
        "func stick() { topAnchor.constraint(equalTo: superview!.topAnchor).isActive = true }",
    ])
    func aClassThatDoesMoreMayPlaceItsViews(member: String) throws {
        try judge(
            """
            \(Self.turningOff)
            \(member)
            """, isOff: false)
    }

    /// It may be for its frame, as methods of the class set it.
    @Test func aViewThatNoConstraintIsAboutMayHaveAFrame() throws {
        try judgeCode(
            """
            import UIKit

            final class Badge: UILabel {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    translatesAutoresizingMaskIntoConstraints = false
                }
                \(Self.coder)
                func place(in width: CGFloat) { frame = CGRect(x: 0, y: 0, width: width, height: 20) }
            }

            final class Card: UIView {
                private let badge = Badge(frame: .zero)

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(badge)
                }
                \(Self.coder)
                override func layoutSubviews() {
                    super.layoutSubviews()
                    badge.place(in: bounds.width)
                }
            }
            """)
    }

    /// The flag of `updateConstraints` in Apple's template: the mask goes off where the constraints are made.
    @Test func aMaskThatGoesOffWithTheConstraintsIsOffThere() throws {
        try judgeCode(
            """
            import SnapKit
            import UIKit

            final class Card: UIView {
                private let badge = UILabel()  // expect: ambiguous-position
                private var isSetUp = false

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(badge)
                    setNeedsUpdateConstraints()
                }
                \(Self.coder)
                override func updateConstraints() {
                    if !isSetUp {
                        badge.snp.makeConstraints { $0.leading.equalToSuperview() }
                        isSetUp = true
                    }
                    super.updateConstraints()
                }
            }
            """)
    }
}
