import Foundation
import Testing

/// `plumbline states`: the frames and findings of every combination of hidden views.
@Suite struct StatesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder(["a.layout": Sample.choices, "error.layout": Sample.error])
    }

    @Test func eachSizeHasATable() throws {
        let result = try Plumbline.run(["states", "a.layout", "--layout", "Row"], in: folder.url)
        #expect(result.status == 0)
        #expect(
            result.output.hasPrefix(
                """
                Row  320 x 44, 375 x 44, 9 states, none with findings
                  state                    first        middle       findings
                  all                      8,12 40x20   56,12 50x20
                  without first            -            8,12 50x20

                """), "\(result.output)")
        #expect(result.output.contains("Row  600 x 44, 3 states"))
    }

    @Test func statesAreInNaturalOrderAndEqualSizesAreNamedOnce() throws {
        let tags = """
            layout Tags {
                size 300 x 20
                sizes 320 x 20, 375 x 20
                label a 20 x 20, b 20 x 20, c 20 x 20
                H:|-8-[a]-8-[b]-8-[c]
                [a, b, c].top == super.top
                collapse a: trailing
                collapse b: trailing
                vary a, b, c
                state short { gone b }
            }
            """
        try folder.write(Data(tags.utf8), to: "tags.layout")
        let result = try Plumbline.run(["states", "tags.layout"], in: folder.url)
        let lines = result.output.split(separator: "\n")
        #expect(lines.first == "Tags  300 x 20, 320 x 20, 375 x 20, 9 states, none with findings")
        let states = lines.dropFirst(2).prefix(9).map { $0.split(separator: "  ").first ?? "" }
        #expect(
            states == [
                "all", "without a", "without b", "without c", "without a, b", "without a, c", "without b, c",
                "without a, b, c", "short",
            ])
        #expect(lines.count == 11)
    }

    @Test func onlyStatesWithFindingsAreListed() throws {
        let gap = """
            layout Row {
                size 320 x 44
                label first 40 x 20, middle 50 x 20, last 40 x 20
                H:|-8-[first]-8-[middle]-8-[last]
                [first, middle, last].centerY == super.centerY
                vary middle
            }

            """
        try folder.write(Data((gap + Sample.clean).utf8), to: "gap.layout")
        let text = try Plumbline.run(["states", "gap.layout", "--findings-only"], in: folder.url)
        #expect(
            text.output == """
                Row  320 x 44, 2 states, 1 with findings
                  state           middle  findings
                  without middle  -       gap-when-gone
                  the same in every state
                    first  8,12 40x20
                    last   114,12 40x20

                """, "\(text.output)")
        let json = try Plumbline.run(
            ["states", "gap.layout", "--findings-only", "--format", "json"], in: folder.url
        ).output
        #expect(json.matches(of: /"state":null/).count == 1 && json.contains(#""name":"Card""#))
        let none = try Plumbline.run(["states", "a.layout", "--findings-only"], in: folder.url)
        #expect(none.status == 0 && none.output.isEmpty && none.complaints == "No findings in any state.\n")
    }

    @Test func noLineIsWiderThanTheTerminal() throws {
        for command in ["states", "frames"] {
            let result = try Plumbline.run([command, "a.layout"], in: folder.url, environment: ["COLUMNS": "40"])
            #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 40 }, "\(result.output)")
        }
    }

    @Test func jsonHasEveryState() throws {
        let result = try Plumbline.run(["states", "a.layout", "--layout", "Card", "--format", "json"], in: folder.url)
        #expect(
            result.output
                == #"{"version":1,"files":[{"path":"a.layout","layouts":[{"name":"Card","viewsThatGo":0,"#
                + #""combinations":1,"states":["#
                + #"{"size":{"width":100,"height":30},"state":null,"gone":[],"parameters":{},"views":["#
                + #"{"path":"","isHidden":false,"frame":{"x":0,"y":0,"width":100,"height":30}},"#
                + #"{"path":"photo","isHidden":false,"frame":{"x":0,"y":0,"width":100,"height":30}}],"#
                + #""findings":[]}]}]}]}"#
                + "\n")
    }

    @Test func partsWithErrorsAreReported() throws {
        let result = try Plumbline.run(["states", "error.layout"], in: folder.url)
        #expect(result.status == 0)
        #expect(result.complaints.contains("1 error in \"error.layout\""))
    }

    @Test(arguments: [
        ["states"], ["states", "missing.layout"], ["states", "."], ["states", "a.layout", "--layout", "Roww"],
    ])
    func wrongUsageIsStatusTwo(arguments: [String]) throws {
        #expect(try Plumbline.run(arguments, in: folder.url).status == 2)
    }

    @Test func theCollapseStyleLetsHiddenViewsCollapse() throws {
        func view(_ id: String, _ x: Int, _ attributes: String = "") -> String {
            """
            <view \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" userLabel="\(id)">
            <rect key="frame" x="\(x)" y="8" width="40" height="20"/>
            <constraints><constraint firstAttribute="width" constant="40" id="\(id)1"/>
            <constraint firstAttribute="height" constant="20" id="\(id)2"/>
            </constraints></view>
            """
        }
        let tops = ["a", "b"].map {
            "<constraint firstItem=\"\($0)\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\" "
                + "constant=\"8\" id=\"\($0)3\"/>"
        }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="22154" useAutolayout="YES">\
            <objects>
            <view id="root" userLabel="Row"><rect key="frame" x="0" y="0" width="375" height="100"/>
            <subviews>\(view("a", 16, "hidden=\"YES\""))\(view("b", 64))</subviews>
            <constraints>
            <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
            constant="16" id="c1"/>
            <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" constant="8" \
            id="c2"/>
            \(tops.joined(separator: "\n"))
            </constraints></view></objects></document>
            """
        try folder.write(Data(text.utf8), to: "row.xib")
        let plain = try Plumbline.run(["states", "row.xib"], in: folder.url)
        #expect(plain.output.hasPrefix("Row  375 x 100, 1 state, none with findings\n"), "\(plain.output)")
        let styled = try Plumbline.run(["states", "row.xib", "--collapse-style", "hrViewVisible"], in: folder.url)
        #expect(styled.output.hasPrefix("Row  375 x 100, 2 states, 1 with findings\n"), "\(styled.output)")
        let frames = try Plumbline.run(["frames", "row.xib", "--collapse-style", "hrViewVisible"], in: folder.url)
        try folder.write(Data(#"{"collapseStyle": "hrViewVisible"}"#.utf8), to: ".plumbline.json")
        #expect(try Plumbline.run(["states", "row.xib"], in: folder.url).output == styled.output)
        #expect(try Plumbline.run(["frames", "row.xib"], in: folder.url).output == frames.output)
        #expect(styled.output.contains("0,8 40x20   lost-gap\n"), "\(styled.output)")
        let wrong = try Plumbline.run(["states", "row.xib", "--collapse-style", "magic"], in: folder.url)
        #expect(wrong.status == 2)
        #expect(wrong.complaints.contains("\"flexibleBox\""))
    }
}
