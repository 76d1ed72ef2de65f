import Testing

@testable import Analysis

@Suite struct RepairBudgetTests {
    private let most = 12_000_000

    @Test func theFirstCandidateIsTriedWithWhateverIsLeft() {
        var budget = RepairBudget()
        #expect(budget.pay(2 * most) && !budget.isExceeded)
        #expect(!budget.pay(1) && budget.isExceeded)
    }

    /// A person waits for it. What many findings add does not count, because it is not part of the check.
    @Test func theFirstCandidateIsNotTriedIfItsCheckTakesLong() {
        var budget = RepairBudget()
        #expect(!budget.pay(3 * most) && budget.isExceeded)
        var other = RepairBudget()
        #expect(other.pay(CheckWork(solving: most, findings: 9 * most)) && !other.isExceeded)
    }

    @Test func candidatesAreTriedWhileTheWorkLasts() {
        var budget = RepairBudget()
        let paid = (0..<100).filter { _ in budget.pay(most / 10) }
        #expect(paid == Array(0..<10) && budget.isExceeded)
    }

    /// What the first of several findings leaves is for the others.
    @Test func whatAShareLeavesIsGivenBack() {
        var budget = RepairBudget()
        var first = budget.share(among: 2)
        #expect(first.pay(most / 4) && first.pay(most / 4) && !first.pay(most / 4))
        budget.giveBack(first)
        #expect(budget.isExceeded)
        var second = budget.share(among: 1)
        #expect(second.pay(most / 4) && second.pay(most / 4) && !second.pay(1))
        var other = RepairBudget()
        other.giveBack(other.share(among: 3))
        #expect(other.pay(most) && !other.isExceeded)
    }
}

extension RepairBudget {
    fileprivate mutating func pay(_ work: Int) -> Bool { pay(CheckWork(solving: work)) }
}
