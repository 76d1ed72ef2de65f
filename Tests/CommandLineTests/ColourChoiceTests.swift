import Testing

/// When output is coloured.
@Suite struct ColourChoiceTests {
    @Test(
        arguments: [
            (["FORCE_COLOR": "1"], [], true), (["FORCE_COLOR": ""], [], false),
            (["FORCE_COLOR": "1", "TERM": "dumb"], [], true),
            (["FORCE_COLOR": "1", "NO_COLOR": "1"], [], false), (["FORCE_COLOR": "1"], ["--color", "never"], false),
            (["NO_COLOR": "1"], ["--color", "always"], true), ([:], [], false),
        ] as [([String: String], [String], Bool)])
    func variablesAndTheOptionDecide(environment: [String: String], options: [String], isColoured: Bool) throws {
        let folder = try TemporaryFolder(["a.layout": Sample.error])
        let result = try Plumbline.run(
            ["check", "a.layout"] + options, in: folder.url,
            environment: ["NO_COLOR": "", "FORCE_COLOR": ""].merging(environment) { $1 })
        #expect(result.output.contains("\u{1B}[1;31m") == isColoured)
        #expect(result.complaints.contains("\u{1B}[") == isColoured)
    }
}
