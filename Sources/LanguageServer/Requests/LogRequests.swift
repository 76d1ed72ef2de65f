import LayoutModel
import LogAnalysis
import Analysis
import Features
import LanguageServerProtocol
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
    let formats: FormatRegistry
    let flag: CancellationFlag

    private var positions: PositionConverter { PositionConverter(text: log.text, encoding: client.encoding) }

    func hover(_ params: TextDocumentPositionParams) -> LanguageServerProtocol.Hover? {
        let text = LogExplanations.hover(
            at: positions.offset(params.position), in: log, isCancelled: { flag.isCancelled })
        return text.map {
            LanguageServerProtocol.Hover(
                contents: $0.markup(asMarkdown: client.capabilities.hoverMarkdown), range: positions.range($0.range))
        }
    }

    /// Nothing where the person has switched them off.
    func codeLenses() -> [LanguageServerProtocol.CodeLens] {
        guard settings.codeLens else { return [] }
        return LogExplanations.lenses(of: log).map { lens in
            LanguageServerProtocol.CodeLens(
                range: positions.range(lens.range),
                data: .object(["uri": .string(uri), "dump": .number(Double(lens.dump))]))
        }
    }

    /// Adds the words.
    func resolve(_ lens: LanguageServerProtocol.CodeLens) -> LanguageServerProtocol.CodeLens {
        var lens = lens
        let title = lens.data?["dump"].integer.flatMap {
            LogExplanations.title(ofDump: $0, in: log, isCancelled: { flag.isCancelled })
        }
        guard let title else {
            lens.command = Command(title: "", command: "", arguments: nil)
            return lens
        }
        lens.command = Command(
            title: title, command: ServerCommand.explainLog.rawValue,
            arguments: [.object(["uri": .string(uri), "position": lens.range.start.json])])
        return lens
    }

    /// Where the constraint of a list is written.
    func definition(_ params: TextDocumentPositionParams) -> [Location]? {
        guard let files = workspace.logWorkspace(open: open, formats: formats, flag) else { return nil }
        let sources = LogExplanations.sources(
            at: positions.offset(params.position), in: log, workspace: files, isCancelled: { flag.isCancelled })
        let locations = sources.map { source in
            let text = source.range.flatMap { _ in files.files.first { $0.path == source.path }?.text }
            let range = text.flatMap { text in
                source.range.map { PositionConverter(text: text, encoding: client.encoding).range($0) }
            }
            // Of a source file only the line is known.
            let start = Position(line: max(source.line - 1, 0), character: 0)
            return Location(
                uri: DocumentURI.uri(ofPath: source.path), range: range ?? PositionRange(start: start, end: start))
        }
        return locations.isEmpty ? nil : locations
    }

    func explain(at position: Position?) throws(ResponseError) -> ExplainLogResult {
        guard let files = workspace.logWorkspace(open: open, formats: formats, flag) else { throw .cancelled }
        let report = LogExplanations.report(
            of: log, at: position.map(positions.offset), in: files,
            address: { "\(DocumentURI.uri(ofPath: $0.path))#L\($0.line)" }, isCancelled: { flag.isCancelled })
        guard !flag.isCancelled else { throw .cancelled }
        return ExplainLogResult(lists: report.lists, markdown: report.markdown, text: report.plaintext)
    }
}

/// What is to be explained: the argument of the command `plumbline.explainLog`.
struct ExplainLogParams: Sendable {
    /// The log, open or not.
    var uri: String?
    /// A text in place of a file.
    var text: String?
    /// The list at this place alone is meant.
    var position: Position?

    /// Members that are null are absent.
    init(_ arguments: [JSONValue]) throws(ResponseError) {
        guard let members = arguments.first?.object else {
            throw Self.wrong("one object is needed, with a uri or a text")
        }
        for (name, value) in members where ["uri", "text"].contains(name) && !value.isNull && value.string == nil {
            throw Self.wrong("\(name) is not a string")
        }
        uri = members["uri"]?.string
        text = members["text"]?.string
        guard uri != nil || text != nil else { throw Self.wrong("uri and text are missing") }
        if let place = members["position"], !place.isNull {
            guard let position = Position(place) else { throw Self.wrong("position is not a position") }
            self.position = position
        }
    }

    /// The text that was given, or what the file says: the newest version in the editor, else the file itself.
    func log(_ open: OpenDocument?) throws(ResponseError) -> LogSnapshot {
        if let text { return try Self.log(of: SourceText(text)) }
        if let open {
            if let log = open.log { return log }
            return try Self.log(of: open.text)
        }
        let uri = uri ?? ""
        guard let path = DocumentURI.filePath(of: uri), let stamp = FileStamp(path) else {
            throw ResponseError(.requestFailed, "\(uri) is not open, and is no file that can be read.")
        }
        guard stamp.size <= LogSnapshot.largest, let bytes = try? Files.contents(of: path) else {
            throw Self.tooLarge
        }
        return try Self.log(of: SourceText(utf8: bytes))
    }

    private static func log(of text: SourceText) throws(ResponseError) -> LogSnapshot {
        guard text.utf8.count <= LogSnapshot.largest else { throw tooLarge }
        return LogSnapshot(reading: text)
    }

    private static var tooLarge: ResponseError {
        ResponseError(
            .requestFailed, "The log is too large for an editor. In a terminal, plumbline log FILE explains it.")
    }

    private static func wrong(_ reason: String) -> ResponseError {
        ResponseError(.invalidParams, "The arguments of \(ServerCommand.explainLog.rawValue) are wrong: \(reason).")
    }
}

/// The answer to the command `plumbline.explainLog`.
struct ExplainLogResult: Codable, Sendable {
    /// How many different lists of constraints it tells of; none is no failure.
    var lists: Int
    var markdown: String
    var text: String
}
