import Features
import LanguageServerProtocol
import LayoutModel
import LogAnalysis
import POSIX
import SourceText

/// A request about one version of one console log.
struct LogRequest: Sendable {
    let uri: String
    let log: LogSnapshot
    let client: ClientProfile
    let settings: Settings
    let workspace: Workspace
    let open: [OpenDocument]
    let reader: ProjectReader
    let cancellation: Cancellation

    private var positions: PositionConverter { PositionConverter(text: log.text, encoding: client.encoding) }

    func hover(_ params: TextDocumentPositionParams) throws(Cancelled) -> LanguageServerProtocol.Hover? {
        try LogExplanations.hover(at: positions.offset(params.position), in: log, cancellation)?
            .hover(positions, for: client)
    }

    /// Empty if the user has turned code lenses off.
    func codeLenses() -> [LanguageServerProtocol.CodeLens] {
        guard settings.codeLens else { return [] }
        return LogExplanations.lenses(of: log).map { lens in
            LanguageServerProtocol.CodeLens(
                range: positions.range(lens.range),
                data: .object(["uri": .string(uri), "dump": .number(Double(lens.dump))]))
        }
    }

    /// Adds the title.
    func resolve(_ lens: LanguageServerProtocol.CodeLens) throws(Cancelled) -> LanguageServerProtocol.CodeLens {
        let dump = lens.data?["dump"].integer
        let title = try dump.flatMap { dump throws(Cancelled) in
            try LogExplanations.title(ofDump: dump, in: log, cancellation)
        }
        return lens.resolved(title: title, .explainLog, uri: uri)
    }

    /// The source locations of the constraint at a position; nil if none is known.
    func definition(_ params: TextDocumentPositionParams) throws(Cancelled) -> [Location]? {
        let files = try workspace.logWorkspace(open: open, reader, cancellation)
        let sources = try LogExplanations.sources(
            at: positions.offset(params.position), in: log, workspace: files, cancellation)
        let locations = sources.map { source in
            let text = source.range.flatMap { _ in files.files.first { $0.path == source.path }?.text }
            let range = text.flatMap { text in
                source.range.map { PositionConverter(text: text, encoding: client.encoding).range($0) }
            }
            // A log names only the line of a source file.
            let start = Position(line: max(source.line - 1, 0), character: 0)
            return Location(
                uri: FileURI.uri(ofPath: source.path), range: range ?? PositionRange(start: start, end: start))
        }
        return locations.isEmpty ? nil : locations
    }

    /// - Parameter position: a position in one of the lists; nil for all lists.
    func explain(at position: Position?) throws(Cancelled) -> ExplainLogResult {
        let files = try workspace.logWorkspace(open: open, reader, cancellation)
        let report = try LogExplanations.report(
            of: log, at: position.map(positions.offset), in: files,
            address: { "\(FileURI.uri(ofPath: $0.path))#L\($0.line)" }, cancellation)
        return ExplainLogResult(lists: report.lists, markdown: report.markdown, text: report.plaintext)
    }
}

/// The argument of the command `plumbline.explainLog`.
struct ExplainLogParams: Sendable {
    /// The log, open or not.
    var uri: String?
    /// A text instead of a file.
    var text: String?
    /// A position in the list to explain; nil for all lists.
    var position: Position?

    init(_ arguments: [JSONValue]?) throws(ResponseError) {
        let members = try CommandArguments(of: .explainLog, arguments)
        uri = try members.string("uri")
        text = try members.string("text")
        guard uri != nil || text != nil else { throw members.problem("uri and text are missing") }
        position = try members.position()
    }

    /// The given text, the newest version in the editor, or the file.
    func log(_ open: OpenDocument?) throws(ResponseError) -> LogSnapshot {
        if let text { return try Self.log(of: SourceText(text)) }
        if let open {
            if let log = open.log { return log }
            return try Self.log(of: open.text)
        }
        let uri = uri ?? ""
        guard let path = DocumentURI.filePath(of: uri), FileStamp(path) != nil else {
            throw ResponseError(.requestFailed, "\(uri) is not open, and there is no such file.")
        }
        let bytes: [UInt8]
        do throws(ReadError) {
            bytes = try Files.contents(of: path, atMost: LogSnapshot.largest)
        } catch {
            if case .tooLarge = error { throw Self.tooLarge }
            throw ResponseError(.requestFailed, "\(uri) cannot be read: \(error.reason).")
        }
        return try Self.log(of: SourceText(utf8: bytes))
    }

    private static func log(of text: SourceText) throws(ResponseError) -> LogSnapshot {
        guard text.utf8.count <= LogSnapshot.largest else { throw tooLarge }
        return LogSnapshot(reading: text)
    }

    private static var tooLarge: ResponseError {
        let limit = LogSnapshot.largest >> 20
        return ResponseError(
            .requestFailed, "The log is larger than \(limit) MB. Use plumbline log FILE in a terminal.")
    }
}

/// The result of the command `plumbline.explainLog`.
struct ExplainLogResult: Codable, Sendable {
    /// The number of different lists of constraints; 0 is not an error.
    var lists: Int
    var markdown: String
    var text: String
}
