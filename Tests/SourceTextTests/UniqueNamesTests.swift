import SourceText
import Testing

@Suite struct UniqueNamesTests {
    @Test func anEqualNameGetsANumber() {
        var names = UniqueNames()
        #expect(["a", "b", "a", "a", "a 2"].map { names.unique($0) } == ["a", "b", "a 2", "a 3", "a 2 2"])
    }

    @Test func theSuffixCanHaveAnotherForm() {
        var names = UniqueNames { " (\($0))" }
        #expect(["a", "a (2)", "a"].map { names.unique($0) } == ["a", "a (2)", "a (3)"])
    }
}
