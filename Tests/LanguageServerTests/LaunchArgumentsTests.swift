import Testing

@testable import LanguageServer

@Suite struct LaunchArgumentsTests {
    @Test func bothFlagsAreRead() {
        let arguments = LaunchArguments(["--stdio", "--clientProcessId=42"])
        #expect(arguments.clientProcess == 42)
        #expect(arguments.unknown.isEmpty)
        #expect(LaunchArguments([]) == LaunchArguments(["--stdio"]))
    }

    @Test(arguments: ["--socket=5", "--clientProcessId=x", "--clientProcessId=99999999999999"])
    func unknownArgumentsAreCollected(argument: String) {
        #expect(LaunchArguments([argument]).unknown == [argument])
        #expect(LaunchArguments([argument]).clientProcess == nil)
    }
}
