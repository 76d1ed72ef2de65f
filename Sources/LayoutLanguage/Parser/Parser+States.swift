import LayoutModel
import SourceText

extension Parser {
    /// One change inside the braces of a state.
    mutating func stateChange() -> Statement.Kind? {
        guard let first = name(at: place) else {
            fail("Expected a change such as `gone title` or `cap.constant = 20` before \(describe(place)).")
            return nil
        }
        if !first.isQuoted, !isLabelOrItem(place) {
            switch first.text {
            case "gone", "hide", "show":
                place += 1
                return paths(after: first.text).map { .change(.views(first, $0)) }
            case "activate", "deactivate":
                place += 1
                return paths(after: first.text).map { .change(.constraints(first, $0)) }
            case "set":
                place += 1
                guard let target = path("Expected a slot or a parameter: `set title.top = 8`."),
                    let value = assigned(to: target)
                else {
                    return nil
                }
                return .change(.set(target, value))
            case "size":
                place += 1
                return size(allowsFit: true).map { .change(.canvas($0)) }
            default:
                let words = Vocabulary.changes
                fail(
                    "`\(first.text)` changes nothing. Use \(Vocabulary.list(words)), or give a constraint a number: `\(first.written).constant = 8`.",
                    Spelling.nearest(to: first.text, in: words).replacing(first.range))
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
            guard take(.assign) else {
                failMissingAssign()
                return nil
            }
            return priority(after: "`=`").map { .change(.assign(target, property: property, $0)) }
        case "size":
            guard take(.assign) else {
                failMissingAssign()
                return nil
            }
            return size(allowsFit: false).map { .change(.size(target, property: property, $0)) }
        case "text":
            guard take(.assign) else {
                failMissingAssign()
                return nil
            }
            guard peekAcrossLines() == .text, let value = string() else {
                fail("Expected a text in double quotes.")
                return nil
            }
            return .change(.text(target, property: property, value))
        default:
            let words = ["constant", "priority", "size", "text"]
            fail(
                at: property.range,
                "A state cannot change `\(property.text)`. It can change \(Vocabulary.list(words)).",
                Spelling.nearest(to: property.text, in: words).replacing(property.range))
            return nil
        }
    }

    private mutating func assigned(to target: Path) -> Expression? {
        guard take(.assign) else {
            failMissingAssign()
            return nil
        }
        return sum()
    }

    private mutating func failMissingAssign() {
        let suggestions = peek() == .equal ? [TextSuggestion.replace(tokens[place].range, with: "=")] : []
        fail("Expected `=` and the new value.", suggestions)
    }
}
