import Analysis
import Features
import LanguageServer
import POSIX

/// The settings for the files of a run: those of the options, combined with the nearest `.plumbline.json` of each file.
struct SettingsOptions {
    static let option = Option(
        "--config", "FILE",
        "read the settings from FILE instead of the nearest .plumbline.json next to or above each file")

    /// The settings of the options.
    let own: FileSettings
    let projects: ProjectSettings

    init(_ arguments: Arguments) throws(UsageError) {
        let rules = RuleSelection(
            enabled: try codes(["--enable", "--select", "--only"].flatMap(arguments.list)),
            disabled: try codes(arguments.list(of: "--disable")))
        own = FileSettings(rules: rules, collapseStyle: try CollapseStyleOption.style(arguments))
        let named = arguments.value(of: Self.option.name).map {
            ProjectFiles.read($0, in: Files.folder(of: $0), readsStreams: true)
        }
        projects = ProjectSettings(named: named, workspace: { [Files.absolute(".")] }, onProblem: Output.complain)
    }

    /// Whether all settings that were needed so far could be read.
    var areReadable: Bool { !projects.hasProblems }

    /// The settings for a file. Settings that cannot be read are reported once and ignored.
    func settings(for path: String) -> FileSettings {
        projects.settings(forFileAt: Files.absolute(path), under: own)
    }

    /// Whether the settings for a file cannot be read.
    func areUnreadable(for path: String) -> Bool {
        projects.isBroken(forFileAt: Files.absolute(path))
    }

    /// Whether a file is skipped when its folder is checked.
    func excludes(_ path: String) -> Bool {
        settings(for: path).isExcluded
    }
}
