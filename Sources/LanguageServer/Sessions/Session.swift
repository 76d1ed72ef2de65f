import LogAnalysis
import Dispatch
import Features
import LanguageServerProtocol
import SourceText

/// The reader's side of a session: takes message after message and decides what becomes of it.
struct Session {
    let transport: any Transport
    let environment: ServerEnvironment
    let outbox: Outbox
    let log: Log
    let pending: PendingRequests
    let documents: DocumentStore
    let publisher: DiagnosticsPublisher
    let tokenResults = TokenResults()
    let workspace = Workspace()
    let requests: ServerRequests
    let trace: Trace
    let scans = RunningScans()
    let reader: ProjectReader
    let projects: ProjectSettings
    /// For what a person waits for while moving about: hovers, completions, names.
    let quickQueue: DispatchQueue
    /// For what judges whole layouts. Its class is another one, since queues of one class share their threads and long work would hold up the quick.
    let longQueue: DispatchQueue
    /// For the search for repairs, which judges a layout hundreds of times. Of a class of its own, so that what is found in a new version
    /// never waits for it.
    let searchQueue: DispatchQueue
    /// Called once the client's process is gone.
    let clientDied: @Sendable () -> Void

    private(set) var lifecycle = Lifecycle.created
    private(set) var client = ClientProfile()
    private(set) var settings = Settings()
    private var framer = MessageFramer()
    /// The documents whose newest version has not been checked yet.
    private var changed: Set<String> = []
    /// What of the person's settings is not heeded, as far as it has been told.
    private var loggedProblems: Set<String> = []

    init(transport: any Transport, environment: ServerEnvironment, clientDied: @escaping @Sendable () -> Void) {
        self.transport = transport
        self.environment = environment
        self.clientDied = clientDied
        outbox = Outbox(transport)
        log = Log(outbox: outbox, standardError: environment.standardError)
        projects = ProjectSettings { [log] in log.write(.warning, $0) }
        trace = Trace(outbox: outbox)
        requests = ServerRequests(outbox: outbox)
        pending = PendingRequests(outbox: outbox, trace: trace)
        documents = DocumentStore()
        quickQueue = DispatchQueue(label: "plumbline.quick", qos: .userInitiated, attributes: .concurrent)
        longQueue = DispatchQueue(label: "plumbline.long", qos: .default, attributes: .concurrent)
        searchQueue = DispatchQueue(label: "plumbline.search", qos: .utility, attributes: .concurrent)
        publisher = DiagnosticsPublisher(store: documents, outbox: outbox, queue: longQueue)
        reader = ProjectReader(documents: documents, formats: environment.formats) { [publisher, requests] dependents in
            for document in dependents { publisher.checkAgain(document) }
            requests.refreshDiagnostics()
        }
    }

    /// Reads until the session ends and returns the exit status.
    mutating func run() -> Int32 {
        watch(environment.arguments.clientProcess.map(Int.init))
        for argument in environment.arguments.unknown {
            log.standardError("plumbline: the server has no argument \(argument); it is ignored")
        }
        defer { finish() }
        while true {
            let bytes = transport.read()
            guard !bytes.isEmpty else { return lifecycle.exitStatus }
            framer.append(bytes)
            while let frame = framer.next() {
                if let status = take(frame) { return status }
            }
            // What has arrived already may change the documents again: checking them now would be for nothing.
            if !transport.hasInput { checkChanged() }
        }
    }

    /// Nothing may be left unanswered that was asked before the end.
    private func finish() {
        publisher.stopAll()
        pending.stopWork()
        pending.drain(seconds: 2)
        outbox.drain(seconds: 2)
    }

    /// The exit status where the message ends the session.
    private mutating func take(_ frame: Frame) -> Int32? {
        switch frame {
        case .body(let body):
            let message = ClientMessage(body: body)
            trace.received(message, body)
            return take(message)
        case .unreadable(let reason):
            log.write(.error, "A message could not be read: \(reason).")
            outbox.send(ServerMessage.response(to: nil, error: ResponseError(.parseError, reason)))
            return nil
        }
    }

