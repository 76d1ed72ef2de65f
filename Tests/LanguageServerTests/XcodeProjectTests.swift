import Testing

@testable import LanguageServer

@Suite struct XcodeProjectTests {
    /// A project in the folder `/app` with objects besides the project itself.
    private func project(_ objects: String, directory: String = "") -> XcodeProject? {
        let text = """
            // !$*UTF8*$!
            {
                objects = {
                    P = {isa = PBXProject; mainGroup = G; projectDirPath = "\(directory)"; };
                    \(objects)
                };
                rootObject = P;
            }
            """
        return XcodeProject(Array(text.utf8), in: "/app")
    }

    @Test func groupsSayWhereAFileIs() {
        let read = project(
            """
            G = {isa = PBXGroup; children = (S, T, R, A); sourceTree = "<group>"; };
            S = {isa = PBXGroup; children = (V, U, N, D); path = Sources; sourceTree = "<group>"; };
            V = {isa = PBXGroup; children = (F); name = Views; path = "UI/../Views"; sourceTree = "<group>"; };
            F = {isa = PBXFileReference; path = "Über uns.swift"; sourceTree = "<group>"; };
            U = {isa = PBXFileReference; path = Unused.swift; sourceTree = "<group>"; };
            N = {isa = PBXGroup; children = (I); name = "No folder"; sourceTree = "<group>"; };
            I = {isa = PBXFileReference; path = I.swift; sourceTree = "<group>"; };
            D = {isa = PBXFileReference; path = Data.json; sourceTree = "<group>"; };
            T = {isa = PBXFileReference; path = Tests/T.swift; sourceTree = SOURCE_ROOT; };
            R = {isa = PBXFileReference; path = ../Shared/R.swift; sourceTree = "<group>"; };
            A = {isa = PBXFileReference; path = /else/A.swift; sourceTree = "<absolute>"; };
            1 = {isa = PBXBuildFile; fileRef = F; }; 2 = {isa = PBXBuildFile; fileRef = I; };
            3 = {isa = PBXBuildFile; fileRef = D; }; 4 = {isa = PBXBuildFile; fileRef = T; };
            5 = {isa = PBXBuildFile; fileRef = R; }; 6 = {isa = PBXBuildFile; fileRef = A; };
            """)
        #expect(
            read?.files == [
                "/app/Sources/Views/Über uns.swift", "/app/Sources/I.swift", "/app/Tests/T.swift", "/Shared/R.swift",
                "/else/A.swift",
            ])
        #expect(read?.names == [] && read?.folders == [])
    }

    @Test func foldersOfWhichAllIsCompiledAreKnown() {
        let read = project(
            """
            G = {isa = PBXGroup; children = (A, T); path = Code; sourceTree = "<group>"; };
            A = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
            T = {isa = PBXFileSystemSynchronizedRootGroup; path = Tests; sourceTree = SOURCE_ROOT; };
            """, directory: "../root")
        #expect(read?.folders == ["/root/Code/App", "/root/Tests"])
    }

    /// Of a file that tools generate, or that no group contains, only the name is known.
    @Test func filesWithoutAPlaceAreKnownByName() {
        let read = project(
            """
            G = {isa = PBXGroup; children = (F, G); sourceTree = "<group>"; };
            F = {isa = PBXFileReference; path = made/R.swift; sourceTree = BUILT_PRODUCTS_DIR; };
            L = {isa = PBXFileReference; path = Lost.swift; sourceTree = "<group>"; };
            1 = {isa = PBXBuildFile; fileRef = F; }; 2 = {isa = PBXBuildFile; fileRef = L; };
            3 = {isa = PBXBuildFile; fileRef = missing; }; 4 = {isa = PBXBuildFile; productRef = Kit; };
            """)
        #expect(read?.files == [] && read?.names == ["R.swift", "Lost.swift"])
    }

    @Test func aFolderWithoutAPlaceLeavesTheProjectUnread() {
        let folder = "A = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "
        #expect(project("G = {isa = PBXGroup; children = (A); };\n\(folder)BUILT_PRODUCTS_DIR; };") == nil)
        #expect(project("G = {isa = PBXGroup; children = (); };\n\(folder)\"<group>\"; };") == nil)
        #expect(project("G = {isa = PBXGroup; children = (A); };\n\(folder)\"<group>\"; };")?.folders == ["/app/App"])
    }

    @Test func deepGroupsLeaveTheProjectUnread() {
        func chain(_ depth: Int) -> String {
            "G = {isa = PBXGroup; children = (0); };\n"
                + (0..<depth).map { "\($0) = {isa = PBXGroup; children = (\($0 + 1)); };" }.joined(separator: "\n")
        }
        #expect(project(chain(100)) != nil)
        #expect(project(chain(50_000)) == nil)
    }

    @Test func otherTextIsNoProject() {
        #expect(XcodeProject(Array("{ objects = {}; rootObject = P; }".utf8), in: "/app") == nil)
        #expect(XcodeProject(Array("{ a = (b); }".utf8), in: "/app") == nil)
        #expect(XcodeProject([], in: "/app") == nil)
    }
}
