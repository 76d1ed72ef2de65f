import Testing

@testable import Reporting

@Suite struct DiffJSONTests {
    @Test func everyDifferenceIsAnObject() throws {
        let report = DiffJSON.report([try comparedRows()])
        let parts = [
            #"{"version":1,"files":[{"oldPath":"a.layout","newPath":"a.layout","status":"modified","notes":[],"#,
            #""layouts":[{"name":"Row","oldName":"Row","status":"modified","#,
            #""settings":["checked at 120 x 20; before: 100 x 20"]"#,
            #""views":[{"change":"added","path":"b","description":"(view) in the root view"}]"#,
            #""constraints":[{"change":"added","description":"b's width should equal 8","before":null}]"#,
            #""findings":{"appeared":[{"code":"redundant","severity":"hint","line":1,"#,
        ]
        for part in parts { #expect(report.contains(part), "\(part) in \(report)") }
    }

    @Test func unreadFilesAreNamed() {
        let file = ComparedFile(oldPath: "a.swift", newPath: "b.swift", status: .renamed)
        var unread = file
        unread.isUnread = true
        #expect(DiffJSON.report([file, unread]) == #"{"version":1,"files":[],"unread":["b.swift"]}"# + "\n")
    }

    @Test func framesHaveTheirDifferencesInPoints() throws {
        let old = "layout A { size 10 x 10; sizes 20 x 10; view a; a.edges == super.edges }"
        let report = DiffJSON.report([try compared(old, old.replacing("super.edges", with: "super.edges inset 1"))])
        #expect(
            report.contains(
                #""frames":[{"path":"a","differences":[{"change":{"x":1,"y":1,"width":-2,"height":-2},"#
                    + #""configurations":2,"at":""}]}]"#), "\(report)")
    }
}
