/// The text of an Xcode project, `project.pbxproj`.
///
/// - Parameters:
///   - files: the files that a target compiles, by their paths from the folder that contains the project.
///   - folders: folders of which it compiles everything.
package func xcodeProjectText(compiling files: [String], allIn folders: [String] = []) -> String {
    let references = files.enumerated().map { index, file in
        """
        F\(index) = {isa = PBXFileReference; path = "\(file)"; sourceTree = "<group>"; };
        B\(index) = {isa = PBXBuildFile; fileRef = F\(index); };

        """
    }
    let synchronized = folders.enumerated().map { index, folder in
        """
        S\(index) = {isa = PBXFileSystemSynchronizedRootGroup; path = "\(folder)"; sourceTree = "<group>"; };

        """
    }
    let children = files.indices.map { "F\($0)" } + folders.indices.map { "S\($0)" }
    return """
        // !$*UTF8*$!
        {
            objects = {
                P = {isa = PBXProject; mainGroup = G; projectDirPath = ""; };
                G = {isa = PBXGroup; children = (\(children.joined(separator: ", "))); sourceTree = "<group>"; };
                \((references + synchronized).joined())
            };
            rootObject = P;
        }

        """
}
