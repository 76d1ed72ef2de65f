import Testing

@testable import Features

@Suite struct PathTitlesTests {
    @Test(arguments: [
        [:], ["/a/Row.swift": "Row.swift", "/a/Card.swift": "Card.swift"],
        [
            "/w/App/Card.swift": "App/Card.swift", "/w/Old/Card.swift": "Old/Card.swift",
            "/w/App/Row.swift": "Row.swift",
        ],
        ["/a/x/Card.swift": "a/x/Card.swift", "/b/x/Card.swift": "b/x/Card.swift", "/b/y/Card.swift": "y/Card.swift"],
        ["/x/Card.swift": "/x/Card.swift", "/w/x/Card.swift": "w/x/Card.swift", "x/Card.swift": "x/Card.swift"],
        ["": "", "/": "/"],
    ])
    func titlesAreTheShortestUniqueOnes(titles: [String: String]) {
        #expect(PathTitles.shortest(Set(titles.keys)) == titles)
    }
}
