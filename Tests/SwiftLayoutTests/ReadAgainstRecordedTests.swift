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
    /// Classes of which some constraints are left out, because the reader does not claim to know them. It never makes
    /// up others.
    private static let partlyRead: Set<String> = [
        // Lists, slots and properties of which some constraint is deactivated or replaced later.
        "Activation", "ChangedLater", "ConstraintLists", "ExpandableCell",
        "GoneDirections", "HolderSlots", "MovedViews", "SnapStored", "SnapUpdates",
        // Conditions that decide a number or a list, and views that depend on one.
        "ConditionalContent", "Numbers", "ParallaxHeader", "SnapHelpers", "Worlds",
        // What is inside of other classes, and code that is not there.
        "ChildController", "ForeignViews", "OwnViewController", "UnknownCode",
        // Forms that are not read: options of Visual Format, distances on both sides, result builders.
        "AnchorForms", "ResultBuilders", "SnapChains", "SnapMistakes",
        "VisualFormats",
    ]

    /// Classes in which the reader calls local views by the names of variables, and the recorder by their kinds; and
    /// two whose mistakes end the app.
    private static let otherwiseNamed: Set<String> = [
        "EqualSpacing", "HolderMistakes", "LocalViews", "Mistakes", "OwnGuides", "SpacerColumn", "StackHelpers",
        "Tuples",
    ]

    private static let classes = LayoutClass.all.filter {
        $0.calls.isEmpty && $0.initializer == nil && !otherwiseNamed.contains($0.name) && !isCollapsed($0)
    }

    /// Whether a view of the class is gone from the start, because it has no content. It is read as it is while shown.
    private static func isCollapsed(_ entry: LayoutClass) -> Bool { entry.switches == ["text != nil": false] }

    @Test(arguments: classes)
    func everythingIsReadAndNothingElse(entry: LayoutClass) throws {
        var recorded = Recording(of: entry.make).constraints.map(Self.inOurWords)
        var read = try Self.reading(of: entry)
        if Self.partlyRead.contains(entry.name) {
            Self.removeUnknownNumbers(&recorded, &read)
            let difference = compare(recorded: recorded, read: read)
            #expect(difference.onlyRead.isEmpty, "\(entry.title)\n\(difference)")
        } else {
            let difference = compare(recorded: recorded, read: read)
            #expect(difference.isEmpty, "\(entry.title)\n\(difference)")
        }
    }

    private static let hiding = LayoutClass.all.filter { $0.calls.contains { $0.hasSuffix("Hidden(true)") } }

    /// What a method takes away with the view that it hides is what is recorded when it was called.
    @Test(arguments: hiding)
    func aViewThatAMethodHidesTakesItsRoomWithIt(entry: LayoutClass) throws {
        let layout = try #require(try Self.layout(of: entry))
        let collapse = try #require(
            layout.collapses.first { entry.calls == ["set\(layout[$0.view].name.capitalized)Hidden(true)"] })
        let recorded = Recording(of: entry.make).constraints.map(Self.inOurWords)
        let difference = compare(recorded: recorded, read: Self.constraints(of: layout, collapsing: collapse))
        #expect(difference.isEmpty, "\(entry.title)\n\(difference)")
    }

    private static let switching = LayoutClass.all.filter { $0.name == "SlotSwitch" && !$0.calls.isEmpty }

    /// What a method leaves in slots that it switches is what is recorded when it was called.
    @Test(arguments: switching)
    func aMethodThatSwitchesSlotsIsAState(entry: LayoutClass) throws {
        let layout = try #require(try Self.layout(of: entry))
        let state = try #require(layout.states.first { [$0.name] == entry.calls })
        var changed = layout
        for change in state.changes {
            for id in change.constraints ?? [] {
                switch change.effect {
                case .activate: changed[id].isActive = true
                case .deactivate: changed[id].isActive = false
                case .setConstant(_, let constant): changed[id].constant = constant
                default: Issue.record("\(change.effect)")
                }
            }
        }
        let read = changed.constraints.filter(\.isActive).map { Self.recorded($0, in: changed) }
        let recorded = Recording(of: entry.make).constraints.map(Self.inOurWords)
        let difference = compare(recorded: recorded, read: read)
        #expect(difference.isEmpty, "\(entry.title)\n\(difference)")
    }

    /// The active constraints while a view is gone.
    private static func constraints(of layout: Layout, collapsing collapse: Collapse) -> [RecordedConstraint] {
        layout.constraints.filter { constraint in
            constraint.isActive && !collapse.deactivated.contains(constraint.id)
                || collapse.installed.contains(constraint.id)
        }.map { constraint in
            var result = recorded(constraint, in: layout)
            if collapse.constraints.contains(constraint.id) { result.constant = 0 }
            return result
        }
    }

    /// A class in the list is there for a reason.
    @Test func whatIsPartlyReadHasAnEntryThatDiffers() throws {
        for name in Self.partlyRead {
            let differs = try Self.classes.filter { $0.name == name }.contains { entry in
                let recorded = Recording(of: entry.make).constraints.map(Self.inOurWords)
                return !compare(recorded: recorded, read: try Self.reading(of: entry)).isEmpty
            }
            #expect(differs, "\(name) is read whole now.")
        }
    }

    /// Takes away each constraint that was read with an unknown constant, and the recorded one that it is.
    private static func removeUnknownNumbers(_ recorded: inout [RecordedConstraint], _ read: inout [RecordedConstraint])
    {
        for unknown in read where unknown.constant.isNaN {
            let match = recorded.firstIndex {
                var known = unknown
                known.constant = $0.constant
                return known == $0
            }
            guard let match else { continue }
            recorded.remove(at: match)
            read.removeAll { $0.description == unknown.description }
        }
        // `b.leading - a.trailing >= 4`, which is recorded as a distance.
        read.removeAll { constraint in
            recorded.contains {
                $0.firstAttribute == "distance" && constraint.second != nil && $0.constant == constraint.constant
                    && $0.first.hasSuffix("..\(constraint.first).\(constraint.firstAttribute)")
            }
        }
    }

    /// The constraints that are active in the world that the switches choose.
    static func reading(of entry: LayoutClass) throws -> [RecordedConstraint] {
        guard let layout = try layout(of: entry) else { return [] }
        var active = Set(layout.constraints.filter(\.isActive).map(\.id))
        for state in layout.states where holds(state.name, entry.switches) {
            for change in state.changes {
                if case .activate(let ids) = change.effect { active.formUnion(ids) }
            }
        }
        return active.sorted().map { recorded(layout.constraints[$0.index], in: layout) }
    }

    /// The layout that is read; nil if there is none.
    private static func layout(of entry: LayoutClass) throws -> Layout? {
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
        return document.layouts.first { $0.name == entry.name }
    }

    private static func parse(_ text: SourceText, _ file: FileID, _ project: Project) -> any ParsedDocument {
        var context = ParseContext()
        context.file = file
        context.project = project
        return uncancelled { cancellation throws(Cancelled) in
            try SwiftLayoutFormat().parse(text, in: context, cancellation)
        }
    }

    /// Margins are guides of the model, and the guides of bars have their own names there.
    private static func inOurWords(_ constraint: RecordedConstraint) -> RecordedConstraint {
        func words(_ name: String, _ attribute: String) -> (String, String) {
            let name = name.replacingOccurrences(of: ".topGuide", with: ".topLayoutGuide")
                .replacingOccurrences(of: ".bottomGuide", with: ".bottomLayoutGuide")
            if attribute.hasSuffix("Margin") { return (name + ".margins", String(attribute.dropLast("Margin".count))) }
            guard attribute.hasSuffix("WithinMargins") else { return (name, attribute) }
            return (name + ".margins", String(attribute.dropLast("WithinMargins".count)))
        }
        var result = constraint
        (result.first, result.firstAttribute) = words(constraint.first, constraint.firstAttribute)
        if let second = constraint.second, let attribute = constraint.secondAttribute {
            (result.second, result.secondAttribute) = words(second, attribute)
        }
        return result
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
