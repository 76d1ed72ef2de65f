import Analysis
import LogAnalysis
import RuntimeLog
import SourceText
import Testing

@testable import Reporting

@Suite struct LogJSONTests {
    @Test func aConflictHasItsConstraintsAndAProposal() {
        let log = """
            Unable to simultaneously satisfy constraints.
            (
                "<SnapKit.LayoutConstraint:0x1@Card View.swift#12 UILabel:0x2.height == 16.0>",
                "<NSLayoutConstraint:0x3 'tall' UILabel:0x2.height == 20.5   (active)>"
            )
            Will attempt to recover by breaking constraint
            <NSLayoutConstraint:0x3 'tall' UILabel:0x2.height == 20.5   (active)>
            """
        #expect(
            report(log)
                == #"{"version":1,"files":[{"path":"a.log","dumps":[{"line":1,"repeatedAtLines":[],"#
                + #""verdict":"conflict","isComplete":true,"constraints":[{"line":3,"#
                + #""text":"SnapKit.LayoutConstraint:0x1@Card View.swift#12 UILabel:0x2.height == 16.0","#
                + #""sentence":"the label's height should equal 16","isCertain":true,"origin":"written","#
                + #""note":"Card View.swift:12","identifier":null,"madeAt":{"file":"Card View.swift","line":12},"#
                + #""sources":[]},"#
                + #"{"line":4,"text":"NSLayoutConstraint:0x3 'tall' UILabel:0x2.height == 20.5   (active)","#
                + #""sentence":"the label's height should equal 20.5","isCertain":true,"origin":"written","#
                + #""note":"identifier \"tall\"","identifier":"tall","madeAt":null,"sources":[]}],"#
                + #""members":[0,1],"arithmetic":"20.5 > 16","#
                + #""addresses":[{"view":"the label","address":"0x2"}],"#
                + #""sizesThatCannotBeNegative":[],"broken":1,"isMendedByBreaking":true,"#
                + #""proposal":{"change":"remove","constraint":1,"text":"Keep only one of the two, as they set the "#
                + #"same attributes to different numbers: the label's height should equal 16; the label's height "#
                + #"should equal 20.5. If they are for different times, deactivate one before activating the other.","#
                + #""mendsAll":true}}]}]}"#
                + "\n")
    }

    @Test func aLogWithoutDumpsIsListed() {
        #expect(report("🚀\n") == #"{"version":1,"files":[{"path":"a.log","dumps":[]}]}"# + "\n")
    }

    @Test func repeatsAreCounted() {
        let log = """
            Unable to simultaneously satisfy constraints.
            <private>
            Unable to simultaneously satisfy constraints.
            <private>
            """
        #expect(report(log).contains(#""line":1,"repeatedAtLines":[3],"verdict":"hidden","isComplete":false"#))
    }

    private func report(_ log: String) -> String {
        let text = SourceText(log)
        let explanations = LogExplanation.explain(RuntimeLog.parse(text))
        return LogJSON.report([ExplainedLog(path: "a.log", text: text, explanations: explanations)])
    }
}
