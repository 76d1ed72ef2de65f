import Analysis
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
    ///
    /// - Returns: what nobody heeds of it, as sentences.
    mutating func update(from json: JSONValue) -> [String] {
        let inner = json[Self.section]
        var settings = SettingsMembers(inner.isNull ? json : inner)
        if let pages = settings.string("pages") { self.pages = pages.isEmpty ? nil : pages }
        if let shown = settings.bool("inlayHints") { inlayHints = shown }
        if let shown = settings.bool("codeLens") { codeLens = shown }
        if let checked = settings.bool("workspaceDiagnostics") { workspaceDiagnostics = checked }
        if let style = settings.word("collapseStyle", of: CollapseStyle.allCases.map(\.rawValue)) {
            collapseStyle = CollapseStyle(rawValue: style)
        }
        if let enabled = settings.codes("enable") { rules.enabled = Set(enabled.map(FindingCode.init(rawValue:))) }
        if let disabled = settings.codes("disable") { rules.disabled = Set(disabled.map(FindingCode.init(rawValue:))) }
        return settings.problems
    }
}
