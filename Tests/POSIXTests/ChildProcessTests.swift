import Testing

@testable import POSIX

@Suite struct ChildProcessTests {
    private let path = [(name: "PATH", value: "/usr/bin:/bin")]

    private func run(_ arguments: [String], input: [UInt8] = [], atMost limit: Int = 1 << 24) throws -> ChildProcess {
        try ChildProcess.run(arguments, environment: path, input: input, atMost: limit)
    }

    @Test func outputErrorsAndStatusAreReturned() throws {
        let result = try run(["sh", "-c", "echo out; echo err >&2; exit 3"])
        #expect(result.status == 3)
        #expect(result.output == Array("out\n".utf8))
        #expect(result.errors == Array("err\n".utf8))
    }

    /// More than the buffers of pipes hold.
    @Test func muchInputAndOutputGoThrough() throws {
        let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 * 31) }
        #expect(try run(["cat"], input: bytes).output == bytes)
        #expect(try run(["cat"], input: bytes, atMost: 10).output == Array(bytes.prefix(10)))
    }

    @Test func aProgramNeedNotReadItsInput() throws {
        #expect(try run(["true"], input: Array(repeating: 0, count: 3_000_000)).status == 0)
    }

    @Test func aSignalIsNoStatus() throws {
        #expect(try run(["sh", "-c", "kill -9 $$"]).status == nil)
    }

    @Test func aMissingProgramIsAnError() {
        #expect(throws: SystemError(2)) { try run(["there is no such program"]) }
    }

    @Test func theEnvironmentIsOnlyWhatIsGiven() throws {
        let result = try run(["env"])
        #expect(String(decoding: result.output, as: UTF8.self) == "PATH=/usr/bin:/bin\n")
    }
}
