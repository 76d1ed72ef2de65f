import Analysis
import AutoLayoutEngine
import Features
import Formats
import LayoutModel
import SourceText
import TestSupport
import Testing

/// The fixes that are applied unasked: they decide nothing, and every frame that was determined stays as it is.
@Suite struct SafeFixesTests {
    private func snapshot(_ text: String, _ path: String) throws -> Snapshot {
        let format = try #require(FormatRegistry.standard.format(path: path))
        return Snapshot(reading: SourceText(text), as: format)
    }

    /// Applies the safe fixes, and checks the promise by the frames in every configuration.
    private func fixed(
        _ text: String, _ path: String = "a.layout", rules: RuleSelection = RuleSelection(),
        leaving known: @escaping (Finding) -> Bool = { _ in false },
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> FixedText {
        let before = try snapshot(text, path)
        let fixed = try Fixes.fixed(before, rules: rules, .safe, leaving: known)
        let after = try snapshot(fixed.text.string, path)
        for (one, other) in zip(before.document.layouts, after.document.layouts) {
            for configuration in ConfigurationSpace(one).configurations + [Configuration(baseOf: one)] {
                var (old, new) = (LayoutSolver(one), LayoutSolver(other))
                let (was, now) = (old.solve(configuration), new.solve(configuration))
                guard was.conflicts.isEmpty else { continue }
                for view in one.views.map(\.id) {
                    for component in FrameComponent.allCases
                    where !was.ambiguous[view.index].contains(component) {
                        #expect(
                            abs(was.frame(of: view)[component] - now.frame(of: view)[component]) < 0.001,
                            "\(one[view].path) \(component)", sourceLocation: sourceLocation)
                    }
                }
            }
        }
        return fixed
    }

    // MARK: The language

    private let row = """
            size 320 x 44
            sizes 375 x 44
            view a, b
            a.size == 40 x 20
            b.size == 60 x 20
            a.leading == super.leading + 8
            b.leading == a.trailing + 8
            [a, b].top == super.top
            vary a
        """

    @Test(arguments: ["b.leading == super.leading + 56", "b.top == a.top"])
    func whatFollowsFromTheRestIsRemoved(redundant: String) throws {
        let fixed = try fixed("layout A {\n\(row.replacing("    vary a", with: "    \(redundant)"))\n}\n")
        #expect(fixed.fixes.map(\.finding.code) == ["redundant"])
        #expect(fixed.text.string == "layout A {\n\(row.replacing("\n    vary a", with: ""))\n}\n")
    }

    /// Code may set the constant of a labelled constraint, or deactivate it.
    @Test func aLabelledConstraintStays() throws {
        let text = "layout A {\n\(row.replacing("    vary a", with: "    same: b.top == a.top"))\n}\n"
        #expect(try fixed(text).text.string == text)
        #expect(try fixed(text.replacing("same: ", with: "")).fixes.count == 1)
    }

    /// Each of these decides something, or moves what was determined.
    @Test(arguments: [
        // Which constraint yields.
        "a.width == 50", "H:|-200-[b]-200-|",
        // Which size or position an ambiguous view has.
        "view c; c.top == super.top; c.height == 4; c.leading == super.leading",
        "view c; c.size == 4 x 4; c.top == super.top", "view c; c.origin == a.origin; c.size >= 4 x 4",
        // Whether a side follows the language, and which gap collapses.
        "view c; c.left == a.left; c.size == 4 x 4; c.top == a.top",
        "vary a",
    ])
    func decisionsAreLeftToAPerson(statements: String) throws {
        let text = "layout A {\n\(row.replacing("    vary a", with: "    \(statements)"))\n}\n"
        #expect(try fixed(text).text.string == text)
    }

    @Test func anInvalidAttributeIsCorrectedOnlyWhereNothingMoves() throws {
        // Nothing determined where the view is.
        let view = "    view c; c.size == 4 x 4; c.leading == a.leading"
        let open = "layout A {\n\(row.replacing("    vary a", with: "\(view); c.tpo == a.top"))\n}\n"
        #expect(try fixed(open).text.string == open.replacing("c.tpo", with: "c.top"))
        // A weaker constraint did.
        let moving = open.replacing("c.leading ==", with: "c.top == super.top + 1 @ 500; c.leading ==")
        #expect(try fixed(moving).text.string == moving)
    }

    @Test func suppressedFindingsAreNotFixed() throws {
        let twice = "    b.top == super.top // plumbline:ignore redundant"
        let text = "layout A {\n\(row.replacing("    vary a", with: twice))\n}\n"
        #expect(try fixed(text).text.string == text)
        let plain = text.replacing(" // plumbline:ignore redundant", with: "")
        #expect(try fixed(plain).fixes.count == 1)
        #expect(try fixed(plain, leaving: { $0.code == "redundant" }).text.string == plain)
        #expect(try fixed(plain, rules: RuleSelection(disabled: ["redundant"])).text.string == plain)
    }

    // MARK: Documents

    private func view(_ id: String, _ x: Double, _ width: Double = 60, _ inside: String = "") -> String {
        """
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" userLabel="\(id)">
            <rect key="frame" x="\(x)" y="20" width="\(width)" height="60"/>
            \(inside)
            <constraints>
                <constraint firstAttribute="width" constant="60" id="\(id)-w"/>
                <constraint firstAttribute="height" constant="60" id="\(id)-h"/>
            </constraints>
        </view>

        """
    }

