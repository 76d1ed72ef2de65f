import LayoutModel
import POSIX

extension Server {
    /// Serves the client at the other end of standard input and output, and returns the process's exit status.
    ///
    /// - Parameter arguments: those of the command line, without the program's name.
    package static func runOverStandardStreams(arguments: [String], version: String, formats: FormatRegistry) -> Int32 {
        var environment = ServerEnvironment(version: version, formats: formats)
        environment.arguments = LaunchArguments(arguments)
        environment.installedPages = { InstalledPages.base }
        environment.standardError = { FileDescriptor.standardError.put(($0 + "\n").utf8) }
        return Server(transport: StandardStreams(), environment: environment).run()
    }
}

/// The rules' pages in the folder `pages` beside the executable.
enum InstalledPages {
    /// The folder's URI with a slash at its end; nil where there is no such folder.
    static let base: String? = {
        guard let executable = Files.executable, let end = executable.lastIndex(of: "/") else { return nil }
        let folder = executable[...end] + "pages/"
        return Files.isFolder(String(folder)) ? DocumentURI.uri(ofPath: folder) : nil
    }()
}
