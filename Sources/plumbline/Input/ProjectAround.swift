import Features
import LanguageServer
import LayoutModel
import POSIX
import SourceText

/// The files of the projects around some files whose declarations those can use.
///
/// A file outside of any project is read alone; see ``ProjectRoots``.
struct ProjectAround: Sendable {
    /// The paths of the files, without those that it was made for; sorted by project and name.
    let paths: [String]

    /// The most files of a project that are read, so that a wrong root costs a second and not an hour.
    private static let mostFiles = 50_000

    /// - Parameter own: The files that are read anyway.
    init(around own: [String], _ formats: FormatRegistry) {
        func shares(_ path: String) -> Bool { formats.format(path: path)?.sharesDeclarations ?? false }
        let using = own.filter { formats.format(path: $0)?.usesDeclarations ?? false }.map(Files.absolute)
        var projects = ProjectRoots()
        let roots = Set(using.compactMap { projects.root(ofFileAt: $0) })
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

    /// What a command needs that reads one file: the declarations of the project around it.
    static func context(for input: InputFile, _ formats: FormatRegistry) -> ParseContext {
        guard input.format.usesDeclarations else { return ParseContext() }
        return DeclaredProjects(
            of: [input.path], isStandardInput: true, in: .disk, formats, jobs: Parallel.processorCount
        ).context(ofInput: 0)
    }
}
