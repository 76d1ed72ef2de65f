import LayoutModel
import Synchronization
import RuntimeLog
import SourceText
import Testing

@testable import LogAnalysis

/// The constraints of a dump that conflict.
@Suite struct LogProofTests {
    private static func members(_ explanation: LogExplanation?) -> [Int] {
        (explanation?.statements ?? []).enumerated().filter(\.element.isMember).map(\.offset)
    }

    @Test func membersAreIrreducible() {
        let explanation = LoggedDump.explain([
            "NSLayoutConstraint:0x1 A:0xa.width == 100", "NSLayoutConstraint:0x2 B:0xb.width == A:0xa.width",
            "NSLayoutConstraint:0x3 C:0xc.width == 7", "NSLayoutConstraint:0x4 B:0xb.width >= 120",
            "NSLayoutConstraint:0x5 B:0xb.height == 120",
        ])
        #expect(Self.members(explanation) == [0, 1, 3])
    }

    @Test func optionalConstraintIsNoMember() {
        let explanation = LoggedDump.explain([
            "NSLayoutConstraint:0x1 A:0xa.width == 100", "NSLayoutConstraint:0x2 A:0xa.width == 50 @999",
        ])
        #expect(explanation?.verdict == .holds)
        #expect(explanation?.proposal == nil)
    }

    /// Logs print six digits of a number.
    @Test func roundedNumbersAreNoConflict() {
        let explanation = LoggedDump.explain([
            "NSLayoutConstraint:0x1 A:0xa.width == 283", "NSLayoutConstraint:0x2 B:0xb.width == 0.333333*A:0xa.width",
            "NSLayoutConstraint:0x3 B:0xb.width == 94.3333",
        ])
        #expect(explanation?.verdict == .holds)
    }

    /// The system listed the constraints as a conflict, so unknown margins have the standard width if that explains it.
    @Test func unknownMarginsAreStandard() {
        let distance = { (points: Int) in
            [
                "NSLayoutConstraint:0x1 A:0xa.leading == B:0xb.leadingMargin",
                "NSLayoutConstraint:0x2 A:0xa.leading == B:0xb.leading + \(points)",
            ]
        }
        let explanation = LoggedDump.explain(distance(20))
        #expect(explanation?.verdict == .conflict)
        #expect(explanation?.assumptions.count { $0.contains("layout margins of 8 points") } == 1)
        #expect(LoggedDump.explain(distance(8))?.verdict == .holds)
    }

    @Test func anIncompleteListIsNotJudgedByStandardMargins() {
        let log =
            LoggedDump.list([
                "NSLayoutConstraint:0x1 A:0xa.leading == B:0xb.leadingMargin",
                "NSLayoutConstraint:0x2 A:0xa.leading == B:0xb.leading + 20",
            ]) + ",\n"
        #expect(LogExplanation.explain(RuntimeLog.parse(SourceText(log))).map(\.verdict) == [.holds])
    }

    @Test(arguments: ["LTR", "RTL"])
    func bothDirectionsAreUnderstood(direction: String) {
        let explanation = LoggedDump.explain([
            "NSLayoutConstraint:0x1 H:|-(10)-[A:0xa](\(direction))   (active, names: '|':S:0xb )",
            "NSLayoutConstraint:0x2 H:[A:0xa]-(10)-|(\(direction))   (active, names: '|':S:0xb )",
            "NSLayoutConstraint:0x3 A:0xa.width == 100", "NSLayoutConstraint:0x4 S:0xb.width == 120",
        ])
        #expect(explanation?.verdict == .holds)
    }

    @Test func dumpsThatDifferOnlyInAddressesAreOne() {
        let dump = { (address: String) in
            LoggedDump.list([
                "NSLayoutConstraint:0x1\(address) A:0x2\(address).width == 1",
                "NSLayoutConstraint:0x3\(address) A:0x2\(address).width == 2",
            ]) + "\n)\n"
        }
        let log = RuntimeLog.parse(SourceText(dump("a") + dump("b") + dump("c")))
        let explanations = LogExplanation.explain(log)
        #expect(explanations.map(\.count) == [3])
    }

    /// Time is counted in the solver's checks for cancellation.
    @Test func timeIsProportionalToTheDumps() throws {
        let one = (0..<20).map { "NSLayoutConstraint:0x\($0)1 V:[V:0x\($0)]-(8)-[V:0x\($0 + 1)]" }
        func steps(of dumps: Range<Int>) throws -> Int {
            let log = dumps.map { number in
                LoggedDump.list(one + ["NSLayoutConstraint:0xf V:0x0.bottom == V:0x20.top + \(number)"]) + "\n)\n"
            }.joined()
            let steps = Mutex(0)
            let counting = Cancellation {
                steps.withLock { $0 += 1 }
                return false
            }
            let explanations = try LogExplanation.explain(RuntimeLog.parse(SourceText(log)), most: .max, counting)
            #expect(explanations.count == dumps.count)
            return steps.withLock { $0 }
        }
        let first = try steps(of: 0..<1)
        #expect((1...50_000).contains(first), "\(first)")
        #expect(try steps(of: 0..<10) == (0..<10).reduce(0) { try $0 + steps(of: $1..<$1 + 1) })
    }
}
