import TestSupport
import Testing

/// Views that a method adds that others call: what places them is known once they are there.
@Suite struct AddedViewsTests {
    /// - Parameters:
    ///   - body: what `showEmpty()` does.
    ///   - members: other members.
    ///   - label: what is expected of the label.
    private func judge(
        _ body: String, members: String = "", label: String = "  // expect: ambiguous-position",
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try judgeCode(
            """
            import SnapKit
            import UIKit

            final class List: UIView {
                private let title = UILabel()
                private let label = UILabel()\(label)
                private let box = UIView()

                init() {
                    super.init(frame: .zero)
                    addSubview(title)
                    title.snp.makeConstraints { $0.top.leading.equalToSuperview() }
                }

                required init?(coder: NSCoder) { fatalError() }

                func showEmpty(_ text: String?) {
                    \(body)
                }
                \(members)
            }
            """, sourceLocation: sourceLocation)
    }

    private static let added = """
        addSubview(label)
        label.snp.makeConstraints { $0.top.equalTo(title.snp.bottom) }
        """

    @Test func oneWithoutAPlaceIsFound() throws {
        try judge(Self.added)
        try judge("guard text != nil else { return }\n\(Self.added)")
    }

    @Test func oneWithAPlaceIsNot() throws {
        try judge(Self.added.replacing("$0.top", with: "$0.leading.equalToSuperview(); $0.top"), label: "")
    }

    @Test func whatIsInItIsJudgedToo() throws {
        let box = "addSubview(box)\nbox.snp.makeConstraints { $0.edges.equalToSuperview() }"
        let inside = "box.addSubview(label)\nlabel.snp.makeConstraints { $0.top.equalToSuperview() }"
        try judge("\(box)\n\(inside)")
        try judge(inside, members: "func open() {\n\(box)\n}", label: "")
    }

    /// Which of several methods are called is not known.
    @Test(arguments: [
        "func align() { label.snp.makeConstraints { $0.leading.equalToSuperview() } }",
        "func align() { label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true }",
        "func align(_ other: UIView) { other.place(label) }", "func align() { box.addSubview(label) }",
        "func swap() { label.removeFromSuperview(); addSubview(label) }",
    ])
    func whatOtherMethodsMayPlaceIsLeft(members: String) throws {
        try judge(Self.added, members: members, label: "")
    }

    /// Until another method takes it out it is there.
    @Test func aViewThatAnotherMethodTakesOutAgainIsJudged() throws {
        let hide = "func hideEmpty() { label.removeFromSuperview() }"
        try judge(Self.added, members: hide)
        let fade = "UIView.animate(withDuration: 1) { } completion: { _ in self.label.removeFromSuperview() }"
        try judge(Self.added, members: "func hideEmpty() { \(fade) }")
        try judge("\(Self.added)\nlabel.removeFromSuperview()", label: "")
        try judge("\(Self.added)\nhideEmpty()", members: hide, label: "")
        try judge("label.removeFromSuperview()\n\(Self.added)", label: "")
    }

    /// Whoever calls it may place what it gets.
    @Test func whatTheMethodReturnsIsLeft() throws {
        let make = "func make() -> UILabel {\n\(Self.added)\nreturn label\n}"
        try judge("", members: make, label: "")
        try judge(
            "", members: make.replacing("UILabel", with: "[UIView]").replacing("n label", with: "n [label]"), label: "")
        try judge("", members: make.replacing("-> UILabel ", with: "").replacing("return label", with: ""))
    }

    /// What is there from the beginning may have got its place before.
    @Test func aViewThatIsOnlyPlacedThereIsNot() throws {
        try judge(
            "label.snp.makeConstraints { $0.top.equalTo(title.snp.bottom) }",
            members: "func start() { addSubview(label) }", label: "")
    }

    /// They leave nothing free in a view that is as small as they allow.
    @Test func oneWithLimitsIsLeft() throws {
        try judge(
            """
            addSubview(label)
            label.snp.makeConstraints {
                $0.top.bottom.equalToSuperview()
                $0.leading.greaterThanOrEqualToSuperview()
                $0.trailing.lessThanOrEqualToSuperview()
            }
            """, label: "")
    }
}
