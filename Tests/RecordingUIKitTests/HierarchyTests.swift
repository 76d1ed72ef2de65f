import RecordingUIKit
import Testing

/// What UIKit does to constraints when views come and go.
@Suite struct HierarchyTests {
    private let root = UIView(), first = UIView(), second = UIView(), child = UIView()

    init() {
        root.addSubview(first)
        root.addSubview(second)
        first.addSubview(child)
    }

    @Test func theNearestCommonAncestorHoldsAConstraint() {
        let inner = child.topAnchor.constraint(equalTo: first.topAnchor)
        let across = child.topAnchor.constraint(equalTo: second.topAnchor)
        let size = child.widthAnchor.constraint(equalToConstant: 1)
        NSLayoutConstraint.activate([inner, across, size])
        #expect(first.constraints == [inner])
        #expect(root.constraints == [across])
        #expect(child.constraints == [size])
    }

    @Test func withoutACommonAncestorNothingIsActive() {
        let outside = UIView()
        let constraint = outside.topAnchor.constraint(equalTo: root.topAnchor)
        constraint.isActive = true
        #expect(!constraint.isActive)
        let guide = UILayoutGuide()
        let unowned = guide.topAnchor.constraint(equalTo: root.topAnchor)
        unowned.isActive = true
        #expect(!unowned.isActive)
        root.addLayoutGuide(guide)
        unowned.isActive = true
        #expect(unowned.isActive)
    }

    @Test func aMovedViewLosesWhatCrossesItsEdge() {
        let across = child.topAnchor.constraint(equalTo: first.topAnchor)
        let guide = child.leftAnchor.constraint(equalTo: first.safeAreaLayoutGuide.leftAnchor)
        let own = child.widthAnchor.constraint(equalToConstant: 1)
        NSLayoutConstraint.activate([across, guide, own])
        second.addSubview(child)
        #expect(!across.isActive && !guide.isActive && own.isActive)
        #expect(first.subviews.isEmpty && child.superview === second)
    }

    @Test func addingAgainToTheSameSuperviewKeepsConstraints() {
        let constraint = first.topAnchor.constraint(equalTo: root.topAnchor)
        constraint.isActive = true
        root.addSubview(first)
        #expect(constraint.isActive)
        #expect(root.subviews == [second, first])
    }

    @Test func onlyTheHolderRemovesAConstraint() {
        let constraint = child.widthAnchor.constraint(equalToConstant: 1)
        root.addConstraint(constraint)
        root.removeConstraint(constraint)
        #expect(constraint.isActive)
        child.removeConstraint(constraint)
        #expect(!constraint.isActive)
    }

    @Test func insertsSubviewsWhereTheyAreSaidToBe() {
        let new = UIView(), other = UIView()
        root.insertSubview(new, belowSubview: second)
        root.insertSubview(other, aboveSubview: first)
        #expect(root.subviews == [first, other, new, second])
        root.sendSubviewToBack(second)
        root.bringSubviewToFront(first)
        #expect(root.subviews == [second, other, new, first])
    }
}
