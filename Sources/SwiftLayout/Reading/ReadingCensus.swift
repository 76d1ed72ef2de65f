import LayoutModel
import SourceText
import SwiftSource

/// How much is known of what a class lays out: the measure of the reader on real code.
package struct ReadingCensus: Sendable {
    /// Why something of a class is not known.
    package enum Gap: String, CaseIterable, Sendable {
        case notExecuted = "code that was not executed, or made no constraint"
        case unknownItem = "an unknown item"
        case unknownNumber = "an unknown number"
        case conditional = "a conditional constraint"
        case changed = "a constraint that may be changed or deactivated"
        case unknownConstraint = "an unknown constraint activated"
        case conditionalView = "a view that is added, moved or removed on some path"
        case openView = "a view passed to unknown code"
        case heldView = "a view that is placed otherwise"
        case bound = "a bound reached"
    }

    package let name: String
    /// The constraints that the class's own code makes, each counted once where it stands: by calls of `constraint(…)`,
    /// of the item initializer, of Visual Format, of SnapKit's chains, and of the project's own helpers; see
    /// ``ConstraintSites`` and ``ConstraintHelpers``.
    package let sites: Int
    /// Those of which both items are named views of the class, wherever these are.
    package let sitesWithItems: Int
    package let sitesWithConstant: Int
    package let unconditionalSites: Int
    /// The sites of which all three are known.
    package let knownSites: Int
    /// Whether each constraint that the class makes is in the layout, in the base or in a world.
    package let isJudgeable: Bool
    package let gaps: Set<Gap>

    /// Whether everything is known: what constraints are there, and which views something else places.
    package var isClosed: Bool { gaps.isSubset(of: [.heldView]) }

    /// The census of each class of a file that is laid out by UIKit and has sites of its own.
    package static func classes(
        in text: SourceText, as file: FileID, of project: Project, format: SwiftLayoutFormat
    ) -> [ReadingCensus] {
        var context = ParseContext()
        context.file = file
        context.project = project
        let parsed = uncancelled { [context] never throws(Cancelled) in
            try format.parseDeclarations(text, in: context, never)
        }
        let tree = SyntaxTree(parsing: text)
        guard !tree.importsAppKit else { return [] }
        let program = Program(ProgramSources(parsed.declarations, of: file, in: project, format.projects))
        return program.classes.compactMap { ReadingCensus(program, $0) }
    }

    /// Nil for a class without sites, or not of UIKit.
    private init?(_ program: Program, _ type: TypeInfo) {
        let sites = ConstraintSites(of: type, ConstraintHelpers(program))
        guard !sites.all.isEmpty else { return nil }
        let execution = Execution(program, type)
        guard execution.mayLayOut, let initializer = Execution.initializers(of: type).first else { return nil }
        execution.run(initializer)
        let reading = LayoutReading(execution)
        var found = [[SiteKnowledge]](repeating: [], count: sites.all.count)
        var gaps: Set<Gap> = []
        let uses = Dictionary(ConstraintUses(execution).all.map { ($0.object, $0.certainty) }) { first, _ in first }
        for index in execution.objects.indices {
            let id = ObjectID(index: index)
            guard case .constraint(let made) = execution[id].kind,
                let known = reading.map({ SiteKnowledge(id, made, uses[id], $0) })
            else { continue }
            gaps.formUnion(known.gaps)
            for (index, site) in sites.all.enumerated() where site.place.file == made.focus.file {
                let range = site.place.range
                if range.contains(made.focus.range) || made.focus.range.contains(range) { found[index].append(known) }
            }
        }
        name = type.name
        self.sites = sites.count
        func count(_ holds: (SiteKnowledge) -> Bool) -> Int {
            zip(sites.all, found).reduce(0) { $1.1.isEmpty || !$1.1.allSatisfy(holds) ? $0 : $0 + $1.0.count }
        }
        sitesWithItems = count(\.hasItems)
        sitesWithConstant = count(\.hasConstant)
        unconditionalSites = count(\.isUnconditional)
        knownSites = count { $0.hasItems && $0.hasConstant && $0.isUnconditional }
        if found.contains(where: \.isEmpty) { gaps.insert(.notExecuted) }
        if execution.hasUnknownConstraints || execution.relatesUnknownViews { gaps.insert(.unknownConstraint) }
        if execution.isCut { gaps.insert(.bound) }
        if let reading { gaps.formUnion(reading.gapsOfViews) } else { gaps.insert(.openView) }
        isJudgeable =
            reading != nil && !execution.isCut
            && found.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isInLayout } }
        self.gaps = gaps
    }
}

/// What is known of one constraint that a site makes.
private struct SiteKnowledge {
    var hasItems: Bool
    var hasConstant: Bool
    var isUnconditional: Bool
    var isInLayout: Bool
    var gaps: Set<ReadingCensus.Gap> = []

    init(_ id: ObjectID, _ made: MadeConstraint, _ certainty: Certainty?, _ reading: LayoutReading) {
        let execution = reading.execution
        hasItems = made.items.allSatisfy { $0.object == .root || !execution[$0.object].name.isEmpty }
        hasConstant = false
        var isNumber = false
        if case .number(let constant)? = execution.field("constant", of: id) {
            isNumber = true
            hasConstant = execution.isStated(constant)
        }
        switch certainty {
        case .always, .switched, .exchanged: isUnconditional = true
        case .onPaths:
            isUnconditional = false
            gaps.insert(.conditional)
        case .later, .uncertain, nil:
            isUnconditional = false
            gaps.insert(.changed)
        }
        let isPlaced = made.items.allSatisfy { reading.item($0) != nil }
        isInLayout = isPlaced && isNumber && certainty?.isKnown == true
        if !isPlaced { gaps.insert(.unknownItem) }
        if !hasConstant { gaps.insert(.unknownNumber) }
    }
}
