import Foundation
import LanguageServerProtocol
import Testing

@testable import LanguageServer

@Suite struct ParentWatchTests {
    private func sleeper(seconds: String) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sleep")
        process.arguments = [seconds]
        try process.run()
        return process
    }

    @Test func theSessionEndsWithTheProcessThatTheClientNames() throws {
        let parent = try sleeper(seconds: "0.2")
        let editor = MockEditor { $0.parentPollSeconds = 0.05 }
        _ = editor.result(
            "initialize", ["processId": .number(Double(parent.processIdentifier)), "capabilities": [:]])
        parent.waitUntilExit()
        #expect(editor.exitStatus() == 1)
    }

    @Test func theSessionEndsWithTheProcessOnTheCommandLine() throws {
        let parent = try sleeper(seconds: "0.2")
        let editor = MockEditor {
            $0.arguments = LaunchArguments(["--clientProcessId=\(parent.processIdentifier)"])
            $0.parentPollSeconds = 0.05
        }
        parent.waitUntilExit()
        #expect(editor.exitStatus() == 1)
    }

    @Test(arguments: [.null, "12", -1, 0, 1e300] as [JSONValue])
    func invalidProcessesAreNotWatched(processID: JSONValue) {
        let editor = MockEditor { $0.parentPollSeconds = 0.01 }
        _ = editor.result("initialize", ["processId": processID, "capabilities": [:]])
        usleep(50_000)
        #expect(editor.errorCode("nonsense") == -32601)
    }

    @Test func aProcessOfAnotherUserIsAlive() {
        #expect(ParentWatch.isAlive(1))
        #expect(ParentWatch.isAlive(ProcessInfo.processInfo.processIdentifier))
    }
}

extension JSONValue: ExpressibleByFloatLiteral {
    package init(floatLiteral value: Double) { self = .number(value) }
}
