import Analysis
import LayoutModel
import SwiftLayout
import TestSupport
import Testing

/// Constraints that code activates while the one that they replace is active still.
@Suite struct ActivatedTooEarlyTests {
    /// A row whose title ends at the edge (`wide`, active first) or before a button (`narrow`).
    private func check(
        _ members: String, superclass: String = "UIView", build: String = "", extensions: String = "",
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try judgeCode(
            """
            import UIKit

            \(extensions)
            final class Row: \(superclass) {
                private let title = UILabel(), button = UIButton()
                private var wide: NSLayoutConstraint?
                private var narrow: NSLayoutConstraint?

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(title)
                    addSubview(button)
                    title.translatesAutoresizingMaskIntoConstraints = false
                    button.translatesAutoresizingMaskIntoConstraints = false
                    NSLayoutConstraint.activate([
                        title.leadingAnchor.constraint(equalTo: leadingAnchor),
                        title.topAnchor.constraint(equalTo: topAnchor),
                        button.topAnchor.constraint(equalTo: topAnchor),
                        button.widthAnchor.constraint(equalToConstant: 44),
                        button.trailingAnchor.constraint(equalTo: trailingAnchor),
                    ])
                    wide = title.trailingAnchor.constraint(equalTo: trailingAnchor)
                    narrow = title.trailingAnchor.constraint(equalTo: button.leadingAnchor)
                    wide?.isActive = true
                    \(build)
                }

            \(members)
            }
            """, sourceLocation: sourceLocation)
    }

    /// A cell that is used again has turned off what it had active.
    @Test(arguments: [("narrow?.isActive = false", true), ("narrow?.isActive = false; wide?.isActive = false", false)])
    func whatIsTurnedOffForReuseHasGone(reuse: String, isReported: Bool) throws {
        let mark = isReported ? "  // expect: activated-too-early" : ""
        try check(
            """
                var isNarrow = false {
                    didSet {
                        narrow?.isActive = isNarrow\(mark)
                        wide?.isActive = !isNarrow
                    }
                }

                override func prepareForReuse() {
                    super.prepareForReuse()
                    \(reuse)
                }
            """, superclass: "UICollectionViewCell", build: "wide?.isActive = false")
    }

    @Test func theOtherOneHasToGoFirst() throws {
        try check(
            """
                func open() {
                    narrow?.isActive = true  // expect: activated-too-early
                    wide?.isActive = false
                }

                func close() {
                    narrow?.isActive = false
                    wide?.isActive = true
                }
            """)
    }

    @Test func bothAtOnceByAValue() throws {
        try check(
            """
                func set(isOpen: Bool) {
                    narrow?.isActive = isOpen  // expect: activated-too-early
                    wide?.isActive = !isOpen
                }
            """)
    }

    /// Limits of the width leave after it too, and it excludes none of them.
    @Test(arguments: [
        ("", "wide?.isActive = false", "  // expect: activated-too-early"), ("wide?.isActive = false", "", ""),
    ])
    func amongSeveralThatLeave(_ first: String, _ last: String, _ expected: String) throws {
        try check(
            """
                private var limit: NSLayoutConstraint?
                private var least: NSLayoutConstraint?

                func open() {
                    \(first)
                    narrow?.isActive = true\(expected)
                    limit?.isActive = false
                    least?.isActive = false
                    \(last)
                }

                func close() {
                    narrow?.isActive = false
                    wide?.isActive = true
                    limit?.isActive = true
                    least?.isActive = true
                }
            """,
            build: """
                limit = title.widthAnchor.constraint(lessThanOrEqualToConstant: 400)
                least = title.widthAnchor.constraint(greaterThanOrEqualToConstant: 40)
                limit?.isActive = true
                least?.isActive = true
                """)
    }

    @Test func byLists() throws {
        try check(
            """
                private var open: [NSLayoutConstraint] = [], closed: [NSLayoutConstraint] = []

                func toggle(isOpen: Bool) {
                    open.forEach { $0.isActive = isOpen }  // expect: activated-too-early
                    closed.turn(!isOpen)
                }
            """,
            build: "open = [narrow!]\nclosed = [wide!]",
            extensions: """
                extension Array where Element == NSLayoutConstraint {
                    func turn(_ isOn: Bool) { forEach { $0.isActive = isOn } }
                }
                """)
    }

    @Test func oneThatNothingActivatesBeforeIsNone() throws {
        // Called once, it finds neither active.
        try check(
            """
                func build(isOpen: Bool) {
                    wide?.isActive = isOpen
                    narrow?.isActive = !isOpen
                }
            """, build: "wide?.isActive = false")
    }

    @Test func aCellIsConfiguredAgain() throws {
        try check(
            """
                func configure(isOpen: Bool) {
                    wide?.isActive = isOpen  // expect: activated-too-early
                    narrow?.isActive = !isOpen
                }
            """, superclass: "UICollectionViewCell", build: "wide?.isActive = false")
    }

    @Test(arguments: [
        "wide?.isActive = false\nnarrow?.isActive = true",
        "NSLayoutConstraint.deactivate([wide!])\nNSLayoutConstraint.activate([narrow!])",
        "if isOn { narrow?.isActive = true } else { wide?.isActive = false }",
        "narrow?.isActive = true\nnarrow?.isActive = false\nwide?.isActive = false",
        "narrow?.isActive = true\nforeign(narrow!)\nwide?.isActive = false",
    ])
    func inThisOrderNothingIsWrong(body: String) throws {
        try check("func open(isOn: Bool) { \(body) }\nfunc close() { narrow?.isActive = false }")
    }

    private static let exchange = """
        func open() {
            narrow?.isActive = true
            wide?.isActive = false
        }

        func close() {
            narrow?.isActive = false
            wide?.isActive = true
        }
        """

    @Test func thoseThatCanHoldTogetherMayBeActiveTogether() throws {
        try check(
            Self.exchange,
            build: """
                wide?.isActive = false
                wide = title.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor)
                wide?.isActive = true
                """)
    }

    @Test func whatAutoLayoutRefusesIsReportedOnce() throws {
        try check(
            Self.exchange,
            build: "narrow = title.trailingAnchor.constraint(equalTo: button.leftAnchor)  // expect: invalid-pairing")
    }
}
