import LayoutModel
import SourceText
import TestSupport
import Testing

@testable import InterfaceBuilder

/// Documents that no editor writes.
@Suite struct RobustnessTests {
    @Test func survivesMissingRepeatedAndSelfReferringIDs() {
        let element =
            #"""
            <view><rect key="frame" x="0.0" y="0.0" width="4" height="4"/><rect key="frame" x="9" y="9" width="4" \#
            height="4"/></view>
            """#
        let constraints = """
            <constraint/>
            <constraint firstAttribute="width" firstItem="" id=""/>
            <constraint firstItem="c" firstAttribute="width" secondItem="c" secondAttribute="width" id="c"/>
            <constraint firstItem="roo-tv-iew" firstAttribute="width" multiplier="1:0" secondItem="roo-tv-iew" \
            secondAttribute="height" id="d"/>
            """
        let document = read(IBFixture.xib(element, constraints: constraints))
        #expect(document.layouts.first?.views.count == 2)
        #expect(document.layouts.first?.views.last?.recordedFrame == Rect(x: 0, y: 0, width: 4, height: 4))
        #expect(document.layouts.first?.constraints.isEmpty == true)
    }

    @Test func readsEveryPrefix() {
        let text = Array(
            IBFixture.storyboard([
                IBFixture.navigation("navigation", root: "list"),
                IBFixture.controller(
                    "list",
                    subviews:
                        #"<label text="&amp;" id="l"><rect key="frame" x="1" y="2" width="3" height="4"/></label>"#),
            ]).utf8)
        for end in stride(from: 0, through: text.count, by: 7) {
            let source = SourceText(utf8: Array(text[..<end]))
            let document = InterfaceBuilderFormat().parse(source).document
            for layout in document.layouts {
                #expect(!layout.sizes.isEmpty)
                #expect(layout.views.allSatisfy { $0.declaration.range.end.value <= end })
            }
        }
    }

    @Test func readsInLinearTime() {
        // Many views with the same name and many references to one id. Searching for each would take quadratic time.
        let label = #"<label text="Same"><rect key="frame" x="1" y="2" width="3" height="4"/></label>"#
        let constraint =
            #"<constraint firstItem="roo-tv-iew" firstAttribute="width" relation="lessThanOrEqual" constant="900"/>"#
        func count(_ number: Int) -> Int {
            let text = IBFixture.xib(
                String(repeating: label, count: number), constraints: String(repeating: constraint, count: number))
            let layout = read(text).layouts.first
            #expect(layout?.views.last?.path == "Same \(number)")
            return (layout?.views.count ?? 0) + (layout?.constraints.count ?? 0)
        }
        let clock = ContinuousClock()
        let few = clock.measure { #expect(count(1000) == 2001) }
        let many = clock.measure { #expect(count(8000) == 16001) }
        #expect(many < few * 40)
    }

    private func read(_ text: String) -> Document {
        InterfaceBuilderFormat().parse(SourceText(text)).document
    }
}
