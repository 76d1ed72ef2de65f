import LayoutModel
import SourceText

/// Findings about invalid values of views. The model has the defaults instead of these values.
extension DocumentReader {
    mutating func reportUnreadableValues() {
        for frame in index.unreadableFrames { reportFrame(frame) }
        for view in index.unplaced where !isPlacedByContainer(view) {
            report(
                .syntax, view, "",
                "Missing frame: the view and its contents cannot be laid out without it. "
                    + "Add <rect key=\"frame\"> with x, y, width and height, or save the document in Xcode.")
        }
        reportVariations()
        for view in index.views {
            for attribute in tree.attributes(of: view) where Self.priorities.contains(attribute.name) {
                reportPriority(view, tree.names[attribute.name], tree.value(of: attribute))
            }
            if tree.has(view, tag: .stackView) { reportStack(view) }
        }
    }

    /// Whether it is a cell or the content view of one: Xcode 6 writes no frames for them.
    private func isPlacedByContainer(_ view: XMLElementID) -> Bool {
        tree.tag(of: view).hasSuffix("Cell") || tree[view, .key] == "contentView"
    }

    private mutating func reportFrame(_ rect: XMLElementID) {
        let isInset = tree.has(rect, tag: .frame)
        for name in isInset ? FrameInset.names.map(\.spelling) : ["x", "y", "width", "height"] {
            guard let text = tree[rect, name] else {
                // An inset omits zeros.
                if isInset { continue }
                report(.syntax, rect, "", "The frame has no \(name). Add \(name)=\"…\" with a number.")
                continue
            }
            guard let number = XMLTree.number(text) else {
                report(.syntax, rect, name, Self.invalidNumber(text, name))
                continue
            }
            if number < 0, name == "width" || name == "height" {
                report(.syntax, rect, name, "Invalid \(name) \(text): it cannot be negative. Use 0 or more.")
            }
        }
    }

    // MARK: Priorities

    private static let priorities = [
        XMLName.horizontalHuggingPriority, .verticalHuggingPriority, .horizontalCompressionResistancePriority,
        .verticalCompressionResistancePriority,
    ].map(\.rawValue)

    private mutating func reportPriority(_ view: XMLElementID, _ name: String, _ text: String) {
        guard let number = XMLTree.number(text) else {
            report(.syntax, view, name, Self.invalidNumber(text, "priority"))
            return
        }
        guard !(0...1000).contains(number) else { return }
        report(.invalidPriority, view, name, "Invalid priority \(text): it must be from 0 to 1000.")
    }

    static func invalidNumber(_ text: String, _ what: String) -> String {
        "\"\(text)\" is not a valid \(what). Use digits and a point, such as 12 or 12.5."
    }

    // MARK: Variations

    /// Reports invalid values of constraints and stack views for other size classes.
    private mutating func reportVariations() {
        for variation in tree.ids where tree.has(variation, tag: .variation) {
            guard let owner = tree[variation].parent, !tree[variation].isOnSecondSide else { continue }
            switch tree.tag(of: owner) {
            case "stackView": reportStack(variation)
            case "constraint":
                for name in [XMLName.constant, .priority] {
                    guard let text = tree[variation, name] else { continue }
                    guard let number = XMLTree.number(text) else {
                        report(.syntax, variation, name.spelling, Self.invalidNumber(text, name.spelling))
                        continue
                    }
                    if name == .priority { _ = checkPriority(variation, .literal(number)) }
                }
            default: break
            }
        }
    }

    // MARK: Stack views

    private mutating func reportStack(_ view: XMLElementID) {
        if let text = tree[view, .spacing], XMLTree.number(text) == nil {
            report(.syntax, view, "spacing", Self.invalidNumber(text, "spacing"))
        }
        // AppKit's stack views use other words.
        guard settings.platform != .macOS else { return }
        for (name, words) in Self.stackWords {
            guard let word = tree[view, name], !words.contains(word) else { continue }
            let list = words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
            report(.syntax, view, name, "\"\(word)\" is not a valid \(name) of a stack view. Use \(list).")
        }
    }

    private static let stackWords = [
        ("axis", ["horizontal", "vertical"]),
        ("distribution", StackArrangement.Distribution.allCases.map(\.rawValue)),
        ("alignment", StackArrangement.Alignment.allCases.map(\.rawValue)),
    ]
}
