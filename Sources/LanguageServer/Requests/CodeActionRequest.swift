import Features
import LanguageServerProtocol
import LayoutModel
import SourceText

extension DocumentRequest {
    func codeActions(_ params: CodeActionParams) throws(Cancelled) -> [CodeAction]? {
        // A client without literals understands only commands, which these actions are not.
        guard client.capabilities.codeActionLiterals else { return nil }
        let kinds = Self.kinds(wanted: params.context.only)
        guard !kinds.isEmpty else { return [] }
        guard let check = try document.check(cancellation) else { return nil }
        let range = positions.range(params.range)
        // The client may list the diagnostics to fix. A list without any of this server's means all. Findings that are
        // only near the range are not among those that the client can list.
        let wanted = Set(params.context.diagnostics.filter { $0.source == "plumbline" }.compactMap(\.code))
        func isWanted(_ finding: Finding) -> Bool {
            wanted.isEmpty || wanted.contains(finding.code.rawValue) || !finding.isAt(range)
        }

        var actions = try CodeActions.actions(
            in: range, of: snapshot, check: check, rules: document.rules, kinds: kinds,
            resolvesFixAll: client.resolvesCodeActions, cancellation)
        guard kinds.contains(.quickfix) else { return actions.compactMap(wire) }
        actions += CodeActions.suppressions(in: range, of: snapshot, findings: check.findings)
        return actions.filter { $0.finding.map(isWanted) ?? true }.compactMap(wire)
            + projectSuppressions(in: range, findings: check.findings.filter(isWanted))
    }

    /// Adds the edits of fix-all, the only action without them. An action of an older version is returned unchanged.
    func resolve(_ action: CodeAction) throws(Cancelled) -> CodeAction {
        guard action.edit == nil, action.data?["version"].integer == document.version,
            let all = try CodeActions.fixAll(snapshot, rules: document.rules, cancellation)
        else { return action }
        var resolved = action
        resolved.edit = edit(all.edits)
        return resolved
    }

    private func wire(_ action: EditorAction) -> CodeAction? {
        if let obstacle = action.obstacle {
            guard client.capabilities.disabledCodeActions else { return nil }
            var wire = CodeAction(title: action.title, kind: action.kind.rawValue)
            wire.disabled = CodeAction.Disabled(reason: obstacle)
            return wire
        }
        var wire = CodeAction(title: action.title + Self.mark(of: action.fixKind), kind: action.kind.rawValue)
        wire.diagnostics = action.finding.map { [diagnostics.diagnostic($0, of: document.located)] }
        // Clients apply a preferred action without asking, so a choice is never marked.
        if client.capabilities.codeActionIsPreferred, action.isPreferred, action.fixKind == .safe {
            wire.isPreferred = true
        }
        if action.kind == .fixAll, action.edits.isEmpty {
            wire.data = resolveData()
        } else {
            guard let edit = edit(action.edits) else { return nil }
            wire.edit = edit
        }
        return wire
    }

    /// Says in the title of a fix whether it is safe or decides something.
    private static func mark(of kind: FixKind?) -> String {
        switch kind {
        case .safe: " (safe)"
        case .choice, .openChoice: " (choice)"
        case nil: ""
        }
    }

    /// The requested kinds, where `refactor` includes `refactor.rewrite`. Without a list, those that need no request.
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
