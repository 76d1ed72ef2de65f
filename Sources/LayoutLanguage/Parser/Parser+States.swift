import LayoutModel
import SourceText

/// Collapses and states.
extension Parser {
    // MARK: Collapses

    /// `collapse VIEW: DIRECTIONS [as STYLE]`, `collapse VIEW as STYLE` or `collapse VIEW: LABELS as fdCollapsible`.
    mutating func parseCollapse() -> Statement.Kind? {
        current += 1
        guard let view = path("Expected a view: `collapse title: trailing`.") else { return nil }
        let hasColon = take(.colon)
        guard hasColon || currentWord == "as" else {
            fail("Expected `:` and the directions: `collapse \(view.written): trailing`.")
            return nil
        }
        let start = current
        var words: [Name] = []
        while hasColon, peekAcrossLines() == .name, words.isEmpty || peek() != nil, currentWord != "as" {
            guard let name = name(at: current) else { break }
            words.append(name)
            current += 1
            if words.count == 1 { grouping = 0 }
        }
        guard !words.isEmpty || !hasColon else {
            fail("Expected directions: \(Vocabulary.list(Vocabulary.directions)).")
            return nil
        }
        var style: Name?
        if takeWord("as") {
            style = self.style()
            if style == nil { return nil }
        }
        if style?.text != CollapseStyle.fdCollapsible.rawValue {
            let known = Vocabulary.directions
            if let wrong = words.firstIndex(where: { !known.contains($0.text) }) {
                // The words after it may be the next statement.
                current = start + wrong
                fail("`\(words[wrong].text)` is not a direction", allowing: known)
                return nil
            }
        }
        return .collapse(view, words, style: style)
    }

    private mutating func style() -> Name? {
        let known = Vocabulary.collapseStyles
        guard peek() == .name, let name = name(at: current) else {
            fail("Expected a collapse style: \(Vocabulary.list(known)).")
            return nil
        }
        guard known.contains(name.text) else {
            fail("`\(name.text)` is not a collapse style", allowing: known)
            return nil
        }
        current += 1
        return name
    }

    mutating func parseState() -> Statement.Kind? {
        let start = current
        current += 1
        guard let name = name(at: current), peek() != nil else {
            fail("Missing name of the state: `state empty { gone title }`.")
            return nil
        }
        current += 1
        guard peek() == .leftBrace else {
            fail("Expected `{` and the changes of the state: `state \(name.written) { gone title }`.")
            return nil
        }
        let header = tokens[start].range.union(tokens[current].range)
        return .state(name, nestedBlock(in: .state, header: header))
    }

    // MARK: Changes

    mutating func parseChange() -> Statement.Kind? {
        guard let first = name(at: current) else {
            fail("Expected a change such as `gone title` or `cap.constant = 20` before \(describe(current)).")
            return nil
        }
        if !first.isQuoted, !isLabelOrItem(current) {
            switch first.text {
            case "gone", "hide", "show":
                current += 1
                return paths(after: first.text).map { .change(.views(first, $0)) }
            case "activate", "deactivate":
                current += 1
                return paths(after: first.text).map { .change(.constraints(first, $0)) }
            case "set":
                current += 1
                guard let target = path("Expected a slot or a parameter: `set title.top = 8`."),
                    let value = assigned(to: target)
                else {
                    return nil
                }
                return .change(.set(target, value))
            case "size":
                current += 1
                return size(allowsFit: true).map { .change(.canvas($0)) }
            default:
                fail(
                    "`\(first.text)` is not a change", allowing: Vocabulary.changes,
                    ", or set a constant: `\(first.written).constant = 8`")
                return nil
            }
        }
        return assignment()
    }

    /// `L.constant = N`, `L.priority = P`, `V.size = W x H`, `V.text = "…"`.
    private mutating func assignment() -> Statement.Kind? {
        guard var target = path("Expected a name."), let property = target.parts.popLast(), !target.parts.isEmpty else {
            fail("Expected a property after the name: `.constant`, `.priority`, `.size` or `.text`.")
            return nil
        }
        switch property.text {
        case "constant": return assigned(to: target).map { .change(.assign(target, property: property, $0)) }
        case "priority":
            guard takeAssign() else { return nil }
            return priority(after: "`=`").map { .change(.assign(target, property: property, $0)) }
        case "size":
            guard takeAssign() else { return nil }
            return size(allowsFit: false).map { .change(.size(target, property: property, $0)) }
        case "text":
            guard takeAssign() else { return nil }
            guard peekAcrossLines() == .text, let value = stringValue() else {
                fail("Expected a string in double quotes.")
                return nil
            }
            return .change(.text(target, property: property, value))
        default:
            let words = ["constant", "priority", "size", "text"]
            let nearest = Spelling.nearest(to: property.text, in: words)
            let hint = nearest.question(quote: "`") ?? "It can change \(Vocabulary.list(words))."
            fail(
                at: property.range, "A state cannot change `\(property.text)`. \(hint)",
                nearest.suggestions(replacing: property.range))
            return nil
        }
    }

    private mutating func assigned(to target: Path) -> Expression? {
        takeAssign() ? expression() : nil
    }

    private mutating func takeAssign() -> Bool {
        if take(.assign) { return true }
        let suggestions = peek() == .equal ? [TextSuggestion.replace(tokens[current].range, with: "=")] : []
        fail("Expected `=` and the new value.", suggestions)
        return false
    }
}