    private mutating func take(_ message: ClientMessage) -> Int32? {
        if let kind = message.lifecycleMessage {
            switch lifecycle.verdict(on: kind) {
            case .accept: break
            case .drop: return nil
            case .end(let status): return status
            case .refuse(let code):
                if case .request(let id, let method, _) = message {
                    let error = ResponseError(code, lifecycle.reason(forRefusing: method))
                    outbox.send(ServerMessage.response(to: id, error: error))
                }
                return nil
            }
        }
        switch message {
        case .request(let id, _, .success(let request)): answer(request, id)
        case .request(let id, _, .failure(let error)), .invalid(.some(let id), let error):
            outbox.send(ServerMessage.response(to: id, error: error))
        case .invalid(nil, let error): outbox.send(ServerMessage.response(to: nil, error: error))
        case .notification(_, .success(let notification)): handle(notification)
        case .notification(_, .failure(let error)) where error.code != .methodNotFound:
            log.write(.error, error.message)
        case .response(let id, let result): handle(result, of: requests.take(id))
        case .notification: break
        }
        return nil
    }

    // MARK: Lifecycle

    func initializeResult() -> InitializeResult {
        InitializeResult(
            capabilities: client.offers(environment.formats).capabilities,
            serverInfo: ServerInfo(name: "plumbline", version: environment.version))
    }

    mutating func initialize(_ params: InitializeParams, _ id: RequestID) {
        client = ClientProfile(params.capabilities)
        let problems = settings.update(from: params.initializationOptions)
        workspace.change(adding: params.folders)
        trace.set(params.trace)
        requests.refreshesDiagnostics(client.capabilities.refreshesDiagnostics)
        lifecycle = .running
        outbox.send(ServerMessage.response(to: id, result: initializeResult()))
        logOnce(problems)
        watch(params.processId)
    }

    /// Clients send the same settings again and again.
    private mutating func logOnce(_ problems: [String]) {
        for problem in problems where loggedProblems.insert(problem).inserted { log.write(.warning, problem) }
    }

    mutating func shutDown(_ id: RequestID) {
        lifecycle = .shutDown
        publisher.stopAll()
        pending.stopWork()
        outbox.send(ServerMessage.response(to: id, result: JSONValue.null))
    }

    private func watch(_ process: Int?) {
        guard let process = process.flatMap(Int32.init(exactly:)) else { return }
        ParentWatch.start(process, every: environment.parentPollSeconds, onDeath: clientDied)
    }

    // MARK: Documents

    /// What the person's settings and those of its project say of a document.
    private func fileSettings(_ uri: String) -> FileSettings {
        projects.settings(forFileAt: DocumentURI.filePath(of: uri), under: settings.ofEveryFile)
    }

    private mutating func handle(_ notification: ClientNotification) {
        switch notification {
        case .initialized:
            ask()
            readProject()
        case .exit: break
        case .cancelRequest(let params): pending.cancel(params.id)
        case .didOpen(let params): open(params.textDocument)
        case .didChange(let params): change(params)
        case .didSave(let params): noticeChangedSettings(of: params.textDocument.uri)
        case .didClose(let params): close(params.textDocument.uri)
        case .didChangeConfiguration(let params): changeSettings(params.settings ?? .null)
        case .didChangeWatchedFiles(let params): handle(params.changes.map(\.uri))
        case .cancelProgress(let params): scans.cancel(params.token)
        case .setTrace(let params): trace.set(params.value)
        case .didChangeWorkspaceFolders(let params):
            workspace.change(adding: params.event.added, removing: params.event.removed)
            readProject()
        }
    }

    private mutating func open(_ item: TextDocumentItem) {
        noticeChangedSettings()
        let own = fileSettings(item.uri)
        let path = DocumentURI.path(of: item.uri)
        let format = environment.formats.collapsing(in: own.collapseStyle)
            .format(path: path, languageID: item.languageId)
        documents[item.uri] = OpenDocument(
            uri: item.uri, version: item.version, text: SourceText(item.text), format: format,
            isLog: format == nil && LogSnapshot.isLog(path: path, languageID: item.languageId), rules: own.rules,
            reader: reader)
        changed.insert(item.uri)
    }

