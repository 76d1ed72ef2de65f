import SourceText
import Testing

@testable import Reporting

@Suite struct FramesJSONTests {
    @Test func aFileWithoutLayoutsIsListed() {
        let report = FramesJSON.report([FramesFile(path: "empty.layout", text: SourceText(""), layouts: [])])
        #expect(report == #"{"version":1,"files":[{"path":"empty.layout","layouts":[]}]}"# + "\n")
    }

    @Test func everyViewHasItsFrame() {
        let expected =
            #"{"version":1,"files":[{"path":"my layouts/tag.layout","layouts":[{"name":"Tag","#
            + #""size":{"width":320,"height":44},"state":"bare","gone":["badge","badge.count"],"views":["#
            + #"{"path":"","id":null,"kind":"view","line":1,"frame":{"x":0,"y":0,"width":320,"height":44},"#
            + #""ambiguous":[],"recorded":null},"#
            + #"{"path":"badge","id":null,"kind":"view","line":3,"#
            + #""frame":{"x":0.3,"y":0,"width":66.666666667,"height":0},"ambiguous":["x","height"],"recorded":null},"#
            + #"{"path":"badge.count","id":"a-b","kind":"label","line":4,"#
            + #""frame":{"x":-8,"y":12,"width":0,"height":1234567.25},"ambiguous":[],"#
            + #""recorded":{"x":1,"y":2,"width":3,"height":4.5}}],"broken":["badge.width equals 40"]}]}]}"#
        #expect(FramesJSON.report([framesSample()]) == expected + "\n")
    }
}
