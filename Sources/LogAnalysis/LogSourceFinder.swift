import LayoutModel
import RuntimeLog

/// Finds where the constraints of a dump are written.
///
/// SnapKit prints the file and the line. Other descriptions have only classes, texts, identifiers and numbers, so the
/// finder looks for a layout in which all constraints have counterparts between the same views. A few such places are
/// all reported, many are not.
struct LogSourceFinder {
    private let dump: ConflictDump
    private let index: LogSourceIndex
    private let sought: [SoughtConstraint]

    private static let mostSources = 3
    /// A constraint that matches more than this many identifies no layout.
    private static let mostCandidates = 2000

    init(_ dump: ConflictDump, _ index: LogSourceIndex) {
        self.dump = dump
        self.index = index
        sought = dump.constraints.indices.compactMap { number in
            let constraint = dump.constraints[number]
            guard dump.origin(of: constraint).isWritten, constraint.location == nil else { return nil }
            return SoughtConstraint(number, of: dump)
        }
    }

    /// The sources by the index of the constraint.
    func sources() -> [Int: [LogSource]] {
        var sources: [Int: [LogSource]] = [:]
        for (number, constraint) in dump.constraints.enumerated() {
            guard let location = constraint.location else { continue }
            sources[number] = self.sources(at: location)
        }
        for (number, references) in bestMatches() where references.count <= Self.mostSources {
            sources[number] = references.map(index.source)
        }
        if sources.isEmpty, let only = sought.first, let match = onlyMatch() {
            var source = index.source(match)
            source.isCertain = false
            sources[only.number] = [source]
        }
        return sources
    }

    /// The files of that name; where the log has a path, those that share most of it.
    private func sources(at location: LoggedConstraint.SourceLocation) -> [LogSource] {
        let paths = index.sourcePaths[location.fileName] ?? []
        func agreement(_ path: String) -> Int {
            zip(path.split(separator: "/").reversed(), location.file.split(separator: "/").reversed())
                .prefix { $0 == $1 }.count
        }
        let best = paths.map(agreement).max() ?? 0
        let found = paths.filter { agreement($0) == best }.sorted()
        return found.count <= Self.mostSources ? found.map { LogSource(path: $0, line: location.line) } : []
    }

    // MARK: Documents

    /// The layouts with a constraint that may be one of the dump's, each searched.
    private func searches() -> some Sequence<LayoutSearch> {
        var layouts: Set<LogSourceIndex.LayoutReference> = []
        for constraint in sought {
            let candidates = index.candidates(identifier: constraint.identifier, constraint.signature)
            if candidates.count <= Self.mostCandidates { layouts.formUnion(candidates.map(\.layout)) }
        }
        return layouts.sorted().lazy.map { layout in
            var search = LayoutSearch(sought, dump, index, layout)
            search.run()
            return search
        }
    }

    /// The match of the dump's only constraint, if no other in any document has its class, attribute and number.
    private func onlyMatch() -> LogSourceIndex.ConstraintReference? {
        guard sought.count == 1, let item = sought.first?.first.item, dump[item].shortClass != nil else { return nil }
        var matches: Set<LogSourceIndex.ConstraintReference> = []
        for search in searches() {
            for found in search.found.values { matches.formUnion(found) }
            if matches.count > 1 { return nil }
        }
        return matches.first
    }

    private func bestMatches() -> [Int: [LogSourceIndex.ConstraintReference]] {
        var best = 0
        var found: [Int: Set<LogSourceIndex.ConstraintReference>] = [:]
        for search in searches() where search.score > 0 && search.score >= best && isConclusive(search) {
            if search.score > best { found = [:] }
            best = search.score
            for (number, references) in search.found { found[number, default: []].formUnion(references) }
        }
        return found.mapValues {
            $0.sorted { ($0.layout, $0.constraint) < ($1.layout, $1.constraint) }
        }
    }

    /// Whether every constraint has a counterpart, and there are at least two or other evidence for the layout. In a
    /// class of code, which the log names, several are enough: others may be made outside of it.
    private func isConclusive(_ search: LayoutSearch) -> Bool {
        if search.evidence >= LayoutSearch.identifierWeight { return true }
        if search.isCode, search.matched > 1, search.evidence > 0 { return true }
        return search.matched == sought.count && (sought.count > 1 || search.evidence > 0)
    }
}
