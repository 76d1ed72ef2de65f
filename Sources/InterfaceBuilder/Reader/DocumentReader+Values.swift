import LayoutModel
import SourceText

/// What of views is written and cannot be read, so that something else is taken instead.
extension DocumentReader {
    mutating func reportUnreadableValues() {
        for frame in index.unreadableFrames { reportFrame(frame) }
        for view in index.unplaced {
            report(
                .syntax, view, "",
                "No frame is recorded for this view, so neither its constraints nor what is in it can be laid out. Add <rect key=\"frame\"> with x, y, width and height, or save the document in Xcode."
            )
        }
        reportVariations()
        for view in index.views {
            for place in tree[view].attributes {
                let name = tree.attributes[place].name
                guard Self.priorities.contains(name) else { continue }
                reportPriority(view, tree.names[name], tree.value(of: tree.attributes[place]))
            }
            if tree.has(view, tag: .stackView) { reportStack(view) }
        }
    }

    private mutating func reportFrame(_ rect: XMLElementID) {
        for name in ["x", "y", "width", "height"] {
            guard let text = tree[rect, name] else {
                report(.syntax, rect, "", "The frame has no \(name). Write \(name)=\"…\" with a number.")
                continue
            }
            guard let number = XMLTree.number(text) else {
                report(.syntax, rect, name, Self.noNumber(text, "part of a frame"))
                continue
            }
            if number < 0, name == "width" || name == "height" {
                report(
                    .syntax, rect, name, "No view can have a \(name) of \(text). Write 0 or more.")
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
            report(.syntax, view, name, Self.noNumber(text, "priority"))
            return
        }
        guard !(0...1000).contains(number) else { return }
        report(.invalidPriority, view, name, "A priority is at most 1000, and not below 0.")
    }

    static func noNumber(_ text: String, _ what: String) -> String {
        "\"\(text)\" is no number that a \(what) can have. Write digits with a point, such as 12 or 12.5."
    }

    // MARK: Variations

    /// What another size class gives to a constraint or to a stack view.
    private mutating func reportVariations() {
        for place in tree.elements.indices where tree.elements[place].name == XMLName.variation.rawValue {
            let variation = XMLElementID(index: place)
            guard let owner = tree[variation].parent, !tree[variation].isOnSecondSide else { continue }
            switch tree.tag(of: owner) {
            case "stackView": reportStack(variation)
            case "constraint":
                for name in [XMLName.constant, .priority] {
                    guard let text = tree[variation, name] else { continue }
                    let number = XMLTree.number(text)
                    if number == nil {
                        report(.syntax, variation, name.spelling, Self.noNumber(text, name.spelling))
                    } else if name == .priority, number.map({ Priority($0).isValid }) == false {
                        report(
                            .invalidPriority, variation, name.spelling, "A priority lies above 0 and is at most 1000.")
                    }
                }
            default: break
            }
        }
    }

    // MARK: Stack views

    /// AppKit's stack views know other words.
    private mutating func reportStack(_ view: XMLElementID) {
        if let text = tree[view, .spacing], XMLTree.number(text) == nil {
            report(.syntax, view, "spacing", Self.noNumber(text, "spacing"))
        }
        guard settings.platform != .macOS else { return }
        for (name, words) in Self.stackWords {
            guard let word = tree[view, name], !words.contains(word) else { continue }
            report(
                .syntax, view, name,
                "\"\(word)\" is no \(name) that a stack view can have. Write \(words.dropLast().joined(separator: ", ")) or \(words.last ?? "")."
            )
        }
    }

    private static let stackWords = [
        ("axis", ["horizontal", "vertical"]),
        ("distribution", StackArrangement.Distribution.allCases.map(\.rawValue)),
        ("alignment", StackArrangement.Alignment.allCases.map(\.rawValue)),
    ]
}
