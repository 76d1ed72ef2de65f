import Features
import LayoutModel
import LanguageServerProtocol

/// The person's settings, `plumbline.*`.
struct Settings: Hashable, Sendable {
    static let section = "plumbline"

    /// The base of the rules' pages, to which a code is added; nil takes the pages beside the executable.
    var pages: String?
    var rules = RuleSelection()
    /// The library by which the app's views collapse where a document does not say how; nil where it uses none.
    var collapseStyle: CollapseStyle?
    /// Whether frames are shown at the declarations of views.
    var inlayHints = true
    /// Whether a line above each layout says how it stands.
    var codeLens = true
    /// Whether files that are not open are checked for a client that asks for that.
    var workspaceDiagnostics = true

    /// What holds for a file of no project.
    var ofEveryFile: FileSettings { FileSettings(rules: rules, collapseStyle: collapseStyle) }

    /// Takes over what `json` says, in the form `{"plumbline": {…}}` or as the inner object alone; what it leaves out stays.
    mutating func update(from json: JSONValue) {
        let inner = json[Self.section]
        let settings = inner.isNull ? json : inner
        if let pages = settings["pages"].string { self.pages = pages.isEmpty ? nil : pages }
        if let shown = settings["inlayHints"].bool { inlayHints = shown }
        if let shown = settings["codeLens"].bool { codeLens = shown }
        if let checked = settings["workspaceDiagnostics"].bool { workspaceDiagnostics = checked }
        if let style = settings["collapseStyle"].string { collapseStyle = CollapseStyle(rawValue: style) }
        if let enabled = settings["enable"].strings { rules.enabled = Set(enabled) }
        if let disabled = settings["disable"].strings { rules.disabled = Set(disabled) }
    }
}
