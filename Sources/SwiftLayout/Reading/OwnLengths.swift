import LayoutModel
import SwiftSource

/// The lengths that the constraints of a view class require of its views, whoever uses them: 36 of a button that makes
/// its own `heightAnchor` equal 36, at least 16 of a card with insets of 8.
struct OwnLengths: Sendable {
    struct Length: Sendable {
        var points: Double
        /// Whether the view has just this length, and not at least this one.
        var isExact: Bool
        /// The constraint that adds most to it.
        var source: ConstraintSource
        /// The constraints that require it, from one edge to the other, with what each adds.
        var members: [(constraint: ConstraintID, points: Double)]
        /// Whether all of these, in either direction, are about what is inside of the view.
        var isOfInside: Bool
    }

    private(set) var byAxis = AxisPair<Length?>(nil)

    /// - Parameter reading: what was read of the class; see ``ClassReader``.
    init(_ reading: LayoutReading) {
        for axis in Axis.allCases {
            let steps = Self.steps(reading, axis)
            let own = steps.filter { $0.from.item == Item(.root) && $0.to.item == Item(.root) }
            // Where the constraints inside of it cannot all hold, its own size may be what counts.
            byAxis[axis] = Self.length(steps, reading.layout) ?? Self.length(own, reading.layout)
        }
    }

    /// The length of the root of one layout alone.
    ///
    /// - Parameter isUpright: whether the safe area of the root is taken for the root itself.
    static func length(_ reading: LayoutReading, _ axis: Axis, isUpright: Bool = false) -> Length? {
        var steps = steps(reading, axis)
        if isUpright {
            for isFar in [false, true] {
                let (edge, safe) = (
                    End(item: Item(.root), isFar: isFar), End(item: Item(.root, .safeArea), isFar: isFar)
                )
                steps.append(Step(from: edge, to: safe, points: 0))
                steps.append(Step(from: safe, to: edge, points: 0))
            }
        }
        return length(steps, reading.layout)
    }

    /// What two initializers of a class have in common.
    func common(_ other: OwnLengths) -> OwnLengths {
        var result = self
        for axis in Axis.allCases {
            guard let own = byAxis[axis], let second = other.byAxis[axis] else {
                result.byAxis[axis] = nil
                continue
            }
            var least = own.points <= second.points ? own : second
            least.isExact = own.points == second.points && own.isExact && second.isExact
            result.byAxis[axis] = least
        }
        return result
    }

    // MARK: The longest chain

    /// An edge of a view or guide.
    private struct End: Hashable {
        var item: Item
        var isFar: Bool
    }

    /// That one edge is at least a number of points behind another.
    private struct Step {
        var from: End
        var to: End
        var points: Double
        var constraint: ConstraintID?
    }

    private static func length(_ steps: [Step], _ layout: Layout) -> Length? {
        let (near, far) = (End(item: Item(.root), isFar: false), End(item: Item(.root), isFar: true))
        guard let most = longest(from: near, to: far, steps), most.points > 0,
            let main = most.members.max(by: { $0.points < $1.points })
        else { return nil }
        let back = longest(from: far, to: near, steps)
        let all = most.members + (back?.members ?? [])
        return Length(
            points: most.points, isExact: back?.points == -most.points, source: layout[main.constraint].source,
            members: most.members, isOfInside: all.allSatisfy { layout[$0.constraint].first.item.view != .root })
    }

    /// How far apart two edges are at least.
    private struct Way {
        var points: Double
        var members: [(constraint: ConstraintID, points: Double)] = []
    }

    /// Nil if nothing keeps the edges apart, or if the constraints cannot all hold.
    ///
    /// - Complexity: O(steps × ends).
    private static func longest(from start: End, to end: End, _ steps: [Step]) -> Way? {
        var reached = [start: Way(points: 0)]
        let ends = Set(steps.flatMap { [$0.from, $0.to] }).count
        for _ in 0...ends {
            var hasChanged = false
            for step in steps {
                guard let before = reached[step.from] else { continue }
                let points = before.points + step.points
                if let known = reached[step.to], known.points >= points - 0.001 { continue }
                let added = step.constraint.map { [($0, step.points)] } ?? []
                reached[step.to] = Way(points: points, members: before.members + added)
                hasChanged = true
            }
            if !hasChanged { return reached[end] }
        }
        return nil
    }

