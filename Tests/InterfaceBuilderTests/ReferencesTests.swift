import LayoutModel
import SourceText
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite struct ReferencesTests {
    @Test func reportsConnectionsToUnknownIDs() {
        let text = IBFixture.storyboard(
            [
                IBFixture.controller(
                    "first",
                    """
                    <connections>
                        <outlet property="delegate" destination="gone" id="o"/>
                        <segue destination="-1" kind="show" id="s"/>
                        <outlet property="view" destination="first-view" id="v"/>
                    </connections>
                    """)
            ], attributes: #"initialViewController="other""#)
        let problems = read(text).problems
        #expect(problems.map(\.code) == [.danglingID, .danglingID, .danglingID])
        #expect(problems.map { SourceText(text)[$0.range] } == ["other", "gone", "-1"])
        #expect(
            problems.map(\.message)[1]
                == "The outlet \"delegate\" refers to the unknown id \"gone\". "
                + "Remove the connection, or connect it to an existing object.")
        #expect(Set(problems.map(\.subject)).count == 3)
    }

    @Test func placeholdersCountAsObjects() {
        let text = IBFixture.xib(
            "", rootChildren: #"<connections><outlet property="owner" destination="-1" id="o"/></connections>"#)
        #expect(read(text).problems == [])
    }

    @Test func reportsDuplicateIDs() throws {
        let text = IBFixture.xib(
            """
            <label text="Name" id="same"><rect key="frame" x="0.0" y="0.0" width="4" height="4"/></label>
            <label text="Place" id="same"><rect key="frame" x="0.0" y="9" width="4" height="4"/></label>
            """)
        let problem = try #require(read(text).problems.first)
        #expect(problem.code == .duplicateID)
        #expect(
            problem.message
                == "Duplicate id \"same\": connections and constraints find the first object with it, not this one. "
                + "Give this one a new id.")
        #expect(problem.related.count == 1)
        #expect(read(text).problems.count == 1)
    }

    /// The constraint may be meant for either view, so both are only partially known.
    @Test func viewsThatShareAnIDArePartiallyKnown() throws {
        let text = IBFixture.xib(
            """
            <view userLabel="One" id="same"><rect key="frame" x="0.0" y="0.0" width="4" height="4"/></view>
            <view userLabel="Two" id="same"><rect key="frame" x="0.0" y="9" width="4" height="4"/></view>
            <view userLabel="Three" id="other"><rect key="frame" x="0.0" y="9" width="4" height="4"/></view>
            """,
            constraints: """
                <constraint firstItem="same" firstAttribute="width" secondItem="other" secondAttribute="width" id="w"/>
                """)
        let document = read(text)
        #expect(document.problems.map(\.code) == [.duplicateID])
        let layout = try #require(document.layouts.first)
        #expect(layout.constraints.isEmpty)
        #expect(layout.partiallyKnown.horizontal == [ViewID(1), ViewID(2), ViewID(3)])
        #expect(layout.partiallyKnown.vertical == [ViewID(1), ViewID(2)])
    }

    @Test func everyUseOfAnIDIsAnOccurrence() {
        let text = IBFixture.xib(
            #"<label userLabel="Title" id="lab"><rect key="frame" x="0.0" y="0.0" width="4" height="4"/></label>"#,
            constraints: #"<constraint firstItem="lab" firstAttribute="width" constant="3" id="c"/>"#)
        let source = SourceText(text)
        let document = read(text)
        let uses = document.occurrences.filter { $0.symbol == .object("lab") }
        #expect(uses.map { source[$0.range] } == ["lab", "lab"])
        #expect(uses.map(\.isDeclaration) == [true, false])
        #expect(document.occurrences.contains { $0.symbol == .userLabel("lab") && source[$0.range] == "Title" })
        #expect(document.occurrences.map(\.range) == document.occurrences.map(\.range).sorted())
    }

    /// In any attribute except identifiers, with which the app looks something up.
    @Test func aValueThatIsAnIDIsAnOccurrence() {
        let text = IBFixture.xib(
            """
            <label restorationIdentifier="aB1-c2-D3e" id="aB1-c2-D3e"><rect key="frame" x="0.0" y="0.0" width="4" \
            height="4"/></label>
            <view somethingNew="aB1-c2-D3e" other="aB1-c2-D3f" id="7">
                <rect key="frame" x="7" y="0.0" width="4" height="4"/>
            </view>
            """)
        let occurrences = read(text).occurrences
        #expect(occurrences.filter { $0.symbol == .object("aB1-c2-D3e") }.map(\.isDeclaration) == [true, false])
        #expect(!occurrences.contains { $0.symbol == .object("aB1-c2-D3f") })
        #expect(occurrences.filter { $0.symbol == .object("7") }.count == 1)
    }

    private func read(_ text: String) -> Document {
        InterfaceBuilderFormat().parse(SourceText(text)).document
    }
}
