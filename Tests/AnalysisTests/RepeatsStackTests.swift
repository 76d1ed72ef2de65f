import LayoutModel
import Testing

@testable import Analysis

@Suite struct RepeatsStackTests {
    private typealias Element = TestDocument.Element
    private typealias Pin = TestDocument.Pin

    /// A vertical stack of two views 40 high, 10 apart, as large as the root.
    private func found(_ pins: [Pin], _ attributes: String = "", inside: String = "") throws -> [String] {
        let views = ["a", "b"].map { Element(id: $0, frame: [0, $0 == "a" ? 0 : 50, 320, 40]) }
        let stack = Element(
            tag: "stackView", id: "s", frame: [0, 0, 320, 90],
            attributes: "axis=\"vertical\" spacing=\"10\" \(attributes)", inside: inside,
            subviews: views, constraints: [Pin("h", "a.height", nil, 40)] + pins)
        return try TestDocument(320, 90, [stack], .place("s", [0, 0, 320, 90])).found()
            .filter { $0.hasPrefix("repeats-stack") || $0.hasPrefix("redundant") }
    }

    @Test(arguments: [
        Pin("1", "a.leading", "s.leading"), Pin("1", "s.trailing", "b.trailing"), Pin("1", "a.top", "s.top"),
        Pin("1", "s.bottom", "b.bottom"), Pin("1", "b.top", "a.bottom", 10), Pin("1", "a.left", "s.left"),
        Pin("1", "s.centerX", "b.centerX"),
    ])
    func findsWhatTheStackSets(pin: TestDocument.Pin) throws {
        let found = try found([pin])
        #expect(found.count == 1 && found.allSatisfy { $0.hasPrefix("repeats-stack") }, "\(found)")
    }

    @Test(arguments: [
        Pin("1", "a.leading", "root.leading"), Pin("1", "b.top", "a.bottom", 10, "priority=\"999\""),
        Pin("1", "a.leading", "s.leading", 0, "relation=\"greaterThanOrEqual\""), Pin("1", "a.width", "s.width"),
        Pin("1", "a.centerX", "root.centerX"), Pin("1", "a.centerY", "s.centerY", -25),
    ])
    func saysNothingOfOthers(pin: TestDocument.Pin) throws {
        #expect(try !found([pin]).contains { $0.hasPrefix("repeats-stack") })
    }

    @Test func theStackDoesNotSetWhatItsAlignmentOrDistributionLeavesOpen() throws {
        let side = Pin("1", "a.trailing", "s.trailing")
        #expect(try !found([side], "alignment=\"leading\"").contains { $0.hasPrefix("repeats-stack") })
        let centre = Pin("1", "a.centerX", "s.centerX")
        #expect(try !found([centre], "alignment=\"leading\"").contains { $0.hasPrefix("repeats-stack") })
        #expect(try found([centre], "alignment=\"center\"").contains { $0.hasPrefix("repeats-stack") })
        let gap = Pin("1", "b.top", "a.bottom", 10)
        #expect(try !found([gap], "distribution=\"equalSpacing\"").contains { $0.hasPrefix("repeats-stack") })
    }

    @Test func countsMarginsInWhichItArranges() throws {
        let margins = #"<edgeInsets key="layoutMargins" top="0.0" left="16" bottom="0.0" right="16"/>"#
        let inside = Pin("1", "a.leading", "s.leadingMargin")
        #expect(try found([inside], inside: margins).contains { $0.hasPrefix("repeats-stack") })
        let outside = Pin("1", "a.leading", "s.leading", 16)
        #expect(try !found([outside], inside: margins).contains { $0.hasPrefix("repeats-stack") })
    }
}
