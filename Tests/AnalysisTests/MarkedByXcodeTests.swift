import LayoutModel
import TestSupport
import Testing

@testable import Analysis

@Suite struct MarkedByXcodeTests {
    private typealias Element = TestDocument.Element
    private typealias Pin = TestDocument.Pin

    /// A label below a marked one, both as wide as their texts.
    private func document(_ attributes: String, _ pins: [Pin], runtime: String = "iOS.CocoaTouch") -> TestDocument {
        let title = Element(tag: "label", id: "title", frame: [16, 20, 60, 24], attributes: attributes)
        return TestDocument(320, 200, [title], pins, runtime: runtime)
    }

    private static let sides = [
        Pin("1", "title.leading", "root.leading", 16),
        Pin("2", "root.trailing", "title.trailing", 16, "relation=\"greaterThanOrEqual\""),
    ]
    private let pins = sides + [Pin("3", "title.top", "root.top", 20)]

    @Test(arguments: [
        (#"ambiguous="YES""#, "ambiguous"), (#"misplaced="YES""#, "misplaced"),
        (#"ambiguous="YES" misplaced="YES""#, "ambiguous and misplaced"),
    ]) func tellsTheMarksOfAViewWhoseTextDecides(attributes: String, words: String) throws {
        let finding = try #require(document(attributes + #" userLabel="Title""#, pins).findings().first)
        #expect(finding.code == "marked-by-xcode" && finding.severity == .information)
        #expect(finding.message.hasPrefix("Xcode saved \"Title\" as \(words). "))
    }

    @Test func tellsTheMarkThatAViewHasInSomeSizeClasses() throws {
        var document = document(#"userLabel="Title""#, pins)
        document.text = document.text.replacing(
            "</label>", with: #"<variation key="heightClass=compact" misplaced="YES"/></label>"#)
        #expect(try document.found() == ["marked-by-xcode: title"])
    }

    @Test func doesNotTellMarksThatConstantsContradict() throws {
        let document = document(#"ambiguous="YES" misplaced="YES""#, .place("title", [16, 20, 60, 24]))
        #expect(try document.found() == [])
    }

    @Test func tellsTheMarkOfAScrollViewWhoseContentCodeFills() throws {
        let scroll = Element(
            tag: "scrollView", id: "scroll", frame: [16, 20, 60, 24], attributes: #"ambiguous="YES""#)
        let document = TestDocument(320, 200, [scroll], .place("scroll", [16, 20, 60, 24]))
        #expect(try document.found() == ["marked-by-xcode: scroll"])
    }

    @Test func doesNotTellMarksBesideAFindingAboutTheSameView() throws {
        let misplaced = document(#"misplaced="YES""#, .place("title", [16, 20, 70, 24]))
        #expect(try misplaced.found() == ["misplaced: title"])
        let ambiguous = document(#"ambiguous="YES""#, Self.sides)
        #expect(try ambiguous.findings().map(\.code) == ["ambiguous-position"])
    }

    @Test func tellsEveryMarkOfADocumentForMacOS() throws {
        let box = Element(tag: "customView", id: "box", frame: [16, 20, 60, 24], attributes: #"misplaced="YES""#)
        let document = TestDocument(320, 200, [box], .place("box", [16, 20, 60, 24]), runtime: "MacOSX.Cocoa")
        #expect(try document.found() == ["marked-by-xcode: box"])
    }
}
