import TestSupport
import Testing

@testable import Reporting

@Suite struct StatesTextTests {
    @Test func eachCombinationWithItsFramesAndFindings() throws {
        expectSnapshot(
            StatesText.report([try statesFile(gapAndState)], style: .plain),
            """
            Row  100 x 20, 2 states, 1 with findings
              state      b           findings
              all        36,0 20x20
              without b  -           gap-when-gone
              the same in every state
                a  8,0 20x20
                c  64,0 20x20

            """)
    }

    @Test func theHeadingCountsTheCheckedCombinations() throws {
        let names = (1...13).map { "t\($0)" }
        let file = try statesFile(
            """
            layout Tags {
                size 800 x 20
                label \(names.map { "\($0) 20 x 18" }.joined(separator: ", "))
                H:|-16-\(names.map { "[\($0)]" }.joined(separator: "-4-"))
                [\(names.joined(separator: ", "))].top == super.top
                \(names.map { "collapse \($0): trailing" }.joined(separator: "\n"))
                vary \(names.joined(separator: ", "))
            }
            """)
        let head = StatesText.report([file], style: .plain).prefix { $0 != "\n" }
        #expect(head == "Tags  800 x 20, 4096 states, none with findings (4096 of 2^13 combinations checked)")
    }
}
