import LayoutModel
import Features
import LanguageServerProtocol
import SourceText
import Synchronization

/// What was found in a file that is not open, under which settings.
struct FileFindings: Sendable {
    var settings: FileSettings
    /// The generation of the project, where other files have part in what was found.
    var generation: Int?
    var report: DocumentDiagnosticReport
}

extension Workspace {
    /// Fewer files than these are checked before anybody could read how far that has come.
    private static let fewestForProgress = 8

    /// The findings of all files of the folders, and of the documents that are open, as they stand there. Nil once `flag` is set.
    ///
    /// Clients ask by themselves for the open documents that a person sees, and rely on this for the others. A file that is as it was is
    /// not read again. Where the person ends the scan, the answer is what has been found until then.
    func diagnostics(
        _ params: WorkspaceDiagnosticParams, open: [OpenDocument], formats: FormatRegistry,
        settings: (String) -> FileSettings, converter: DiagnosticConverter, progress: () -> ScanProgress?,
        _ flag: CancellationFlag
    ) -> WorkspaceDiagnosticReport? {
        let openPaths = Set(open.map { Self.place(of: $0.uri) })
        // By the file, since clients escape what is in a path in different ways.
        let previous = Dictionary(params.previousResultIds.map { (Self.place(of: $0.uri), $0) }) { $1 }
        guard let all = files(formats, flag) else { return nil }
        let files = all.filter { !openPaths.contains($0) }.map { (path: $0, settings: settings($0)) }
            .filter { !$0.settings.isExcluded }
        let fresh = files.count { findings.known(at: $0.path) == nil }
        let progress = fresh >= Self.fewestForProgress ? progress() : nil
        defer { progress?.end() }

        var items: [WorkspaceDiagnosticReport.Item] = []
        var seen: Set<String> = []
        for (done, (path, settings)) in files.enumerated() {
            if flag.isCancelled { return nil }
            if progress?.flag.isCancelled ?? false { return WorkspaceDiagnosticReport(items) }
            progress?.report(done, of: files.count)
            guard let format = formats.format(path: path)?.collapsing(in: settings.collapseStyle) else { continue }
            let uri = DocumentURI.uri(ofPath: path)
            let cancellation = Cancellation { flag.isCancelled || progress?.flag.isCancelled ?? false }
            let generation = format.sharesDeclarations ? converter.reader.index.current.generation : nil
            func isCurrent(_ file: FileFindings) -> Bool { file.settings == settings && file.generation == generation }
            let file = findings.value(at: path, isCurrent: isCurrent) { text in
                guard format.refusal(of: text.utf8) == nil else { return nil }
                let located = LocatedText(file: converter.reader.files.id(of: uri), uri: uri, text: text)
                guard format.mayContainLayouts(text.utf8) else {
                    return FileFindings(
                        settings: settings, generation: generation, report: converter.report([], of: located))
                }
                guard let found = try? converter.reader.findings(in: located, as: format, settings.rules, cancellation)
                else { return nil }
                return FileFindings(
                    settings: settings, generation: generation, report: converter.report(found, of: located))
            }
            guard let file else { continue }
            seen.insert(path)
            items.append(.init(uri: uri, report: file.report.since(previous[path]?.value)))
        }
        for document in open.sorted(by: { $0.uri < $1.uri }) where document.format != nil {
            guard let found = try? document.findings(flag.cancellation) else { return nil }
            let report = converter.report(found, of: document.located)
            let place = Self.place(of: document.uri)
            seen.insert(place)
            items.append(
                .init(uri: document.uri, version: document.version, report: report.since(previous[place]?.value)))
        }
        // What the client has of files that are gone is taken away.
        for (place, known) in previous.sorted(by: { $0.key < $1.key }) where !seen.contains(place) {
            items.append(.init(uri: known.uri, report: DocumentDiagnosticReport([]).since(known.value)))
        }
        return WorkspaceDiagnosticReport(items)
    }

    /// The path of a file; what is none stands for itself.
    private static func place(of uri: String) -> String { DocumentURI.filePath(of: uri) ?? uri }
}
