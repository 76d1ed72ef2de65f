import LayoutModel
import SourceText

/// Declarations of views and their properties.
extension LayoutPrinter {
    mutating func printView(_ id: ViewID) {
        let view = layout[id]
        let kind = Self.word(for: view)
        let head = "\(kind) \(names[id])" + stackWords(view) + size(view, kind) + Self.string(view)
        let notes = notes(view, kind)
        let comment = notes.isEmpty ? "" : "  // " + Self.oneLine(notes.joined(separator: ", "))
        let properties = properties(view, kind)
        guard !properties.isEmpty || !view.children.isEmpty || equations[id] != nil, view.spacer == nil else {
            return add(head + comment)
        }
        addBlock(head, comment: comment) { printer in
            for property in properties { printer.add(property) }
            printer.printContent(of: id)
        }
    }

    /// The properties of the root view, and what the language cannot say of it.
    mutating func printRoot() {
        let root = layout[.root]
        let notes = notes(root, "view")
        if !notes.isEmpty || root.stack != nil {
            addComment((["root view"] + (root.stack == nil ? [] : ["a stack"]) + notes).joined(separator: ": "))
        }
        for property in properties(root, "view") { add(property) }
    }

    // MARK: Kinds

    /// The language's word for a kind of any format.
    private static func word(for view: View) -> String {
        if view.stack != nil { return "stack" }
        if view.spacer != nil { return "spacer" }
        let kind = view.kind.rawValue
        if let word = renamed[kind] { return word }
        return Vocabulary.kinds.contains(kind) && kind != "stack" && kind != "spacer" ? kind : "view"
    }

    private static let renamed = [
        "imageView": "image", "progressView": "progress", "activityIndicatorView": "activity", "pickerView": "picker",
        "tableView": "table", "collectionView": "collection", "scrollView": "scroll", "secureTextField": "textField",
        "layoutGuide": "guide", "tableViewCell": "cell", "collectionViewCell": "cell",
    ]

    /// What the declaration cannot say.
    private func notes(_ view: View, _ kind: String) -> [String] {
        var notes: [String] = []
        if kind == "view", view.kind != .view, view.stack == nil { notes.append(view.kind.rawValue) }
        if let name = view.customClass, name != layout.name { notes.append("class \(name)") }
        if !view.isInstalled { notes.append("not installed") }
        if let stack = view.stack {
            if stack.isMarginsRelative { notes.append("inside its margins") }
            if stack.isBaselineRelative { notes.append("spacing between baselines") }
        }
        return notes
    }

    // MARK: Sizes and texts

    func stackWords(_ view: View) -> String {
        guard let stack = view.stack else { return "" }
        var words = " " + stack.axis.rawValue
        if stack.spacing != 0, let spacing = Self.number(stack.spacing) { words += " spacing \(spacing)" }
        if stack.alignment != .fill { words += " alignment \(stack.alignment.rawValue)" }
        if stack.distribution != .fill { words += " distribution \(stack.distribution.rawValue)" }
        return words
    }

    private func size(_ view: View, _ kind: String) -> String {
        if let spacer = view.spacer {
            let length = spacer.length.flatMap(Self.number).map { " \($0)" } ?? ""
            let owner = spacer.after.flatMap { owner in view.parent.map { names.path(owner, in: $0) } }
            return length + (owner.map { " after \($0)" } ?? "")
        }
        let natural = NaturalSize.size(of: ViewKind(rawValue: kind))
        guard view.stack == nil, view.intrinsicSize != natural else { return "" }
        func side(_ axis: Axis) -> String? {
            switch view.intrinsicSize[axis] {
            case .none: "_"
            case .points(let points): Self.number(max(0, points))
            case .unknown: nil
            }
        }
        let (width, height) = (side(.horizontal), side(.vertical))
        // The language has no word for an unknown side.
        if width == nil && height == nil || natural == AxisPair(.unknown) && (width == nil || height == nil) {
            return ""
        }
        return " \(width ?? "_") x \(height ?? "_")"
    }

    private static func string(_ view: View) -> String {
        guard let text = view.text, view.stack == nil, view.spacer == nil else { return "" }
        return " " + quoted(text)
    }

    /// A text with the escapes of the language.
    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            case "\0": result += "\\0"
            default:
                if printable(scalar) != scalar {
                    result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }

    // MARK: Properties

    private func properties(_ view: View, _ kind: String) -> [String] {
        guard view.spacer == nil else { return [] }
        var lines: [String] = []
        lines += priorities("hugging", view.hugging, NaturalSize.hugging(of: ViewKind(rawValue: kind)))
        lines += priorities("compressionResistance", view.compressionResistance, .high)
        if view.isHidden { lines.append("hidden") }
        if view.clipsToBounds { lines.append("clipsToBounds") }
        if view.numberOfLines != 1, (0...10_000).contains(view.numberOfLines) {
            lines.append("lines \(view.numberOfLines)")
        }
        if viewsWithMargins.contains(view.id), let insets = Self.insets(margins(of: view)), insets != "8" {
            lines.append("margins \(insets)")
        }
        return lines
    }

    private func priorities(_ word: String, _ values: AxisPair<Priority>, _ usual: Priority) -> [String] {
        if values.horizontal == values.vertical {
            return values.horizontal == usual ? [] : [priority(word, values.horizontal)]
        }
        return Axis.allCases.filter { values[$0] != usual }.map { priority("\(word) \($0.rawValue)", values[$0]) }
    }

    private func priority(_ words: String, _ priority: Priority) -> String {
        let text = "\(words) \(Self.number(priority.value) ?? "…")"
        return priority.isValid ? text : "// \(text)"
    }

    // MARK: Margins

    /// The margins at the layout's first size, as far as they do not depend on where the view is.
    private func margins(of view: View) -> EdgeInsets {
        var margins = view.layoutMargins
        let size = layout.sizes.first?.size
        if view.marginRules.takesSidesFromScreen, let side = size?.sideMargin {
            margins.leading = side
            margins.trailing = side
        }
        if view.id == .root, view.marginRules.addsSafeArea {
            let safeArea = layout.safeArea ?? size?.safeArea ?? .zero
            margins.top += safeArea.top
            margins.leading += safeArea.leading
            margins.bottom += safeArea.bottom
            margins.trailing += safeArea.trailing
        }
        return margins
    }

    /// One, two or four numbers.
    static func insets(_ insets: EdgeInsets) -> String? {
        var values = [insets.top, insets.leading, insets.bottom, insets.trailing]
        if insets.top == insets.bottom, insets.leading == insets.trailing {
            values = insets.top == insets.leading ? [insets.top] : [insets.top, insets.leading]
        }
        let numbers = values.compactMap(number)
        return numbers.count == values.count ? numbers.joined(separator: " ") : nil
    }
}
