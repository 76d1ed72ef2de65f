import LayoutModel
import RuntimeLog

/// Finds where the constraints of a dump are written.
///
/// SnapKit prints the file and the line. Of the others a log has no more than classes, texts, identifiers and numbers: so a layout is sought in which
/// all of them have a counterpart between the same views. Where several would do, all are told, and where too many would, none.
struct LogSourceFinder {
    private let dump: ConflictDump
    private let index: LogSourceIndex
    private let logged: [Logged]

    /// A constraint of the dump that somebody wrote, in the form that documents have.
    private struct Logged {
        var number: Int
        var first: Anchor
        var second: Anchor?
        var relation: Relation
        var constant: Double
        var multiplier: Double
        var identifier: String?
        var signature: LogSourceIndex.Signature

        struct Anchor {
            var item: LoggedItemID
            var guide: Guide?
            var attribute: Attribute
        }
    }

    /// With more places than this nothing is told of a constraint.
    private static let mostPlaces = 3

    init(_ dump: ConflictDump, _ index: LogSourceIndex) {
        self.dump = dump
        self.index = index
        logged = dump.constraints.enumerated().compactMap { number, constraint in
            guard dump.origin(of: constraint).isWritten, constraint.place == nil else { return nil }
            return Self.logged(number, constraint, dump)
        }
    }

    /// By the number of the constraint.
    func sources() -> [Int: [LogSource]] {
        var sources: [Int: [LogSource]] = [:]
        for (number, constraint) in dump.constraints.enumerated() {
            guard let place = constraint.place else { continue }
            sources[number] = self.sources(of: place)
        }
        for (number, places) in documentPlaces() where places.count <= Self.mostPlaces {
            sources[number] = places.map(index.source)
        }
        if sources.isEmpty, let only = logged.first, let place = onlyPlace() {
            var source = index.source(place)
            source.isCertain = false
            sources[only.number] = [source]
        }
        return sources
    }

    /// The files of that name; of several those that agree with the path that the log has, if it has one.
    private func sources(of place: LoggedConstraint.SourcePlace) -> [LogSource] {
        let paths = index.sourcePaths[place.fileName] ?? []
        func agreement(_ path: String) -> Int {
            zip(path.split(separator: "/").reversed(), place.file.split(separator: "/").reversed())
                .prefix { $0 == $1 }.count
        }
        let best = paths.map(agreement).max() ?? 0
        let found = paths.filter { agreement($0) == best }.sorted()
        return found.count <= Self.mostPlaces ? found.map { LogSource(path: $0, line: place.line) } : []
    }

    // MARK: Documents

    /// Those with a constraint that may be one of the dump's, in order of place.
    private func layouts() -> [LogSourceIndex.LayoutPlace] {
        var layouts: Set<LogSourceIndex.LayoutPlace> = []
        for constraint in logged {
            let places =
                constraint.identifier.flatMap { index.labelled[$0] } ?? index.places[constraint.signature] ?? []
            // What stands in every file tells none.
            if places.count <= 2000 { layouts.formUnion(places.map(\.layout)) }
        }
        return layouts.sorted()
    }

    /// The place of the only constraint that somebody wrote, if no other in all documents fits its class, its attribute and its number.
    private func onlyPlace() -> LogSourceIndex.Place? {
        guard logged.count == 1, let item = logged.first?.first.item, dump[item].shortClass != nil else { return nil }
        var places: Set<LogSourceIndex.Place> = []
        for layout in layouts() {
            var search = LayoutSearch(self, layout)
            search.run()
            for found in search.found.values { places.formUnion(found) }
            if places.count > 1 { return nil }
        }
        return places.first
    }

    private func documentPlaces() -> [Int: [LogSourceIndex.Place]] {
        var best = 0
        var found: [Int: Set<LogSourceIndex.Place>] = [:]
        for layout in layouts() {
            var search = LayoutSearch(self, layout)
            search.run()
            guard search.best > 0, search.best >= best, isEnough(search) else { continue }
            if search.best > best { found = [:] }
            best = search.best
            for (number, places) in search.found { found[number, default: []].formUnion(places) }
        }
        return found.mapValues {
            $0.sorted { ($0.layout, $0.constraint) < ($1.layout, $1.constraint) }
        }
    }

