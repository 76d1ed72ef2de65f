// textDocument/rename and prepareRename: https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_rename

import LayoutModel
import SourceText

/// Why a name cannot be changed; editors show the sentence to the person.
package struct RenameRefusal: Error, Hashable, Sendable {
    package var message: String
}

package enum Rename {
    /// The name at a place, if it is one that can be changed.
    package static func target(
        at place: UTF8Offset, in snapshot: Snapshot
    ) throws(RenameRefusal) -> (range: TextRange, name: String)? {
        guard let occurrence = snapshot.document.occurrence(at: place) else { return nil }
        if case .object = occurrence.symbol { throw identity(occurrence, in: snapshot) }
        guard let name = name(of: occurrence.symbol, in: snapshot) else { return nil }
        return (occurrence.range, name)
    }

    /// The edits that give what is named at a place another name, everywhere.
    ///
    /// The edited text is read again, and the new name taken only where every place still names the same thing and nothing else is wrong than
    /// before; so names that another view bears, or that would hide another view, are refused, and quotes are added where a name needs them.
    package static func edits(
        at place: UTF8Offset, to newName: String, in snapshot: Snapshot
    ) -> Result<[TextEdit], RenameRefusal> {
        let document = snapshot.document
        guard let occurrence = document.occurrence(at: place),
            let oldName = name(of: occurrence.symbol, in: snapshot)
        else {
            if let occurrence = document.occurrence(at: place), case .object = occurrence.symbol {
                return .failure(identity(occurrence, in: snapshot))
            }
            return .failure(RenameRefusal(message: "There is no name here that can be changed."))
        }
        guard !document.hasSyntaxErrors else {
            return .failure(
                RenameRefusal(
                    message: "\"\(oldName)\" cannot be renamed while the file has syntax errors. Mend them first."))
        }
        let bareName = bareName(newName, for: occurrence.symbol)
        guard bareName != oldName else { return .success([]) }
        if let refusal = refusal(of: newName) { return .failure(refusal) }
        let places = document.occurrences(of: occurrence.symbol).map(\.range)
        guard let spelling = snapshot.format.spelling(ofName: bareName) else {
            return .failure(RenameRefusal(message: "\"\(newName)\" cannot be written as a name. Choose another name."))
        }
        let edits = places.map { TextEdit($0, spelling) }
        return keepsMeaning(edits, in: snapshot)
            ? .success(edits) : .failure(collision(bareName, with: occurrence.symbol, in: document))
    }

    /// The name as the person knows it; nil for what has none of its own, such as the root or a slot's label, which is made of a view's name.
    private static func name(of symbol: Symbol, in snapshot: Snapshot) -> String? {
        let document = snapshot.document
        let found: String? =
            switch symbol {
            case .layout: document.layout(of: symbol)?.layout.name
            case .view: document.view(of: symbol)?.view.name
            case .label(_, let label): label.contains(".") ? nil : label
            case .state: document.state(of: symbol)?.state.name
            case .parameter: document.parameter(of: symbol)?.name
            case .userLabel(let id): snapshot.parsed.outline.objects.first { $0.id == id }?.userLabel
            case .object, .shared: nil
            }
        return found.flatMap { $0.isEmpty ? nil : $0 }
    }

    private static func refusal(of name: String) -> RenameRefusal? {
        if name.isEmpty || name.allSatisfy(\.isWhitespace) {
            return RenameRefusal(message: "A name cannot be empty.")
        }
        if name.contains(where: \.isNewline) {
            return RenameRefusal(message: "A name cannot go over several lines.")
        }
        if name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
            return RenameRefusal(message: "A name cannot contain control characters.")
        }
        return nil
    }

    /// Whether the edited text says the same: every name still stands for what it stood for, and nothing else is wrong than before.
    private static func keepsMeaning(_ edits: [TextEdit], in snapshot: Snapshot) -> Bool {
        let before = snapshot.document
        let after = Snapshot(
            reading: snapshot.text.applying(edits), as: snapshot.format, in: snapshot.context
        ).document
        guard after.problems.map(\.code) == before.problems.map(\.code),
            after.occurrences.count == before.occurrences.count
        else { return false }
        // With its name a symbol changes, but it must not become one with another, nor fall apart.
        var renamed: [Symbol: Symbol] = [:]
        var origins: [Symbol: Symbol] = [:]
        return zip(before.occurrences, after.occurrences).allSatisfy { old, new in
            old.isDeclaration == new.isDeclaration
                && renamed.updateValue(new.symbol, forKey: old.symbol) ?? new.symbol == new.symbol
                && origins.updateValue(old.symbol, forKey: new.symbol) ?? old.symbol == old.symbol
        }
    }

    /// An identity is no name: everything that mentions it, code included, would have to change with it.
    private static func identity(_ occurrence: Occurrence, in snapshot: Snapshot) -> RenameRefusal {
        RenameRefusal(
            message:
                "\"\(snapshot.text[occurrence.range])\" is the id that Interface Builder gave this object and cannot be renamed. Rename its user label, or give it one."
        )
    }

    /// The name without the backquotes that a person may type around it, where they are no part of the name.
    private static func bareName(_ name: String, for symbol: Symbol) -> String {
        if case .userLabel = symbol { return name }
        return name.count > 2 && name.hasPrefix("`") && name.hasSuffix("`") ? String(name.dropFirst().dropLast()) : name
    }

    private static func collision(_ bare: String, with symbol: Symbol, in document: Document) -> RenameRefusal {
        let layout = document.layout(of: symbol)?.layout
        let what: String? =
            switch symbol {
            case .layout: document.layouts.contains { $0.name == bare } ? "layout of this file" : nil
            case .view:
                layout?.views.first { $0.name == bare }.map {
                    "\($0.kind.rawValue) of \(layout?.name ?? "this layout")"
                }
            case .label: layout?.constraints.contains { $0.label == bare } == true ? "label of this layout" : nil
            case .state: layout?.states.contains { $0.name == bare } == true ? "state of this layout" : nil
            case .parameter: layout?.parameters.contains { $0.name == bare } == true ? "parameter of this layout" : nil
            case .object, .userLabel, .shared: nil
            }
        if let what {
            return RenameRefusal(message: "\"\(bare)\" is already the name of a \(what). Choose another name.")
        }
        return RenameRefusal(
            message:
                "\"\(bare)\" cannot be used here: with it the file would no longer mean the same. Choose another name.")
    }
}
