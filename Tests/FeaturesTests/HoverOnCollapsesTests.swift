import Features
import SourceText
import TestSupport
import Testing

/// Hovers on views that can be gone, and on their collapses.
@Suite struct HoverOnCollapsesTests {
    private func plain(_ marked: String) -> String {
        let fixture = Fixture(marked)
        let text = fixture.snapshot().flatMap { $0.hover(at: fixture.cursor) }
        if let range = text?.range, !fixture.ranges.isEmpty { #expect([range] == fixture.ranges) }
        return text?.plaintext ?? ""
    }

    private func row(_ collapse: String, _ state: String = "") -> String {
        """
        layout Row {
            size 320 x 44
            view first, middle, last
            first.leading == super.leading + 16
            lead: middle.leading == first.trailing + 8
            last.leading == middle.trailing + 8
            [first, last].width == 40
            middle.width == 50
            [first, middle, last].height == 20
            [first, middle, last].top == super.top + 12
            \(collapse)
            vary middle
            \(state)
        }
        """
    }

    @Test func viewsThatMoveAreListed() {
        let text = plain(row("collapse middle: leading").replacing("view first, middle", with: "view first, │middle"))
        #expect(
            text.hasSuffix(
                """
                when middle is gone             before             after
                middle                (64, 12) 50 × 20              gone
                last                 (122, 12) 40 × 20  (64, 12) 40 × 20
                """), "\(text)")
    }

    @Test func aViewWithoutCollapseKeepsItsSpace() {
        let text = plain(row("").replacing("view first, middle", with: "view first, │middle"))
        #expect(text.hasSuffix("When middle is gone, nothing else moves."), "\(text)")
        let inState = plain(row("", "state s { gone «│middle» }"))
        #expect(inState.hasPrefix("view middle\n\nx 64, y 12"), "\(inState)")
        #expect(inState.hasSuffix("When gone, it is hidden and keeps its space, as it has no collapse."))
    }

