import RecordingUIKit
import RecordingVisibility
import Testing

/// The semantics are those that the libraries' sources show.
@Suite struct VisibilityTests {
    private let root = UIView(), view = UIView(), sibling = UIView()
    private let width: NSLayoutConstraint
    private let leading: NSLayoutConstraint
    private let gap: NSLayoutConstraint

    init() {
        root.addSubview(view)
        root.addSubview(sibling)
        width = view.widthAnchor.constraint(equalToConstant: 50)
        leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8)
        gap = sibling.leftAnchor.constraint(equalTo: view.rightAnchor, constant: 14)
        NSLayoutConstraint.activate([width, leading, gap])
    }

    @Test func goneClearsTheSizeAndTheMarginsOfItsSide() {
        view.setVisible(.gone(direction: .left))
        #expect((width.constant, leading.constant, gap.constant) == (0, 0, 14))
        view.setVisible(.visible(direction: .right))
        #expect((width.constant, leading.constant, gap.constant) == (50, 0, 14))
        #expect(!view.isHidden)
    }

    @Test func aSecondGoneKeepsWhatWasSaved() {
        view.setVisible(.gone(direction: .all))
        view.setVisible(.gone(direction: .all))
        gap.constant = 3
        view.setVisible(.visible(direction: .all))
        #expect((width.constant, leading.constant, gap.constant) == (50, 8, 14))
    }

    @Test func invisibleIsNeverTakenBack() {
        view.setVisible(.invisible)
        view.setVisible(.visible(direction: .all))
        #expect(view.isHidden)
    }

    @Test func withoutASuperviewNothingHappens() {
        view.removeFromSuperview()
        view.setVisible(.gone(direction: .all))
        #expect(width.constant == 50)
    }

    @Test func theOlderLibraryChangesTheFirstMatch() {
        let second = view.widthAnchor.constraint(lessThanOrEqualToConstant: 60)
        second.isActive = true
        view.setVisibility(.gone, affectedMarginDirections: [.left, .right])
        #expect((width.constant, second.constant, leading.constant, gap.constant) == (0, 60, 0, 14))
        #expect(view.isHidden)
        view.setVisibility(.visible, affectedMarginDirections: .left)
        #expect((width.constant, leading.constant) == (50, 8))
        #expect(!view.isHidden)
    }

    @Test func aStateDeactivatesWhatTheViewHolds() {
        let child = UIView()
        view.addSubview(child)
        let inner = child.heightAnchor.constraint(equalTo: view.heightAnchor)
        let height = view.heightAnchor.constraint(equalToConstant: 20)
        NSLayoutConstraint.activate([inner, height])
        view.visibility = .Gone(.Vertically)
        #expect(width.isActive && !height.isActive && !inner.isActive)
        #expect(view.constraints.last?.constant == 0)
        let late = view.heightAnchor.constraint(equalToConstant: 30)
        late.isActive = true
        view.visibility = .Gone(.Horizontally)
        // Of what the view holds only heights stay, the child's among them.
        #expect(!width.isActive && height.isActive && inner.isActive && late.isActive)
        view.visibility = .Visible
        #expect(width.isActive && height.isActive && inner.isActive && late.isActive && !view.isHidden)
    }

    @Test func collapsingSetsTheListedConstantsToZero() {
        view.fd_collapsibleConstraints = [width]
        view.fd_collapsibleConstraints = [gap]
        view.fd_collapsed = true
        #expect((width.constant, gap.constant, leading.constant) == (0, 0, 8))
        #expect(!view.isHidden && view.fd_collapsed)
        view.fd_collapsed = false
        #expect((width.constant, gap.constant) == (50, 14))
        // What is assigned while it is collapsed comes back as 0.
        view.fd_collapsed = true
        view.fd_collapsibleConstraints = [width]
        view.fd_collapsed = false
        #expect(width.constant == 0)
    }

    @Test func aLabelWithoutATextCollapsesItself() {
        let label = UILabel()
        let height = label.heightAnchor.constraint(equalToConstant: 20)
        label.fd_collapsibleConstraints = [height]
        label.fd_autoCollapse = true
        label.updateConstraints()
        #expect(height.constant == 0)
        label.text = "Text"
        label.updateConstraints()
        #expect(height.constant == 20)
    }

    @Test func aBoxFindsOnlyWhatBeginsWithTheView() {
        let box = FlexibleBox()
        box.addViews([view])
        box.toggle(view)
        #expect((width.constant, leading.constant, gap.constant) == (0, 0, 14))
        #expect(view.isHidden)
        box.toggle(view)
        #expect((width.constant, leading.constant) == (50, 8))
        let size = sibling.widthAnchor.constraint(equalToConstant: 9)
        size.isActive = true
        box.resumeViewSpace(sibling)
        #expect(size.constant == 0)
    }

    @Test func aSpacerIsHiddenWithItsView() {
        let spacer = view.createSpacer(12, axis: .vertical, priority: UILayoutPriority(999))
        #expect(spacer.constraints.map(\.firstAttribute) == [.height])
        #expect(spacer.constraints.map(\.priority.rawValue) == [999])
        view.isHidden = true
        #expect(spacer.isHidden)
        view.isHidden = false
        #expect(!spacer.isHidden)
    }
}
