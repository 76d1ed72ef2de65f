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
        // Conditions that decide a list, and views that depend on one.
        "ConditionalContent", "Numbers", "ParallaxHeader",
        // What is inside of other classes, and code that is not there.
        "ForeignViews", "OwnViewController", "PrivateNames", "UnknownCode",
        // Forms that are not read: options of Visual Format, distances on both sides, result builders.
        "AnchorForms", "ResultBuilders", "SnapChains",
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
        let read = changed.constraints.filter(\.isActive).map { ReadConstraints.recorded($0, in: changed) }
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
            var result = ReadConstraints.recorded(constraint, in: layout)
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
        try layout(of: entry).map { ReadConstraints.active(in: $0, when: entry.switches) } ?? []
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
                _ = project.setDeclarations(ReadConstraints.parse(text, id, .empty).declarations, of: id)
            }
        }
        let document = ReadConstraints.parse(try #require(own), .alone, project).document
        return document.layouts.first { $0.name == entry.name }
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
}
