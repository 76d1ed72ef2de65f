import LayoutModel
import Testing

/// HRViewVisible in a storyboard: a row of four tags, of which any may be gone.
@Suite struct DrawnHRViewVisibleTests {
    private static let widths = [("tag1", 36.0), ("tag2", 40), ("tag3", 44), ("tag4", 30)]

    /// The gaps as Interface Builder writes them: the view behind is the first item.
    private func row(note: String) -> TestDocument {
        var views: [TestDocument.Element] = []
        var pins: [TestDocument.Pin] = []
        var x = 16.0
        for (index, (name, width)) in Self.widths.enumerated() {
            var tag = TestDocument.Element.noted(
                name, [x, 20, width, 18], note: note,
                constraints: [
                    TestDocument.Pin("\(name)-w", "width", nil, width),
                    TestDocument.Pin("\(name)-h", "height", nil, 18),
                ])
            tag.tag = "label"
            tag.attributes += " text=\"\(name)\""
            views.append(tag)
            pins.append(TestDocument.Pin("\(name)-t", "\(name).top", "root.top", 20))
            pins.append(
                index == 0
                    ? TestDocument.Pin("\(name)-l", "\(name).leading", "root.leading", 16)
                    : TestDocument.Pin("\(name)-l", "\(name).leading", "\(Self.widths[index - 1].0).trailing", 8))
            x += width + 8
        }
        pins.append(
            TestDocument.Pin("end", "root.trailing", "tag4.trailing", 16, "relation=\"greaterThanOrEqual\""))
        return .screen(views, pins)
    }

    @Test func theTagRowClosesUpInEveryState() throws {
        let solved = try SolvedDocument(row(note: "collapse: right"), as: .hrViewVisible)
        #expect(solved.messages == [])
        let states = try solved.states()
        #expect(states.count == 16)
        #expect(Set(states.values) == [[]])
        for width in [320.0, 375, 430] {
            for gone in states.keys {
                var x = 16.0
                for (name, length) in Self.widths where !gone.contains(name) {
                    #expect(try solved.frame(name, width: width, gone: Set(gone)) == [x, 20, length, 18])
                    x += length + 8
                }
            }
        }
    }

    @Test func allDirectionsLoseTheGaps() throws {
        let solved = try SolvedDocument(row(note: "collapse as hrViewVisible"))
        #expect(Set(solved.codes) == ["lost-gap", "shared-gap"])
    }

    @Test func withoutALibraryTheSpaceStays() throws {
        let solved = try SolvedDocument(row(note: "collapse"))
        #expect(Set(solved.codes) == ["gap-when-gone"])
    }
}
