import Testing

@testable import Reporting

@Suite struct StatesJSONTests {
    @Test func eachCombinationHasItsFramesAndFindings() throws {
        let report = StatesJSON.report([try statesFile(gapAndState)])
        #expect(
            report.hasPrefix(#"{"version":1,"files":[{"path":"a.layout","layouts":[{"name":"Row","viewsThatGo":1,"#))
        #expect(report.contains(#""state":null,"gone":["b"],"parameters":{},"#))
        #expect(report.contains(#"{"path":"b","isHidden":true,"frame":{"x":36,"y":0,"width":20,"height":20}}"#))
        #expect(
            report.contains(
                #""findings":[{"code":"gap-when-gone","severity":"warning","line":6,"message":"Hiding \"b\" leaves "#
            ))
    }
}
