import Foundation
import LayoutClasses
import LayoutModel
import RecordingUIKit
import SourceText
import SwiftLayout
import TestSupport
import Testing

/// The same classes, read and run: what is read is what is recorded.
@Suite struct ReadAgainstRecordedTests {
    /// Entries of which the reader does not claim to know all constraints: it leaves them out rather than guess.
    private static let partlyRead: Set<String> = []

    private static let classes = LayoutClass.all.filter { $0.calls.isEmpty && $0.initializer == nil }

    @Test(arguments: classes)
    func everythingIsReadAndNothingElse(entry: LayoutClass) throws {
        let recorded = Recording(of: entry.make).constraints
        let read = try Self.reading(of: entry)
        let difference = compare(recorded: recorded, read: read)
        if Self.partlyRead.contains(entry.title) {
            #expect(difference.onlyRead.isEmpty, "\(entry.title)\n\(difference)")
        } else {
            #expect(difference.isEmpty, "\(entry.title)\n\(difference)")
        }
    }

    /// The constraints that are active in the world that the switches choose.
    static func reading(of entry: LayoutClass) throws -> [RecordedConstraint] {
        let folder = try #require(Bundle.module.url(forResource: "Classes", withExtension: nil))
        var project = Project()
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
            .sorted()
        var own: SourceText?
        for (index, file) in files.enumerated() {
            let text = SourceText(try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8))
            if file == entry.file {
                own = text
            } else {
                let id = FileID(Int32(index + 1))
                _ = project.setDeclarations(parse(text, id, .empty).declarations, of: id)
            }
        }
        let document = parse(try #require(own), .alone, project).document
        guard let layout = document.layouts.first(where: { $0.name == entry.name }) else { return [] }
        var active = Set(layout.constraints.filter(\.isActive).map(\.id))
        for state in layout.states where holds(state.name, entry.switches) {
            for change in state.changes {
                if case .activate(let ids) = change.effect { active.formUnion(ids) }
            }
        }
        return active.sorted().map { recorded(layout.constraints[$0.index], in: layout) }
    }

    private static func parse(_ text: SourceText, _ file: FileID, _ project: Project) -> any ParsedDocument {
        var context = ParseContext()
        context.file = file
        context.project = project
        return uncancelled { cancellation throws(Cancelled) in
            try SwiftLayoutFormat().parse(text, in: context, cancellation)
        }
    }

    /// Whether all conditions of a world hold: `isSale`, `!(isSale)`.
    private static func holds(_ world: String, _ switches: [String: Bool]) -> Bool {
        world.components(separatedBy: ", ").allSatisfy { condition in
            if condition.hasPrefix("!("), condition.hasSuffix(")") {
                return switches[String(condition.dropFirst(2).dropLast())] == false
            }
            return switches[condition] == true
        }
    }

    private static func recorded(_ constraint: Constraint, in layout: Layout) -> RecordedConstraint {
        func name(_ item: Item) -> String { layout.notation.words.item(item, in: layout) }
        return RecordedConstraint(
            first: name(constraint.first.item), firstAttribute: constraint.first.attribute.rawValue,
            relation: constraint.relation.rawValue, multiplier: constraint.multiplier.literal ?? .nan,
            second: constraint.second.map { name($0.item) },
            secondAttribute: constraint.second?.attribute.rawValue, constant: constraint.constant.literal ?? .nan,
            priority: constraint.priority.literal ?? .nan, identifier: constraint.label)
    }
}
