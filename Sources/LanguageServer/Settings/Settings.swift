import Analysis
import Features
import LanguageServerProtocol
import LayoutModel
import Rendering

/// The user's settings, `plumbline.*`.
struct Settings: Hashable, Sendable {
    static let section = "plumbline"

    /// The base URI of the pages of the codes; nil for the pages next to the executable.
    var pages: String?
    var rules = RuleSelection()
    /// The library that collapses the app's views, unless a document names another; nil if it uses none.
    var collapseStyle: CollapseStyle?
    var inlayHints = true
    /// Whether Swift code has inlay hints too.
    var inlayHintsInCode = false
    var codeLens = true
    /// Whether files that are not open are checked for a client that requests it.
    var workspaceDiagnostics = true
    /// What the views of a picture link to; nil for nothing.
    var sourceLink: SourceLink?

    /// The settings for a file without a project.
    var forAllFiles: FileSettings { FileSettings(rules: rules, collapseStyle: collapseStyle) }

    /// Takes the members of `{"plumbline": {…}}`, or of the inner object alone. Other settings stay as they are.
    ///
    /// - Returns: the problems of members that were ignored, as sentences.
    mutating func update(from json: JSONValue) -> [String] {
        let inner = json[Self.section]
        var settings = SettingsMembers(inner.isNull ? json : inner)
        if let pages = settings.string("pages") { self.pages = pages.isEmpty ? nil : pages }
        if let isShown = settings.bool("inlayHints") { inlayHints = isShown }
        if let isShown = settings.bool("inlayHintsInCode") { inlayHintsInCode = isShown }
        if let isShown = settings.bool("codeLens") { codeLens = isShown }
        if let isChecked = settings.bool("workspaceDiagnostics") { workspaceDiagnostics = isChecked }
        if let style = settings.word("collapseStyle", of: CollapseStyle.allCases.map(\.rawValue)) {
            collapseStyle = CollapseStyle(rawValue: style)
        }
        let link = settings.string("sourceLink", SourceLink.requirement) { SourceLink($0) != nil }
        if let link { sourceLink = SourceLink(link) }
        if let enabled = settings.codes("enable") { rules.enabled = Set(enabled.map(FindingCode.init(rawValue:))) }
        if let disabled = settings.codes("disable") { rules.disabled = Set(disabled.map(FindingCode.init(rawValue:))) }
        return settings.problems
    }
}
