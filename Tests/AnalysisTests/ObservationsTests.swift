import Testing

@testable import Analysis

@Suite struct ObservationsTests {
    @Test func theOrderOfLookingDoesNotMatter() {
        let seen = [(2, "b"), (2, "a"), (3, "a"), (5, "b"), (7, "c")]
        func sightings(_ places: [Int]) -> [String] {
            var sightings = Observations<String, Int>()
            for place in places {
                for (index, key) in seen where index == place { sightings.note(key, at: index, index) }
            }
            return sightings.all.map { "\($0.key) as at \($0.detail), seen at \($0.configurations)" }
        }
        let expected = ["b as at 2, seen at [2, 5]", "a as at 2, seen at [2, 3]", "c as at 7, seen at [7]"]
        #expect(sightings([2, 3, 5, 7]) == expected)
        #expect(sightings([7, 3, 5, 2]) == expected)
        #expect(sightings([5, 2, 7, 3]) == expected)
    }
}