    private func pin(
        _ view: String, _ edge: String, _ constant: Int, _ id: String? = nil, _ more: String = ""
    ) -> String {
        """
        <constraint firstItem="\(view)" firstAttribute="\(edge)" secondItem="roo-tv-iew" secondAttribute="\(edge)" \
        constant="\(constant)" id="\(id ?? "\(view)-\(edge)")"\(more)/>

        """
    }

    private func photo(_ more: String, x: Double = 16, width: Double = 60, outlets: [String] = []) -> String {
        let connections = outlets.map { #"<outlet property="edge" destination="\#($0)" id="\#($0)-out"/>"# }
        return IBFixture.xib(
            view("photo", x, width), constraints: pin("photo", "leading", 16) + pin("photo", "top", 20) + more,
            rootChildren: "<connections>\(connections.joined())</connections>")
    }

    @Test(arguments: [([String](), "again"), (["again"], "photo-leading")])
    func ofTwoEqualConstraintsTheOneWithoutAnOutletIsRemoved(outlets: [String], removed: String) throws {
        let text = photo(pin("photo", "leading", 16, "again"), outlets: outlets)
        let fixed = try fixed(text, "a.xib")
        #expect(fixed.fixes.map(\.finding.code) == ["duplicate-constraint"])
        let ids = try snapshot(fixed.text.string, "a.xib").document.layouts[0].constraints.map(\.objectID)
        #expect(Set(ids) == Set(["photo-w", "photo-h", "photo-leading", "photo-top", "again"]).subtracting([removed]))
    }

    @Test func ofTwoEqualConstraintsTheOneWithoutAnIdentifierIsRemoved() throws {
        let identified = pin("photo", "leading", 16, "again", #" identifier="edge""#)
        let fixed = try fixed(photo(identified), "a.xib")
        #expect(fixed.text.string.contains(#"id="again""#) && !fixed.text.string.contains(#"id="photo-leading""#))
        // If code may name both, a person has to say which to remove.
        let both = photo(identified, outlets: ["photo-leading"])
        #expect(try self.fixed(both, "a.xib").text.string == both)
    }

    @Test func aMisplacedFrameIsUpdated() throws {
        let fixed = try fixed(photo("", x: 30), "a.xib")
        #expect(fixed.fixes.map(\.finding.code) == ["misplaced"])
        #expect(fixed.text.string == photo("", x: 30).replacing(#"x="30.0""#, with: #"x="16""#))
    }

    /// A number that is off by no more than half a pixel stays as Xcode wrote it.
    @Test func onlyTheNumbersThatAreOffAreWritten() throws {
        let text = photo("", x: 30).replacing("retina4_7", with: "retina5_5")
            .replacing(#"y="20""#, with: #"y="20.15""#)
        #expect(try fixed(text, "a.xib").text.string == text.replacing(#"x="30.0""#, with: #"x="16""#))
    }

    /// The subview's mask follows the recorded size of its superview, and no finding names the subview.
    @Test func aFrameStaysIfItsSubviewsWouldMove() throws {
        let inner = """
            <subviews>
                <view contentMode="scaleToFill" id="inner">
                    <rect key="frame" x="0.0" y="0.0" width="50" height="60"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                </view>
            </subviews>
            """
        let text = IBFixture.xib(
            view("photo", 16, 50, inner), constraints: pin("photo", "leading", 16) + pin("photo", "top", 20))
        #expect(try fixed(text, "a.xib").text.string == text)
    }

    /// Views that follow a misplaced view are named by its finding.
    @Test func framesThatFollowAreUpdatedAndNamed() throws {
        let tie = """
            <constraint firstItem="title" firstAttribute="leading" secondItem="photo" secondAttribute="trailing" \
            constant="8" id="tie"/>
            """
        let text = IBFixture.xib(
            view("photo", 30) + view("title", 98),
            constraints: pin("photo", "leading", 16) + pin("photo", "top", 20) + pin("title", "top", 20) + tie)
        let finding = try #require(try snapshot(text, "a.xib").findings().first { $0.code == "misplaced" })
        #expect(finding.related.map(\.message).contains(#""title" is off with it"#))
        let fixed = try fixed(text, "a.xib")
        let updated = text.replacing(#"x="30.0""#, with: #"x="16""#).replacing(#"x="98.0""#, with: #"x="84""#)
        #expect(fixed.text.string == updated)
    }

    /// Code may deactivate the constraints from which this one follows.
    @Test func aRedundantConstraintOfADocumentIsAChoice() throws {
        let redundant = """
            <constraint firstItem="photo" firstAttribute="centerX" secondItem="roo-tv-iew" secondAttribute="leading" \
            constant="46" id="centre"/>
            """
        let text = photo(redundant)
        let found = try fixed(text, "a.xib")
        #expect(found.left.map(\.code) == ["redundant"] && found.text.string == text)
        #expect(try Fixes.fixed(snapshot(text, "a.xib"), .choices).left.isEmpty)
        let changedByCode = photo(redundant, outlets: ["photo-leading"])
        #expect(try Fixes.fixed(snapshot(changedByCode, "a.xib"), .choices).text.string == changedByCode)
    }
}
