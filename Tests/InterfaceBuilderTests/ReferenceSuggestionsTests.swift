import LayoutModel
import SourceText
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite struct ReferenceSuggestionsTests {
    private let views = """
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box-00-001">
                        <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                    </view>
        """
    private let dangling = """
        <constraint firstItem="box-00-001" firstAttribute="top" secondItem="gon-e0-001" secondAttribute="top" \
        id="con-00-001"/>
        """

    /// The text after each suggestion for the findings with a code.
    private func fixed(_ text: String, _ code: FindingCode) -> [String] {
        let document = InterfaceBuilderDocument(SourceText(text))
        return document.document.problems.filter { $0.code == code }.flatMap { finding in
            finding.suggestions.map { document.text.applying($0.edits).string }
        }
    }

    @Test func aConstraintWithAnUnknownIDIsRemoved() throws {
        let text = IBFixture.xib(views, constraints: dangling)
        let fixed = try #require(fixed(text, .danglingID).first)
        #expect(!fixed.contains("con-00-001"))
        #expect(InterfaceBuilderDocument(SourceText(fixed)).document.problems == [])
    }

    @Test func aConstraintIsKeptWhileTwoObjectsShareAnID() {
        #expect(fixed(IBFixture.xib(views + views, constraints: dangling), .danglingID) == [])
    }

    @Test func aConstraintWithAnOutletIsKept() {
        let outlet = #"<connections><outlet property="top" destination="con-00-001" id="out-00-001"/></connections>"#
        #expect(fixed(IBFixture.xib(views, constraints: dangling, rootChildren: outlet), .danglingID) == [])
    }

    @Test func anEntryOfAVariationWithAnUnknownIDIsRemoved() throws {
        let variation = """
            <variation key="default">
                        <mask key="constraints">
                            <exclude reference="gon-e0-001"/>
                        </mask>
                    </variation>
            """
        let fixed = try #require(fixed(IBFixture.xib(views, rootChildren: variation), .danglingID).first)
        #expect(!fixed.contains("variation"))
    }

    @Test func aConnectionToAnUnknownIDIsKept() {
        let outlet = #"<connections><outlet property="top" destination="gon-e0-001" id="out-00-001"/></connections>"#
        #expect(fixed(IBFixture.xib(views, rootChildren: outlet), .danglingID) == [])
    }

    @Test func aSecondObjectWithTheSameIDGetsANewOne() throws {
        let width = #"<constraint firstItem="box-00-001" firstAttribute="width" constant="10" id="con-00-001"/>"#
        let height = width.replacing("width", with: "height")
        let fixed = try #require(fixed(IBFixture.xib(views, constraints: width + "\n" + height), .duplicateID).first)
        #expect(fixed.contains(width))
        #expect(InterfaceBuilderDocument(SourceText(fixed)).document.problems == [])
    }

    @Test func anIDThatIsReferredToIsKept() {
        let twice = views + "\n" + views
        let width = #"<constraint firstItem="box-00-001" firstAttribute="width" constant="10" id="con-00-001"/>"#
        #expect(fixed(IBFixture.xib(twice, constraints: width), .duplicateID) == [])
    }
}