    private mutating func change(_ params: DidChangeTextDocumentParams) {
        let uri = params.textDocument.uri
        noticeChangedSettings(of: uri)
        guard let document = documents[uri] else {
            log.write(.warning, "An edit came for \(uri), which is not open; it is ignored.")
            return
        }
        let text = params.contentChanges.reduce(document.text) { text, change in
            guard let range = change.range else { return SourceText(change.text) }
            if [range.start, range.end].contains(where: { $0.line < 0 || $0.character < 0 }) {
                // To leave it out would part the texts for good; most likely the nearest place is meant.
                log.write(
                    .warning,
                    "An edit of \(uri) names a negative line or character; it is made at the nearest place that there is."
                )
            }
            let converter = PositionConverter(text: text, encoding: client.encoding)
            return text.applying([TextEdit(converter.range(range), change.text)])
        }
        documents[uri] = document.with(text: text, version: params.textDocument.version ?? document.version)
        pending.stopWork(on: uri)
        changed.insert(uri)
    }

    private mutating func close(_ uri: String) {
        guard let document = documents[uri] else {
            log.write(.warning, "\(uri) was closed, but is not open.")
            return
        }
        documents[uri] = nil
        pending.stopWork(on: uri)
        tokenResults.forget(uri)
        changed.remove(uri)
        publisher.clear(document, for: diagnosticConverter)
        // From now on the file on disk counts.
        if document.format?.sharesDeclarations == true { readProject() }
    }

    /// What the client does not send itself is asked for.
    private mutating func changeSettings(_ json: JSONValue) {
        if json.isNull, client.capabilities.answersConfiguration { askForSettings() } else { configure(json) }
    }

    mutating func configure(_ json: JSONValue) {
        let old = settings
        logOnce(settings.update(from: json))
        guard settings != old else { return }
        if !settings.workspaceDiagnostics { publisher.resumePushing() }
        projects.reload()
        applySettings()
    }

    /// Files have come, gone or changed.
    private mutating func handle(_ uris: [String]) {
        workspace.forgetFiles()
        readProject()
        guard uris.contains(where: { DocumentURI.path(of: $0).hasSuffix("/" + ProjectFile.name) }) else { return }
        projects.reload()
        applySettings()
    }

    /// A client that does not tell of files that change may have changed the settings of projects meanwhile: they are looked at where it
    /// comes with something anyway.
    ///
    /// - Parameter uri: only the settings for this document are looked at; nil for all.
    mutating func noticeChangedSettings(of uri: String? = nil) {
        guard !workspace.isWatchedByClient else { return }
        if let uri {
            guard let path = DocumentURI.filePath(of: uri), projects.haveChanged(forFileAt: path) else { return }
        } else {
            guard projects.haveChanged() else { return }
        }
        projects.reload()
        applySettings()
    }

    /// Looks at all documents again, under what the settings say now.
    private mutating func applySettings() {
        for document in documents.all {
            let own = fileSettings(document.uri)
            documents[document.uri] = document.with(
                rules: own.rules, format: document.format?.collapsing(in: own.collapseStyle))
            changed.insert(document.uri)
        }
        refresh()
    }

    /// Reads what the files of the folders declare to each other, where a format has such files.
    private func readProject() {
        guard environment.formats.formats.contains(where: \.sharesDeclarations) else { return }
        longQueue.async { [workspace, reader, formats = environment.formats] in
            workspace.readProject(formats, reader)
        }
    }

    // MARK: Diagnostics

    var diagnosticConverter: DiagnosticConverter {
        DiagnosticConverter(
            client: client, pages: settings.pages ?? environment.installedPages(), reader: reader)
    }

    private mutating func checkChanged() {
        guard !changed.isEmpty else { return }
        let converter = diagnosticConverter
        for uri in changed.sorted() {
            if let document = documents[uri] { publisher.check(document, for: converter) }
        }
        changed = []
    }
}
