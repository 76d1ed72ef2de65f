// LSP 3.17: textDocument/rename and prepareRename

import LayoutModel
import SourceText

/// Why a name cannot be changed. Editors show the message to the user.
package struct RenameRefusal: Error, Hashable, Sendable {
    package var message: String
}

package enum Rename {
    /// The name at an offset; nil if there is none that can be changed.
    package static func target(
        at offset: UTF8Offset, in snapshot: Snapshot
    ) throws(RenameRefusal) -> (range: TextRange, name: String)? {
        guard let occurrence = snapshot.document.occurrence(at: offset) else { return nil }
        if case .object = occurrence.symbol { throw refusal(ofID: occurrence, in: snapshot) }
        guard let name = name(of: occurrence.symbol, in: snapshot) else { return nil }
        return (occurrence.range, name)
    }

    /// The edits that change a name everywhere. A name that needs quotes gets them.
    ///
    /// The edited text is read again. A name is refused if an occurrence would refer to something else or there would
    /// be a new problem: for instance the name of another view, or a name that would shadow another view's.
    package static func edits(
        at offset: UTF8Offset, to newName: String, in snapshot: Snapshot
    ) throws(RenameRefusal) -> [TextEdit] {
        let document = snapshot.document
        guard let (_, oldName) = try target(at: offset, in: snapshot),
            let symbol = document.occurrence(at: offset)?.symbol
        else { throw RenameRefusal(message: "There is no name to change here.") }
        guard !document.hasSyntaxErrors else {
            throw RenameRefusal(
                message: "\"\(oldName)\" cannot be renamed while the file has syntax errors. Fix them first.")
        }
        let bareName = bareName(newName, for: symbol)
        guard bareName != oldName else { return [] }
        if let refusal = refusal(of: newName) { throw refusal }
        guard let spelling = snapshot.format.spelling(ofName: bareName) else {
            throw RenameRefusal(message: "\"\(newName)\" cannot be written as a name. Choose another name.")
        }
        let edits = document.occurrences(of: symbol).map { TextEdit($0.range, spelling) }
        guard keepsMeaning(edits, in: snapshot) else { throw collision(bareName, with: symbol, in: document) }
        return edits
    }

    /// The name of a symbol; nil if it has none of its own, such as the root view or a slot's label, which contains the
    /// name of a view.
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
            return RenameRefusal(message: "A name cannot contain line breaks.")
        }
        if name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
            return RenameRefusal(message: "A name cannot contain control characters.")
        }
        return nil
    }

    /// Whether each name still refers to the same symbol in the edited text, and there is no new problem.
    private static func keepsMeaning(_ edits: [TextEdit], in snapshot: Snapshot) -> Bool {
        let before = snapshot.document
        let after = Snapshot(
            reading: snapshot.text.applying(edits), as: snapshot.format, in: snapshot.context
        ).document
        guard after.problems.map(\.code) == before.problems.map(\.code),
            after.occurrences.count == before.occurrences.count
        else { return false }
        // The symbols of the renamed view change, but two must not become one, nor one become two.
        var renamed: [Symbol: Symbol] = [:]
        var origins: [Symbol: Symbol] = [:]
        return zip(before.occurrences, after.occurrences).allSatisfy { old, new in
            old.isDeclaration == new.isDeclaration
                && renamed.updateValue(new.symbol, forKey: old.symbol) ?? new.symbol == new.symbol
                && origins.updateValue(old.symbol, forKey: new.symbol) ?? old.symbol == old.symbol
        }
    }

    /// An id is not a name: code and other documents may refer to it.
    private static func refusal(ofID occurrence: Occurrence, in snapshot: Snapshot) -> RenameRefusal {
        RenameRefusal(
            message: "\"\(snapshot.text[occurrence.range])\" cannot be renamed: it is an id from Interface Builder. "
                + "Change the object's user label, or add one.")
    }

    /// The name without backquotes that the user may have typed around it.
    private static func bareName(_ name: String, for symbol: Symbol) -> String {
        if case .userLabel = symbol { return name }
        return name.count > 2 && name.hasPrefix("`") && name.hasSuffix("`") ? String(name.dropFirst().dropLast()) : name
    }

    private static func collision(_ name: String, with symbol: Symbol, in document: Document) -> RenameRefusal {
        let layout = document.layout(of: symbol)?.layout
        let owner: String? =
            switch symbol {
            case .layout: document.layouts.contains { $0.name == name } ? "layout of this file" : nil
            case .view:
                layout?.views.first { $0.name == name }.map {
                    "\($0.kind.rawValue) of \(layout?.name ?? "this layout")"
                }
            case .label: layout?.constraints.contains { $0.label == name } == true ? "label of this layout" : nil
            case .state: layout?.states.contains { $0.name == name } == true ? "state of this layout" : nil
            case .parameter: layout?.parameters.contains { $0.name == name } == true ? "parameter of this layout" : nil
            case .object, .userLabel, .shared: nil
            }
        let reason = owner.map { "is already the name of a \($0)" } ?? "would change the meaning of the file"
        return RenameRefusal(message: "\"\(name)\" \(reason). Choose another name.")
    }
}
