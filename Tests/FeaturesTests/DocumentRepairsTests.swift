import Features
import LayoutModel
import SourceText
import TestSupport
import Testing

/// Repairs of Interface Builder documents, made in the text and judged again.
@Suite struct DocumentRepairsTests {
    private struct Repaired {
        var title: String
        var text: String
        /// The codes that are left.
        var codes: [String]
        var isPreferred: Bool
    }

    private func snapshot(_ text: String) throws -> Snapshot {
        let format = try #require(FormatRegistry.standard.format(path: "a.xib"))
        return Snapshot(reading: SourceText(text), as: format)
    }

    private func codes(_ text: String) throws -> [String] {
        try #require(Diagnostics.findings(in: try snapshot(text))).map(\.code.rawValue)
    }

    /// What the quick fixes of the findings with a code make of a document.
    private func repairs(of code: String, in text: String) throws -> [Repaired] {
        let snapshot = try snapshot(text)
        let findings = try #require(Diagnostics.findings(in: snapshot))
        let finding = try #require(findings.first { $0.code.rawValue == code }, "\(findings.map(\.message))")
        return try CodeActions.actions(in: finding.range, of: snapshot, findings: findings, kinds: [.quickfix])
            .filter { $0.finding == finding }.map { action in
                let after = snapshot.text.applying(action.edits).string
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

    @Test func whatFollowsAViewIsUpdatedWithIt() throws {
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

    @Test func whatAMaskPlacesIsUpdatedWithItsSuperview() throws {
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

    // MARK: Conflicts and duplicates

    @Test func theFramesFollowWhatMendsAConflict() throws {
        let text = IBFixture.xib(
            view("photo", "Photo", (16, 20, 60, 60), size(60, 60, "photo")),
            constraints: pin("photo", "leading", 16) + pin("photo", "top", 20)
                + pin("photo", "leading", 24).replacing("photo-leading", with: "photo-again"))
        let repairs = try repairs(of: "conflict", in: text)
        #expect(repairs.count > 2)
        #expect(repairs.allSatisfy { $0.codes == [] }, "\(repairs.map { ($0.title, $0.codes) })")
        let removed = try #require(repairs.first { $0.title.hasPrefix("Remove") && !$0.text.contains("photo-leading") })
        #expect(removed.text.contains("x=\"24\" y=\"20.0\""))
    }

    @Test func whatAnOutletNamesIsNotRemoved() throws {
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

    // MARK: Ambiguity

    @Test func aViewStaysWhereItWasPut() throws {
        let text = IBFixture.xib(
            view("photo", "Photo", (37, 20, 60, 60), size(60, 60, "photo")), constraints: pin("photo", "top", 20))
        let repairs = try repairs(of: "ambiguous-position", in: text)
        let first = try #require(repairs.first)
        #expect(first.title == "Add Photo.leading == super.leading + 37")
        #expect(
            first.text.contains(
                #"<constraint firstItem="photo" firstAttribute="leading" secondItem="roo-tv-iew" secondAttribute="leading" constant="37" id=""#
            ))
        #expect(repairs.allSatisfy { $0.codes == [] })
        #expect(repairs.contains { $0.title == "Add Photo.trailing == super.trailing - 278" })
    }

    @Test func aViewInTheMiddleIsCentred() throws {
        let text = IBFixture.xib(
            view("photo", "Photo", (157.5, 20, 60, 60), size(60, 60, "photo")), constraints: pin("photo", "top", 20))
        #expect(try repairs(of: "ambiguous-position", in: text).first?.title == "Add Photo.centerX == super.centerX")
    }

    @Test func whatIsRemovedAtBuildTimeMayStay() throws {
        let text = IBFixture.xib(
            view("photo", "Photo", (16, 20, 60, 60), size(60, 60, "photo")),
            constraints: pin("photo", "top", 20)
                + pin("photo", "leading", 16).replacing(" id=", with: #" placeholder="YES" id="#))
        let first = try #require(try repairs(of: "ambiguous-position", in: text).first)
        #expect(first.title == "Keep Photo.leading == super.leading + 16 when the app runs")
        #expect(first.text == text.replacing(#" placeholder="YES""#, with: ""))
    }

    // MARK: All at once

    @Test func fixMendsADocument() throws {
        let format = try #require(FormatRegistry.standard.format(path: "a.xib"))
        let text = IBFixture.xib(
            view("photo", "Photo", (30, 20, 60, 60), size(60, 60, "photo"))
                + view("title", "Title", (98, 200, 100, 30), size(100, 30, "title")),
            constraints: pin("photo", "leading", 16) + pin("photo", "top", 20) + pin("title", "leading", 8))
        let fixed = Fixes.fixed(SourceText(text), as: format)
        #expect(fixed.left == [])
        #expect(Set(fixed.fixes.map(\.finding.code.rawValue)) == ["misplaced", "ambiguous-position"])
    }
}
