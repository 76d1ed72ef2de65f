import RecordingUIKit
import Testing

@Suite struct StackViewTests {
    private let title = UILabel(), note = UILabel()

    @Test func arrangedViewsAreSubviewsWithoutMasks() {
        let stack = UIStackView(arrangedSubviews: [title])
        stack.addSubview(note)
        #expect(stack.arrangedSubviews == [title])
        #expect(stack.subviews == [title, note])
        #expect(!title.translatesAutoresizingMaskIntoConstraints)
        #expect(note.translatesAutoresizingMaskIntoConstraints)
    }

    @Test func addingAgainMovesToTheEnd() {
        let stack = UIStackView(arrangedSubviews: [title, note])
        stack.addArrangedSubview(title)
        #expect(stack.arrangedSubviews == [note, title])
        stack.insertArrangedSubview(title, at: 0)
        #expect(stack.arrangedSubviews == [title, note])
    }

    @Test func aRemovedArrangedViewStaysASubview() {
        let stack = UIStackView(arrangedSubviews: [title, note])
        stack.setCustomSpacing(4, after: title)
        #expect(stack.customSpacing(after: title) == 4)
        stack.removeArrangedSubview(title)
        #expect(stack.arrangedSubviews == [note])
        #expect(title.superview === stack)
        #expect(stack.customSpacing(after: title) == UIStackView.spacingUseDefault)
        note.removeFromSuperview()
        #expect(stack.arrangedSubviews.isEmpty)
    }
}
