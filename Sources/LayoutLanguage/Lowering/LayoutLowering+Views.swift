import LayoutModel
import SourceText

extension LayoutLowering {
    /// Declares one view; nil where its name is taken.
    mutating func declareView(_ kind: Name, _ node: ViewNode, in parent: ViewID) -> ViewID? {
        if let name = node.name, let first = children[parent]?[name.text] {
            let taken = children[parent]
            failDuplicate(name, "view", first: layout[first].nameRange.range) { taken?[$0] != nil }
            finish()
            return nil
        }
        if let name = node.name, name.text.utf8.count > Self.nameLimit {
            fail(.tooLarge, at: name.range, "This name is longer than \(Self.nameLimit) bytes, and was not read.")
            finish()
            return nil
        }
        let id = ViewID(layout.views.count)
        let group = spacerGroup(kind, node)
        let local = node.name?.text ?? "spacer#\(group + 1)"
        let above = layout[parent].path
        var view = View(
            id: id, name: node.name?.text ?? "", path: Self.path(local, below: above),
            kind: ViewKind(rawValue: kind.text), parent: parent, declaration: place(node.range),
            nameRange: place(node.name?.range ?? kind.range))
        view.intrinsicSize = intrinsicSize(view.kind, node)
        view.hugging = AxisPair(NaturalSize.hugging(of: view.kind))
        view.text = node.text
        if let stack = node.stack { view.stack = Self.arrangement(stack) }
        if let spacer = node.spacer { view.spacer = Spacer(length: spacer.length?.value, after: nil, group: group) }
        layout.views.append(view)
        layout[parent].children.append(id)
        declared[node.range.start.value] = id
        viewNodes[id] = node
        if let name = node.name {
            children[parent, default: [:]][name.text] = id
            viewsByName[name.text, default: []].append(id)
            note(name.range, symbol(of: id), isDeclaration: true)
        }
        if node.isBroken { layout.markPartiallyKnown(id) }
        if !node.lost.isEmpty {
            lostNames.formUnion(node.lost.map(\.text))
            losesMore = true
        }
        return id
    }

    /// Names are repeated in the paths of all views below; longer ones would fill the memory.
    static let nameLimit = 200
    private static let pathLimit = 2000

    static func path(_ name: String, below above: String) -> String {
        if above.isEmpty { return name }
        return above.utf8.count > pathLimit ? "….\(name)" : "\(above).\(name)"
    }

    /// The spacers of one statement are a group; each statement has a number of its own.
    private mutating func spacerGroup(_ kind: Name, _ node: ViewNode) -> Int {
        guard node.spacer != nil else { return 0 }
        if lastSpacerStatement != statement {
            lastSpacerStatement = statement
            spacerGroups += 1
        }
        return spacerGroups - 1
    }

    private func intrinsicSize(_ kind: ViewKind, _ node: ViewNode) -> AxisPair<IntrinsicLength> {
        if case .lengths(let width, let height) = node.size {
            return AxisPair(horizontal: Self.intrinsic(width), vertical: Self.intrinsic(height))
        }
        // Of a declaration that could not be read to its end nobody knows whether it gave a size.
        return node.isBroken ? AxisPair(.unknown) : NaturalSize.size(of: kind)
    }

    static func intrinsic(_ node: LengthNode) -> IntrinsicLength {
        if case .number(let number) = node { return .points(number.value) }
        return .none
    }

    // MARK: Stacks and spacers

    private static func arrangement(_ node: StackNode) -> StackArrangement {
        var stack = StackArrangement(axis: node.axis.flatMap { Axis(rawValue: $0.text) } ?? .horizontal)
        stack.spacing = node.spacing?.value ?? 0
        stack.alignment = node.alignment.flatMap { StackArrangement.Alignment(rawValue: $0.text) } ?? .fill
        stack.distribution = node.distribution.flatMap { StackArrangement.Distribution(rawValue: $0.text) } ?? .fill
        return stack
    }

    mutating func lowerSpacerOwner(_ path: Path, of spacer: ViewID) {
        guard let owner = view(path) else { return }
        guard owner != spacer else {
            fail(.selfReference, at: path.range, "A spacer cannot go with itself. Name the view whose gap it is.")
            return
        }
        layout[spacer].spacer?.after = owner
    }

    mutating func lowerCustomSpacing(_ spacing: Double, after paths: [Path]) {
        guard layout[scope].stack != nil else {
            fail(
                .syntax, at: statement, "Only a stack has spacing after its views. Put this into the body of a `stack`."
            )
            return
        }
        let views = paths.compactMap { path -> ViewID? in
            guard let view = view(path) else { return nil }
            guard layout[view].parent == scope else {
                fail(
                    .syntax, at: path.range,
                    "`\(path.text)` is not arranged by `\(layout[scope].name)`. Name a view that stands in the stack.")
                return nil
            }
            return view
        }
        guard !failed else { return }
        for view in views { layout[scope].stack?.customSpacing[view] = spacing }
    }

    // MARK: Properties

    mutating func declareProperty(_ node: PropertyNode, of view: ViewID) {
        switch node.value {
        case .hidden: layout[view].isHidden = true
        case .clipsToBounds: layout[view].clipsToBounds = true
        case .margins(let numbers): layout[view].layoutMargins = Self.insets(numbers)
        case .lines(let number):
            guard let lines = Int(exactly: number.value), (0...10_000).contains(lines) else {
                fail(
                    .syntax, at: number.range, "A number of lines is whole and not negative; 0 is as many as there are."
                )
                return
            }
            layout[view].numberOfLines = lines
        case .hugging(let axis, let expression):
            guard let priority = fixedPriority(expression) else { return }
            for axis in Self.axes(axis) { layout[view].hugging[axis] = priority }
        case .compressionResistance(let axis, let expression):
            guard let priority = fixedPriority(expression) else { return }
            for axis in Self.axes(axis) { layout[view].compressionResistance[axis] = priority }
        }
    }

    private static func axes(_ name: Name?) -> [Axis] {
        name.flatMap { Axis(rawValue: $0.text) }.map { [$0] } ?? Axis.allCases
    }

    private mutating func fixedPriority(_ expression: Expression) -> Priority? {
        guard let quantity = priority(expression) else { return nil }
        guard let value = quantity.literal else {
            fail(
                .invalidPriority, at: expression.range,
                "A view's own priorities are numbers or words; a parameter cannot change them.")
            return nil
        }
        return Priority(value)
    }
}
