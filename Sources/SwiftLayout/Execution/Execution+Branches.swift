import SourceText
import SwiftSource

/// An assignment that can be undone.
struct Trail {
    var location: Location
    var before: Value?

    /// What was assigned: a property of an object, or a local name.
    struct Location: Hashable {
        var name: String
        /// The scope of a local name; nil for a property.
        var scope: Scope?
        /// The object of a property; of no meaning for a local name.
        var object: ObjectID

        init(_ object: ObjectID, _ name: String) {
            self.object = object
            self.name = name
        }

        init(_ scope: Scope, _ name: String) {
            object = .root
            self.scope = scope
            self.name = name
        }

        static func == (a: Location, b: Location) -> Bool {
            a.object == b.object && a.scope === b.scope && a.name == b.name
        }

        func hash(into hasher: inout Hasher) {
            // Few names of one object have the same length.
            hasher.combine(object.index &* 64 &+ name.utf8.count)
        }
    }
}

/// What a branch assigned, in the order of the first assignments.
private struct Assigned {
    private(set) var locations: [Trail.Location] = []
    private(set) var values: [Value?] = []
    /// The places of the locations, once there are many.
    private var places: [Trail.Location: Int] = [:]

    private static let few = 8

    func place(of location: Trail.Location) -> Int? {
        locations.count <= Self.few ? locations.firstIndex(of: location) : places[location]
    }

    mutating func append(_ location: Trail.Location, _ value: Value?) {
        locations.append(location)
        values.append(value)
        guard locations.count > Self.few else { return }
        for place in (places.isEmpty ? 0 : locations.count - 1)..<locations.count { places[locations[place]] = place }
    }
}

extension Execution {
    typealias Location = Trail.Location

    func makeCondition(_ text: String, _ kind: Branching.Kind, at node: SyntaxNode) -> ConditionID {
        conditions.append(Branching(text: text, place: place(of: node), kind: kind))
        return ConditionID(index: conditions.count - 1)
    }

    /// Executes each branch on its own path from the same state, and goes on with what they agree on.
    ///
    /// - Returns: Nil if some branch reaches its end; else how one of them leaves.
    func branch(_ condition: ConditionID, _ branches: [() -> Exit?]) -> Exit? {
        let base = path
        conditions[condition.index].count = branches.count
        var ended: [(branch: Int, assigned: Assigned)] = []
        var exits: [Exit] = []
        for (index, body) in branches.enumerated() {
            path = base.choosing(index, of: condition)
            let start = trail.count
            branchDepth += 1
            let exit = body()
            branchDepth -= 1
            let assigned = takeBack(to: start)
            if conditions[condition.index].kind == .entry {
                let choice = Path.Choice(condition: condition, branch: index)
                for (location, value) in zip(assigned.locations, assigned.values) where location.scope == nil {
                    entryValues[location, default: [:]][choice] = .some(value)
                }
            }
            if let exit {
                exits.append(exit)
                keep(assigned, ofWhatWasMadeOn: base.choosing(index, of: condition))
            } else {
                ended.append((index, assigned))
            }
        }
        let left = exits.filter { $0 != .never }
        frames[frames.count - 1].exits.formUnion(left)
        guard !ended.isEmpty else {
            path = base
            return left.first ?? .never
        }
        merge(ended.map { (base.choosing($0.branch, of: condition), $0.assigned) })
        if left.isEmpty {
            path = base
        } else if ended.count == 1 {
            conditions[condition.index].isGuard = true
            path = base.choosing(ended[0].branch, of: condition)
        } else {
            path = base.choosing(Path.Choice.rest, of: condition)
        }
        return nil
    }

    /// What the base's entry point assigns is there while the class is shown, unless another one assigns something
    /// else.
    func keepValuesOfBase() {
        guard base.choices.count == 1, let entry = base.first else { return }
        for (location, values) in entryValues {
            guard let value = values[entry], values.values.allSatisfy({ $0 == value }) else { continue }
            // What was asked in one call may be otherwise in the next one.
            if case .truth = value { continue }
            write(location, value)
        }
    }

