import Formats
import AutoLayoutEngine
import Features
import Foundation
import LayoutModel
import SourceText
import TestSupport
import Testing

/// Repairs of Interface Builder documents, applied to the text and checked again.
@Suite struct DocumentRepairsTests {
    private struct Repaired {
        var title: String
        var text: String
        /// The remaining codes.
        var codes: [String]
        var isPreferred: Bool
    }

    private func snapshot(_ text: String) throws -> Snapshot {
        let format = try #require(FormatRegistry.standard.format(path: "a.xib"))
        return Snapshot(reading: SourceText(text), as: format)
    }

    private func codes(_ text: String) throws -> [String] {
        try snapshot(text).findings().map(\.code.rawValue)
    }

    /// The quick fixes of the first finding with a code, applied to a document.
    private func repairs(of code: String, in text: String) throws -> [Repaired] {
        let snapshot = try snapshot(text)
        let findings = snapshot.findings()
        let finding = try #require(findings.first { $0.code.rawValue == code }, "\(findings.map(\.message))")
        return try snapshot.actions(in: finding.range, [.quickfix])
            .filter { $0.finding == finding }.map { action in
                let after = snapshot.text(after: action.edits).string
                return Repaired(
                    title: action.title, text: after, codes: try codes(after), isPreferred: action.isPreferred)
            }
    }

    private func view(_ id: String, _ name: String, _ frame: (Double, Double, Double, Double), _ inside: String = "")
        -> String
    {
        """
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" userLabel="\(name)">
            <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>
            \(inside)
        </view>

        """
    }

    private func size(_ width: Int, _ height: Int, _ id: String) -> String {
        """
        <constraints>
            <constraint firstAttribute="width" constant="\(width)" id="\(id)-w"/>
            <constraint firstAttribute="height" constant="\(height)" id="\(id)-h"/>
        </constraints>
        """
    }

    private func pin(
        _ id: String, _ edge: String, _ constant: Int, to other: String = "roo-tv-iew", _ otherEdge: String? = nil
    )
        -> String
    {
        """
        <constraint firstItem="\(id)" firstAttribute="\(edge)" secondItem="\(other)" \
        secondAttribute="\(otherEdge ?? edge)" constant="\(constant)" id="\(id)-\(edge)"/>

        """
    }

    // MARK: Misplaced

    @Test func aFrameIsUpdated() throws {
        let text = IBFixture.xib(
            view("photo", "Photo", (30, 20, 60, 60), size(60, 60, "photo")),
            constraints: pin("photo", "leading", 16) + pin("photo", "top", 20))
        let repairs = try repairs(of: "misplaced", in: text)
        #expect(repairs.first?.title == "Update the frame of \"Photo\"")
        #expect(repairs.first?.isPreferred == true)
        #expect(repairs.first?.text == text.replacing("x=\"30.0\"", with: "x=\"16\""))
        let constant = repairs.first { $0.title.hasPrefix("Update the constant of ") }
        #expect(constant?.text == text.replacing("constant=\"16\"", with: "constant=\"30\""))
        #expect(repairs.allSatisfy { $0.codes == [] })
    }

