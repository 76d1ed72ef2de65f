import RecordingSnapKit
import RecordingUIKit
import Testing

/// The expected lines are those that SnapKit itself makes when its sources are compiled against the UIKit stand-in.
@Suite struct SnapKitTests {
    private final class Root: UIView {
        private let a = UILabel(), b = UIView(), guide = UILayoutGuide()

        init(_ layOut: (UIView, UIView, UILayoutGuide) -> Void) {
            super.init(frame: .zero)
            addSubview(a)
            addSubview(b)
            addLayoutGuide(guide)
            layOut(a, b, guide)
        }

        required init?(coder: NSCoder) {
            nil
        }
    }

    private func lines(_ layOut: (UIView, UIView, UILayoutGuide) -> Void) -> [String] {
        Recording.lines { Root(layOut) }
    }

    private func lines(_ make: (ConstraintMaker, UIView) -> Void) -> [String] {
        lines { a, b, _ in a.snp.makeConstraints { make($0, b) } }
    }

    @Test func numbersOnLocationsAreFromTheSuperview() {
        #expect(lines { make, _ in make.right.equalTo(17) } == ["a.right == self.right + 17 @ 1000"])
        #expect(lines { make, _ in make.centerX.equalTo(17) } == ["a.centerX == self.left + 17 @ 1000"])
        #expect(lines { make, _ in make.centerY.equalTo(17) } == ["a.centerY == self.top + 17 @ 1000"])
        #expect(lines { make, _ in make.width.equalTo(17) } == ["a.width == 17 @ 1000"])
    }

    @Test func anInsetGoesByTheTargetsAttribute() {
        #expect(
            lines { make, b in make.leading.equalTo(b.snp.trailing).inset(6) }
                == ["a.leading == b.trailing - 6 @ 1000"])
        #expect(
            lines { make, b in make.right.equalTo(b.snp.left).inset(6) } == ["a.right == b.left + 6 @ 1000"])
        #expect(
            lines { make, _ in make.size.equalToSuperview().inset(5) }
                == ["a.height == self.height - 10 @ 1000", "a.width == self.width - 10 @ 1000"])
        #expect(
            lines { make, _ in
                make.center.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 8, bottom: 3, right: 2))
            } == ["a.centerX == self.centerX + 3 @ 1000", "a.centerY == self.centerY - 1 @ 1000"])
    }

    @Test func offsetAndInsetShareOnePlace() {
        #expect(
            lines { make, b in make.right.equalTo(b).offset(3).inset(4) } == ["a.right == b.right - 4 @ 1000"])
        #expect(
            lines { make, b in make.right.equalTo(b).inset(4).offset(3) } == ["a.right == b.right + 3 @ 1000"])
    }

    @Test func relationsToGroups() {
        #expect(
            lines { make, b in make.edges.equalTo(b.snp.margins) } == [
                "a.bottom == b.bottomMargin @ 1000", "a.left == b.leftMargin @ 1000",
                "a.right == b.rightMargin @ 1000", "a.top == b.topMargin @ 1000",
            ])
        #expect(
            lines { make, b in make.width.height.equalTo(b.snp.width).dividedBy(4) }
                == ["a.height == 0.25 * b.width @ 1000", "a.width == 0.25 * b.width @ 1000"])
        #expect(lines { make, b in make.edges.equalTo(b.snp.size) } == [])
    }

    @Test func aChainWithoutARelationMakesNothing() {
        #expect(lines { make, _ in _ = make.left.top } == [])
    }

    @Test func whatIsAskedForEarlyDoesNotChange() {
        let early = lines { make, b in
            let chain = make.top.equalTo(b)
            _ = chain.constraint
            chain.offset(20)
        }
        #expect(early == ["a.top == b.top @ 1000"])
    }

    @Test func prioritiesAndLabels() {
        #expect(
            lines { make, b in make.top.equalTo(b).priority(.medium).labeled("top") }
                == ["a.top == b.top @ 500 \"top\""])
        #expect(
            lines { make, b in make.top.equalTo(b).priority(751) } == ["a.top == b.top @ 751"])
    }

    @Test func updatesChangeConstantsAlone() {
        let updated = lines { a, b, _ in
            a.snp.makeConstraints { $0.edges.equalTo(b).inset(3).priority(.low) }
            a.snp.updateConstraints { $0.right.equalTo(b).inset(9).priority(.low) }
        }
        #expect(updated.contains("a.right == b.right - 9 @ 250") && updated.count == 4)
        let mistaken = Recording {
            Root { a, b, _ in
                a.snp.makeConstraints { $0.left.equalTo(b) }
                a.snp.updateConstraints { $0.left.equalTo(b).priority(.low) }
            }
        }
        #expect(mistaken.mistakes.count == 1 && mistaken.constraints.count == 1)
    }

    @Test func remakingLeavesTheConstraintsOfOthers() {
        let remade = lines { a, b, _ in
            a.widthAnchor.constraint(equalToConstant: 3).isActive = true
            a.snp.makeConstraints { $0.left.equalTo(b) }
            a.snp.remakeConstraints { $0.top.equalTo(b) }
        }
        #expect(remade == ["a.top == b.top @ 1000", "a.width == 3 @ 1000"])
    }

    @Test func storedConstraintsAreUpdated() {
        var stored: Constraint?
        let inset = lines { a, b, _ in
            a.snp.makeConstraints { stored = $0.left.right.equalTo(b).offset(3).constraint }
            stored?.update(inset: 40)
        }
        #expect(inset == ["a.left == b.left + 40 @ 1000", "a.right == b.right - 40 @ 1000"])
        let required = lines { a, b, _ in
            a.snp.makeConstraints { stored = $0.left.equalTo(b).constraint }
            stored?.update(priority: 700)
        }
        #expect(required == ["a.left == b.left @ 1000"])
        let inactive = lines { a, b, _ in
            a.snp.makeConstraints { stored = $0.left.equalTo(b).constraint }
            stored?.isActive = false
        }
        #expect(inactive == [])
    }

    @Test func guidesHaveConstraintsOfTheirOwn() {
        let made = lines { a, _, guide in
            guide.snp.makeConstraints { $0.left.equalTo(3) }
            a.snp.makeConstraints { $0.left.equalTo(guide.snp.right).offset(2) }
        }
        #expect(made == ["a.left == guide.right + 2 @ 1000", "guide.left == self.left + 3 @ 1000"])
    }

    @Test func withoutASuperviewOnlySizesAreMade() {
        let recording = Recording {
            Root { a, _, _ in
                a.removeFromSuperview()
                a.snp.makeConstraints {
                    $0.top.equalToSuperview()
                    $0.left.equalTo(3)
                    $0.width.equalTo(4)
                }
            }
        }
        #expect(recording.constraints.map(\.description) == ["a.width == 4 @ 1000"])
        #expect(recording.mistakes.count == 2)
    }
}
