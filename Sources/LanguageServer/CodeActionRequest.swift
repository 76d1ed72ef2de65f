import Features
import LanguageServerProtocol
import LayoutModel
import SourceText

extension DocumentRequest {
    /// Nil where there is a newer version by now: the places of some of the actions would be wrong, and others would be missing.
    func codeActions(_ params: CodeActionParams) -> [CodeAction]? {
        let actions = allCodeActions(params)
        return flag.isCancelled ? nil : actions
    }

    private func allCodeActions(_ params: CodeActionParams) -> [CodeAction]? {
        // Without literals a client understands commands only, and the server has none.
        guard client.capabilities.codeActionLiterals else { return nil }
        let kinds = Self.kinds(wanted: params.context.only)
        let range = positions.range(params.range)
        let actions = actions(
            in: range, kinds: kinds, about: params.context.diagnostics, leavingFixAll: client.resolvesCodeActions
        )?.map { action in
            wire(action, range: range)
        }
        guard kinds.contains(.quickfix), let findings = document.findings(flag) else { return actions }
        return actions.map {
            $0 + projectSuppressions(in: range, findings: meant(findings, params.context.diagnostics))
        }
    }

    /// Of a client that names diagnostics of ours only those are meant.
    private func meant(_ findings: [Finding], _ named: [Diagnostic]) -> [Finding] {
        let wanted = Set(named.filter { $0.source == "plumbline" }.compactMap(\.code))
        return wanted.isEmpty ? findings : findings.filter { wanted.contains($0.code.rawValue) }
    }

    /// Adds the edit to an action that came without; of an older version it stays without.
    func resolve(_ action: CodeAction) -> CodeAction {
        guard action.edit == nil, let origin = ActionOrigin(action.data), origin.version == document.version else {
            return action
        }
        var resolved = action
        let kinds = Set(EditorAction.Kind.allCases.filter { $0.rawValue == action.kind })
        let range = TextRange(origin.start, origin.end)
        let same = actions(in: range, kinds: kinds, about: [])?.first {
            $0.title == action.title && $0.finding?.code.rawValue == origin.code
                && $0.finding?.range.start.value == origin.finding
        }
        if !flag.isCancelled { resolved.edit = same.map { edit($0.edits) } }
        return resolved
    }

    private func actions(
        in range: TextRange, kinds: Set<EditorAction.Kind>, about named: [Diagnostic], leavingFixAll: Bool = false
    ) -> [EditorAction]? {
        guard !kinds.isEmpty else { return [] }
        guard let check = document.check(flag) else { return nil }
        let findings = check.findings
        let flag = flag
        let actions =
            CodeActions.actions(
                in: range, of: snapshot, check: check, rules: document.rules, kinds: kinds,
                leavingFixAll: leavingFixAll, isCancelled: { flag.isCancelled })
            + (kinds.contains(.quickfix) ? CodeActions.suppressions(in: range, of: snapshot, findings: findings) : [])
        // A client that names diagnostics wants the repairs of those; a list that names none of ours means any.
        let wanted = Set(named.filter { $0.source == "plumbline" }.compactMap(\.code))
        guard !wanted.isEmpty else { return actions }
        return actions.filter { action in
            action.finding.map { wanted.contains($0.code.rawValue) } ?? true
        }
    }

    private func wire(_ action: EditorAction, range: TextRange) -> CodeAction {
        var wire = CodeAction(title: action.title, kind: action.kind.rawValue)
        wire.diagnostics = action.finding.map {
            [diagnostics.diagnostic($0, uri: document.uri, text: document.text)]
        }
        if client.capabilities.codeActionIsPreferred, action.isPreferred { wire.isPreferred = true }
        if client.resolvesCodeActions {
            wire.data = ActionOrigin(action, range: range, of: document).data
        } else {
            wire.edit = edit(action.edits)
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

    /// The edits of this document in the form that the client declared.
    func edit(_ edits: [TextEdit]) -> WorkspaceEdit {
        let wire = positions.edits(edits)
        if client.capabilities.documentChanges {
            return WorkspaceEdit(documentChanges: [
                TextDocumentEdit(uri: document.uri, version: document.version, edits: wire)
            ])
        }
        return WorkspaceEdit(changes: [document.uri: wire])
    }
}

extension CodeAction {
    var uri: String? { data?["uri"].string }
}

/// What an action needs to be found again when its edit is asked for.
private struct ActionOrigin {
    var uri: String
    var version: Int
    var start: Int
    var end: Int
    /// The finding's code and place, where it repairs one.
    var code: String?
    var finding: Int?

    init(_ action: EditorAction, range: TextRange, of document: OpenDocument) {
        uri = document.uri
        version = document.version
        start = range.start.value
        end = range.end.value
        code = action.finding?.code.rawValue
        finding = action.finding?.range.start.value
    }

    init?(_ data: JSONValue?) {
        guard let data, let uri = data["uri"].string, let version = data["version"].integer,
            let start = data["start"].integer, let end = data["end"].integer
        else { return nil }
        self.uri = uri
        self.version = version
        self.start = start
        self.end = end
        code = data["code"].string
        finding = data["finding"].integer
    }

    var data: JSONValue {
        var members: [String: JSONValue] = [
            "uri": .string(uri), "version": .number(Double(version)), "start": .number(Double(start)),
            "end": .number(Double(end)),
        ]
        members["code"] = code.map(JSONValue.string)
        members["finding"] = finding.map { .number(Double($0)) }
        return .object(members)
    }
}
