import LayoutModel
import SourceText

extension LayoutLowering {
    /// Declares a view; nil if its name is taken or too long.
    mutating func declareView(_ kind: Name, _ node: ViewNode, in parent: ViewID) -> ViewID? {
        if let name = node.name, let first = children[parent]?[name.text] {
            let taken = children[parent]
            failDuplicate(name, "view", first: layout[first].nameRange.range) { taken?[$0] != nil }
            finish()
            return nil
        }
        if let name = node.name, name.text.utf8.count > Self.nameLimit {
            fail(.tooLarge, at: name.range, "This name is longer than \(Self.nameLimit) bytes. Use a shorter one.")
            finish()
            return nil
        }
        let id = ViewID(layout.views.count)
        let group = spacerGroup(kind, node)
        let pathName = node.name?.text ?? "spacer#\(group + 1)"
        var view = View(
            id: id, name: node.name?.text ?? "", path: Self.path(pathName, below: layout[parent].path),
            kind: ViewKind(rawValue: kind.text), parent: parent, declaration: fileRange(node.range),
            nameRange: fileRange(node.name?.range ?? kind.range))
        view.intrinsicSize = Self.intrinsicSize(view.kind, node)
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

    /// In bytes. A name is part of the paths of all subviews, so longer names and paths would take too much memory.
    private static let nameLimit = 200
    private static let pathLimit = 2000

    static func path(_ name: String, below parent: String) -> String {
        if parent.isEmpty { return name }
        return parent.utf8.count > pathLimit ? "….\(name)" : "\(parent).\(name)"
    }

    /// The number of the statement: its spacers are a group.
    private mutating func spacerGroup(_ kind: Name, _ node: ViewNode) -> Int {
        guard node.spacer != nil else { return 0 }
        if lastSpacerStatement != statement {
            lastSpacerStatement = statement
            spacerGroups += 1
        }
        return spacerGroups - 1
    }

    private static func intrinsicSize(_ kind: ViewKind, _ node: ViewNode) -> AxisPair<IntrinsicLength> {
        if case .lengths(let width, let height) = node.size {
            return AxisPair(horizontal: intrinsic(width), vertical: intrinsic(height))
        }
        // The unreadable part of a broken declaration may contain a size.
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
            fail(.selfReference, at: path.range, "A spacer cannot come after itself. Use the view whose gap it is.")
            return
        }
        layout[spacer].spacer?.after = owner
    }

    mutating func lowerCustomSpacing(_ spacing: Double, after paths: [Path]) {
        guard layout[scope].stack != nil else {
            fail(
                .syntax, at: statement,
                "Custom spacing is allowed only in a stack. Move this to the body of a `stack`.")
            return
        }
        let views = paths.compactMap { path -> ViewID? in
            guard let view = view(path) else { return nil }
            guard layout[view].parent == scope else {
                fail(
                    .syntax, at: path.range,
                    "`\(path.text)` is not in the stack `\(layout[scope].name)`. Use one of its arranged views.")
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
                    .syntax, at: number.range, "Expected a whole number of lines up to 10000; 0 stands for any number.")
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
                "A parameter cannot change the priorities of a view. Use a number or a word such as `high`.")
            return nil
        }
        return Priority(value)
    }
}