    @Test func aCollapseStatementListsAffectedConstraints() {
        let text = plain(row("«coll│apse middle: leading as hrViewVisible»"))
        #expect(
            text.hasPrefix(
                """
                collapse middle

                By leading, as HRViewVisible does.

                affected                              held by  now  gone
                middle.leading == first.trailing + 8      Row    8     0
                middle.width == 50                     middle   50     0

                setVisible(.visible) restores the constants that .gone saved: both sizes
                """), "\(text)")
        #expect(text.contains("(56, 12) 0 × 20, not hidden"))
        let named = plain(row("collapse «mid│dle»: leading", "state s { gone middle }"))
        #expect(named.contains("When shown again, all constants are restored."))
        let gone = plain(row("collapse middle: leading", "state s { gone «middle│» }"))
        #expect(gone.contains("middle.leading == first.trailing + 8"))
    }

    @Test func constraintsThatALibraryMissesAreListed() {
        let text = plain(
            row("col│lapse middle: leading as uiViewVisibility").replacing(
                "lead: middle.leading == first.trailing", with: "lead: middle.left == first.right"))
        #expect(text.contains("On the same edges, but not found:\n\n- middle.left == first.right + 8"), "\(text)")
        let swift = plain(row("col│lapse middle as uiViewVisibilitySwift"))
        #expect(swift.contains("middle.width == 0    middle  absent    active"), "\(swift)")
        #expect(swift.contains("middle.width == 50   middle      50  inactive"), "\(swift)")
        let empty = plain(
            row("col│lapse middle: leading as flexibleBox").replacing(
                "lead: middle.leading == first.trailing + 8", with: "first.trailing == middle.leading - 8"
            ).replacing("middle.width == 50", with: "middle.width == first.width"))
        #expect(empty.contains("It finds no constraint and no size to set to zero."), "\(empty)")
    }

    @Test func aCollapsedConstraintMentionsItsZeroConstant() {
        let text = plain(
            row("collapse middle: leading").replacing("lead: middle.leading ==", with: "lead: middle.leading│ =="))
        #expect(text.contains("Its constant is 0 while middle is gone."), "\(text)")
        let label = plain(
            row("collapse middle: lead as fdCollapsible").replacing("lead: middle", with: "le│ad: middle"))
        #expect(label.contains("Its constant is 0 while middle is gone."), "\(label)")
    }

    @Test func aSlotAndItsStates() {
        let text = plain(
            """
            layout Card {
                size 320 x 100
                view card
                card.size == 40 x 40
                card.leading == super.leading
                inactive card.b│ottom: card.bottom == super.bottom - 20
                card.top: card.top == super.top + 20
                state low { deactivate card.top; activate card.bottom }
            }
            """)
        #expect(text.contains("Inactive unless a state activates it."), "\(text)")
        #expect(text.hasSuffix("- in state low, card.bottom becomes active"), "\(text)")
    }

    // MARK: The states of a container

    /// FlexibleBox's four views.
    private func box(_ count: Int = 3) -> String {
        let names = Array(["black", "red", "green", "white"].prefix(count))
        return """
            layout │Box {
                size 375 x 72
                view blue, \(names.joined(separator: ", "))
                H:|-16-[blue]-10-\(names.map { "[\($0)(37)]" }.joined(separator: "-10-"))-10-|
                [blue, \(names.joined(separator: ", "))].top == super.top + 24
                [blue, \(names.joined(separator: ", "))].height == 24
                \(names.map { "collapse \($0) as flexibleBox" }.joined(separator: "\n"))
                vary \(names.joined(separator: ", "))
            }
            """
    }

    @Test func theTableOfEightStates() {
        #expect(
            plain(box()).hasSuffix(
                """
                3 of its views can be gone. The frames in each state, as x, width, at 375 × 72:

                gone                  blue    black      red    green
                none               16, 208  234, 37  281, 37  328, 37
                black              16, 255     gone  281, 37  328, 37
                red                16, 255  281, 37     gone  328, 37
                green              16, 255  281, 37  328, 37     gone
                black, red         16, 302     gone     gone  328, 37
                black, green       16, 302     gone  328, 37     gone
                red, green         16, 302  328, 37     gone     gone
                black, red, green  16, 349     gone     gone     gone
                """), "\(plain(box()))")
    }

    @Test func furtherStatesAreCounted() {
        let text = plain(box(4))
        #expect(text.hasSuffix("… and 8 more states."), "\(text)")
        #expect(text.split(separator: "\n").count { $0.hasPrefix("black, ") } <= 3)
    }

    @Test func arrangedViewsThatAreHiddenAtFirst() {
        let text = plain(
            """
            layout Column {
                size 320 x fit
                stack │s vertical {
                    label a 40 x 20; label b 50 x 20 { hidden }; label c 60 x 20 { hidden }
                }
                s.edges == super.edges
            }
            """)
        #expect(text.contains("as y, height, at 320 × fit:"), "\(text)")
        #expect(text.contains("b, c  0, 20    gone    gone"), "\(text)")
    }

    // MARK: Documents

    private let document = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22154" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <objects>
        <view id="root" userLabel="Row"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
        <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="one" userLabel="First">
        <rect key="frame" x="16" y="12" width="40" height="20"/>
        <constraints>
        <constraint firstAttribute="width" constant="40" id="c1"/><constraint firstAttribute="height" constant="20" \
        id="c2"/>
        </constraints>
        <connections>
        <outletCollection property="fd_collapsibleConstraints" destination="c1" collectionClass="NSMutableArray" \
        id="oc1"/>
        <outletCollection property="fd_collapsibleConstraints" destination="c6" collectionClass="NSMutableArray" \
        id="oc2"/>
        </connections>
        </view>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="two" userLabel="Second">
        <rect key="frame" x="64" y="12" width="50" height="20"/>
        <constraints>
        <constraint firstAttribute="width" constant="50" id="c3"/><constraint firstAttribute="height" constant="20" \
        id="c4"/>
        </constraints>
        </view>
        </subviews>
        <constraints>
        <constraint firstItem="one" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" \
        id="c5"/>
        <constraint firstItem="two" firstAttribute="leading" secondItem="one" secondAttribute="trailing" constant="8" \
        id="c6"/>
        <constraint firstItem="one" firstAttribute="top" secondItem="root" secondAttribute="top" constant="12" id="c7"/>
        <constraint firstItem="two" firstAttribute="top" secondItem="root" secondAttribute="top" constant="12" id="c8"/>
        </constraints>
        </view>
        </objects>
        </document>
        """

    private func inDocument(_ piece: String, _ mark: String) -> String {
        let fixture = Fixture(document.replacing(piece, with: mark, maxReplacements: 1))
        return fixture.snapshot(of: "a.xib").flatMap { $0.hover(at: fixture.cursor) }?.plaintext ?? ""
    }

    @Test func anOutletCollection() {
        let text = inDocument("<outletCollection", "<outlet│Collection")
        #expect(
            text.hasPrefix("Outlet Collection fd_collapsibleConstraints\n\nAs FDCollapsibleConstraints does."),
            "\(text)")
        #expect(text.contains("\"First\".width == 40                         First   40     0"), "\(text)")
        #expect(text.contains("\"Second\".leading == \"First\".trailing + 8"))
        #expect(text.contains("fd_collapsed = NO restores"))
        #expect(text.contains("Second              (64, 12) 50 × 20             (16, 12) 50 × 20"), "\(text)")
    }

    @Test func aViewOfADocumentThatCanBeGone() {
        let view = inDocument("id=\"one\"", "id=\"o│ne\"")
        #expect(view.contains("when First is gone"), "\(view)")
        let constraint = inDocument("id=\"c6\"", "id=\"c│6\"")
        #expect(constraint.contains("Its constant is 0 while First is gone."), "\(constraint)")
    }
}
