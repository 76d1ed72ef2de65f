import LayoutModel
import SourceText
import Testing

@testable import Wording

@Suite struct WorldWordingTests {
    /// A state of choices such as `A` and `!B`, of which each letter is a condition with two branches.
    private static func state(_ choices: String) -> State {
        let none = FileRange(FileID(0), TextRange(UTF8Offset(0), UTF8Offset(0)))
        var state = State(name: choices, range: none, nameRange: none, changes: [])
        state.choices = choices.split(separator: " ").map { choice in
            let letter = choice.drop { $0 == "!" }
            let condition = letter.utf8.first.map(Int.init) ?? 0
            return StateChoice(
                condition: condition, branch: choice == letter ? 0 : 1, isEither: letter != "S", text: String(choice))
        }
        return state
    }

    private static func wording(_ states: [String]) -> WorldWording { WorldWording(states.map(state)) }

    @Test(arguments: [
        (["A"], ["A"]), (["A", "B"], ["A", "B"]),
        // What holds with either branch does not name the condition.
        (["A B", "A !B"], ["A"]), (["A B", "!A B"], ["B"]), (["A B C", "A B !C", "A !B"], ["A"]),
        // What is a part of another says that one too.
        (["A", "A B", "A !B"], ["A"]), (["A B", "A"], ["A"]),
        // Neither the one nor the other.
        (["A B", "!A !B"], ["A B", "!A !B"]), (["A B", "A C"], ["A B", "A C"]), (["A S", "A !S"], ["A S", "A !S"]),
    ])
    func namesAsFewConditionsAsSayIt(states: [String], names: [String]) {
        let wording = Self.wording(states)
        #expect(wording.names.map { $0.replacing(",", with: "") } == names)
        #expect(!wording.areAll)
    }

    @Test(arguments: [["A", "!A"], ["A B", "A !B", "!A"], ["A B", "!A B", "!B"]])
    func whatHoldsInEachBranchHoldsAlways(states: [String]) {
        #expect(Self.wording(states).areAll)
    }

    /// A closure or an observer is named only if nothing else is.
    @Test func whatIsLeftOutIsSaidWhereNothingElseIs() {
        let states = ["A", "!A"].map { choice in
            var state = Self.state(choice)
            let closure = StateChoice(condition: 1, branch: 0, isEither: false, text: "closure", isLeftOut: true)
            state.choices.insert(closure, at: 0)
            return state
        }
        #expect(WorldWording(states).names == ["closure"])
        #expect(StateChoice.name(states[0].choices) == "A")
    }

    @Test func aStateWithoutChoicesKeepsItsName() {
        var docked = Self.state("")
        docked.name = "docked"
        #expect(WorldWording([docked, Self.state("A B"), Self.state("A !B")]).names == ["docked", "A"])
        #expect(!WorldWording([docked]).areAll)
    }
}
