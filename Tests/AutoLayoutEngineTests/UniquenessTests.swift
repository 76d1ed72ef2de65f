import LayoutLanguage
import LayoutModel
import SourceText
import Testing

@testable import AutoLayoutEngine

/// Whether a solution is the only one. If it is, the layout need not be solved again from scratch, and nothing in it is
/// searched for ambiguous values.
@Suite struct UniquenessTests {
    private func solver(_ text: String) throws -> LayoutSolver {
        let document = LayoutLanguageFormat().parse(SourceText("layout Test {\n\(text)\n}")).document
        #expect(document.problems.map(\.message) == [])
        let layout = try #require(document.layouts.first)
        var solver = LayoutSolver(layout)
        _ = solver.solve(Configuration(baseOf: layout))
        return solver
    }

    @Test(arguments: [
        // Equalities give every variable.
        "size 100 x 100\nview a\na.edges == super.edges",
        // Priorities decide.
        "size 320 x 44\nlabel a 40 x 20 { hugging horizontal 252 }\nlabel b 60 x 20\nH:|[a][b]|\n"
            + "[a, b].top == super.top",
        // A limit is reached.
        "size 100 x 100\nview a\na.leading == super.leading\na.top == super.top\na.height == 20\n"
            + "a.width >= 200\na.width == 0 @ low",
    ])
    func aDeterminedSolutionIsTheOnlyOne(_ text: String) throws {
        #expect(try solver(text).isUnique)
    }

    @Test(arguments: [
        "size 100 x 100\nview a\na.leading == super.leading\na.top == super.top\na.height == 20",
        "size 320 x 44\nlabel a 40 x 20, b 60 x 20\nH:|[a][b]|\n[a, b].top == super.top",
        "size 100 x 100\nview a 20 x 20\na.leading == super.leading\na.top >= super.top",
    ])
    func anAmbiguousSolutionIsOneOfSeveral(_ text: String) throws {
        #expect(try !solver(text).isUnique)
    }

    /// Only constants change from size to size, and a solution that starts from the one before takes little work.
    @Test func anotherSizeOfADeterminedLayoutIsNotSolvedFromScratch() throws {
        let rows = (1..<40).map {
            "v\($0).leading == v\($0 - 1).trailing + 1\nv\($0).size == 5 x 5\nv\($0).top == super.top"
        }
        let names = (0..<40).map { "v\($0)" }.joined(separator: ", ")
        var solver = try solver(
            "size 300 x 100\nsizes 320 x 100\nview \(names)\nv0.leading == super.leading\nv0.size == 5 x 5\n"
                + "v0.top == super.top\nv3.width <= super.width\n" + rows.joined(separator: "\n"))
        let first = solver.work
        var configuration = Configuration(baseOf: solver.layout)
        configuration.size = try #require(solver.layout.sizes.last).size
        _ = solver.solve(configuration)
        #expect(solver.work - first < first / 2)
    }
}
