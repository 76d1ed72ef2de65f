import Features
import LanguageServer
import LayoutModel
import SourceText

/// What the files of a command can use: the declarations of the project of each; see ``ProjectRoots``.
///
/// Files outside of any project, in a folder that is none, are read as one project.
struct DeclaredProjects: Sendable {
    /// Numbered from 1 in their order.
    private let inputs: [String]
    /// Where the inputs are, from the root of the file system.
    private let places: [String]
    /// Files that are read for their declarations only; numbered after the inputs.
    private let others: [String]
    /// The folders of the inputs' projects.
    private let roots: [String?]
    private let source: FileSource
    /// What such files declare is known to themselves alone.
    private let uncompiled = UncompiledFiles()
    private let formats: FormatRegistry
    private var projects: [String?: Project] = [:]
    /// The inputs whose declarations were read, so that they need not be read again.
    private var files: [Int: DeclaringFile] = [:]

    /// Reads the declarations of the inputs, and of the files of their projects.
    ///
    /// - Parameter isStandardInput: whether the only input is standard input, with an assumed path. It can be read only
    ///   once, when it is checked.
    init(
        of inputs: [String], isStandardInput: Bool = false, in source: FileSource, _ formats: FormatRegistry, jobs: Int
    ) {
        self.inputs = inputs
        self.source = source
        self.formats = formats
        let uncompiled = uncompiled
        others = source.around(inputs, formats).filter { !uncompiled.contains(source.absolute($0)) }
        var finder = source.projects
        let paths = inputs + others
        let absolute = paths.map(source.absolute)
        places = Array(absolute[..<inputs.count])
        roots = places.map { finder.root(ofFileAt: $0) }
        var budget = SourceBudget()
        let sharing = paths.indices.filter { index in
            !(isStandardInput && index < inputs.count)
                && formats.format(path: paths[index])?.sharesDeclarations ?? false
                && budget.covers(paths[index], ofSize: FileStamp(absolute[index])?.size ?? 0)
        }
        if let message = budget.message { Output.note(message) }
        // A file that cannot be read is reported when it is checked.
        let declared = Parallel.map(sharing, jobs: jobs) { index in
            source.declarations(
                in: paths[index], at: absolute[index], as: Self.file(index), formats, isInput: index < inputs.count)
        }
        for (index, read) in zip(sharing, declared) where index < inputs.count { files[index] = read?.file }
        let isLoose = sharing.map { finder.root(ofFileAt: absolute[$0]) == nil }
        for root in Set(roots) {
            var project = Project.empty
            for (place, index) in sharing.enumerated() where !uncompiled.contains(absolute[index]) {
                guard root.map({ ProjectRoots.contains($0, absolute[index]) }) ?? isLoose[place] else { continue }
                _ = project.setDeclarations(declared[place]?.declarations ?? [], of: Self.file(index))
            }
            projects[root] = project
        }
    }

    /// What an input is read with.
    func context(ofInput index: Int) -> ParseContext {
        var context = ParseContext()
        context.file = Self.file(index)
        context.path = places[index]
        context.project = projects[roots[index]] ?? .empty
        return context
    }

    /// An input, if it was read for its declarations.
    func file(ofInput index: Int) -> DeclaringFile? { files[index] }

    /// The path of an input or of another file.
    func path(of file: FileID) -> String? {
        let index = Int(file.number) - 1
        if inputs.indices.contains(index) { return inputs[index] }
        return others.indices.contains(index - inputs.count) ? others[index - inputs.count] : nil
    }

    /// Reads an input again that was changed.
    mutating func noteChange(ofInput index: Int) {
        guard formats.format(path: inputs[index])?.sharesDeclarations ?? false else { return }
        let path = places[index]
        let read = source.declarations(in: inputs[index], at: path, as: Self.file(index), formats, isInput: false)
        files[index] = read?.file
        guard !uncompiled.contains(path) else { return }
        let declarations = read?.declarations ?? []
        for root in projects.keys where root == roots[index] || root.map({ ProjectRoots.contains($0, path) }) ?? false {
            _ = projects[root]?.setDeclarations(declarations, of: Self.file(index))
        }
    }

    private static func file(_ index: Int) -> FileID { FileID(Int32(clamping: index + 1)) }
}
