import Analysis
import Features
import LanguageServer
import POSIX

/// The settings for the files of a run: the options, and for each file its nearest `.plumbline.json`.
struct SettingsOptions {
    static let option = Option(
        "--config", "FILE",
        "read the settings from FILE instead of the nearest .plumbline.json next to or above each file")

    /// What the arguments say.
    private let own: FileSettings
    private let projects: ProjectSettings

    init(_ arguments: Arguments) throws(UsageError) {
        let rules = RuleSelection(
            enabled: try codes(arguments.list(of: "--enable")),
            disabled: try codes(arguments.list(of: "--disable")))
        own = FileSettings(rules: rules, collapseStyle: try CollapseStyleOption.style(arguments))
        let named = arguments.value(of: Self.option.name).map { ProjectFiles.read($0, in: Files.folder(of: $0)) }
        projects = ProjectSettings(named: named, onProblem: Output.complain)
    }

    /// Whether the settings could be read, so far.
    var isReadable: Bool { !projects.hasProblems }

    /// The settings for a file. Those that cannot be read are complained about once, and none of theirs holds.
    func settings(for path: String) -> FileSettings {
        projects.settings(forFileAt: Files.absolute(path), under: own)
    }

    /// Whether settings that cannot be read would hold for a file: nobody knows what they say of it.
    func isInDoubt(_ path: String) -> Bool {
        projects.isBroken(forFileAt: Files.absolute(path))
    }

    /// Whether a file below a folder is passed over.
    func leavesOut(_ path: String) -> Bool {
        settings(for: path).isExcluded
    }
}
