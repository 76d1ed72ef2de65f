import TestSupport
import Testing

/// The complete output of each command in each format, for a file with emoji and spaces in its path, and for an empty
/// file. The output of `--format sarif` contains whole pages, so `CheckSARIFTests` has it.
@Suite struct SnapshotTests {
    private static let trip = """
        layout Trip {
            size 320 x 44
            label `🧳` 40 x 20, map 50 x 20
            `🧳`.left == super.left + 8; `🧳`.top == super.top
            map.leading == `🧳`.trailing + 8; map.top == super.top
            /* 🗺️ */ map.hight == 20
            vary `🧳`
        }

        """

    private static let log = """
        😀 Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x1 UILabel:0x2'😀 Hi'.height == 20   (active)>",
            "<NSLayoutConstraint:0x3 UILabel:0x2'😀 Hi'.height == 30   (active)>"
        )

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x3 UILabel:0x2'😀 Hi'.height == 30   (active)>

        """

    /// - Parameters:
    ///   - expected: the output without its final line break, with `FOLDER` for the path of the folder.
    ///   - nothing: the output for an empty file.
    private func check(
        _ command: String, _ expected: String, ofNothing nothing: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let folder = try TemporaryFolder([
            "my layouts/trip.layout": Self.trip, "my layouts/none.layout": "", "my layouts/console log.txt": Self.log,
        ])
        let subject = command.hasPrefix("log") ? "console log.txt" : "trip.layout"
        for (name, expected) in [(subject, expected), ("none.layout", nothing)] {
            let arguments = command.split(separator: " ").map(String.init) + ["my layouts/\(name)"]
            let output = try Plumbline.run(arguments, in: folder.url).output
            let path = folder.url.resolvingSymlinksInPath().path
            #expect(output.isEmpty || output.hasSuffix("\n"), sourceLocation: sourceLocation)
            expectSnapshot(
                String(output.replacing(path, with: "FOLDER").dropLast()), expected, sourceLocation: sourceLocation)
        }
    }

