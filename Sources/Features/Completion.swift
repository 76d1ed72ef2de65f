// LSP 3.17: textDocument/completion

import Analysis
import LayoutModel
import SourceText
import Wording

/// A word or name that can be typed.
package struct CompletionProposal: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case view, guide, attribute, priority, keyword, label, state, parameter, element, property, value, object
    }

    /// The subject of its documentation.
    package enum Topic: Hashable, Sendable {
        case word(String)
        case view(layout: String, path: String)
        /// An object of the document, by its id.
        case object(String)
    }

    package var label: String
    package var kind: Kind
    package var detail: String
    /// The text that replaces ``replacing``.
    package var insertion: String
    package var replacing: TextRange
    /// The number of characters of ``insertion`` before the cursor; nil for all.
    package var cursor: Int?
    /// The text that an editor compares with what was typed; nil for ``insertion``.
    package var filter: String?
    package var topic: Topic?
    /// Documentation that is known at once, without a topic.
    package var documentation: String?
}

package enum Completion {
    /// The words and names that can be typed at an offset, the most likely first.
    package static func proposals(at offset: UTF8Offset, in snapshot: Snapshot) -> [CompletionProposal] {
        guard let context = snapshot.parsed.editing.completionContext(at: offset) else { return [] }
        let layout = context.layout.flatMap(snapshot.document.layout)
        var collector = Collector(
            format: snapshot.format, replacing: context.replacing, layout: layout,
            remembered: layout.flatMap(snapshot.remembered))
        for expected in context.expected { collector.add(expected) }
        return collector.proposals
    }

    /// The documentation of a proposal; nil if there is none.
    package static func documentation(
        of topic: CompletionProposal.Topic, in snapshot: Snapshot, _ cancellation: Cancellation = .never
    ) throws(Cancelled) -> [HoverText.Block]? {
        switch topic {
        case .word(let word):
            return snapshot.format.documentation(ofWord: word).map { [.markdown($0)] }
        case .object(let id):
            return try Hover.blocks(ofObject: id, in: snapshot, cancellation)
        case .view(let name, let path):
            let documents = [snapshot.document] + (snapshot.lastGood.map { [$0.document] } ?? [])
            for document in documents {
                for layout in document.layouts where layout.name == name {
                    guard let view = layout.views.first(where: { $0.path == path }) else { continue }
                    return try Hover.frameBlocks(of: view, in: layout, cancellation)
                }
            }
            return nil
        }
    }
}

/// Gathers proposals, each label once.
private struct Collector {
    let format: any LayoutFormat
    let replacing: TextRange
    let layout: Layout?
    /// The layout in the last version without syntax errors.
    let remembered: Layout?
    private(set) var proposals: [CompletionProposal] = []
    private var seen: Set<String> = []

    init(format: any LayoutFormat, replacing: TextRange, layout: Layout?, remembered: Layout?) {
        self.format = format
        self.replacing = replacing
        self.layout = layout
        self.remembered = remembered
    }

    mutating func add(_ expected: CompletionContext.Expected) {
        switch expected {
        case .view(let scope): addViews(from: scope)
        case .subview(let parent): addSubviews(of: parent)
        case .word(let words, let kind):
            for word in words { add(word, CompletionProposal.Kind(kind)) }
        case .choice(let choices):
            // Several objects may have the same name.
            proposals += choices.map { CompletionProposal($0, replacing: replacing) }
        case .label:
            for layout in layouts {
                for constraint in layout.constraints {
                    if let label = constraint.label {
                        add(label, .label, detail: Sentence(layout).constraint(constraint.id), isName: true)
                    }
                }
            }
        case .state:
            for layout in layouts {
                for state in layout.states { add(state.name, .state, isName: true) }
            }
        case .parameter:
            for layout in layouts {
                for parameter in layout.parameters {
                    add(parameter.name, .parameter, detail: points(parameter.value), isName: true)
                }
            }
        }
    }

    private var layouts: [Layout] { [layout, remembered].compactMap { $0 } }

    /// The names that are visible in a view: its subviews, then those of each ancestor.
    private mutating func addViews(from scope: ViewID) {
        guard let layout, let view = layout.view(scope) else { return }
        for other in layouts {
            guard let start = other.views.first(where: { $0.path == view.path }) ?? other.view(.root) else { continue }
            for ancestor in other.ancestors(of: start.id) { addChildren(of: ancestor, in: other) }
        }
    }

    private mutating func addChildren(of parent: ViewID, in layout: Layout) {
        for child in layout.view(parent)?.children ?? [] {
            guard let view = layout.view(child), !view.name.isEmpty else { continue }
            add(
                view.name, view.kind == .guide ? .guide : .view, detail: view.kind.rawValue,
                topic: .view(layout: layout.name, path: view.path), isName: true)
        }
    }

    private mutating func addSubviews(of parent: ViewID) {
        guard let view = layout?.view(parent) else { return }
        for other in layouts {
            guard let same = other.views.first(where: { $0.path == view.path }) else { continue }
            addChildren(of: same.id, in: other)
        }
    }

    private mutating func add(
        _ label: String, _ kind: CompletionProposal.Kind, detail: String = "",
        topic: CompletionProposal.Topic? = nil, isName: Bool = false
    ) {
        guard seen.insert(label).inserted else { return }
        proposals.append(
            CompletionProposal(
                label: label, kind: kind, detail: detail,
                insertion: isName ? spelling(of: label) : label, replacing: replacing,
                topic: topic ?? .word(label)))
    }

    /// A dotted name, such as a slot's label, is spelled part by part.
    private func spelling(of name: String) -> String {
        name.split(separator: ".", omittingEmptySubsequences: false)
            .map { format.spelling(ofName: String($0)) ?? String($0) }
            .joined(separator: ".")
    }
}

extension CompletionProposal.Kind {
    fileprivate init(_ kind: CompletionContext.WordKind) {
        self =
            switch kind {
            case .keyword: .keyword
            case .attribute: .attribute
            case .guide: .guide
            case .priority: .priority
            }
    }
}

extension CompletionProposal {
    fileprivate init(_ choice: CompletionChoice, replacing: TextRange) {
        let kind: Kind =
            switch choice.kind {
            case .element: .element
            case .property: .property
            case .value: .value
            case .view: .view
            case .guide: .guide
            case .object: .object
            }
        self.init(
            label: choice.label, kind: kind, detail: choice.detail, insertion: choice.insertion, replacing: replacing,
            cursor: choice.cursor, filter: choice.filter, topic: choice.object.map { .object($0) },
            documentation: choice.documentation)
    }
}
