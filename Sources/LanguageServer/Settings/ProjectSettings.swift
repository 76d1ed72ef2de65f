import Analysis
import Features
import LanguageServerProtocol
import LayoutModel
import Synchronization

/// How to look at one file.
package struct FileSettings: Hashable, Sendable {
    package var rules: RuleSelection
    /// The library by which views collapse where the file does not say how.
    package var collapseStyle: CollapseStyle?
    /// Whether the project wants it left out where nobody names it.
    package var isExcluded = false

    package init(rules: RuleSelection, collapseStyle: CollapseStyle?, isExcluded: Bool = false) {
        self.rules = rules
        self.collapseStyle = collapseStyle
        self.isExcluded = isExcluded
    }
}

/// What the person's settings and those of the projects say of each file.
///
/// What the person says counts more. The settings of a project that cannot be read are told of once, and none of theirs holds.
package final class ProjectSettings: Sendable {
    private let files = Mutex(ProjectFiles())
    private let named: ProjectFiles.Reading?
    private let told: Mutex<Set<String>> = Mutex([])
    private let noticed = Mutex(Noticed())
    private let onProblem: @Sendable (String) -> Void

    /// What was told of entries for nothing, which are no problem.
    private struct Noticed {
        /// The folders whose settings were looked through since they were read.
        var folders: Set<String> = []
        var messages: Set<String> = []
    }

    /// - Parameter named: settings that hold for every file, in place of the nearest ones.
    package init(named: ProjectFiles.Reading? = nil, onProblem: @escaping @Sendable (String) -> Void) {
        self.named = named
        self.onProblem = onProblem
    }

    /// Whether settings were asked for that could not be read.
    package var hasProblems: Bool { told.withLock { !$0.isEmpty } }

    /// Reads the files of settings anew when they are next asked for.
    func reload() {
        files.withLock { $0 = ProjectFiles() }
        noticed.withLock { $0.folders = [] }
    }

    /// Whether settings that were read are no longer what stands there.
    ///
    /// - Parameter path: only those for this file are looked at; nil for all.
    func haveChanged(forFileAt path: String? = nil) -> Bool {
        let files = files.withLock { $0 }
        return path.map(files.haveChanged(forFileAt:)) ?? files.haveChanged()
    }

    /// - Parameters:
    ///   - path: from the root of the file system; nil for what is no file of this machine.
    ///   - own: what the person says.
    package func settings(forFileAt path: String?, under own: FileSettings) -> FileSettings {
        guard let path, let file = file(forFileAt: path) else { return own }
        return FileSettings(
            rules: file.rules(forFileAt: path, under: own.rules),
            collapseStyle: own.collapseStyle ?? file.collapseStyle, isExcluded: file.excludes(path))
    }

    /// The settings of the project of a file; nil where it has none that can be read.
    func file(forFileAt path: String) -> ProjectFile? {
        switch reading(forFileAt: path) {
        case .success(let file):
            if let file, noticed.withLock({ $0.folders.insert(file.folder).inserted }) {
                warnAboutStaleIgnores(in: file)
            }
            return file
        case .failure(let problem):
            if told.withLock({ $0.insert(problem.message).inserted }) { onProblem(problem.message) }
            return nil
        }
    }

    private func warnAboutStaleIgnores(in file: ProjectFile) {
        for path in file.ignoredPathsOfNothing() {
            let message =
                "\"\(ProjectFile.name)\": there is no \"\(path)\" beside it, so the entry of \"ignore\" with that path suppresses nothing and can go. A path is that of a file or of a folder."
            if noticed.withLock({ $0.messages.insert(message).inserted }) { onProblem(message) }
        }
    }

    /// Whether there are settings for a file that cannot be read, so that nothing may be written to them.
    package func isBroken(forFileAt path: String) -> Bool {
        if case .failure = reading(forFileAt: path) { true } else { false }
    }

    private func reading(forFileAt path: String) -> ProjectFiles.Reading {
        named ?? files.withLock { $0 }.settings(forFileAt: path)
    }
}
