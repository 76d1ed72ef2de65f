import Analysis
import Features
import LayoutModel
import Synchronization

/// The settings for one file.
package struct FileSettings: Hashable, Sendable {
    package var rules: RuleSelection
    /// The library that collapses views, unless the file names another.
    package var collapseStyle: CollapseStyle?
    /// Whether the file is skipped when its folder is checked.
    package var isExcluded = false

    package init(rules: RuleSelection, collapseStyle: CollapseStyle?, isExcluded: Bool = false) {
        self.rules = rules
        self.collapseStyle = collapseStyle
        self.isExcluded = isExcluded
    }
}

/// Combines the user's settings and those of the projects. The user's override the project's.
///
/// A problem of a project's settings is reported once. Settings that cannot be read are ignored.
package final class ProjectSettings: Sendable {
    private let files: Mutex<ProjectFiles>
    private let workspace: @Sendable () -> [String]
    private let named: ProjectFiles.Reading?
    private let reported = Mutex(Reported())
    private let onProblem: @Sendable (String) -> Void

    private struct Reported {
        var errors: Set<String> = []
        var warnings: Set<String> = []
        /// The folders whose settings were searched for stale entries since they were read.
        var searchedFolders: Set<String> = []
    }

    /// - Parameters:
    ///   - named: settings for all files, used in place of the nearest settings file.
    ///   - workspace: the folders that the user works in; see ``ProjectFiles/init(workspace:)``.
    package init(
        named: ProjectFiles.Reading? = nil, workspace: @escaping @Sendable () -> [String],
        onProblem: @escaping @Sendable (String) -> Void
    ) {
        self.named = named
        self.workspace = workspace
        files = Mutex(ProjectFiles(workspace: workspace))
        self.onProblem = onProblem
    }

    /// Whether settings could not be read.
    package var hasProblems: Bool { reported.withLock { !$0.errors.isEmpty } }

    /// Reads the settings of projects again when they are next needed.
    func reload() {
        files.withLock { $0 = ProjectFiles(workspace: workspace) }
        reported.withLock { $0.searchedFolders = [] }
    }

    /// Whether settings files have changed since they were read.
    ///
    /// - Parameter path: the file whose settings are compared; nil for all files.
    func haveChanged(forFileAt path: String? = nil) -> Bool {
        let files = files.withLock { $0 }
        return path.map(files.haveChanged(forFileAt:)) ?? files.haveChanged()
    }

    /// - Parameters:
    ///   - path: an absolute path; nil for a document that is not a file.
    ///   - own: the user's settings.
    package func settings(forFileAt path: String?, under own: FileSettings) -> FileSettings {
        guard let path, let file = file(forFileAt: path) else { return own }
        return FileSettings(
            rules: file.rules(forFileAt: path, under: own.rules),
            collapseStyle: own.collapseStyle ?? file.collapseStyle, isExcluded: file.excludes(path))
    }

    /// The settings of a file's project; nil if there are none or they cannot be read.
    package func file(forFileAt path: String) -> ProjectFile? {
        switch reading(forFileAt: path) {
        case .success(let file):
            if let file, reported.withLock({ $0.searchedFolders.insert(file.folder).inserted }) {
                warnAboutStaleIgnores(in: file)
            }
            return file
        case .failure(let problem):
            if reported.withLock({ $0.errors.insert(problem.message).inserted }) { onProblem(problem.message) }
            return nil
        }
    }

    private func warnAboutStaleIgnores(in file: ProjectFile) {
        for path in file.staleIgnoredPaths() {
            let message =
                "\"\(ProjectFile.name)\": the entry of \"ignore\" for \"\(path)\" suppresses nothing, "
                + "as there is no such file or folder. Correct the path or remove the entry."
            if reported.withLock({ $0.warnings.insert(message).inserted }) { onProblem(message) }
        }
    }

    /// Whether the settings for a file cannot be read. Nothing may be written to them.
    package func isBroken(forFileAt path: String) -> Bool {
        if case .failure = reading(forFileAt: path) { true } else { false }
    }

    private func reading(forFileAt path: String) -> ProjectFiles.Reading {
        named ?? files.withLock { $0 }.settings(forFileAt: path)
    }
}
