import LayoutModel
import SourceText
import VisualFormat

extension LayoutLowering {
    /// Lowers a Visual Format line as a whole, or ignores it as a whole.
    mutating func lowerVisualFormat(_ node: VisualFormatNode) {
        let label = node.label.map { self.label($0) }
        // After too many ranges in the file, no more are expanded.
        if rangeBudget < 0, text[node.line].contains("..") {
            isLost = true
            losesMore = true
            return loseLabel(label)
        }
        guard let (line, expansion) = expand(node) else { return loseLabel(label) }
        var names = VisualFormatNames()
        for term in line.terms {
            for name in term.views { look(up: name, in: term, &names) }
        }
        for predicate in line.allPredicates { look(up: predicate, &names) }
        if failed { return loseLabel(label) }
        let firstSpacer = addSpacers(expansion)
        var made: [Constraint] = []
        for constraint in expansion.constraints {
            guard let constraint = self.constraint(constraint, names, firstSpacer, isActive: node.inactive == nil)
            else { return loseLabel(label) }
            made.append(constraint)
        }
        guard attach(label, to: &made, isActive: node.inactive == nil) else { return }
        add(
            made,
            expansion.constraints.indices.map { ConstraintOrigin(record: records.count, part: .visualFormat($0)) },
            StatementRecord(kind: .visualFormat(node), scope: scope, range: statement))
    }

    private mutating func expand(_ node: VisualFormatNode) -> (VisualFormatLine, VisualFormatExpansion)? {
        let result = VisualFormatParser.parse(text, in: node.line)
        guard let line = result.line else {
            reject(result)
            return nil
        }
        rangeBudget -= line.terms.reduce(0) { $0 + $1.views.count - 1 }
        guard rangeBudget >= 0 else {
            fail(
                .tooLarge, at: node.line,
                "The ranges in this file contain too many views. List the views one by one, or split the file.")
            losesMore = true
            return nil
        }
        let expansion = VisualFormatExpansion(line)
        guard !expansion.isTooLarge else {
            fail(
                .tooLarge, at: node.line,
                "This line makes more than \(VisualFormatExpansion.limit) constraints and was not read. Split it.")
            return nil
        }
        return (line, expansion)
    }

    /// Reports the problem of a line. The views in it are only partially known.
    private mutating func reject(_ result: VisualFormatParser.Result) {
        guard var found = result.problem else { return }
        found.subject = "\(layout.name): \(text[statement])"
        let views = text.identifiers(in: result.partial.range).compactMap { lookUp($0, from: scope) }
        // A line that ends too early could continue with any view.
        if views.isEmpty || found.range.end >= result.partial.range.end { losesMore = true }
        mentioned += views
        problem = found
    }

    // MARK: Names

    struct VisualFormatNames {
        var views: [VisualFormatLine.Name: ViewID] = [:]
        var metrics: [VisualFormatLine.Name: Quantity] = [:]
    }

    private mutating func look(
        up name: VisualFormatLine.Name, in term: VisualFormatLine.Term, _ names: inout VisualFormatNames
    ) {
        let isImplied = name.range.isEmpty
        if let view = view(Path(name)) {
            names.views[name] = view
        } else if isImplied, problem?.code == .unknownName {
            problem?.range = term.range
        }
    }

    private mutating func look(
        up predicate: (predicate: VisualFormatLine.Predicate, isSize: Bool), _ names: inout VisualFormatNames
    ) {
        if case .name(let name) = predicate.predicate.object {
            if let parameter = parameters[name.text] {
                note(name.range, .parameter(layout: layout.key, name.text))
                names.metrics[name] = .parameter(parameter)
            } else if predicate.isSize {
                names.views[name] = view(Path(name))
            } else if name.parts.first.map({ lookUp($0.text, from: scope) != nil }) == true {
                fail(
                    .unknownName, at: name.range,
                    "`\(name.text)` is a view, but a gap needs a number or a parameter. Use one of these.")
            } else {
                failUnknownNumber(Name(name), isPriority: false)
            }
        }
        if case .name(let name) = predicate.predicate.priority?.value {
            names.metrics[name] = priority(.reference(Path(parts: [Name(name)])))
        }
    }