    /// Every constraint has its counterpart, and there are two of them or something besides that tells the layout from others.
    private func isEnough(_ search: LayoutSearch) -> Bool {
        if search.bestEvidence >= LayoutSearch.identifierWeight { return true }
        return search.bestMatched == logged.count && (logged.count > 1 || search.bestEvidence > 0)
    }

    private static func logged(_ number: Int, _ constraint: LoggedConstraint, _ dump: ConflictDump) -> Logged? {
        guard let equation = constraint.equations.first, constraint.equations.count == 1,
            equation.first.terms.count == 1, equation.second.terms.count <= 1, equation.first.constant == 0,
            let first = equation.first.terms.first, first.factor == 1,
            let firstAnchor = anchor(first.anchor, dump)
        else { return nil }
        var second: Logged.Anchor?
        if let term = equation.second.terms.first {
            guard let anchor = anchor(term.anchor, dump) else { return nil }
            second = anchor
        }
        let multiplier = equation.second.terms.first?.factor ?? 1
        guard
            let signature = LogSourceIndex.Signature(
                [firstAnchor.attribute] + (second.map { [$0.attribute] } ?? []), equation.relation,
                constant: equation.second.constant, multiplier: multiplier)
        else { return nil }
        return Logged(
            number: number, first: firstAnchor, second: second, relation: equation.relation,
            constant: equation.second.constant, multiplier: multiplier, identifier: constraint.identifier,
            signature: signature)
    }

    private static func anchor(_ anchor: LoggedAnchor, _ dump: ConflictDump) -> Logged.Anchor? {
        let item = dump[anchor.item]
        let owner = dump.owner(ofGuide: anchor.item) ?? anchor.item
        switch anchor.attribute {
        case .plain(let attribute):
            let guide: Guide? = item.isSafeArea ? .safeArea : item.isMarginsGuide ? .layoutMargins : nil
            return Logged.Anchor(item: guide == nil ? anchor.item : owner, guide: guide, attribute: attribute)
        case .margin(let attribute):
            return Logged.Anchor(item: anchor.item, guide: .layoutMargins, attribute: attribute)
        case .inSuperview, .line: return nil
        }
    }

    // MARK: One layout

    /// The ways in which the views of a layout can stand for the items of the dump.
    private struct LayoutSearch {
        static let identifierWeight = 8

        let finder: LogSourceFinder
        let place: LogSourceIndex.LayoutPlace
        let layout: Layout
        private(set) var best = 0
        private(set) var bestMatched = 0
        private(set) var bestEvidence = 0
        private(set) var found: [Int: Set<LogSourceIndex.Place>] = [:]
        private var views: [LoggedItemID: ViewID] = [:]
        private var matches: [(Int, ConstraintID)] = []
        private var steps = 0
        private var candidates: [[ConstraintID]] = []
        private var order: [Int] = []

        /// A search longer than this is given up: nothing is told then that it has not found.
        private static let mostSteps = 20_000

        init(_ finder: LogSourceFinder, _ place: LogSourceIndex.LayoutPlace) {
            self.finder = finder
            self.place = place
            layout = finder.index.layout(place)
            candidates = finder.logged.map { logged in
                let byIdentifier = logged.identifier.flatMap { finder.index.labelled[$0] }
                let places = byIdentifier ?? finder.index.places[logged.signature] ?? []
                return places.filter { $0.layout == place }.map(\.constraint)
            }
            order = finder.logged.indices.sorted { (candidates[$0].count, $0) < (candidates[$1].count, $1) }
        }

        mutating func run() {
            extend(0)
        }

        private mutating func extend(_ depth: Int) {
            steps += 1
            guard steps < Self.mostSteps else { return }
            guard depth < order.count else { return keep() }
            let number = order[depth]
            let logged = finder.logged[number]
            var hasMatch = false
            for candidate in candidates[number] where !matches.contains(where: { $0.1 == candidate }) {
                for added in assignments(logged, layout[candidate]) {
                    hasMatch = true
                    for (item, view) in added { views[item] = view }
                    matches.append((number, candidate))
                    extend(depth + 1)
                    matches.removeLast()
                    for (item, _) in added { views[item] = nil }
                }
            }
            if !hasMatch { extend(depth + 1) }
        }

        private mutating func keep() {
            let evidence = evidence()
            let score = matches.count * 4 + evidence
            guard score >= best, !matches.isEmpty else { return }
            if score > best { found = [:] }
            best = score
            bestMatched = matches.count
            bestEvidence = evidence
            for (number, constraint) in matches {
                let place = LogSourceIndex.Place(layout: place, constraint: constraint)
                found[finder.logged[number].number, default: []].insert(place)
            }
        }

