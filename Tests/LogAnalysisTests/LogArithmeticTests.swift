import RuntimeLog
import Testing

@testable import LogAnalysis

/// The numbers of a conflict, compared.
@Suite struct LogArithmeticTests {
    private static func arithmetic(_ constraints: [String], broken: Int? = nil) -> String? {
        LoggedDump.explain(constraints, broken: broken)?.arithmetic
    }

    @Test func aChainIsAddedUpInItsOrderAndNotInThatOfTheList() {
        let constraints = [
            "NSLayoutConstraint:0x1 UIView:0xa.height >= 210",
            "NSLayoutConstraint:0x2 V:[UIView:0xa]-(12)-[UISwitch:0xb]   (active)",
            "NSLayoutConstraint:0x3 V:|-(9)-[UILabel:0xc]   (active, names: '|':UITableViewCellContentView:0xd )",
            "NSLayoutConstraint:0x4 V:[UILabel:0xc]-(20)-[UIView:0xa]   (active)",
            "NSLayoutConstraint:0x5 V:[UISwitch:0xb]-(15)-|   (active, names: '|':UITableViewCellContentView:0xd )",
            "NSLayoutConstraint:0x6 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0xd.height == 240",
        ]
        #expect(Self.arithmetic(constraints, broken: 0) == "9 + 20 + 210 + 12 + 15 = 266 > 240")
    }

    @Test func aSumThatIsTooSmallComesFirst() {
        let constraints = [
            "NSLayoutConstraint:0x1 Badge:0xa.width == 30",
            "NSLayoutConstraint:0x2 H:|-(4)-[Badge:0xa]   (active, names: '|':Row:0xb )",
            "NSLayoutConstraint:0x3 H:[Badge:0xa]-(0)-[UILabel:0xc]   (active)",
            "NSLayoutConstraint:0x4 H:|-(>=40)-[UILabel:0xc]   (active, names: '|':Row:0xb )",
        ]
        #expect(Self.arithmetic(constraints, broken: 0) == "4 + 30 = 34 < 40")
    }

    @Test func twoChainsAreBothAddedUp() {
        let chain = { (view: String, inset: Int, height: Int) in
            [
                "NSLayoutConstraint:0x1 V:|-(\(inset))-[\(view)]   (active, names: '|':Row:0xf )",
                "NSLayoutConstraint:0x2 \(view).height == \(height)",
                "NSLayoutConstraint:0x3 V:[\(view)]-(\(inset))-|   (active, names: '|':Row:0xf )",
            ]
        }
        let constraints = chain("UILabel:0xa", 5, 50) + chain("UIImageView:0xb", 8, 30)
        #expect(Self.arithmetic(constraints) == "5 + 50 + 5 = 60 > 8 + 30 + 8 = 46")
    }

    @Test(arguments: [
        (["A:0xa.width == 40", "A:0xa.width == 24"], "40 > 24"),
        (["A:0xa.width <= 24", "A:0xa.width >= 40"], "40 > 24"),
        (["A:0xa.width == -16"], "-16 < 0"),
        (["A:0xa.width == 0", "A:0xa.width == B:0xb.width + 1"], "1 > 0"),
        (["A:0xa.width == 0.5*B:0xb.width", "B:0xb.width == 100", "A:0xa.width == 60"], "0.5 × 100 = 50 < 60"),
        (
            [
                "A:0xa.centerX == B:0xb.centerX", "A:0xa.left == B:0xb.left + 10", "A:0xa.width == 50",
                "B:0xb.width == 80",
            ], "50 + 2 × 10 = 70 < 80"
        ),
    ])
    func eachKindOfNumberIsCounted(equations: [String], arithmetic: String) {
        let constraints = equations.enumerated().map { "NSLayoutConstraint:0x\($0 + 1) \($1)" }
        #expect(Self.arithmetic(constraints) == arithmetic)
    }

    /// Whatever the sign of the spacing is.
    @Test func aStandardSpacingOfEitherSignIsOneNumber() {
        let constraints = [
            "NSLayoutConstraint:0x1 UIView:0xa.bottom <= Bar:0xb.bottom NSLayoutAnchorConstraintSpace(8)   (active)",
            "NSLayoutConstraint:0x2 UIView:0xa.bottom == Bar:0xb.bottom + 30",
        ]
        #expect(Self.arithmetic(constraints) == "30 > 8")
    }

    @Test func margins() {
        let constraints = [
            "NSLayoutConstraint:0x1 UIImageView:0xa.width == 300",
            "NSLayoutConstraint:0x2 UIImageView:0xa.leading == Row:0xb.leadingMargin",
            "NSLayoutConstraint:0x3 UIImageView:0xa.trailing == Row:0xb.trailingMargin",
            "NSLayoutConstraint:0x4 Row:0xb.width == 310",
        ]
        #expect(Self.arithmetic(constraints) == "8 + 300 + 8 = 316 > 310")
    }

    @Test(arguments: [(40, true), (60, false)])
    func aSumThatNobodyReadsIsLeftOut(count: Int, isShown: Bool) {
        let links = (0..<count).map {
            "NSLayoutConstraint:0x\($0 + 1) A\($0):0xa\($0).width == A\($0 + 1):0xa\($0 + 1).width + 1"
        }
        let constraints = links + ["NSLayoutConstraint:0x99 A0:0xa0.width == \(count - 1)"]
        #expect(LoggedDump.explain(constraints)?.verdict == .conflict)
        #expect((Self.arithmetic(constraints) != nil) == isShown)
    }

    @Test func withoutAConflictThereIsNone() {
        #expect(LoggedDump.explain(["NSLayoutConstraint:0x1 A:0xa.width == 40"]) != nil)
        #expect(Self.arithmetic(["NSLayoutConstraint:0x1 A:0xa.width == 40"]) == nil)
    }

    @Test func itIsPartOfTheVerdict() {
        let explanation = LoggedDump.explain([
            "NSLayoutConstraint:0x1 A:0xa.width == 40", "NSLayoutConstraint:0x2 A:0xa.width == 24",
        ])
        #expect(explanation?.headline == "These 2 constraints cannot all hold: 40 > 24.")
    }
}
