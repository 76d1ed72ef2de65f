import Features
import LanguageServerProtocol
import LayoutModel
import Synchronization

/// How to look at one file.
struct FileSettings: Hashable, Sendable {
    var rules: RuleSelection
    /// The library by which views collapse where the file does not say how.
    var collapseStyle: CollapseStyle?
    /// Whether the project wants it left out where nobody names it.
    var isExcluded = false
}

/// What the person's settings and those of the projects say of each file.
///
/// What the person says counts more. The settings of a project that cannot be read are told of once, and none of theirs holds.
final class ProjectSettings: Sendable {
    private let files = Mutex(ProjectFiles())
    private let told: Mutex<Set<String>> = Mutex([])
    private let onProblem: @Sendable (String) -> Void

    init(onProblem: @escaping @Sendable (String) -> Void) {
        self.onProblem = onProblem
    }

    /// Reads the files of settings anew when they are next asked for.
    func reload() {
        files.withLock { $0 = ProjectFiles() }
    }

    /// - Parameter path: from the root of the file system; nil for what is no file of this machine.
    func settings(forFileAt path: String?, under settings: Settings) -> FileSettings {
        guard let path, let file = file(forFileAt: path) else {
            return FileSettings(rules: settings.rules, collapseStyle: settings.collapseStyle)
        }
        return FileSettings(
            rules: file.rules(forFileAt: path, under: settings.rules),
            collapseStyle: settings.collapseStyle ?? file.collapseStyle, isExcluded: file.excludes(path))
    }

    /// The settings of the project of a file; nil where it has none that can be read.
    func file(forFileAt path: String) -> ProjectFile? {
        switch files.withLock({ $0 }).settings(forFileAt: path) {
        case .success(let file): return file
        case .failure(let problem):
            if told.withLock({ $0.insert(problem.message).inserted }) { onProblem(problem.message) }
            return nil
        }
    }

    /// Whether there are settings for a file that cannot be read, so that nothing may be written to them.
    func isBroken(forFileAt path: String) -> Bool {
        if case .failure = files.withLock({ $0 }).settings(forFileAt: path) { true } else { false }
    }
}
