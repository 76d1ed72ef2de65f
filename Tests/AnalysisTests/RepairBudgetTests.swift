import Testing

@testable import Analysis

@Suite struct RepairBudgetTests {
    private let most = 12_000_000

    @Test func theFirstCandidateIsTriedWithWhateverIsLeft() {
        var budget = RepairBudget()
        #expect(budget.pay(most + most / 2) && !budget.isExceeded)
        #expect(!budget.pay(1) && budget.isExceeded)
    }

    /// A person waits for it. What many findings add does not count, because it is not part of the check.
    @Test func theFirstCandidateIsNotTriedIfItsCheckTakesLong() {
        var budget = RepairBudget()
        #expect(!budget.pay(13 * most) && budget.isExceeded)
        var other = RepairBudget()
        #expect(other.pay(CheckWork(solving: most, findings: 9 * most)) && !other.isExceeded)
    }

    /// The text counts unless it is read for several candidates at once.
    @Test func askingWhetherACandidateCanBePaidCostsNothing() {
        var budget = RepairBudget(textLength: most)
        let check = CheckWork(solving: most / 4)
        let answers = (0..<9).map { _ in budget.canPay(check, readsText: false) }
        #expect(!answers.contains(false))
        #expect(budget.pay(check, readsText: false) && budget.pay(check, readsText: false))
        #expect(!budget.canPay(check) && budget.isExceeded)
    }

    @Test func theReadingOfAProofIsPaid() {
        // A byte takes 6.
        var budget = RepairBudget(textLength: most / 12)
        let isFirstPaid = budget.pay(CheckWork(solving: 0), readsText: false)
        budget.spendOnReading()
        let (more, rest) = (CheckWork(solving: most / 2 + 1), CheckWork(solving: most / 2))
        #expect(isFirstPaid && !budget.pay(more, readsText: false) && budget.pay(rest, readsText: false))
    }

    @Test func aProofThatFailedIsPaidAfterwards() {
        var budget = RepairBudget()
        budget.spendOnFailedProof(CheckWork(solving: most))
        // The first is free.
        #expect(budget.pay(1) && !budget.pay(1))
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
