import LayoutModel
import Testing

@testable import Analysis

/// The views outside of their superviews, which a check finds besides its findings.
@Suite struct OutsideViewsTests {
    private let row = """
        size 100 x 100
        sizes 60 x 100
        param p = 0 in 0...40
        view a { view b }
        vary a
        a.edges == super.edges
        a.b.verticalEdges == a.verticalEdges
        a.b.width == 50
        lead: a.b.leading == a.leading + 5
        state s { lead.constant = 20 }
        """

    private func check(_ text: String) throws -> (layout: Layout, checked: CheckedLayout) {
        let layout = try #require(try Judging(text).document.layouts.first)
        return (layout, try Checker(.standard).check(layout, .never))
    }

    /// Edits are judged alike whether the views before and after are known from a check or have to be solved.
    @Test(arguments: [
        // Outside in no configuration, at the second size in the state, and everywhere.
        (0.0, true), (12, false), (60, false), (-6, false), (5, true), (-0.3, true),
    ])
    func whatACheckFoundIsWhatASolutionShows(constant: Double, isKept: Bool) throws {
        let (layout, before) = try check(row)
        let lead = try #require(layout.constraints.first { $0.label == "lead" }).id
        let edits = [ModelEdit.setConstant(lead, constant)]
        let after = try Checker(.standard).check(layout.applying(edits), .never)
        let frames = FrameComparison(layout, .never)
        for (old, new) in [(nil, nil), (before.outside, nil), (nil, after.outside), (before.outside, after.outside)] {
            #expect(try frames.keepsViewsInside(after: edits, known: old, new) == isKept)
        }
    }

    /// What was outside before may stay there.
    @Test func whatWasOutsideBeforeDoesNotCount() throws {
        let (layout, before) = try check(row.replacing("a.leading + 5", with: "a.leading + 60"))
        let lead = try #require(layout.constraints.first { $0.label == "lead" }).id
        let edits = [ModelEdit.setConstant(lead, 70)]
        let after = try Checker(.standard).check(layout.applying(edits), .never)
        let frames = FrameComparison(layout, .never)
        #expect(try frames.keepsViewsInside(after: edits, known: before.outside, after.outside))
        #expect(try frames.keepsViewsInside(after: edits, known: nil, nil))
    }
}
