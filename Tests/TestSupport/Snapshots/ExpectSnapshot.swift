// `swift build -c release --static-swift-stdlib` also builds this target, but has no module Testing.
#if canImport(Testing)
    import Foundation
    import Testing

    /// Expects a text to be the literal that the call contains.
    ///
    /// With `PLUMBLINE_UPDATE_SNAPSHOTS=1` in the environment, the literal in the test's source file is rewritten
    /// instead:
    ///
    /// ```sh
    /// PLUMBLINE_UPDATE_SNAPSHOTS=1 swift test --filter SnapshotTests
    /// ```
    ///
    /// The test fails then too, so that nobody forgets to review the new text. A test's own helper may call this with
    /// the location of the call to the helper, which may have several literals: the one whose value is `expected` is
    /// rewritten.
    package func expectSnapshot(
        _ actual: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        guard !actual.utf8.elementsEqual(expected.utf8) else { return }
        guard updatesSnapshots else {
            let difference = LineDifference(from: expected, to: actual)
            Issue.record("The text is not the expected one:\n\(difference)", sourceLocation: sourceLocation)
            return
        }
        do throws(SnapshotRefusal) {
            try SnapshotFiles.shared.replace(
                expected, with: actual, inCallAt: sourceLocation.line, sourceLocation.column,
                ofFile: sourceLocation.filePath)
            Issue.record(
                "The expected text was rewritten. Review it, then run the test again.", sourceLocation: sourceLocation)
        } catch {
            let difference = LineDifference(from: expected, to: actual)
            Issue.record(
                "The expected text cannot be rewritten: \(error)\n\(difference)", sourceLocation: sourceLocation)
        }
    }

    /// Whether expected texts are rewritten rather than compared.
    package let updatesSnapshots = ProcessInfo.processInfo.environment["PLUMBLINE_UPDATE_SNAPSHOTS"] == "1"
#endif