    @Test func checkText() throws {
        try check(
            "check --format text",
            #"""
            my layouts/trip.layout:4:5: hint: Fixed side: "🧳" stays on the left in right-to-left languages. \#
            Use leading unless that is intended. [fixed-left-right]
              4 |     `🧳`.left == super.left + 8; `🧳`.top == super.top
                |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^

            my layouts/trip.layout:6:18: error: "hight" is not an attribute. Did you mean "right" or "height"? \#
            [unknown-attribute]
              6 |     /* 🗺️ */ map.hight == 20
                |                  ^^^^^

            my layouts/trip.layout:7:10: warning: Hiding "🧳" leaves a gap of 56 points between the edge of the root \#
            view and "map", 48 more than the larger gap before. Collapse "🧳" with one of its gaps: write "collapse \#
            `🧳`: trailing". [gap-when-gone]
              7 |     vary `🧳`
                |          ^^^^
              "🧳" is declared here:
              3 |     label `🧳` 40 x 20, map 50 x 20
                |           ~~~~

            """#,
            ofNothing: "")
    }

    @Test func checkJSON() throws {
        try check(
            "check --format json",
            #"""
            {"version":1,"files":[{"path":"my layouts/trip.layout","diagnostics":[\#
            {"range":{"start":{"line":3,"character":4},"end":{"line":3,"character":31}},\#
            "severity":4,"code":"fixed-left-right","source":"plumbline",\#
            "message":"Fixed side: \"🧳\" stays on the left in right-to-left languages. \#
            Use leading unless that is intended.",\#
            "relatedInformation":[]},{"range":{"start":{"line":5,"character":18},"end":{"line":5,"character":23}},\#
            "severity":1,"code":"unknown-attribute","source":"plumbline",\#
            "message":"\"hight\" is not an attribute. Did you mean \"right\" or \"height\"?","relatedInformation":[]},\#
            {"range":{"start":{"line":6,"character":9},"end":{"line":6,"character":13}},"severity":2,\#
            "code":"gap-when-gone","source":"plumbline",\#
            "message":"Hiding \"🧳\" leaves a gap of 56 points \#
            between the edge of the root view and \"map\", 48 more \#
            than the larger gap before. Collapse \"🧳\" with one of its gaps: write \"collapse `🧳`: trailing\".",\#
            "relatedInformation":[{"location":{"uri":"file://FOLDER/my%20layouts/trip.layout",\#
            "range":{"start":{"line":2,"character":10},"end":{"line":2,"character":14}}},\#
            "message":"\"🧳\" is declared here"}]}]}]}
            """#,
            ofNothing: #"{"version":1,"files":[{"path":"my layouts/none.layout","diagnostics":[]}]}"#)
    }

    @Test func checkGitHub() throws {
        try check(
            "check --format github",
            #"""
            ::notice file=my layouts/trip.layout,line=4,endLine=4,col=5,endColumn=30,title=fixed-left-right::\#
            Fixed side: "🧳" stays on the left in right-to-left languages. Use leading unless that is intended.
            ::error file=my layouts/trip.layout,line=6,endLine=6,col=18,endColumn=22,title=unknown-attribute::\#
            "hight" is not an attribute. Did you mean "right" or "height"?
            ::warning file=my layouts/trip.layout,line=7,endLine=7,col=10,endColumn=12,title=gap-when-gone::Hiding \#
            "🧳" leaves a gap of 56 points between the edge of the root view and "map", 48 more than the larger gap \#
            before. Collapse "🧳" with one of its gaps: write "collapse `🧳`: trailing".%0Aline 3: "🧳" is declared here
            """#,
            ofNothing: "")
    }

    @Test func checkXcode() throws {
        try check(
            "check --format xcode",
            #"""
            FOLDER/my layouts/trip.layout:4:5: note: Fixed side: "🧳" stays on the left in right-to-left languages. \#
            Use leading unless that is intended. [fixed-left-right]
            FOLDER/my layouts/trip.layout:6:23: error: "hight" is not an attribute. Did you mean "right" or "height"? \#
            [unknown-attribute]
            FOLDER/my layouts/trip.layout:7:10: warning: Hiding "🧳" leaves a gap of 56 points \#
            between the edge of the \#
            root view and "map", 48 more than the larger gap before. Collapse "🧳" with one of its gaps: \#
            write "collapse `🧳`: trailing". [gap-when-gone]
            FOLDER/my layouts/trip.layout:3:11: note: "🧳" is declared here
            """#,
            ofNothing: "")
    }

    @Test func checkJUnit() throws {
        try check(
            "check --format junit",
            #"""
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="plumbline" tests="3" failures="2" errors="0">
              <testsuite name="my layouts/trip.layout" tests="3" failures="2" errors="0">
                <testcase name="fixed-left-right at line 4" classname="my layouts/trip.layout" \#
            file="my layouts/trip.layout" line="4">
                  <system-out>my layouts/trip.layout:4:5: hint: Fixed side: &quot;🧳&quot; stays on the left \#
            in right-to-left languages. Use leading unless that is intended.</system-out>
                </testcase>
                <testcase name="unknown-attribute at line 6" classname="my layouts/trip.layout" \#
            file="my layouts/trip.layout" line="6">
                  <failure message="&quot;hight&quot; is not an attribute. Did you mean &quot;right&quot; or \#
            &quot;height&quot;?" type="error">my layouts/trip.layout:6:18: error: \#
            &quot;hight&quot; is not an attribute. Did you mean &quot;right&quot; or &quot;height&quot;?</failure>
                </testcase>
                <testcase name="gap-when-gone at line 7" classname="my layouts/trip.layout" \#
            file="my layouts/trip.layout" line="7">
                  <failure message="Hiding &quot;🧳&quot; leaves a gap of 56 points between the edge of the root view \#
            and &quot;map&quot;, 48 more than the larger gap before. Collapse &quot;🧳&quot; \#
            with one of its gaps: write &quot;collapse `🧳`: trailing&quot;." type="warning">my \#
            layouts/trip.layout:7:10: warning: Hiding &quot;🧳&quot; leaves a gap of 56 points between the edge of the \#
            root view and &quot;map&quot;, 48 more than the larger gap before. Collapse &quot;🧳&quot; \#
            with one of its gaps: write &quot;collapse `🧳`: trailing&quot;.&#10;line 3: &quot;🧳&quot; \#
            is declared here</failure>
                </testcase>
              </testsuite>
            </testsuites>
            """#,
            ofNothing: #"""
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="plumbline" tests="1" failures="0" errors="0">
                  <testsuite name="my layouts/none.layout" tests="1" failures="0" errors="0">
                    <testcase name="no findings" classname="my layouts/none.layout" file="my layouts/none.layout"/>
                  </testsuite>
                </testsuites>
                """#)
    }

    @Test func framesText() throws {
        try check(
            "frames --format text",
            #"""
            Trip  320 x 44
              view    kind   line   x  y  width  height
              (root)  view      1   0  0    320      44
              🧳      label     3   8  0     40      20
              map     label     3  56  0     50      20
            """#,
            ofNothing: "")
    }

    @Test func framesJSON() throws {
        try check(
            "frames --format json",
            #"""
            {"version":1,"files":[{"path":"my layouts/trip.layout","layouts":[{"name":"Trip",\#
            "size":{"width":320,"height":44},"state":null,"gone":[],"views":[{"path":"","id":null,"kind":"view",\#
            "line":1,"frame":{"x":0,"y":0,"width":320,"height":44},"ambiguous":[],"recorded":null},\#
            {"path":"🧳","id":null,"kind":"label","line":3,"frame":{"x":8,"y":0,"width":40,"height":20},\#
            "ambiguous":[],"recorded":null},{"path":"map","id":null,"kind":"label","line":3,\#
            "frame":{"x":56,"y":0,"width":50,"height":20},"ambiguous":[],"recorded":null}]}]}]}
            """#,
            ofNothing: #"{"version":1,"files":[{"path":"my layouts/none.layout","layouts":[]}]}"#)
    }

    @Test func statesText() throws {
        try check(
            "states --format text",
            #"""
            Trip  320 x 44, 2 states, 1 with findings
              state       🧳         findings
              all         8,0 40x20
              without 🧳  -          gap-when-gone
              the same in every state
                map  56,0 50x20
            """#,
            ofNothing: "")
    }

    @Test func statesJSON() throws {
        try check(
            "states --format json",
            #"""
            {"version":1,"files":[{"path":"my layouts/trip.layout","layouts":[{"name":"Trip",\#
            "viewsThatGo":1,"combinations":2,"states":[{"size":{"width":320,"height":44},"state":null,"gone":[],\#
            "parameters":{},"views":[{"path":"","isHidden":false,"frame":{"x":0,"y":0,"width":320,"height":44}},\#
            {"path":"🧳","isHidden":false,"frame":{"x":8,"y":0,"width":40,"height":20}},{"path":"map",\#
            "isHidden":false,"frame":{"x":56,"y":0,"width":50,"height":20}}],"findings":[]},\#
            {"size":{"width":320,"height":44},"state":null,"gone":["🧳"],"parameters":{},"views":[{"path":"",\#
            "isHidden":false,"frame":{"x":0,"y":0,"width":320,"height":44}},{"path":"🧳",\#
            "isHidden":true,"frame":{"x":8,"y":0,"width":40,"height":20}},{"path":"map",\#
            "isHidden":false,"frame":{"x":56,"y":0,"width":50,"height":20}}],"findings":[{"code":"gap-when-gone",\#
            "severity":"warning","line":7,"message":"Hiding \"🧳\" leaves a gap of 56 points between the edge of the \#
            root view and \"map\", 48 more than the larger gap before. Collapse \"🧳\" with one of its gaps: write \#
            \"collapse `🧳`: trailing\"."}]}]}]}]}
            """#,
            ofNothing: #"{"version":1,"files":[{"path":"my layouts/none.layout","layouts":[]}]}"#)
    }

    @Test func logText() throws {
        try check(
            "log --format text",
            #"""
            my layouts/console log.txt:1: These 2 constraints cannot all hold: 30 > 20.
              - Label "😀 Hi"'s height should equal 20.
              - Label "😀 Hi"'s height should equal 30. (broken by the system)
              Addresses: label "😀 Hi" 0x2.
              To fix it: Keep only one of the two, as they set the same attributes to different numbers: \#
            label "😀 Hi"'s height should equal 20; label "😀 Hi"'s height should equal 30. \#
            If they are for different times, deactivate one before activating the other.
            """#,
            ofNothing: "")
    }

    @Test func logJSON() throws {
        try check(
            "log --format json",
            #"""
            {"version":1,"files":[{"path":"my layouts/console log.txt","dumps":[{"line":1,"repeatedAtLines":[],\#
            "verdict":"conflict","isComplete":true,"constraints":[\#
            {"line":3,"text":"NSLayoutConstraint:0x1 UILabel:0x2'😀 Hi'.height == 20   (active)",\#
            "sentence":"label \"😀 Hi\"'s height should equal 20","isCertain":true,"origin":"written",\#
            "note":null,"identifier":null,"madeAt":null,"sources":[]},\#
            {"line":4,"text":"NSLayoutConstraint:0x3 UILabel:0x2'😀 Hi'.height == 30   (active)",\#
            "sentence":"label \"😀 Hi\"'s height should equal 30","isCertain":true,"origin":"written",\#
            "note":null,"identifier":null,"madeAt":null,"sources":[]}],"members":[0,1],"arithmetic":"30 > 20",\#
            "addresses":[{"view":"label \"😀 Hi\"","address":"0x2"}],"sizesThatCannotBeNegative":[],\#
            "broken":1,"isMendedByBreaking":true,"proposal":{"change":"remove",\#
            "constraint":1,"text":"Keep only one of the two, as they set the same attributes to different numbers: \#
            label \"😀 Hi\"'s height should equal 20; label \"😀 Hi\"'s height should equal 30. \#
            If they are for different times, deactivate one before activating the other.",\#
            "mendsAll":true}}]}]}
            """#,
            ofNothing: #"{"version":1,"files":[{"path":"my layouts/none.layout","dumps":[]}]}"#)
    }

    @Test func fixDryRun() throws {
        try check(
            "fix --choices --dry-run",
            #"""
            --- my layouts/trip.layout\#t
            +++ my layouts/trip.layout\#t
            @@ -1,8 +1,8 @@
             layout Trip {
                 size 320 x 44
                 label `🧳` 40 x 20, map 50 x 20
            -    `🧳`.left == super.left + 8; `🧳`.top == super.top
            +    `🧳`.leading == super.leading + 8; `🧳`.top == super.top
                 map.leading == `🧳`.trailing + 8; map.top == super.top
            -    /* 🗺️ */ map.hight == 20
            +    /* 🗺️ */ map.hight == 20; collapse `🧳`: trailing
                 vary `🧳`
             }
            """#,
            ofNothing: "")
    }
}