    /// Does something that is the same on every path, such as making what a lazy property holds, whichever path asks
    /// first.
    func onEveryPath<Result>(_ body: () -> Result) -> Result {
        let (path, depth) = (path, branchDepth)
        (self.path, branchDepth) = (.always, 0)
        defer { (self.path, branchDepth) = (path, depth) }
        return body()
    }

    func note(_ location: @autoclosure () -> Location, _ before: @autoclosure () -> Value?) {
        guard branchDepth > 0 else { return }
        trail.append(Trail(location: location(), before: before()))
    }

    private func current(_ location: Location) -> Value? {
        if let scope = location.scope { return scope[location.name] }
        return objects[location.object.index].fields[location.name]
    }

    private func write(_ location: Location, _ value: Value?) {
        if let scope = location.scope {
            scope.set(location.name, value)
        } else {
            objects[location.object.index].fields[location.name] = value
        }
    }

    /// Undoes what was assigned since a place in the trail.
    ///
    /// - Returns: The values that were undone.
    private func takeBack(to start: Int) -> Assigned {
        var assigned = Assigned()
        guard trail.count > start else { return assigned }
        for index in start..<trail.count where assigned.place(of: trail[index].location) == nil {
            assigned.append(trail[index].location, current(trail[index].location))
        }
        while trail.count > start {
            let last = trail.removeLast()
            write(last.location, last.before)
        }
        return assigned
    }

    /// Assigns the properties of objects that a branch has made, which no other branch knows.
    private func keep(_ assigned: Assigned, ofWhatWasMadeOn path: Path) {
        for (location, value) in zip(assigned.locations, assigned.values) where belongs(location, to: path) {
            write(location, value)
        }
    }

    /// Assigns what all branches agree on. A place that they assign differently is unknown.
    private func merge(_ branches: [(path: Path, assigned: Assigned)]) {
        for (index, branch) in branches.enumerated() {
            for location in branch.assigned.locations
            where !branches[..<index].contains(where: { $0.assigned.place(of: location) != nil }) {
                merge(location, of: branches)
            }
        }
    }

    private func merge(_ location: Location, of branches: [(path: Path, assigned: Assigned)]) {
        let before = current(location)
        let values = branches.map { branch in
            branch.assigned.place(of: location).map { branch.assigned.values[$0] } ?? before
        }
        let agreed: Value?
        if values.dropFirst().allSatisfy({ $0 == values[0] }) {
            agreed = values[0]
        } else if isOutOfScope(location, before, values) {
            // A closure that runs later still means this name, and not what has it elsewhere.
            agreed = .unknown
        } else if let only = branches.firstIndex(where: { belongs(location, to: $0.path) }) {
            agreed = values[only]
        } else if let made = madeOnOnePath(branches.map(\.path), values) {
            objects[made.index].mayBeAbsent = true
            agreed = .object(made)
        } else if let again = madeAgain(values) {
            agreed = .object(again)
        } else {
            agreed = self.merged(zip(branches, values).map { ($0.path, $1 ?? .unknown) }, location)
        }
        note(location, before)
        write(location, agreed)
    }

    /// Whether a local name is not in scope after the branches: some branch has not given it a first value, so it was
    /// declared inside of the others.
    private func isOutOfScope(_ location: Location, _ before: Value?, _ values: [Value?]) -> Bool {
        guard location.scope != nil, before == nil else { return false }
        return values.contains(nil)
    }

    /// Whether a property is that of an object that was made on a path, so that no other branch knows it.
    private func belongs(_ location: Location, to path: Path) -> Bool {
        location.scope == nil && path.isPrefix(of: objects[location.object.index].path)
    }

