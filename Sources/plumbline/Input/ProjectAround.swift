import Features
import LanguageServer
import LayoutModel
import POSIX
import SourceText

/// The files of the projects around some files whose declarations those can use.
///
/// The project of a file is the nearest folder at or above it with settings or a repository. A file outside of any
/// project is read alone.
struct ProjectAround: Sendable {
    /// The paths of the files, without those that it was made for; sorted by project and name.
    let paths: [String]

    /// The most files of a project that are read, so that a wrong root costs a second and not an hour.
    private static let mostFiles = 50_000

    /// - Parameter own: The files that are read anyway.
    init(around own: [String], _ formats: FormatRegistry) {
        func shares(_ path: String) -> Bool { formats.format(path: path)?.sharesDeclarations ?? false }
        let sharing = own.filter(shares).map(Files.absolute)
        var roots: [String] = []
        for root in Set(sharing.map(Files.folder(of:))).compactMap(Self.root) where !roots.contains(root) {
            roots.append(root)
        }
        var known = Set(own.map(Files.absolute))
        var found: [String] = []
        for root in roots.sorted() {
            var finder = FileFinder(matching: shares)
            for path in finder.files(in: root) where known.insert(path).inserted && found.count < Self.mostFiles {
                found.append(path)
            }
        }
        paths = found
    }

    private static func root(above folder: String) -> String? {
        var folder = folder
        while true {
            let prefix = folder.hasSuffix("/") ? folder : folder + "/"
            if Files.isThere(prefix + ProjectFile.name) || Files.isThere(prefix + ".git") { return folder }
            let parent = Files.folder(of: folder)
            guard parent != folder, !parent.isEmpty else { return nil }
            folder = parent
        }
    }

    /// What a command needs that reads one file: the declarations of the project around it.
    static func context(for input: InputFile, _ formats: FormatRegistry) -> ParseContext {
        var context = ParseContext()
        guard input.format.sharesDeclarations else { return context }
        let others = ProjectAround(around: [input.path], formats).paths
        let declared = Parallel.map(Array(others.indices), jobs: Parallel.processorCount) { index in
            let file = FileID(Int32(clamping: index + 1))
            return (file, FileSource.disk.declarations(in: others[index], as: file, formats))
        }
        for (file, declarations) in declared { _ = context.project.setDeclarations(declarations, of: file) }
        return context
    }
}
