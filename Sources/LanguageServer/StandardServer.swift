import LanguageServerProtocol
import LayoutModel
import POSIX
import SourceText

extension Server {
    /// Serves the client on standard input and output, and returns the exit status.
    ///
    /// - Parameter arguments: those after the program's name.
    package static func runOverStandardStreams(arguments: [String], version: String, formats: FormatRegistry) -> Int32 {
        var environment = ServerEnvironment(version: version, formats: formats)
        environment.arguments = LaunchArguments(arguments)
        if let languages = environment.arguments.languages {
            environment.formats = FormatRegistry(formats.formats.filter { $0.serves(languages) })
            let known = Set(formats.formats.flatMap(\.pathExtensions))
            environment.arguments.unknown += languages.filter { !known.contains($0) }
        }
        environment.installedPages = { InstalledPages.base }
        environment.standardError = { FileDescriptor.standardError.put((printable($0) + "\n").utf8) }
        return Server(transport: StandardStreams(), environment: environment).run()
    }
}

extension LayoutFormat {
    fileprivate func serves(_ languages: [String]) -> Bool { !Set(pathExtensions).isDisjoint(with: languages) }
}

/// The pages of the codes, in the folder `pages` next to the executable.
enum InstalledPages {
    /// The folder's URI, which ends in a slash; nil if there is no such folder.
    static let base: String? = {
        guard let executable = Files.executable, let end = executable.lastIndex(of: "/") else { return nil }
        let folder = executable[...end] + "pages/"
        return Files.isFolder(String(folder)) ? FileURI.uri(ofPath: folder) : nil
    }()
}
