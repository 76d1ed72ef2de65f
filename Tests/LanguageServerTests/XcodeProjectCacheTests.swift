import TestSupport
import Testing

@testable import LanguageServer

@Suite struct XcodeProjectCacheTests {
    @Test func aProjectIsReadAgainWhenItsFileChanges() {
        let folder = TemporaryWorkspace(["App.xcodeproj/project.pbxproj": xcodeProjectText(compiling: ["A.swift"])])
        let path = "\(folder.path)/App.xcodeproj/project.pbxproj"
        let cache = XcodeProjectCache()
        #expect(cache.project(at: path)?.files == ["\(folder.path)/A.swift"])
        #expect(cache.project(at: path)?.files == ["\(folder.path)/A.swift"])
        folder.write(xcodeProjectText(compiling: ["A.swift", "B.swift"]), to: "App.xcodeproj/project.pbxproj")
        #expect(cache.project(at: path)?.files == ["\(folder.path)/A.swift", "\(folder.path)/B.swift"])
        folder.write("<<<<<<< HEAD", to: "App.xcodeproj/project.pbxproj")
        #expect(cache.project(at: path) == nil)
        #expect(cache.project(at: folder.path + "/Gone.xcodeproj/project.pbxproj") == nil)
    }
}
