import LayoutModel
import SourceText
import SwiftSource
import VisualFormat

extension Execution {
    /// `NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)`.
    func visualFormat(_ arguments: Arguments) -> Value {
        let views = arguments["views"] ?? .unknown
        let metrics = arguments["metrics"] ?? .none
        let line = arguments["withVisualFormat"]?.string.flatMap { format in
            self.line(format, VisualFormatNames(views: views, metrics: metrics), arguments)
        }
        guard let line, case .dictionary(let pairs) = views, arguments["options"].map(hasNoAlignment) ?? true else {
            for argument in arguments.all { escape(argument.value) }
            return .unknown
        }
        let expansion = VisualFormatExpansion(line)
        let names = NamedValues(views: pairs, metrics: metrics)
        guard expansion.spacers.isEmpty, !expansion.isTooLarge else { return .unknown }
        var made: [Value] = []
        let place = place(of: arguments.node)
        for constraint in expansion.constraints {
            guard let id = self.made(constraint, line, names, at: place) else {
                for pair in pairs { escape(pair.value) }
                return .unknown
            }
            made.append(.object(id))
        }
        return .list(made)
    }

    /// The line that a format is; nil if UIKit cannot read it, or does not find a name of it.
    private func line(_ format: String, _ names: VisualFormatNames, _ arguments: Arguments) -> VisualFormatLine? {
        let text = SourceText(format)
        let result = VisualFormatParser.parse(text, in: TextRange(0, text.utf8.count))
        let place = place(of: arguments.node("withVisualFormat") ?? arguments.node)
        if let problem = result.problem {
            // Priorities and long ranges are problems of ours. A problem at the end marks the last character.
            guard problem.code == .syntax else { return nil }
            let isAtEnd = problem.range.end.value == text.utf8.count
            let read = text[TextRange(0, isAtEnd ? text.utf8.count : problem.range.start.value)]
            note(VisualFormatMistake(unreadAfter: read, at: place))
            return nil
        }
        guard let line = result.line else { return nil }
        guard let mistake = names.firstMistake(in: line, at: place) else { return line }
        note(mistake)
        return nil
    }

    /// A class below may give other views, and what nothing runs ends no app.
    private func note(_ mistake: VisualFormatMistake) {
        guard !isNeverRun(path), program.classes(below: type).isEmpty else { return }
        var mistake = mistake
        mistake.method = entryMethod
        formatMistakes.append(mistake)
    }

    private func hasNoAlignment(_ options: Value) -> Bool {
        options.list?.isEmpty ?? (options.memberName == "directionLeadingToTrailing")
    }

    /// The views and metrics of a line, by name.
    private struct NamedValues {
        var views: [Value.Pair]
        var metrics: Value

        func view(_ name: String) -> ObjectID? {
            views.first { $0.key.string == name }?.value.object
        }

        func metric(_ name: String) -> Value? {
            guard case .dictionary(let pairs) = metrics else { return nil }
            return pairs.first { $0.key.string == name }?.value
        }

        /// Any view of the line: their common superview is what `|` means.
        func firstView(of line: VisualFormatLine) -> ObjectID? {
            line.terms.lazy.flatMap(\.views).compactMap { view($0.text) }.first
        }
    }

    private func made(
        _ constraint: VisualFormatConstraint, _ line: VisualFormatLine, _ names: NamedValues, at place: FileRange
    ) -> ObjectID? {
        guard let first = item(constraint.first.item, line, names) else { return nil }
        var second: ItemValue?
        if let anchor = constraint.second {
            guard let item = item(anchor.item, line, names) else { return nil }
            second = item
        }
        var secondAttribute = constraint.second?.attribute
        var constant = LinearNumber(0)
        switch constraint.constant {
        case .number(let value): constant = LinearNumber(value)
        case .name(let name, let isNegative):
            if let view = names.view(name.text), constraint.second == nil {
                second = item(view)
                secondAttribute = constraint.first.attribute
            } else {
                guard let metric = names.metric(name.text).flatMap(number) else { return nil }
                constant = metric * (isNegative ? -1 : 1)
            }
        }
        var priority = LinearNumber(1000)
        switch constraint.priority?.value {
        case .number(let value)?: priority = LinearNumber(value)
        case .name(let name)?:
            guard let metric = names.metric(name.text).flatMap(number) else { return nil }
            priority = metric
        case nil: break
        }
        let made = MadeConstraint(
            first, constraint.first.attribute, constraint.relation, multiplier: LinearNumber(constraint.multiplier),
            second, secondAttribute, at: place)
        return makeConstraint(made, constant: constant, priority: priority, at: place)
    }

    private func item(
        _ item: VisualFormatConstraint.Item, _ line: VisualFormatLine, _ names: NamedValues
    ) -> ItemValue? {
        switch item {
        case .view(let name): return names.view(name.text).map(self.item)
        case .superview, .superviewMargins:
            guard let view = names.firstView(of: line), let superview = superviews[view] else { return nil }
            if case .superviewMargins = item { return ItemValue(superview, .layoutMargins) }
            return ItemValue(superview)
        case .spacer: return nil
        }
    }
}
