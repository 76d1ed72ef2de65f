import Analysis
import LayoutModel
import Testing

@Suite struct DeterminedFramesTests {
    private func areKept(_ before: String, _ after: String) throws -> Bool {
        let (old, new) = (try Judging(before).document, try Judging(after).document)
        return try DeterminedFrames(of: #require(old.layouts.first)).areKept(in: #require(new.layouts.first), .never)
    }

    private let fixed = """
        size 320 x 44
        sizes 375 x 44
        view a
        a.leading == super.leading + 8
        a.top == super.top
        a.height == 20
        """

    @Test(arguments: [
        ("a.width == 300", "a.width == 300; a.width <= 310", true),
        ("a.width == 300", "a.width == 301", false),
        // The same only at the first size.
        ("a.width == 300", "a.trailing == super.trailing - 12", false),
        // Ambiguous before.
        ("a.width >= 300", "a.width == 310", true),
        // Ambiguous afterwards.
        ("a.width == 300", "a.width >= 300", false),
        // In a conflict before, and afterwards.
        ("a.width == 300; a.width == 310", "a.width == 310", true),
        ("a.width == 300", "a.width == 300; a.width == 310", false),
        // In a state only.
        ("c: a.width == 300; state s { set c = 200 }", "c: a.width == 300; state s { set c = 201 }", false),
        // Configurations that cannot be compared.
        ("a.width == 300", "a.width == 300; view b; b.edges == a.edges", false),
    ])
    func valuesAreComparedInEveryConfiguration(before: String, after: String, areKept: Bool) throws {
        #expect(try self.areKept("\(fixed)\n\(before)", "\(fixed)\n\(after)") == areKept)
    }
}
