import Features
import LanguageServerProtocol
import LayoutModel
import SourceText

extension DocumentRequest {
    func codeActions(_ params: CodeActionParams) throws(Cancelled) -> [CodeAction]? {
        // Without literals a client understands commands only, and the server has none.
        guard client.capabilities.codeActionLiterals, let check = try document.check(cancellation) else { return nil }
        let kinds = Self.kinds(wanted: params.context.only)
        guard !kinds.isEmpty else { return [] }
        let range = positions.range(params.range)
        // A client that names diagnostics wants the fixes of those; a list that names none of ours means any.
        let named = Set(params.context.diagnostics.filter { $0.source == "plumbline" }.compactMap(\.code))
        func isMeant(_ finding: Finding) -> Bool { named.isEmpty || named.contains(finding.code.rawValue) }

        var actions = try CodeActions.actions(
            in: range, of: snapshot, check: check, rules: document.rules, kinds: kinds,
            leavesFixAllOpen: client.resolvesCodeActions, cancellation)
        guard kinds.contains(.quickfix) else { return actions.compactMap(wire) }
        actions += CodeActions.suppressions(in: range, of: snapshot, findings: check.findings)
        return actions.filter { $0.finding.map(isMeant) ?? true }.compactMap(wire)
            + projectSuppressions(in: range, findings: check.findings.filter(isMeant))
    }

    /// Adds the edits of all fixes together, the only ones that come without; for an older version nothing is added.
    func resolve(_ action: CodeAction) throws(Cancelled) -> CodeAction {
        guard action.edit == nil, action.data?["version"].integer == document.version,
            let all = try CodeActions.fixAll(snapshot, rules: document.rules, cancellation)
        else { return action }
        var resolved = action
        resolved.edit = edit(all.edits)
        return resolved
    }

    private func wire(_ action: EditorAction) -> CodeAction? {
        var wire = CodeAction(title: action.title, kind: action.kind.rawValue)
        wire.diagnostics = action.finding.map { [diagnostics.diagnostic($0, of: document.located)] }
        if client.capabilities.codeActionIsPreferred, action.isPreferred { wire.isPreferred = true }
        if action.kind == .fixAll, action.edits.isEmpty {
            wire.data = .object(["uri": .string(document.uri), "version": .number(Double(document.version))])
        } else {
            guard let edit = edit(action.edits) else { return nil }
            wire.edit = edit
        }
        return wire
    }

    /// `refactor` asks for `refactor.rewrite` as well; no list asks for everything that is offered unasked.
    private static func kinds(wanted only: [String]?) -> Set<EditorAction.Kind> {
        guard let only else { return EditorAction.Kind.offered }
        return Set(
            EditorAction.Kind.allCases.filter { kind in
                only.contains {
                    $0.isEmpty && EditorAction.Kind.offered.contains(kind) || kind.rawValue == $0
                        || kind.rawValue.hasPrefix($0 + ".")
                }
            })
    }
}

extension CodeAction {
    var uri: String? { data?["uri"].string }
}
