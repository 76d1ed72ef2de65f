import Foundation

extension Server {
    /// Serves the client at the other end of standard input and output, and returns the process's exit status.
    ///
    /// - Parameter arguments: those of the command line, without the program's name.
    package static func runOverStandardStreams(arguments: [String], version: String) -> Int32 {
        var environment = Environment(version: version)
        environment.arguments = LaunchArguments(arguments)
        environment.installedPages = { InstalledPages.base }
        environment.standardError = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
        return Server(transport: StandardStreams(), environment: environment).run()
    }
}

/// The rules' pages in the folder `pages` beside the executable.
enum InstalledPages {
    /// The folder's URL with a slash at its end; nil where there is no such folder.
    static let base: String? = {
        guard let executable = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return nil }
        let folder = executable.deletingLastPathComponent().appendingPathComponent("pages", isDirectory: true)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue else {
            return nil
        }
        return folder.absoluteString
    }()
}
