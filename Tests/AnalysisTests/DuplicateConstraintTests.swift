import LayoutModel
import TestSupport
import Testing

@testable import Analysis

@Suite struct DuplicateConstraintTests {
    private typealias Element = TestDocument.Element
    private typealias Pin = TestDocument.Pin

    /// Two views with room to move, and two constraints more.
    private func document(_ one: Pin, _ other: Pin) -> TestDocument {
        TestDocument(
            320, 200,
            [Element(id: "a", frame: [0, 0, 50, 50]), Element(id: "b", frame: [100, 100, 50, 50])],
            [one, other])
    }

    private func duplicates(_ one: Pin, _ other: Pin) throws -> [String] {
        try document(one, other).findings().filter { $0.code == "duplicate-constraint" }.map(\.subject)
    }

    @Test func findsTheSameInEitherOrder() throws {
        #expect(
            try duplicates(Pin("1", "a.leading", "b.trailing", 8), Pin("2", "a.leading", "b.trailing", 8)) == ["2"])
        #expect(
            try duplicates(Pin("1", "a.leading", "b.trailing", 8), Pin("2", "b.trailing", "a.leading", -8)) == ["2"])
        #expect(
            try duplicates(
                Pin("1", "a.width", "b.width", 10, "multiplier=\"2\" relation=\"lessThanOrEqual\""),
                Pin("2", "b.width", "a.width", -5, "multiplier=\"0.5\" relation=\"greaterThanOrEqual\"")) == ["2"])
        #expect(try duplicates(Pin("1", "a.width", nil, 0.5), Pin("2", "a.width", nil, 0.5)) == ["2"])
    }

    @Test func tellsApartWhatOnlyLooksAlike() throws {
        let base = Pin("1", "a.leading", "b.trailing", 8)
        let others = [
            Pin("2", "b.trailing", "a.leading", -8, "priority=\"750\""),
            Pin("2", "a.leading", "b.trailing", 8, "priority=\"750\""),
            Pin("2", "b.trailing", "a.leading", -8, "relation=\"lessThanOrEqual\""),
            Pin("2", "b.trailing", "a.leading", 8),
            Pin("2", "a.leading", "b.trailing", 8.5),
            Pin("2", "a.leading", "b.trailing", 8, "placeholder=\"YES\""),
            Pin("2", "a.left", "b.right", 8),
            Pin("2", "a.leading", "b.leading", 8),
        ]
        for other in others { #expect(try duplicates(base, other) == []) }
        #expect(
            try duplicates(
                Pin("1", "a.width", "b.width", 0, "relation=\"lessThanOrEqual\""),
                Pin("2", "b.width", "a.width", 0, "relation=\"lessThanOrEqual\"")) == [])
        #expect(
            try duplicates(Pin("1", "a.width", "b.width"), Pin("2", "a.width", "b.width", 0, "multiplier=\"1.001\""))
                == [])
    }

    @Test func comparesPlaceholdersWithEachOther() throws {
        let placeholder = "placeholder=\"YES\""
        #expect(
            try duplicates(Pin("1", "a.width", nil, 50, placeholder), Pin("2", "a.width", nil, 50, placeholder)) == [
                "2"
            ])
    }

    @Test func comparesWhatIsInstalledForTheSameSizeClasses() throws {
        let sizeClasses = """
            <variation key="default"><mask key="constraints"><exclude reference="1"/><exclude reference="2"/></mask>\
            </variation>
            <variation key="widthClass=compact"><mask key="constraints"><include reference="1"/></mask></variation>
            """
        func screen(_ second: String) -> TestDocument {
            var document = TestDocument.screen(
                [Element(id: "a", frame: [0, 0, 50, 50])],
                .place("a", [0, 0, 50, 50]) + [
                    Pin("1", "a.trailing", "root.trailing", -8, "relation=\"lessThanOrEqual\""),
                    Pin("2", "a.trailing", "root.trailing", -8, "relation=\"lessThanOrEqual\""),
                ])
            let variations =
                sizeClasses
                + "<variation key=\"\(second)\"><mask key=\"constraints\"><include reference=\"2\"/></mask></variation>"
            document.text = document.text.replacing(
                "</view>\n</viewController>", with: variations + "</view></viewController>")
            return document
        }
        #expect(try screen("widthClass=regular").found() == [])
        #expect(try screen("widthClass=compact").found() == ["duplicate-constraint: 2"])
    }

    @Test func marksTheLaterOneAndIsNotRedundantBesides() throws {
        let document = document(Pin("1", "a.leading", "b.trailing", 8), Pin("2", "b.trailing", "a.leading", -8))
        let finding = try #require(document.findings().first { $0.code == "duplicate-constraint" })
        #expect(finding.severity == .warning && finding.isUnnecessary)
        #expect(document[finding.range].contains("id=\"2\""))
        #expect(finding.related.map { document[$0.range.range].contains("id=\"1\"") } == [true])
        #expect(try document.findings().filter { $0.code == "redundant" } == [])
    }

    @Test func leavesTextsToRedundant() throws {
        try check(
            """
            size 320 x 100
            view a
            a.edges == super.edges
            a.top == super.top // expect: redundant
            """)
    }

    /// What is the same in one state alone is needed in the other.
    @Test func whatAStateChangesIsNoDuplicate() throws {
        try judgeCode(
            """
            import UIKit

            final class Tile: UIView {
                let thumbnail = UIImageView()

                init() {
                    super.init(frame: .zero)
                    addSubview(thumbnail)
                    thumbnail.translatesAutoresizingMaskIntoConstraints = false
                    thumbnail.topAnchor.constraint(equalTo: topAnchor).isActive = true
                    thumbnail.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
                    thumbnail.widthAnchor.constraint(equalToConstant: 64).isActive = true
                    let width = thumbnail.widthAnchor
                    width.constraint(equalToConstant: 64).isActive = true  // expect: duplicate-constraint
                    thumbnail.heightAnchor.constraint(equalToConstant: 64).isActive = true
                    let height: CGFloat = traitCollection.horizontalSizeClass == .compact ? 64 : 80
                    thumbnail.heightAnchor.constraint(equalToConstant: height).isActive = true  // expect: conflict
                }
            }
            """)
    }
}
