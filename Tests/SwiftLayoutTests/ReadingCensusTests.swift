import LayoutModel
import SourceText
import SwiftLayout
import TestSupport
import Testing

/// What counts as a place that makes constraints, and what is known of it.
@Suite struct ReadingCensusTests {
    private static func census(
        _ body: String, _ others: String = "", in project: Project = .empty, _ format: SwiftLayoutFormat = .init()
    ) -> ReadingCensus? {
        let text = """
            import UIKit

            \(others)

            final class Card: UIView {
                private let box = UIView()

                init(gap: CGFloat) {
                    super.init(frame: .zero)
                    addSubview(box)
                    box.translatesAutoresizingMaskIntoConstraints = false
                    \(body)
                }
            }
            """
        return ReadingCensus.classes(in: SourceText(text), as: .alone, of: project, format: format).first
    }

    private static let top = "box.topAnchor.constraint(equalTo: topAnchor).isActive = true"

    @Test func aCallThatMakesAConstraintIsAPlace() throws {
        let census = try #require(Self.census(Self.top))
        #expect(census.sites == 1)
        #expect(census.knownSites == 1)
        #expect(census.isJudgeable)
    }

    @Test func eachAttributeThatAChainNamesIsCounted() throws {
        let census = try #require(
            Self.census("box.snp.makeConstraints { $0.top.leading.equalToSuperview(); $0.size.equalTo(box) }"))
        #expect(census.sites == 3)
    }

    @Test func anExtensionInAnotherFileCounts() throws {
        let method = "extension Card { func fill() { box.topAnchor.constraint(equalTo: topAnchor).isActive = true } }"
        let format = SwiftLayoutFormat()
        var context = ParseContext()
        context.file = FileID(2)
        let declared = uncancelled { [context] cancellation throws(Cancelled) in
            try format.parseDeclarations(SourceText(method), in: context, cancellation).declarations
        }
        var project = Project()
        _ = project.setDeclarations(declared, of: context.file)
        let census = try #require(Self.census("fill()", in: project, format))
        #expect(census.sites == 1)
        #expect(census.knownSites == 1)
    }

    @Test func aNumberThatOthersGiveIsNotKnown() throws {
        let census = try #require(
            Self.census("\(Self.top)\nbox.heightAnchor.constraint(equalToConstant: gap).isActive = true"))
        #expect(census.sites == 2)
        #expect(census.sitesWithItems == 2)
        #expect(census.sitesWithConstant == 1)
        #expect(census.knownSites == 1)
    }

    @Test func aConditionIsNotAlwaysTrue() throws {
        let census = try #require(Self.census("if isOpen { \(Self.top) }"))
        #expect(census.sites == 1)
        #expect(census.unconditionalSites == 0)
    }

    @Test func aCallOfAHelperIsAPlace() throws {
        let fill = "func fill() { topAnchor.constraint(equalTo: superview!.topAnchor).isActive = true }"
        let helpers = "extension UIView { \(fill); func fillAll() { fill() }; func paint() { alpha = 1 } }"
        let census = try #require(Self.census("box.fill()\nbox.fillAll()\nbox.paint()", helpers))
        #expect(census.sites == 2)
        #expect(census.knownSites == 2)
    }

    @Test func aMethodOfAnotherClassIsNoHelper() throws {
        let other = "extension Painter { func place() { \(Self.top) } }"
        let census = try #require(Self.census("painter.place()\n\(Self.top)", other))
        #expect(census.sites == 1)
    }
}
