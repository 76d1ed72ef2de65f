import Features
import LanguageServerProtocol
import LayoutModel
import SourceText

/// A check of all files of a workspace, for one request.
///
/// Open documents are checked as they are in the editor. A file that is not open is read again only if it has changed,
/// and passed over in the folders of ``VendoredCode`` and where it is one of ``UncompiledFiles``.
struct WorkspaceCheck {
    let workspace: Workspace
    let open: [OpenDocument]
    let formats: FormatRegistry
    let settings: (String) -> FileSettings
    let converter: DiagnosticConverter
    /// The results that the client has, by ``DocumentURI/identity(of:)``: clients escape paths in different ways.
    private let previous: [String: WorkspaceDiagnosticParams.PreviousResult]
    private var items: [WorkspaceDiagnosticReport.Item] = []
    private var reported: Set<String> = []

    /// The fewest files for a progress bar. Fewer take too little time.
    private static let fewestForProgress = 8

    init(
        _ params: WorkspaceDiagnosticParams, of workspace: Workspace, open: [OpenDocument], formats: FormatRegistry,
        settings: @escaping (String) -> FileSettings, converter: DiagnosticConverter
    ) {
        self.workspace = workspace
        self.open = open
        self.formats = formats
        self.settings = settings
        self.converter = converter
        previous = Dictionary(params.previousResultIds.map { (DocumentURI.identity(of: $0.uri), $0) }) { $1 }
    }

    /// The findings of all files. If the user cancels the progress, those of the files checked so far.
    mutating func report(
        showing progress: () -> ScanProgress?, _ cancellation: Cancellation
    ) throws(Cancelled) -> WorkspaceDiagnosticReport {
        let isComplete = try addClosedFiles(showing: progress, cancellation)
        guard isComplete else { return WorkspaceDiagnosticReport(items) }
        for document in open.sorted(by: { $0.uri < $1.uri }) where document.format != nil {
            let findings = try document.findings(cancellation)
            add(
                converter.report(findings, of: document.located), of: DocumentURI.identity(of: document.uri),
                uri: document.uri, version: document.version)
        }
        // Clears the findings of files that no longer exist.
        for (identity, known) in previous.sorted(by: { $0.key < $1.key }) where !reported.contains(identity) {
            add(DocumentDiagnosticReport([]), of: identity, uri: known.uri)
        }
        return WorkspaceDiagnosticReport(items)
    }

    /// Returns false if the user cancelled.
    private mutating func addClosedFiles(
        showing progress: () -> ScanProgress?, _ cancellation: Cancellation
    ) throws(Cancelled) -> Bool {
        let openFiles = Set(open.map { DocumentURI.identity(of: $0.uri) })
        let folders = workspace.folders
        let uncompiled = workspace.uncompiledFiles()
        let files = try workspace.files(formats, cancellation)
            .filter { !openFiles.contains($0) && !VendoredCode.excludes($0, of: folders) }
            .map { (path: $0, settings: settings($0)) }
            .filter { !$0.settings.isExcluded && !uncompiled.contains($0.path) }
        let unknown = files.count { workspace.findings.known(at: $0.path) == nil }
        let progress = unknown >= Self.fewestForProgress ? progress() : nil
        defer { progress?.end() }
        let either = Cancellation { cancellation.isCancelled || progress?.flag.isCancelled ?? false }
        for (index, (path, settings)) in files.enumerated() {
            progress?.report(index, of: files.count)
            do throws(Cancelled) {
                try either.check()
                guard let report = try report(ofFileAt: path, settings, either) else { continue }
                add(report, of: path, uri: FileURI.uri(ofPath: path))
            } catch {
                try cancellation.check()
                return false
            }
        }
        return true
    }

    /// Nil for a file that cannot be read.
    private func report(
        ofFileAt path: String, _ settings: FileSettings, _ cancellation: Cancellation
    ) throws(Cancelled) -> DocumentDiagnosticReport? {
        guard let format = formats.format(path: path)?.collapsing(in: settings.collapseStyle) else { return nil }
        let reader = converter.reader
        let current = format.usesDeclarations ? reader.indexes.index(ofFileAt: path).current : nil
        let generation = current?.generation
        func isCurrent(_ file: FileFindings) -> Bool { file.settings == settings && file.generation == generation }
        return try workspace.findings.value(at: path, isCurrent: isCurrent) { text throws(Cancelled) in
            guard format.refusal(of: text.utf8) == nil else { return nil }
            let uri = FileURI.uri(ofPath: path)
            let located = LocatedText(file: reader.files.id(of: uri), uri: uri, text: text)
            let findings =
                format.mayContainLayouts(text.utf8)
                    || format.isLaidOutElsewhere(located.file, in: current?.project ?? .empty)
                ? try reader.findings(in: located, as: format, settings.rules, cancellation) : []
            return FileFindings(
                settings: settings, generation: generation, report: converter.report(findings, of: located))
        }?.report
    }

    private mutating func add(
        _ report: DocumentDiagnosticReport, of identity: String, uri: String, version: Int? = nil
    ) {
        reported.insert(identity)
        items.append(.init(uri: uri, version: version, report: report.since(previous[identity]?.value)))
    }
}
