import Features
import LayoutModel
import SourceText
import TestSupport
import Testing

@Suite struct FoldingRangesTests {
    /// The first and the last line of each folding, zero-based.
    private func lines(
        _ source: String, of path: String = "a.layout", wholeLinesOnly: Bool = true, limit: Int? = nil
    ) -> [[Int]] {
        guard let snapshot = Fixture(source).snapshot(of: path) else { return [] }
        let abilities = FoldingAbilities(wholeLinesOnly: wholeLinesOnly, limit: limit)
        return FoldingRanges.foldings(in: snapshot, for: abilities).map { folding in
            [folding.range.start, folding.range.end].map(snapshot.text.lines.line)
        }
    }

    private let layout = """
        // What it is
        // and what it is not.

        layout A {
            size 320 x 44
            view a {
                /* one
                   two */
                view b
            }
            state s { gone a }
        }
        """

    @Test func blocksEndAboveTheirBracesIfWholeLinesFold() {
        #expect(lines(layout) == [[0, 1], [3, 10], [5, 8], [6, 7]])
    }

    @Test func blocksEndAtTheirBracesOtherwise() {
        #expect(lines(layout, wholeLinesOnly: false) == [[0, 1], [3, 11], [5, 9], [6, 7]])
        guard let snapshot = Fixture(layout).snapshot() else { return }
        let foldings = FoldingRanges.foldings(in: snapshot, for: FoldingAbilities())
        #expect(foldings.map(\.kind) == [.comment, .block, .block, .comment])
        let block = foldings[2].range
        #expect(snapshot.text[TextRange(block.start.value - 1, block.start.value)] == "{")
        #expect(snapshot.text[TextRange(block.end.value, block.end.value + 1)] == "}")
    }

    @Test func theDeepestFoldingsAreDroppedAboveTheLimit() {
        #expect(lines(layout, limit: 2) == [[0, 1], [3, 10]])
        #expect(lines(layout, limit: 3) == [[0, 1], [3, 10], [5, 8]])
        #expect(lines(layout, limit: 0) == [])
    }

    @Test func separateCommentsFoldSeparately() {
        #expect(lines("// a\n// b\n\n// c\nlayout A { size 1 x 1 } // d\n// e\n// f") == [[0, 1], [5, 6]])
    }

    @Test func anUnclosedBlockDoesNotFold() {
        #expect(lines("layout A {\n    size 1 x 1\n    view a {\n        view b\n") == [])
    }

    private let document = """
        <?xml version="1.0"?>
        <document>
            <objects>
                <view id="a-a-aaa"><rect key="frame"
                    x="0" y="0"/>
                    <subviews>
                    </subviews></view>
                <view id="b"/>
            </objects>
        </document>
        """

    @Test func elementsFoldUpToTheirEndTags() {
        #expect(lines(document, of: "a.xib") == [[1, 8], [2, 7], [3, 5]])
        #expect(lines(document, of: "a.xib", wholeLinesOnly: false) == [[1, 9], [2, 8], [3, 6], [5, 6]])
    }

    @Test func elementsWithoutEndTagDoNotFold() {
        #expect(
            lines("<document>\n  <objects>\n    <view>\n  </objects>\n</document>", of: "a.xib") == [[0, 3], [1, 2]])
    }

    @Test func deeplyNestedElementsFold() {
        let deep = String(repeating: "<view>\n", count: 300) + String(repeating: "</view>\n", count: 300)
        #expect(lines(deep, of: "a.xib").count == 299)
        #expect(lines(deep, of: "a.xib", limit: 5) == [[0, 598], [1, 597], [2, 596], [3, 595], [4, 594]])
    }
}
