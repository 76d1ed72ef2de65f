import Features
import LanguageServer
import LayoutModel
import POSIX
import SourceText

/// Where files and the projects around them are: on the disk, or in a commit.
struct FileSource: Sendable {
    /// Reads a file.
    var read: @Sendable (String, FormatRegistry) throws(UsageError) -> InputFile
    /// The paths of the other files whose declarations some files can use.
    var around: @Sendable ([String], FormatRegistry) -> [String]

    /// The path on the disk, which decides the settings.
    var absolute: @Sendable (String) -> String
    /// Finds the projects of files by their paths on the disk.
    var projects = ProjectRoots()

    static let disk = FileSource(
        read: { (path, formats) throws(UsageError) in try InputFile(path: path, formats) },
        around: { paths, formats in ProjectAround(around: paths, formats).paths },
        absolute: { Files.absolute($0) })

    /// One file with its declarations; nil if it cannot be read.
    ///
    /// - Parameters:
    ///   - absolute: its path from the root of the file system.
    ///   - isInput: whether its layouts are read too.
    func declarations(
        in path: String, at absolute: String, as file: FileID, _ formats: FormatRegistry, isInput: Bool
    ) -> (file: DeclaringFile, declarations: [Declaration])? {
        guard let input = try? read(path, formats) else { return nil }
        let mayContainLayouts = input.format.mayContainLayouts(input.text.utf8)
        var context = ParseContext()
        context.file = file
        context.path = absolute
        context.isReadSoon = isInput && mayContainLayouts
        let parsed = uncancelled { (never) throws(Cancelled) in
            try input.format.parseDeclarations(input.text, in: context, never)
        }
        return (DeclaringFile(text: input.text, mayContainLayouts: mayContainLayouts), parsed.declarations)
    }
}

/// A file that was read for its declarations.
struct DeclaringFile: Sendable {
    var text: SourceText
    var mayContainLayouts: Bool
}
