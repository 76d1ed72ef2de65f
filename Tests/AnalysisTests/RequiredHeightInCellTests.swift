import LayoutModel
import TestSupport
import SourceText
import Testing

@testable import Analysis

@Suite struct RequiredHeightInCellTests {
    private func list(_ height: String) -> String {
        """
        size 320 x 200
        cell row {
            label title 100 x 21 "Title"
            title.leading == super.leading
            title.top == super.top + 4
            title.height == \(height)
            title.bottom == super.bottom - 4
        }
        row.horizontalEdges == super.horizontalEdges
        row.top == super.top
        """
    }

    @Test func atTheLastHeight() throws {
        let judging = try Judging(list("21"))
        #expect(judging.codes == ["7: required-height-in-cell"])
        #expect(judging.findings.first?.related.count == 2)
    }

    @Test func notWhereOneGivesWay() throws {
        #expect(try Judging(list("21 @ 999")).codes == [])
    }

    @Test func notWhereTheTextDecides() throws {
        #expect(try Judging(list("21").replacing("    title.height == 21\n", with: "")).codes == [])
    }

    // MARK: In documents

    /// A cell with an icon that needs 8 + `height` + 8 points, in a nib or as a prototype of a table view.
    private func cell(_ height: Double, priority: Int = 1000, table: String? = nil) -> TestDocument {
        let whole = height + 16
        let text = """
            <tableViewCell id="cell" rowHeight="\(whole)">
            <rect key="frame" x="0" y="0" width="375" height="\(whole)"/>
            <tableViewCellContentView key="contentView" id="content">
            <rect key="frame" x="0" y="0" width="375" height="\(whole)"/>
            <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" userLabel="Icon" id="icon">
            <rect key="frame" x="8" y="8" width="32" height="\(height)"/>
            <constraints>
            <constraint firstAttribute="width" constant="32" id="width"/>
            <constraint firstAttribute="height" constant="\(height)" id="height"/>
            </constraints>
            </view>
            </subviews>
            <constraints>
            <constraint firstItem="icon" firstAttribute="top" secondItem="content" secondAttribute="top" \
            constant="8" id="top"/>
            <constraint firstItem="icon" firstAttribute="leading" secondItem="content" secondAttribute="leading" \
            constant="8" id="leading"/>
            <constraint firstAttribute="bottom" secondItem="icon" secondAttribute="bottom" constant="8" \
            priority="\(priority)" id="bottom"/>
            </constraints>
            </tableViewCellContentView>
            </tableViewCell>
            """
        var document = TestDocument(0, 0, [], [])
        let objects =
            table.map {
                """
                <tableView \($0) id="table"><rect key="frame" x="0" y="0" width="375" height="667"/>
                <prototypes>\(text)</prototypes></tableView>
                """
            } ?? text
        document.text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="22154" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
            <objects>\(objects)</objects>
            </document>
            """
        return document
    }

    @Test func atTheEstimatedRowHeight() throws {
        let finding = try #require(cell(60).findings().first)
        #expect(finding.code == "required-height-in-cell" && finding.severity == .information)
        #expect(finding.subject == "bottom")
        #expect(finding.message.contains("cannot hold at height 44, the estimated height"))
        #expect(try cell(60, priority: 999).found() == [])
    }

    @Test func aLengthThatTwoChainsShareIsOneFinding() throws {
        var document = cell(60)
        let centre =
            "<constraint firstItem=\"icon\" firstAttribute=\"centerY\" secondItem=\"content\" "
            + "secondAttribute=\"centerY\" id=\"centre\"/>"
        let top = "<constraint firstItem=\"icon\" firstAttribute=\"top\""
        document.text = document.text.replacing(top, with: centre + top)
        #expect(try document.found() == ["required-height-in-cell: height"])
    }

    /// No view is less than 0 high, so a short line does not give way far enough.
    @Test(arguments: [(40, "title.height == 60"), (90, "line.height == 10"), (95, "line.height == 10")])
    func theLengthThatIsNamedCanGiveWayFarEnough(row: Int, length: String) throws {
        let code = """
            import UIKit

            final class Row: UITableViewCell {
                private let title = UIView(), line = UIView(), one = UIView(), other = UIView()

                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    for view in [title, line, one, other] { contentView.addSubview(view) }
                    title.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview(); $0.height.equalTo(60) }
                    line.snp.makeConstraints {
                        $0.leading.trailing.equalToSuperview()
                        $0.top.equalTo(title.snp.bottom)
                        $0.height.equalTo(10)
                    }
                    one.snp.makeConstraints {
                        $0.top.equalTo(line.snp.bottom)
                        $0.leading.bottom.equalToSuperview()
                        $0.size.equalTo(30)
                    }
                    other.snp.makeConstraints {
                        $0.top.equalTo(line.snp.bottom)
                        $0.trailing.bottom.equalToSuperview()
                        $0.size.equalTo(30)
                    }
                }
            }

            final class List: UITableViewController {
                override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                    table.dequeueReusableCell(withIdentifier: "row", for: path) as! Row
                }
                override func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat { \(row) }
            }
            """
        let found = findings(in: SourceText(code), with: []).filter { $0.code == "required-height-in-cell" }
        #expect(found.count == 1)
        #expect(found.first?.message.contains("Lower the priority of \(length) to 999.") == true)
    }

    @Test func notForACellThatWasNeverGivenARowHeight() throws {
        var document = cell(60)
        document.text = document.text.replacing("rowHeight=\"76.0\"", with: "")
        #expect(!document.text.contains("rowHeight"))
        #expect(try document.found() == [])
    }

    /// A cell that was saved at 44, the height of rows that nobody has measured, though its chain needs more or less.
    @Test(arguments: [(30.0, true), (27.5, true), (27.667, false)])
    func atTheEstimateThoughTheCellWasSavedThere(height: Double, isFound: Bool) throws {
        var document = cell(height, table: #"rowHeight="-1" estimatedRowHeight="-1""#)
        document.text = document.text.replacing("rowHeight=\"\(height + 16)\"", with: "")
            .replacing("height=\"\(height + 16)\"", with: "height=\"44\"")
        #expect(try document.found() == (isFound ? ["required-height-in-cell: bottom"] : []))
    }

    @Test(arguments: [
        (#"rowHeight="-1" estimatedRowHeight="-1""#, "height 43.667"),
        (#"rowHeight="-1" estimatedRowHeight="60" separatorStyle="none""#, "height 60"),
        (#"rowHeight="-1" estimatedRowHeight="76""#, "height 75.667"),
        (#"rowHeight="-1" estimatedRowHeight="76" separatorStyle="none""#, ""),
        (#"rowHeight="76""#, "height 75.667"), (#"rowHeight="76" separatorStyle="none""#, ""), (#"rowHeight="44""#, ""),
    ]) func atTheHeightThatTheTableViewAsksFor(table: String, length: String) throws {
        let messages = try cell(60, table: table).findings().filter { $0.code == "required-height-in-cell" }
            .map(\.message)
        #expect(messages.count == (length.isEmpty ? 0 : 1))
        #expect(messages.allSatisfy { $0.contains("cannot hold at \(length), ") })
    }
}