        /// What speaks for the assignment beside the numbers.
        private func evidence() -> Int {
            var evidence = 0
            for (number, constraint) in matches {
                if let identifier = finder.logged[number].identifier, layout[constraint].label == identifier {
                    evidence += Self.identifierWeight
                }
            }
            for (item, view) in views { evidence += Self.evidence(finder.dump[item], layout[view]) }
            return evidence
        }

        /// The views that must stand for items, so that a description is of a constraint: in its order or with its sides exchanged.
        private func assignments(_ logged: Logged, _ constraint: Constraint) -> [[(LoggedItemID, ViewID)]] {
            let constant = constraint.constant.literal ?? .nan
            guard let second = logged.second else {
                guard constraint.second == nil, logged.relation == constraint.relation,
                    abs(constant - logged.constant) < 0.01
                else { return [] }
                return pairs([(logged.first, constraint.first)]).map { [$0] } ?? []
            }
            guard let other = constraint.second else { return [] }
            var results: [[(LoggedItemID, ViewID)]] = []
            if logged.relation == constraint.relation, abs(constant - logged.constant) < 0.01,
                let found = pairs([(logged.first, constraint.first), (second, other)])
            {
                results.append(found)
            }
            if logged.multiplier == 1, logged.relation == constraint.relation.flipped,
                abs(constant + logged.constant) < 0.01,
                let found = pairs([(logged.first, other), (second, constraint.first)])
            {
                results.append(found)
            }
            return results
        }

        /// The new assignments among these; nil where one contradicts what is assigned or cannot be.
        private func pairs(_ anchors: [(Logged.Anchor, Anchor)]) -> [(LoggedItemID, ViewID)]? {
            var added: [(LoggedItemID, ViewID)] = []
            for (logged, anchor) in anchors {
                guard logged.attribute == anchor.attribute, logged.guide == anchor.item.guide else { return nil }
                let view = anchor.item.view
                let known = views[logged.item] ?? added.first { $0.0 == logged.item }?.1
                if let known {
                    guard known == view else { return nil }
                    continue
                }
                let isTaken = views.contains { $0.value == view } || added.contains { $0.1 == view }
                guard !isTaken, Self.canBe(finder.dump[logged.item], layout[view], guide: logged.guide) else {
                    return nil
                }
                added.append((logged.item, view))
            }
            return added
        }

        // MARK: Items and views

        private static func canBe(_ item: LoggedItem, _ view: View, guide: Guide?) -> Bool {
            guard !item.isAmbiguous else { return false }
            // A guide stands for the view whose it is, where the log does not say which that is.
            if guide != nil, item.isGuide { return true }
            guard let name = item.shortClass else { return true }
            if item.isContentView { return view.kind == .cell || view.parent == nil }
            if let custom = view.customClass { return custom.split(separator: ".").last.map(String.init) == name }
            let className = className(of: view.kind)
            if name == className || name.hasSuffix("_" + className) { return true }
            // A format that knows no classes calls a view of one's own by what it is.
            return view.objectID == nil && !name.hasPrefix("UI") && !name.hasPrefix("NS")
        }

        private static func className(of kind: ViewKind) -> String {
            switch kind {
            case .scroll: "UIScrollView"
            case .stack: "UIStackView"
            case .spacer: "UIView"
            case .guide: "UILayoutGuide"
            default: "UI" + kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst()
            }
        }

        private static func evidence(_ item: LoggedItem, _ view: View) -> Int {
            var evidence = 0
            if let text = item.text, let shown = view.text, !shown.isEmpty, agrees(text, shown) { evidence += 2 }
            if let name = item.name, !view.name.isEmpty,
                agrees(name, view.displayName ?? view.name) || agrees(name, view.name)
            {
                evidence += 2
            }
            if let custom = view.customClass?.split(separator: "."), custom.last.map(String.init) == item.shortClass {
                evidence += 2
            }
            return evidence
        }

        /// Whether a text of a log, which ends in dots where it is cut, is the beginning of the other.
        private static func agrees(_ logged: String, _ whole: String) -> Bool {
            let whole = whole.replacing("\n", with: "\\n").replacing("\u{A0}", with: " ")
            if logged.hasSuffix("...") { return whole.hasPrefix(logged.dropLast(3)) && logged.count > 3 }
            return logged == whole
        }
    }
}