    private static func steps(_ reading: LayoutReading, _ axis: Axis) -> [Step] {
        let layout = reading.layout
        let lasting = reading.lastingConstraints.subtracting(
            layout.states.flatMap(\.changes).compactMap(\.constraints).joined()
                + layout.collapses.flatMap { $0.constraints + $0.installed + $0.deactivated })
        let isLasting = { (constraint: LayoutModel.Constraint) in
            constraint.isActive && constraint.isRequired
                && (lasting.contains(constraint.id) || constraint.source.requiringClass != nil)
        }
        var steps: [Step] = []
        var items: Set<Item> = [Item(.root)]
        for constraint in layout.constraints where constraint.first.attribute.axis == axis {
            guard isLasting(constraint), let points = constraint.constant.literal else { continue }
            let isLeast = constraint.relation != .lessThanOrEqual
            let isMost = constraint.relation != .greaterThanOrEqual
            func add(_ first: End, _ second: End, _ points: Double) {
                if isLeast { steps.append(Step(from: second, to: first, points: points, constraint: constraint.id)) }
                if isMost { steps.append(Step(from: first, to: second, points: -points, constraint: constraint.id)) }
            }
            let item = constraint.first.item
            if constraint.first.attribute.isSize {
                guard constraint.second == nil else { continue }
                add(End(item: item, isFar: true), End(item: item, isFar: false), points)
                items.insert(item)
            } else if let second = constraint.second, constraint.multiplier.literal == 1,
                let one = end(constraint.first), let other = end(second), !layout.scrolls(item.view, second.item.view)
            {
                add(one, other, points)
                items.formUnion([item, second.item])
            }
        }
        let lengths = FixedLengths(layout.constraints.filter(isLasting))
        for (anchor, length) in lengths.derived where anchor.attribute.axis == axis {
            let (near, far) = (End(item: anchor.item, isFar: false), End(item: anchor.item, isFar: true))
            steps.append(Step(from: near, to: far, points: length.points, constraint: length.constraint))
            steps.append(Step(from: far, to: near, points: -length.points, constraint: length.constraint))
            items.insert(anchor.item)
        }
        for (view, stack) in reading.lastingStacks {
            items.formUnion([Item(view)] + layout[view].children.map { Item($0) })
            steps += self.steps(layout[view], stack, axis, lengths)
        }
        // No length is below 0, and guides lie inside of their views.
        for item in items {
            let (near, far) = (End(item: item, isFar: false), End(item: item, isFar: true))
            steps.append(Step(from: near, to: far, points: 0))
            guard item.guide != nil else { continue }
            let view = Item(item.view)
            steps.append(Step(from: End(item: view, isFar: false), to: near, points: 0))
            steps.append(Step(from: far, to: End(item: view, isFar: true), points: 0))
        }
        return steps
    }

    /// A stack view is at least as long as what it arranges with the space between, and at least as wide as each. Other
    /// code may add views, so it may be longer.
    private static func steps(
        _ view: View, _ stack: StackArrangement, _ axis: Axis, _ lengths: FixedLengths
    ) -> [Step] {
        let (near, far) = (End(item: Item(view.id), isFar: false), End(item: Item(view.id), isFar: true))
        // Of views that are equally long, one that has a length gives it to all.
        let each =
            stack.distribution == .fillEqually
            ? view.children.lazy.compactMap { lengths.points(of: Anchor(Item($0), axis.size)) }.first : nil
        var steps: [Step] = []
        var before = near
        var space = 0.0
        for child in view.children {
            let start = End(item: Item(child), isFar: false)
            let end = End(item: Item(child), isFar: true)
            steps.append(Step(from: axis == stack.axis ? before : near, to: start, points: space))
            if axis == stack.axis {
                before = end
                space = stack.customSpacing[child] ?? stack.spacing
                if let each { steps.append(Step(from: start, to: end, points: each)) }
            } else {
                steps.append(Step(from: end, to: far, points: 0))
            }
        }
        return axis == stack.axis ? steps + [Step(from: before, to: far, points: 0)] : steps
    }

    private static func end(_ anchor: Anchor) -> End? {
        guard [nil, .safeArea, .layoutMargins].contains(anchor.item.guide) else { return nil }
        return switch anchor.attribute {
        case .leading, .left, .top: End(item: anchor.item, isFar: false)
        case .trailing, .right, .bottom: End(item: anchor.item, isFar: true)
        default: nil
        }
    }
}

extension Layout {
    /// Whether one of two views scrolls the other, so that its edges are those of its content.
    fileprivate func scrolls(_ one: ViewID, _ other: ViewID) -> Bool {
        func contains(_ outer: ViewID, _ inner: ViewID) -> Bool {
            Self.scrolling.contains(views[outer.index].kind.rawValue) && isDescendant(inner, of: outer)
        }
        return contains(one, other) || contains(other, one)
    }

    private static let scrolling: Set<String> = ["scroll", "scrollView", "tableView", "collectionView", "textView"]
}

extension Program {
    /// The lengths that all initializers of a class of views require; nil if there are none.
    ///
    /// - Complexity: that of reading the class, the first time in a project.
    func ownLengths(of type: TypeInfo) -> OwnLengths? {
        let key = lengthsKey(of: type)
        if let known = knownLengths[key] { return known }
        guard depthOfLengths < Self.mostDepthOfLengths, initializersDoTheSame(type) else { return nil }
        // What is found while another class is read may lack what that contains of itself.
        guard depthOfLengths == 0 else { return readLengths(of: type) }
        let known =
            keptLengths(of: key)
            ?? {
                let program = makeProgram()
                let lengths = program.readLengths(of: type)
                let known = OwnLengthsCache.Known(lengths: lengths, used: program.used)
                keep(known, of: key)
                return known
            }()
        knownLengths[key] = .some(known.lengths)
        return known.lengths
    }

    /// What tells a class from all others: its full name, with its file where several modules declare one of that name.
    private func lengthsKey(of type: TypeInfo) -> String {
        declaresSeveral(type.name) ? "\(type.name) in \(type.file.number)" : type.name
    }

    private func readLengths(of type: TypeInfo) -> OwnLengths? {
        // A class may contain views of its own class.
        let key = lengthsKey(of: type)
        knownLengths[key] = .some(nil)
        depthOfLengths += 1
        defer { depthOfLengths -= 1 }
        var found: OwnLengths?
        for initializer in Execution.initializers(of: type) {
            let execution = Execution(self, type)
            guard execution.ancestry(ofType: type.name).isView else { return nil }
            execution.run(initializer)
            guard let reading = LayoutReading(execution) else { return nil }
            let lengths = OwnLengths(reading)
            found = found.map { $0.common(lengths) } ?? lengths
        }
        knownLengths[key] = .some(found)
        return found
    }
}
