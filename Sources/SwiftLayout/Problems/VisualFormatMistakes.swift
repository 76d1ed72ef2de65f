import LayoutModel
import SourceText
import VisualFormat

/// A format at which UIKit ends the app: `NSLayoutConstraint.constraints(withVisualFormat:)` throws an exception.
struct VisualFormatMistake {
    var code: FindingCode
    var message: String
    /// The format.
    var place: FileRange
    /// The method in which it happens, if none calls that in the class.
    var method: String?

    /// - Parameter read: the part of the format that can be read.
    init(unreadAfter read: String, at place: FileRange) {
        code = .syntax
        let end = read.isEmpty ? "" : " any further than \"\(read)\""
        message = "UIKit ends the app here: it cannot read this format\(end)."
        self.place = place
    }

    fileprivate init(unknown name: VisualFormatLine.Name, in kind: String, _ known: [String], at place: FileRange) {
        code = .unknownName
        let question = Spelling.nearest(to: name.text, in: known).question() ?? "Add it there."
        message = "UIKit ends the app here: \"\(name.text)\" is not among the \(kind) of this format. \(question)"
        self.place = place
    }
}

/// The names that the dictionaries for a format have; nil for a dictionary that is not known.
struct VisualFormatNames {
    private let views: [String]?
    private let metrics: [String]?

    init(views: Value, metrics: Value) {
        self.views = Self.keys(views)
        self.metrics = metrics == .none ? [] : Self.keys(metrics)
    }

    private static func keys(_ dictionary: Value) -> [String]? {
        guard case .dictionary(let pairs) = dictionary else { return nil }
        let keys = pairs.map(\.key.string)
        return keys.contains(nil) ? nil : keys.compactMap { $0 }
    }

    /// The first name of a line that is in no dictionary.
    func firstMistake(in line: VisualFormatLine, at place: FileRange) -> VisualFormatMistake? {
        guard let views else { return nil }
        if let name = line.terms.lazy.flatMap(\.views).first(where: { !views.contains($0.text) }) {
            return VisualFormatMistake(unknown: name, in: "views", views, at: place)
        }
        guard let metrics else { return nil }
        let lengths = line.terms.flatMap(\.predicates)
        if let name = lengths.lazy.compactMap(\.name).first(where: { !(views + metrics).contains($0.text) }) {
            return VisualFormatMistake(unknown: name, in: "views and metrics", views + metrics, at: place)
        }
        let numbers = line.gaps.compactMap { $0 }.flatMap(\.predicates)
        let names = numbers.compactMap(\.name) + (lengths + numbers).compactMap(\.priorityName)
        return names.first { !metrics.contains($0.text) }.map { name in
            VisualFormatMistake(unknown: name, in: "metrics", metrics, at: place)
        }
    }
}

extension VisualFormatLine.Gap {
    fileprivate var predicates: [VisualFormatLine.Predicate] {
        if case .predicates(let predicates, _) = form { predicates } else { [] }
    }
}

extension VisualFormatLine.Predicate {
    fileprivate var name: VisualFormatLine.Name? {
        if case .name(let name) = object { name } else { nil }
    }

    fileprivate var priorityName: VisualFormatLine.Name? {
        if case .name(let name)? = priority?.value { name } else { nil }
    }
}
