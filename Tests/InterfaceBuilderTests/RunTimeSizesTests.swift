import LayoutModel
import SourceText
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite struct RunTimeSizesTests {
    @Test func includeEveryScreenWidth() throws {
        let sizes = try sizes(IBFixture.storyboard([IBFixture.controller("one")]), "one-view")
        let widths = sizes.compactMap { if case .points(let width) = $0.width { width } else { nil } }
        #expect(widths.count == sizes.count)
        #expect(widths.min() == 320)
        #expect(widths.contains(440))
        #expect(widths.contains(1032))
        #expect(sizes.allSatisfy { if case .preferred = $0.height { true } else { false } })
        #expect(sizes.allSatisfy { ($0.sideMargin ?? 0) >= 16 && $0.traits.count == 2 })
    }

    @Test func areThoseOfTheDevicesOfTheDocument() throws {
        let pads = try sizes(
            IBFixture.storyboard([IBFixture.controller("one")], runtime: "iOS.CocoaTouch.iPad"), "one-view")
        #expect(pads.allSatisfy { $0.traits == Traits(horizontal: .regular, vertical: .regular) })
    }

    @Test func haveTheSafeAreaOfBarsFromSegues() throws {
        let text = IBFixture.storyboard([
            IBFixture.navigation("navigation", root: "list"), IBFixture.controller("list"),
            IBFixture.controller("alone"),
        ])
        let (with, without) = (try sizes(text, "list-view"), try sizes(text, "alone-view"))
        for (with, without) in zip(with, without) {
            #expect((with.safeArea?.top ?? 0) - (without.safeArea?.top ?? 0) == 44)
        }
    }

    @Test func arePreferredIfTheScreenDoesNotDetermineThem() throws {
        #expect(
            try sizes(IBFixture.xib(""), "roo-tv-iew") == [CanvasSize(width: .preferred(375), height: .preferred(667))])
        let freeform = IBFixture.controller(
            "one", #"<size key="freeformSize" width="300" height="200"/>"#, width: 300, height: 200)
        #expect(
            try sizes(IBFixture.storyboard([freeform]), "one-view") == [
                CanvasSize(width: .preferred(300), height: .preferred(200))
            ])
    }

    private func sizes(_ text: String, _ root: String) throws -> [CanvasSize] {
        let document = InterfaceBuilderFormat().parse(SourceText(text)).document
        let layout = try #require(document.layouts.first { $0.views[0].objectID == root })
        return layout.sizes.map(\.size)
    }
}