    @Test func dependentFramesAreUpdatedToo() throws {
        let text = IBFixture.xib(
            view("photo", "Photo", (30, 20, 60, 60), size(60, 60, "photo"))
                + view("title", "Title", (98, 20, 100, 30), size(100, 30, "title")),
            constraints: pin("photo", "leading", 16) + pin("photo", "top", 20)
                + pin("title", "leading", 8, to: "photo", "trailing") + pin("title", "top", 20))
        let repairs = try repairs(of: "misplaced", in: text)
        #expect(repairs.first?.title == "Update the frame of \"Photo\" and of the view beside it")
        #expect(
            repairs.first?.text
                == text.replacing("x=\"30.0\"", with: "x=\"16\"").replacing("x=\"98.0\"", with: "x=\"84\""))
    }

    @Test func allFramesAreUpdatedAtOnce() throws {
        let text = IBFixture.xib(
            view("photo", "Photo", (30, 20, 60, 60), size(60, 60, "photo"))
                + view("title", "Title", (98, 200, 100, 30), size(100, 30, "title")),
            constraints: pin("photo", "leading", 16) + pin("photo", "top", 20) + pin("title", "leading", 8)
                + pin("title", "top", 210))
        let all = try repairs(of: "misplaced", in: text).first { $0.title == "Update all frames" }
        #expect(all?.codes == [])
        #expect(all?.text.contains("x=\"8\" y=\"210\"") == true)
    }

    @Test func anAutoresizedSubviewIsUpdatedWithItsSuperview() throws {
        let inner = """
            <subviews>
                <view contentMode="scaleToFill" id="inner">
                    <rect key="frame" x="0.0" y="0.0" width="50" height="60"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                </view>
            </subviews>
            """
        let text = IBFixture.xib(
            view("photo", "Photo", (16, 20, 50, 60), inner + size(70, 60, "photo")),
            constraints: pin("photo", "leading", 16) + pin("photo", "top", 20))
        let repairs = try repairs(of: "misplaced", in: text)
        #expect(repairs.first?.codes == [])
        #expect(
            repairs.first?.text
                == text.replacing("width=\"50.0\"", with: "width=\"70\"").replacing(
                    "width=\"50\"", with: "width=\"70\""))
    }

    /// One edge depends on a margin, so changing only the other edge's constant would change the size.
    @Test func theConstantsOfBothEdgesAreUpdated() throws {
        let text = IBFixture.xib(
            view(
                "photo", "Photo", (30, 20, 320, 60),
                #"<constraints><constraint firstAttribute="height" constant="60" id="h"/></constraints>"#),
            constraints: pin("photo", "leading", 0) + pin("photo", "top", 20)
                + #"<constraint firstItem="roo-tv-iew" firstAttribute="trailingMargin" secondItem="photo" "#
                + #"secondAttribute="trailing" id="m"/>"#
        )
        let constants = try repairs(of: "misplaced", in: text).filter { $0.title.hasPrefix("Update the constant") }
        #expect(constants.map(\.title) == ["Update the constants of the 2 constraints that \"Photo\" breaks"])
        let updated = try #require(constants.first)
        #expect(updated.text.contains(#"secondAttribute="leading" constant="30" id="photo-leading""#))
        #expect(updated.text.contains(#"secondAttribute="trailing" constant="9" id="m""#))
    }

    // MARK: Conflicts and duplicates

    @Test func noRepairOfDoesNotFitIsPreferred() throws {
        let text = IBFixture.xib(
            view("photo", "Photo", (200, 20, 60, 60), height),
            constraints: pin("photo", "leading", 200) + pin("photo", "top", 20) + pin("photo", "trailing", -200))
        let repairs = try repairs(of: "does-not-fit", in: text)
        #expect(!repairs.isEmpty && repairs.allSatisfy { !$0.isPreferred }, "\(repairs.map(\.title))")
    }

    /// A repair that shrinks the photo to nothing must not be applied automatically.
    @Test func aRepairThatLeavesNothingOfAViewIsNotPreferred() throws {
        let text = IBFixture.xib(
            view(
                "photo", "Photo", (200, 20, 60, 60),
                #"<constraints><constraint firstAttribute="height" constant="60" id="h"/></constraints>"#),
            constraints: pin("photo", "leading", 200) + pin("photo", "top", 20) + pin("photo", "trailing", -200)
                + #"<constraint firstAttribute="width" constant="375" id="root-w"/>"#)
        let repairs = try repairs(of: "conflict", in: text)
        #expect(repairs.first?.isPreferred != true)
        #expect(repairs.allSatisfy { !$0.isPreferred }, "\(repairs.map(\.title))")
    }

    @Test func framesAreUpdatedWithTheRepairOfAConflict() throws {
        let text = IBFixture.xib(
            view("photo", "Photo", (16, 20, 60, 60), size(60, 60, "photo")),
            constraints: pin("photo", "leading", 16) + pin("photo", "top", 20)
                + pin("photo", "leading", 24).replacing("photo-leading", with: "photo-again"))
        let repairs = try repairs(of: "conflict", in: text)
        #expect(repairs.count == 2)
        #expect(repairs.allSatisfy { $0.codes == [] }, "\(repairs.map { ($0.title, $0.codes) })")
        // The recorded frame shows which of the two is stale.
        let stale = try #require(repairs.first)
        #expect(stale.isPreferred && stale.title == #"Remove "Photo".leading == super.leading + 24"#)
        #expect(!stale.text.contains("photo-again") && stale.text.contains("x=\"16.0\" y=\"20.0\""))
        let other = try #require(repairs.last)
        #expect(!other.isPreferred && !other.text.contains("photo-leading"))
        #expect(other.text.contains("x=\"24\" y=\"20.0\""))
    }

    /// The constant width is what the relative one gives on the canvas, so it was added as the photo was drawn there.
    @Test func aLengthAsDrawnGivesWayToARelativeOne() throws {
        let relative =
            #"<constraint firstItem="photo" firstAttribute="width" secondItem="main-view" "#
            + #"secondAttribute="width" multiplier="0.8" id="part"/>"#
        let constraints = ["leading", "top"].map { pin("photo", $0, 20, to: "main-view") }.joined() + relative
        let photo = view("photo", "Photo", (20, 20, 300, 60), size(300, 60, "photo"))
        let text = IBFixture.storyboard([IBFixture.controller("main", subviews: photo)])
            .replacing("</subviews>", with: "</subviews><constraints>\(constraints)</constraints>")
        let first = try #require(try repairs(of: "conflict", in: text).first)
        #expect(first.title == #"Remove "Photo".width == 300"# && first.isPreferred)
    }

    @Test func aConstraintWithAnOutletIsNotRemoved() throws {
        let text = IBFixture.xib(
            view("photo", "Photo", (16, 20, 60, 60), size(60, 60, "photo")),
            constraints: pin("photo", "leading", 16) + pin("photo", "top", 20)
                + pin("photo", "leading", 16).replacing("photo-leading", with: "photo-again"),
            rootChildren: """
                <connections><outlet property="edge" destination="photo-again" id="out"/></connections>
                """)
        let repairs = try repairs(of: "duplicate-constraint", in: text)
        #expect(repairs.count == 1)
        #expect(repairs.first?.text.contains("photo-again") == true)
        #expect(repairs.first?.text.contains("photo-leading") == false)
        #expect(repairs.first?.codes == [])
    }

    @Test func theEndOfAChainInACellIsLoweredFirst() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="22154" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
            <objects>
            <tableViewCell rowHeight="76" id="cell">
            <rect key="frame" x="0" y="0" width="375" height="76"/>
            <tableViewCellContentView key="contentView" id="content">
            <rect key="frame" x="0" y="0" width="375" height="76"/>
            <subviews>
            \(view("photo", "Photo", (8, 8, 60, 60), size(60, 60, "photo")))
            </subviews>
            <constraints>
            <constraint firstItem="photo" firstAttribute="top" secondItem="content" secondAttribute="top" \
            constant="8" id="top"/>
            <constraint firstItem="photo" firstAttribute="leading" secondItem="content" secondAttribute="leading" \
            constant="8" id="leading"/>
            <constraint firstAttribute="bottom" secondItem="photo" secondAttribute="bottom" constant="8" id="bottom"/>
            </constraints>
            </tableViewCellContentView>
            </tableViewCell>
            </objects>
            </document>
            """
        let repairs = try repairs(of: "required-height-in-cell", in: text)
        #expect(repairs.map(\.codes) == [[], [], []], "\(repairs.map { ($0.title, $0.codes) })")
        let lowered = try #require(repairs.first?.text.split(separator: "\n").first { $0.contains(#"id="bottom""#) })
        #expect(lowered.contains(#"priority="999""#))
    }

    // MARK: Ambiguity

    @Test func aNewConstraintKeepsTheSavedPosition() throws {
        let text = IBFixture.xib(
            view("photo", "Photo", (17, 20, 60, 60), size(60, 60, "photo")), constraints: pin("photo", "top", 20))
        let repairs = try repairs(of: "ambiguous-position", in: text)
        let first = try #require(repairs.first)
        #expect(first.title == #"Add "Photo".leading == super.leading + 17"#)
        #expect(
            first.text.contains(
                #"""
                <constraint firstItem="photo" firstAttribute="leading" secondItem="roo-tv-iew" \#
                secondAttribute="leading" constant="17" id="
                """#
            ))
        #expect(repairs.count == 1 && first.codes == [])
    }

    /// Where the view happens to stand on this canvas says nothing about others.
    @Test(arguments: [137.0, 16.333])
    func aLargeOrUnevenDistanceIsNotKept(x: Double) throws {
        let text = IBFixture.xib(
            view("photo", "Photo", (x, 20, 60, 60), size(60, 60, "photo")), constraints: pin("photo", "top", 20))
        #expect(try repairs(of: "ambiguous-position", in: text).isEmpty)
    }

    @Test(arguments: [300.0, 80.333])
    func aLargeOrUnevenLengthIsNotKept(width: Double) throws {
        let text = IBFixture.xib(
            view("photo", "Photo", (16, 20, width, 60), height),
            constraints: pin("photo", "top", 20) + pin("photo", "leading", 16))
        #expect(try repairs(of: "ambiguous-size", in: text).isEmpty)
    }

    private let height = #"<constraints><constraint firstAttribute="height" constant="60" id="h"/></constraints>"#

    @Test func aViewThatSpansItsSuperviewIsPinnedToBothEdges() throws {
        let photo = IBFixture.xib(
            view("photo", "Photo", (0, 20, 375, 60), height), constraints: pin("photo", "top", 20))
        let first = try #require(try repairs(of: "ambiguous-size", in: photo).first)
        #expect(
            first.title == #"Add "Photo".leading == super.leading and "Photo".trailing == super.trailing"#
                && first.codes == [])
        // Equal insets on both sides, and wider than them.
        let inset = IBFixture.xib(
            view("photo", "Photo", (40, 20, 295, 60), height), constraints: pin("photo", "top", 20))
        #expect(
            try repairs(of: "ambiguous-size", in: inset).first?.title
                == #"Add "Photo".leading == super.leading + 40 and "Photo".trailing == super.trailing - 40"#)
        let rest = IBFixture.xib(
            view("photo", "Photo", (16, 20, 343, 60), height),
            constraints: pin("photo", "top", 20) + pin("photo", "leading", 16))
        #expect(
            try repairs(of: "ambiguous-size", in: rest).first?.title
                == #"Add "Photo".trailing == super.trailing - 16"#)
    }

    @Test func aViewAwayFromTheFarEdgeGetsASize() throws {
        let text = IBFixture.xib(
            view("photo", "Photo", (16, 20, 100, 60), height),
            constraints: pin("photo", "top", 20) + pin("photo", "leading", 16))
        let titles = try repairs(of: "ambiguous-size", in: text).map(\.title)
        #expect(titles == [#"Add "Photo".width == 100"#])
    }

    /// A view drawn with height 0 keeps it until code sets another height.
    @Test func aZeroHeightIsKept() throws {
        let text = IBFixture.xib(
            view("bar", "Bar", (0, 20, 375, 0)),
            constraints: pin("bar", "top", 20) + pin("bar", "leading", 0) + pin("bar", "trailing", 0))
        #expect(try repairs(of: "ambiguous-size", in: text).first?.title == #"Add "Bar".height == 0"#)
    }

    @Test func aViewBetweenSiblingsIsPinnedToThem() throws {
        let text = IBFixture.xib(
            view("head", "Head", (0, 0, 375, 44)) + view("list", "List", (0, 52, 375, 571))
                + view("foot", "Foot", (0, 623, 375, 44)),
            constraints: ["head", "list", "foot"].map { pin($0, "leading", 0) + pin($0, "trailing", 0) }.joined()
                + pin("head", "top", 0) + pin("foot", "bottom", 0)
                + ["head", "foot"].map {
                    #"<constraint firstItem="\#($0)" firstAttribute="height" constant="44" id="\#($0)-h"/>"#
                }.joined())
        #expect(
            try repairs(of: "ambiguous-size", in: text).first?.title
                == #"Add "List".top == "Head".bottom + 8 and "List".bottom == "Foot".top"#)
    }

    /// A button in the far corner stays in the corner.
    @Test func aViewNearTheFarEdgeIsPinnedThere() throws {
        let text = IBFixture.xib(
            view("close", "Close", (323, 20, 44, 44), size(44, 44, "close")), constraints: pin("close", "top", 20))
        #expect(
            try repairs(of: "ambiguous-position", in: text).first?.title
                == #"Add "Close".trailing == super.trailing - 8"#)
    }

    @Test func aLabelThatGetsAPositionGetsATrailingLimit() throws {
        let text = IBFixture.xib(label((16, 20, 90, 20.5)), constraints: pin("label", "top", 20))
        #expect(
            try repairs(of: "ambiguous-position", in: text).first?.title
                == #"Add "Departures".leading == super.leading + 16 and "Departures".trailing <= super.trailing - 20"#)
    }

    /// A view that was drawn within a limit was not meant to be as large.
    @Test func onlyAPersonMakesALimitAnEquality() throws {
        let text = IBFixture.xib(
            view("photo", "Photo", (16, 20, 100, 60), height),
            constraints: pin("photo", "top", 20) + pin("photo", "leading", 16)
                + #"<constraint firstItem="photo" firstAttribute="width" relation="lessThanOrEqual" constant="300" "#
                + #"id="max"/>"#
        )
        let repairs = try repairs(of: "ambiguous-size", in: text)
        #expect(repairs.map(\.title).first == #"Make "Photo".width <= 300 an equality"#)
        #expect(repairs.allSatisfy { !$0.isPreferred })
    }

    @Test func aViewTiedToTheFrameGuideDoesNotEndTheContent() throws {
        let guides = """
            <viewLayoutGuide key="contentLayoutGuide" id="content"/>
            <viewLayoutGuide key="frameLayoutGuide" id="visible"/>
            """
        func tie(_ a: String, _ b: String, _ attribute: String, _ constant: Int = 0) -> String {
            """
            <constraint firstItem="\(a)" firstAttribute="\(attribute)" secondItem="\(b)" \
            secondAttribute="\(attribute)" constant="\(constant)" id="\(a)-\(attribute)"/>
            """
        }
        let edges = ["top", "leading", "bottom", "trailing"]
        let inside =
            (edges.map { tie("photo", "content", $0) } + ["top", "leading"].map { tie("close", "visible", $0, 8) })
        let scroll = """
            <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll" userLabel="Zoom">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    \(view("photo", "Photo", (0, 0, 375, 200)))
                    \(view("close", "Close", (8, 8, 32, 32), size(32, 32, "close")))
                </subviews>
                <constraints>\(inside.joined(separator: "\n"))</constraints>
                \(guides)
            </scrollView>
            """
        let text = IBFixture.xib(
            scroll, constraints: edges.map { tie("scroll", "roo-tv-iew", $0) }.joined(separator: "\n"))
        let repairs = try repairs(of: "ambiguous-scroll-content", in: text)
        #expect(repairs.contains { $0.title == #"Make "Photo" as wide as the scroll view"# })
        #expect(!repairs.contains { $0.title.contains("Close") })
    }

    @Test func aViewInTheMiddleIsCentred() throws {
        let text = IBFixture.xib(
            view("photo", "Photo", (157.5, 20, 60, 60), size(60, 60, "photo")), constraints: pin("photo", "top", 20))
        #expect(
            try repairs(of: "ambiguous-position", in: text).first?.title == #"Add "Photo".centerX == super.centerX"#)
    }

    // MARK: Texts that grow

    private func label(_ frame: (Double, Double, Double, Double)) -> String {
        """
        <label opaque="NO" contentMode="left" text="Departures" lineBreakMode="tailTruncation" \
        translatesAutoresizingMaskIntoConstraints="NO" id="label">
            <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>

        """
    }

    @Test func aLabelWithoutATrailingLimitGetsOne() throws {
        let text = IBFixture.xib(
            label((16, 20, 90, 20.5)), constraints: pin("label", "leading", 16) + pin("label", "top", 20))
        let repairs = try repairs(of: "missing-trailing", in: text)
        #expect(repairs.map(\.title) == [#"Add "Departures".trailing <= super.trailing - 16"#])
        #expect(repairs.allSatisfy { $0.codes == [] })
        #expect(
            repairs.first?.text.contains(
                #"""
                firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="label" secondAttribute="trailing" \#
                constant="16"
                """#
            ) == true)
    }

    @Test func aLabelWithoutATrailingLimitEndsBeforeTheNextView() throws {
        let text = IBFixture.xib(
            label((16, 20, 90, 20.5)) + view("more", "More", (323, 12, 44, 44), size(44, 44, "more")),
            constraints: pin("label", "leading", 16) + pin("label", "top", 20) + pin("more", "trailing", -8)
                + pin("more", "top", 12))
        #expect(
            try repairs(of: "missing-trailing", in: text).map(\.title) == [
                #"Add "Departures".trailing <= "More".leading - 8"#,
                #"Add "Departures".trailing <= super.trailing - 16"#,
            ])
    }

    @Test func aLabelFixedOnBothSidesCanBeRelaxedOnEither() throws {
        let holder = """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="holder" \
            userLabel="Holder">
                <rect key="frame" x="16" y="20" width="110" height="40"/>
                <subviews>
                    \(label((8, 8, 94, 20.5)))
                </subviews>
                <constraints>
                    \(pin("label", "leading", 8, to: "holder"))
                    \(pin("label", "trailing", -8, to: "holder"))
                    \(pin("label", "top", 8, to: "holder"))
                    <constraint firstAttribute="width" constant="110" id="holder-w"/>
                    <constraint firstAttribute="height" constant="40" id="holder-h"/>
                </constraints>
            </view>
            """
        let text = IBFixture.xib(holder, constraints: pin("holder", "leading", 16) + pin("holder", "top", 20))
        let repairs = try repairs(of: "fixed-both-sides", in: text)
        #expect(
            repairs.map(\.title) == [
                #"Relax "Departures".trailing == "Holder".trailing - 8 to <="#,
                #"Relax "Departures".leading == "Holder".leading + 8 to >="#,
            ])
        #expect(repairs.allSatisfy { $0.codes == [] })
    }

    @Test func aPlaceholderConstraintCanBeKept() throws {
        let placeholder = pin("photo", "leading", 16).replacing("/>", with: #" placeholder="YES"/>"#)
        let text = IBFixture.xib(
            view("photo", "Photo", (16, 20, 60, 60), size(60, 60, "photo")),
            constraints: pin("photo", "top", 20) + placeholder)
        let snapshot = try snapshot(text)
        let mark = try #require(text.range(of: #"placeholder="YES""#))
        let place = text.utf8.distance(from: text.startIndex, to: mark.lowerBound)
        let actions = snapshot.actions(in: TextRange(place, place), [.rewrite])
        let action = try #require(actions.first)
        #expect(action.title == #"Keep "Photo".leading == super.leading + 16 when the app is built"#)
        #expect(snapshot.text(after: action.edits).string == text.replacing(#" placeholder="YES""#, with: ""))
        #expect(
            actions.dropFirst().map(\.title) == [
                #"Reverse first and second item of "Photo".leading == super.leading + 16"#
            ])
    }

    // MARK: Collapsing and spacers

    /// A column of three views, 8 points apart.
    private var column: String {
        let views = [("first", "First", 20.0), ("photo", "Photo", 58.0), ("last", "Last", 96.0)]
        return IBFixture.xib(
            views.map { view($0.0, $0.1, (16, $0.2, 60, 30), size(60, 30, $0.0)) }.joined(),
            constraints: views.map { pin($0.0, "leading", 16) }.joined() + pin("first", "top", 20)
                + pin("photo", "top", 8, to: "first", "bottom") + pin("last", "top", 8, to: "photo", "bottom"))
    }

    /// The refactorings at the view with an id, with the resulting documents.
    private func refactorings(at id: String, in text: String) throws -> [(
        title: String, document: Document, text: String
    )] {
        let snapshot = try snapshot(text)
        let view = try #require(snapshot.document.layouts.first?.views.first { $0.objectID == id })
        return try snapshot.actions(in: view.nameRange.start.range, [.rewrite]).map { action in
            let after = snapshot.text(after: action.edits).string
            #expect(try codes(after) == [], "\(action.title)")
            return (action.title, try self.snapshot(after).document, after)
        }
    }

    /// The solution of a layout after `change`.
    private func gone(_ layout: Layout, _ change: (inout Layout, inout Configuration) -> Void) -> Solution? {
        var layout = layout
        var configuration = Configuration(baseOf: layout)
        change(&layout, &configuration)
        var solver = LayoutSolver(layout)
        return solver.solve(configuration)
    }

    @Test func constraintsThatCodeInstallsCollapseAView() throws {
        let all = try refactorings(at: "photo", in: column)
        let title =
            #"Make "Photo" collapsible by its bottom edge: "#
            + #"add constraints "Photo gone" to be activated when it is hidden"#
        let document = try #require(all.first { $0.title == title }?.document, "\(all.map(\.title))")
        let layout = try #require(document.layouts.first)
        let names = layout.views.map { $0.displayName ?? "" }
        let photo = ViewID(try #require(names.firstIndex(of: "Photo")))
        let last = ViewID(try #require(names.firstIndex(of: "Last")))
        let new = layout.constraints.filter { $0.label == "Photo gone" }
        #expect(new.count == 2)
        #expect(new.allSatisfy { !$0.isActive })
        let before = try #require(gone(layout) { _, _ in })
        #expect(before.frame(of: last).y == 96)
        let after = try #require(gone(layout) { layout, _ in for id in new.map(\.id) { layout[id].isActive = true } })
        #expect(after.conflicts == [])
        #expect(after.frame(of: photo).height == 0)
        // One gap of 8 remains between the views above and below.
        #expect(after.frame(of: last).y == 58)
    }

    @Test func anOutletCollectionCollapsesAView() throws {
        let all = try refactorings(at: "photo", in: column)
        let title = #"Make "Photo" collapsible by its bottom edge with FDCollapsibleConstraints"#
        let found = try #require(all.first { $0.title == title }, "\(all.map(\.title))")
        let entries = found.text.split(separator: "\n").filter { $0.contains("<outletCollection") }
        #expect(entries.count == 2)
        #expect(
            entries.allSatisfy {
                $0.contains(#"property="fd_collapsibleConstraints""#)
                    && $0.contains(#"collectionClass="NSMutableArray" id=""#)
            })
        #expect(entries.contains { $0.contains(#"destination="photo-h""#) })
        #expect(entries.contains { $0.contains(#"destination="last-top""#) })
        let layout = try #require(found.document.layouts.first)
        let photo = try #require(layout.collapses.first?.view)
        let after = try #require(gone(layout) { _, configuration in configuration.gone = [photo] })
        #expect(after.conflicts == [])
        #expect(after.frame(of: photo).height == 0)
        let last = try #require(layout.views.first { $0.displayName == "Last" })
        #expect(after.frame(of: last.id).y == 58)
    }

    @Test func aViewHeldOpenByItsSubviewIsNotMadeCollapsible() throws {
        // The subview keeps the photo from collapsing.
        let inner = """
            <subviews>
                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="inner">
                    <rect key="frame" x="5" y="5" width="50" height="20"/>
                </view>
            </subviews>
            <constraints>
                <constraint firstItem="inner" firstAttribute="leading" secondItem="photo" secondAttribute="leading" \
            constant="5" id="in-l"/>
                <constraint firstItem="inner" firstAttribute="top" secondItem="photo" secondAttribute="top" \
            constant="5" id="in-t"/>
                <constraint firstAttribute="trailing" secondItem="inner" secondAttribute="trailing" constant="5" \
            id="in-r"/>
                <constraint firstAttribute="bottom" secondItem="inner" secondAttribute="bottom" constant="5" id="in-b"/>
                <constraint firstAttribute="width" constant="60" id="photo-w"/>
                <constraint firstAttribute="height" constant="30" id="photo-h"/>
            </constraints>
            """
        let text = column.replacing(size(60, 30, "photo"), with: inner)
        #expect(text != column)
        #expect(try codes(text) == [])
        #expect(!(try refactorings(at: "photo", in: text)).contains { $0.title.contains("collapsible") })
    }

    @Test func equalSpacersAreInsertedAsViews() throws {
        let text = IBFixture.xib(
            view(
                "photo", "Photo", (100, 20, 60, 30),
                size(60, 30, "photo").replacing(
                    #"<constraint firstAttribute="width" constant="60" id="photo-w"/>"#, with: "")),
            constraints: pin("photo", "leading", 100) + pin("photo", "trailing", -215) + pin("photo", "top", 20))
        let all = try refactorings(at: "photo", in: text)
        #expect(!all.contains { $0.title.hasPrefix("Insert equal") })
        let fixed = IBFixture.xib(
            view("photo", "Photo", (100, 20, 60, 30), size(60, 30, "photo")),
            constraints: pin("photo", "leading", 100)
                + pin("photo", "trailing", -215).replacing(" id=", with: #" priority="500" id="#)
                + pin("photo", "top", 20))
        let spaced = try refactorings(at: "photo", in: fixed).first {
            $0.title == #"Insert equal flexible spacers on both sides of "Photo""#
        }
        let layout = try #require(spaced?.document.layouts.first)
        let spacers = layout.views.filter { $0.displayName == "Spacer" }
        #expect(
            spacers.map(\.recordedFrame) == [
                Rect(x: 0, y: 20, width: 157.5, height: 30), Rect(x: 217.5, y: 20, width: 157.5, height: 30),
            ])
        #expect(layout.views.first { $0.displayName == "Photo" }?.recordedFrame?.x == 157.5)
    }

    @Test func aSpacerIsInsertedIntoAStackAsAView() throws {
        let arranged = ["one", "two"].enumerated().map { place, id in
            view(id, id, (0, Double(place) * 30, 60, 30), size(60, 30, id))
        }.joined()
        let text = IBFixture.xib(
            """
            <stackView opaque="NO" axis="vertical" alignment="top" translatesAutoresizingMaskIntoConstraints="NO" \
            id="column">
                <rect key="frame" x="16" y="20" width="60" height="60"/>
                <subviews>
                    \(arranged)
                </subviews>
            </stackView>
            """, constraints: pin("column", "leading", 16) + pin("column", "top", 20))
        let found = try #require(
            try refactorings(at: "one", in: text).first { $0.title == #"Insert a spacer after "one""# })
        let views = try #require(found.document.layouts.first?.views)
        let spacer = try #require(views.first { $0.displayName == "Spacer" })
        #expect(spacer.recordedFrame == Rect(x: 0, y: 30, width: 0, height: 8))
        #expect(views.first { $0.objectID == "two" }?.recordedFrame?.y == 38)
        #expect(views.first { $0.objectID == "column" }?.recordedFrame?.height == 68)
    }

    // MARK: All at once

    @Test func allFindingsOfADocumentAreFixed() throws {
        let text = IBFixture.xib(
            view("photo", "Photo", (30, 20, 60, 60), size(60, 60, "photo"))
                + view("title", "Title", (98, 8, 100, 30), size(100, 30, "title")),
            constraints: pin("photo", "leading", 16) + pin("photo", "top", 20) + pin("title", "leading", 8))
        let fixed = try Fixes.fixed(snapshot(text), .choices)
        #expect(fixed.left == [])
        #expect(Set(fixed.fixes.map(\.finding.code.rawValue)) == ["misplaced", "ambiguous-position"])
    }
}
