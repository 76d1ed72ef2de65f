import Features
import TestSupport
import Testing

@Suite struct DocumentLinksTests {
    @Test func aClassIsSearchedInFilesOfItsName() throws {
        let snapshot = try #require(Fixture(Documents.storyboard).snapshot(of: "a.storyboard"))
        let reference = try #require(DocumentLinks.references(in: snapshot).first)
        #expect(reference.name == "FriendListController")
        let names = DocumentLinks.fileNames(for: reference)
        #expect(names.first == "FriendListController.swift" && names.allSatisfy(DocumentLinks.canBeTarget))
    }

    @Test func layoutFilesHaveNoLinks() throws {
        let snapshot = try #require(Fixture("layout A { size 3 x 3 }").snapshot())
        #expect(DocumentLinks.references(in: snapshot).isEmpty)
    }

    @Test(arguments: ["a.layout", "swift", ".swiftpm", "a.swift.txt"]) func otherFilesAreNotTargets(name: String) {
        #expect(!DocumentLinks.canBeTarget(name))
    }
}
