import Features
import LanguageServerProtocol
import SourceText
import Synchronization

/// What was found in a file that is not open, under which rules.
struct FileFindings: Sendable {
    var rules: RuleSelection
    var report: DocumentDiagnosticReport
}

extension Workspace {
    /// Fewer files than these are checked before anybody could read how far that has come.
    private static let fewestForProgress = 8

    /// The findings of all files of the folders that are not open: those are the client's to ask for, or are published. Nil once `flag`
    /// is set.
    ///
    /// A file that is as it was is not read again. Where the person ends the scan, the answer is what has been found until then.
    func diagnostics(
        _ params: WorkspaceDiagnosticParams, besides open: [OpenDocument], formats: FormatRegistry,
        rules: (String) -> RuleSelection?, converter: DiagnosticConverter, progress: () -> ScanProgress?,
        _ flag: CancellationFlag
    ) -> WorkspaceDiagnosticReport? {
        let openPaths = Set(open.compactMap { DocumentURI.filePath(of: $0.uri) })
        let previous = Dictionary(params.previousResultIds.map { ($0.uri, $0.value) }) { $1 }
        guard let all = files(formats, flag) else { return nil }
        let paths = all.filter { !openPaths.contains($0) && rules($0) != nil }
        let fresh = paths.count { findings.known(at: $0) == nil }
        let progress = fresh >= Self.fewestForProgress ? progress() : nil
        defer { progress?.end() }

        var items: [WorkspaceDiagnosticReport.Item] = []
        var seen: Set<String> = []
        for (done, path) in paths.enumerated() {
            if flag.isCancelled { return nil }
            if progress?.flag.isCancelled ?? false { return WorkspaceDiagnosticReport(items) }
            progress?.report(done, of: paths.count)
            guard let format = formats.format(path: path), let rules = rules(path) else { continue }
            let uri = DocumentURI.uri(ofPath: path)
            let file = findings.value(at: path, isCurrent: { $0.rules == rules }) { text in
                guard format.refusal(of: text.utf8) == nil else { return nil }
                let snapshot = Snapshot(reading: text, as: format)
                let found = Diagnostics.findings(
                    in: snapshot, rules: rules,
                    isCancelled: { flag.isCancelled || progress?.flag.isCancelled ?? false })
                guard let found else { return nil }
                let report = DocumentDiagnosticReport(
                    found.map { converter.diagnostic($0, uri: uri, text: text) })
                return FileFindings(rules: rules, report: report)
            }
            guard let file else { continue }
            seen.insert(uri)
            items.append(.init(uri: uri, report: file.report.since(previous[uri])))
        }
        // What the client has of files that are gone is taken away. Open files are asked for by themselves.
        let openURIs = Set(open.map(\.uri))
        for uri in previous.keys.sorted() where !seen.contains(uri) && !openURIs.contains(uri) {
            items.append(.init(uri: uri, report: DocumentDiagnosticReport([]).since(previous[uri])))
        }
        return WorkspaceDiagnosticReport(items)
    }
}