    /// The constraint that one branch has made and assigned, where the others leave nothing in its place. What is done
    /// with it later is done on its path.
    private func madeOnOnePath(_ paths: [Path], _ values: [Value?]) -> ObjectID? {
        let assigned = values.indices.filter { values[$0] != nil && values[$0] != Value.none }
        guard assigned.count == 1, let id = values[assigned[0]]?.object, paths[assigned[0]].isPrefix(of: self[id].path),
            case .constraint = self[id].kind
        else { return nil }
        return id
    }

    /// The last of the constraints that one place in the code has made for the same items on several paths. What is
    /// done with one of them is done with that place: see ``ConstraintUses``.
    private func madeAgain(_ values: [Value?]) -> ObjectID? {
        let assigned = values.filter { $0 != nil && $0 != Value.none }
        let objects = assigned.compactMap { $0?.object }
        guard objects.count > 1, objects.count == assigned.count, case .constraint(let made) = self[objects[0]].kind,
            let constant = field("constant", of: objects[0]),
            objects.dropFirst().allSatisfy({ id in
                self[id].kind == .constraint(made) && field("constant", of: id) == constant
                    && field("priority", of: id) == field("priority", of: objects[0])
            })
        else { return nil }
        let last = objects.max { $0.index < $1.index }
        if let last, assigned.count < values.count { self[last].mayBeAbsent = true }
        return last
    }

    private func merged(_ values: [(path: Path, value: Value)], _ location: Location) -> Value {
        if location.scope == nil, location.name == Self.snapField { return mergedSnapConstraints(values.map(\.value)) }
        return merged(values, named: name(ofNumberAt: location))
    }

    /// `height.constant` for the constant of a constraint that a property keeps.
    private func name(ofNumberAt location: Location) -> String {
        guard location.scope == nil, case .constraint = self[location.object].kind else { return location.name }
        let keeper = objects.first { object in
            if case .snapConstraint(let made) = object.kind { made.contains(location.object) } else { false }
        }
        let name = keeper?.name ?? self[location.object].name
        return name.isEmpty ? location.name : "\(name).\(location.name)"
    }

    /// One of several values: which one depends on the path.
    func merged(_ values: [(path: Path, value: Value)], named name: String) -> Value {
        let values = withNumbers(values)
        if let choice = choice(values) { return choice }
        let result = merged(values.map(\.value), named: name)
        guard case .number(let number) = result, number.terms.count == 1,
            number == LinearNumber(number.terms[0].unknown)
        else { return result }
        let alternatives = values.compactMap { path, value -> UnknownNumber.Alternative? in
            guard case .number(let number) = value else { return nil }
            return UnknownNumber.Alternative(path: path, number: number)
        }
        let id = number.terms[0].unknown
        if alternatives.count == values.count, alternatives.allSatisfy({ $0.number != number }) {
            unknowns[id.index].alternatives = alternatives
        }
        return result
    }

    /// The values, with numbers for `.zero` and the like where others are numbers.
    private func withNumbers(_ values: [(path: Path, value: Value)]) -> [(path: Path, value: Value)] {
        guard values.contains(where: { if case .number = $0.value { true } else { false } }) else { return values }
        return values.map { path, value in
            guard case .member = value, let number = number(value) else { return (path, value) }
            return (path, .number(number))
        }
    }

    /// One of several values, nobody knows which.
    func merged(_ values: [Value], named name: String) -> Value {
        guard let first = values.first else { return .void }
        if values.dropFirst().allSatisfy({ $0 == first }) { return first }
        let numbers = values.allSatisfy { if case .number = $0 { true } else { false } }
        for object in values.flatMap(\.objects) { objects[object.index].isOpen = true }
        for value in values { escapeChains(value) }
        guard numbers else { return .unknown }
        let kinds = values.compactMap { number($0)?.kind }
        // It is drawn as it is where nothing happens, which comes last.
        let likely = values.compactMap { number($0)?.literal }.last ?? 0
        return number(makeUnknown(name, likely: likely)).map {
            .number($0.withKind(kinds.reduce(.literal) { $0.joined(with: $1) }))
        } ?? .unknown
    }
}
