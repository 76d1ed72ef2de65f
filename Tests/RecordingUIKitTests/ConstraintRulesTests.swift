import RecordingUIKit
import Testing

/// What UIKit throws an exception for.
@Suite struct ConstraintRulesTests {
    typealias Attribute = NSLayoutConstraint.Attribute

    private final class Pair: UIView {
        init(_ first: Attribute, _ second: Attribute, toItem: Bool, multiplier: CGFloat = 1) {
            super.init(frame: .zero)
            let child = UIView()
            addSubview(child)
            NSLayoutConstraint(
                item: child, attribute: first, relatedBy: .equal, toItem: toItem ? self : nil, attribute: second,
                multiplier: multiplier, constant: 5
            ).isActive = true
        }

        required init?(coder: NSCoder) {
            nil
        }
    }

    @Test(arguments: [
        (Attribute.left, Attribute.leading), (.trailing, .right), (.leftMargin, .leading), (.top, .left),
        (.centerX, .centerY), (.centerX, .width), (.height, .bottom), (.notAnAttribute, .top), (.top, .notAnAttribute),
    ])
    func pairsThatAreRefused(first: Attribute, second: Attribute) {
        let recording = Recording { Pair(first, second, toItem: true) }
        #expect(recording.constraints.isEmpty)
        #expect(recording.mistakes.count == 1)
    }

    @Test(arguments: [
        (Attribute.left, Attribute.right), (.leading, .trailingMargin), (.centerX, .left), (.centerX, .trailing),
        (.firstBaseline, .top), (.width, .height), (.centerYWithinMargins, .bottomMargin),
    ])
    func pairsThatAreMade(first: Attribute, second: Attribute) {
        let recording = Recording { Pair(first, second, toItem: true) }
        #expect(recording.constraints.count == 1)
        #expect(recording.mistakes.isEmpty)
    }

    @Test func aLocationNeedsASecondItemAndAMultiplier() {
        #expect(Recording { Pair(.top, .notAnAttribute, toItem: false) }.mistakes.count == 1)
        #expect(Recording { Pair(.top, .bottom, toItem: true, multiplier: 0) }.mistakes.count == 1)
        #expect(
            Recording.lines { Pair(.width, .notAnAttribute, toItem: false) } == ["view#1.width == 5 @ 1000"])
        #expect(Recording.lines { Pair(.width, .width, toItem: false) } == ["view#1.width == 5 @ 1000"])
    }
}