    // MARK: Constraints

    /// Adds the spacers of a line, and returns the index of the first one.
    private mutating func addSpacers(_ expansion: VisualFormatExpansion) -> Int {
        let first = layout.views.count
        guard !expansion.spacers.isEmpty else { return first }
        var flexible: Int?
        for spacer in expansion.spacers {
            let group = spacer.isFlexible ? flexible ?? spacerGroups : spacerGroups
            if group == spacerGroups { spacerGroups += 1 }
            if spacer.isFlexible { flexible = group }
            synthesizedSpacers += 1
            let id = ViewID(layout.views.count)
            let path = Self.path("gap \(synthesizedSpacers)", below: layout[scope].path)
            var view = View(
                id: id, name: "", path: path, kind: .spacer, parent: scope, declaration: fileRange(spacer.focus),
                nameRange: fileRange(spacer.focus))
            view.spacer = Spacer(length: nil, after: nil, group: group)
            view.isSynthesized = true
            layout.views.append(view)
            layout[scope].children.append(id)
        }
        return first
    }

    private mutating func constraint(
        _ made: VisualFormatConstraint, _ names: VisualFormatNames, _ firstSpacer: Int, isActive: Bool
    ) -> Constraint? {
        guard let first = anchor(made.first, names, firstSpacer) else { return nil }
        var second = made.second.flatMap { anchor($0, names, firstSpacer) }
        var constant: Quantity = 0
        switch made.constant {
        case .number(let number): constant = Quantity.literal(number).simplified
        case .name(let name, let isNegative):
            if let metric = names.metrics[name] {
                constant = isNegative ? metric.negated : metric
            } else if let view = names.views[name] {
                second = Anchor(Item(view), made.first.attribute)
            }
        }
        let priority: Quantity =
            switch made.priority?.value {
            case .number(let number): .literal(number)
            case .name(let name): names.metrics[name] ?? .required
            case nil: .required
            }
        if let second, let refusal = Refusal(of: first, second, multiplier: .literal(made.multiplier), in: layout) {
            fail(refusal.code, at: made.focus, refusal.message)
            return nil
        }
        return Constraint(
            id: ConstraintID(0), first: first, relation: made.relation, multiplier: .literal(made.multiplier),
            second: second, constant: constant, priority: priority, isActive: isActive,
            source: ConstraintSource(statement: fileRange(statement), focus: fileRange(made.focus)))
    }

    private func anchor(_ anchor: VisualFormatConstraint.Anchor, _ names: VisualFormatNames, _ firstSpacer: Int)
        -> Anchor?
    {
        switch anchor.item {
        case .superview: Anchor(Item(scope), anchor.attribute)
        case .superviewMargins: Anchor(Item(scope, .layoutMargins), anchor.attribute)
        case .view(let name): names.views[name].map { Anchor(Item($0), anchor.attribute) }
        case .spacer(let number): Anchor(Item(ViewID(firstSpacer + number)), anchor.attribute)
        }
    }
}

extension VisualFormatLine {
    /// All predicates of gaps and views, in order.
    fileprivate var allPredicates: [(predicate: Predicate, isSize: Bool)] {
        gaps.indices.flatMap { index -> [(Predicate, Bool)] in
            var result: [(Predicate, Bool)] = []
            if case .predicates(let predicates, _) = gaps[index]?.form { result += predicates.map { ($0, false) } }
            if terms.indices.contains(index) { result += terms[index].predicates.map { ($0, true) } }
            return result
        }
    }
}

extension Name {
    init(_ name: VisualFormatLine.Name) {
        self.init(text: name.text, range: name.range, isQuoted: name.parts.first?.isQuoted ?? false)
    }
}

extension Path {
    init(_ name: VisualFormatLine.Name) {
        self.init(parts: name.parts.map { Name(text: $0.text, range: $0.range, isQuoted: $0.isQuoted) })
    }
}
