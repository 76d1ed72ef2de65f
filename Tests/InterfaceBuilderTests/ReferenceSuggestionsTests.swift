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
        <constraint firstItem="box-00-001" firstAttribute="top" secondItem="gon-e0-001" secondAttribute="top" id="con-00-001"/>
        """

    /// The texts that the suggestions of the findings with a code make.
    private func mended(_ text: String, _ code: FindingCode) -> [String] {
        let document = InterfaceBuilderDocument(SourceText(text))
        return document.document.problems.filter { $0.code == code }.flatMap { finding in
            finding.suggestions.map { document.text.applying($0.edits).string }
        }
    }

    @Test func aConstraintOnNothingGoes() throws {
        let text = IBFixture.xib(views, constraints: dangling)
        let mended = try #require(mended(text, .danglingID).first)
        #expect(!mended.contains("con-00-001"))
        #expect(InterfaceBuilderDocument(SourceText(mended)).document.problems == [])
    }

    @Test func butNotWhileTwoObjectsHaveOneID() {
        #expect(mended(IBFixture.xib(views + views, constraints: dangling), .danglingID) == [])
    }

    @Test func butNotWhereAnOutletNamesIt() {
        let outlet = #"<connections><outlet property="top" destination="con-00-001" id="out-00-001"/></connections>"#
        #expect(mended(IBFixture.xib(views, constraints: dangling, rootChildren: outlet), .danglingID) == [])
    }

    @Test func anEntryOfAVariationForNothingGoes() throws {
        let variation = """
            <variation key="default">
                        <mask key="constraints">
                            <exclude reference="gon-e0-001"/>
                        </mask>
                    </variation>
            """
        let mended = try #require(mended(IBFixture.xib(views, rootChildren: variation), .danglingID).first)
        #expect(!mended.contains("variation"))
    }

    @Test func aConnectionToNothingStays() {
        let outlet = #"<connections><outlet property="top" destination="gon-e0-001" id="out-00-001"/></connections>"#
        #expect(mended(IBFixture.xib(views, rootChildren: outlet), .danglingID) == [])
    }

    @Test func aSecondObjectGetsAnIDOfItsOwn() throws {
        let width = #"<constraint firstItem="box-00-001" firstAttribute="width" constant="10" id="con-00-001"/>"#
        let height = width.replacing("width", with: "height")
        let mended = try #require(mended(IBFixture.xib(views, constraints: width + "\n" + height), .duplicateID).first)
        #expect(mended.contains(width))
        #expect(InterfaceBuilderDocument(SourceText(mended)).document.problems == [])
    }

    @Test func whichOfTwoIsMeantIsNotGuessed() {
        let twice = views + "\n" + views
        let width = #"<constraint firstItem="box-00-001" firstAttribute="width" constant="10" id="con-00-001"/>"#
        #expect(mended(IBFixture.xib(twice, constraints: width), .duplicateID) == [])
    }
}
