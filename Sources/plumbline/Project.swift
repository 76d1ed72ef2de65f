import Features
import LanguageServer
import LayoutModel
import POSIX

/// The settings for the files of a run: what the arguments say, and what the nearest `.plumbline.json` of each file says.
struct Project {
    static let option = Option(
        "--config", "FILE",
        "take the settings from here instead of the nearest .plumbline.json beside or above each file")

    /// What `help` says of it, for commands that take it.
    static let details = """
        Settings of a project stand in \(ProjectFile.name), in a folder above its files: codes to enable and disable, how views collapse,
        paths to leave out, findings to ignore. "plumbline help schema" prints its schema. What the arguments say counts more.
        """

    /// How to look at one file.
    struct FileSettings: Sendable {
        var rules: RuleSelection
        var collapseStyle: CollapseStyle?
    }

    private let rules: RuleSelection
    private let collapseStyle: CollapseStyle?
    private let files = ProjectFiles()
    private let named: ProjectFiles.Reading?
    /// What was complained about already.
    private var complaints: Set<String> = []

    init(_ arguments: Arguments) throws(UsageError) {
        rules = RuleSelection(
            enabled: Set(try codes(arguments.list(of: "--enable")).map(\.rawValue)),
            disabled: Set(try codes(arguments.list(of: "--disable")).map(\.rawValue)))
        collapseStyle = try CollapseStyleOption.style(arguments)
        named = arguments.value(of: Self.option.name).map { ProjectFiles.read($0, in: Files.folder(of: $0)) }
    }

    /// Whether the settings could be read, so far.
    var isReadable: Bool { complaints.isEmpty }

    /// The settings for a file. Those that cannot be read are complained about once, and none of theirs holds.
    mutating func settings(for path: String) -> FileSettings {
        let absolute = Files.absolute(path)
        guard let file = file(for: absolute) else { return FileSettings(rules: rules, collapseStyle: collapseStyle) }
        return FileSettings(
            rules: file.rules(forFileAt: absolute, under: rules), collapseStyle: collapseStyle ?? file.collapseStyle)
    }

    /// Whether settings that cannot be read would hold for a file: nobody knows what they say of it.
    mutating func isInDoubt(_ path: String) -> Bool {
        let absolute = Files.absolute(path)
        if case .failure = named ?? files.settings(forFileAt: absolute) { return true }
        return false
    }

    /// Whether a file below a folder is passed over.
    mutating func leavesOut(_ path: String) -> Bool {
        let absolute = Files.absolute(path)
        return file(for: absolute)?.excludes(absolute) ?? false
    }

    private mutating func file(for absolute: String) -> ProjectFile? {
        switch named ?? files.settings(forFileAt: absolute) {
        case .success(let file): return file
        case .failure(let problem):
            if complaints.insert(problem.message).inserted { Output.complain(problem.message) }
            return nil
        }
    }
}
