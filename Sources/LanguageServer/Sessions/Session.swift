import Dispatch
import Features
import LanguageServerProtocol
import LayoutModel

/// The reader of a session. It takes one message after the other, and handles it or passes it to a worker.
struct Session {
    let transport: any Transport
    let environment: ServerEnvironment
    let outbox: Outbox
    let log: Log
    let pending: PendingRequests
    let documents: DocumentStore
    let publisher: DiagnosticsPublisher
    let tokenResults = TokenResults()
    let workspace: Workspace
    let requests: ServerRequests
    let trace: Trace
    let scans = RunningScans()
    let reader: ProjectReader
    let projects: ProjectSettings
    /// For work that the user waits for while typing: hovers, completions, names.
    let quickQueue: DispatchQueue
    /// For checking whole layouts. Queues of one quality of service share their threads, so this one has its own: long
    /// work must not delay quick work.
    let longQueue: DispatchQueue
    /// For the search for repairs, which checks a layout hundreds of times. It has its own quality of service too, so
    /// that findings in a new version never wait for it.
    let searchQueue: DispatchQueue
    /// For reading the declarations of closed files, one pass after the other.
    let declarationQueue: DispatchQueue
    /// Called when the client's process has ended, or no longer reads.
    let clientDied: @Sendable () -> Void

    private var lifecycle = Lifecycle.created
    private var framer = MessageFramer()
    private(set) var client = ClientProfile()
    var settings = Settings()
    /// The documents whose newest version has not been checked yet.
    var changed: Set<String> = []
    /// The problems of settings that were logged. Clients send the same settings again and again.
    private var loggedProblems: Set<String> = []

    init(transport: any Transport, environment: ServerEnvironment, clientDied: @escaping @Sendable () -> Void) {
        self.transport = transport
        self.environment = environment
        self.clientDied = clientDied
        outbox = Outbox(transport) { [standardError = environment.standardError] failure in
            if failure == .full {
                standardError("plumbline: the client does not read what the server sends, so the session ends.")
            }
            clientDied()
        }
        log = Log(outbox: outbox, standardError: environment.standardError)
        workspace = Workspace { [log] in log.write(.warning, $0) }
        projects = ProjectSettings(workspace: { [workspace] in workspace.folders }) { [log] in log.write(.warning, $0) }
        trace = Trace(outbox: outbox)
        requests = ServerRequests(outbox: outbox)
        pending = PendingRequests(outbox: outbox, trace: trace)
        documents = DocumentStore()
        quickQueue = DispatchQueue(label: "plumbline.quick", qos: .userInitiated, attributes: .concurrent)
        longQueue = DispatchQueue(label: "plumbline.long", qos: .default, attributes: .concurrent)
        searchQueue = DispatchQueue(label: "plumbline.search", qos: .utility, attributes: .concurrent)
        declarationQueue = DispatchQueue(label: "plumbline.declarations", target: longQueue)
        publisher = DiagnosticsPublisher(store: documents, outbox: outbox, queue: longQueue)
        reader = ProjectReader(
            documents: documents, formats: environment.formats,
            isUncompiled: { [workspace] in workspace.uncompiledFiles().contains($0) }
        ) { [publisher, requests] dependents in
            for document in dependents { publisher.checkAgain(document) }
            requests.refreshDiagnostics()
        }
    }

    /// Reads until the session ends and returns the exit status.
    mutating func run() -> Int32 {
        watch(environment.arguments.clientProcess.map(Int.init))
        for argument in environment.arguments.unknown {
            log.standardError("plumbline: unknown argument \(argument), ignored")
        }
        defer { finish() }
        while true {
            let bytes = transport.read()
            guard !bytes.isEmpty else { return lifecycle.exitStatus }
            framer.append(bytes)
            while let frame = framer.next() {
                if let status = take(frame) { return status }
            }
            // Messages that have already arrived may change the documents again.
            if !transport.hasInput { checkChanged() }
        }
    }

    /// Waits for the responses to the requests that were sent before the end.
    private func finish() {
        publisher.stopAll()
        pending.stopWork()
        pending.drain(seconds: 2)
        outbox.drain(seconds: 2)
    }

    /// Returns the exit status if the message ends the session.
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
        case .response(let id, let result): handle(result, for: requests.take(id))
        case .notification: break
        }
        return nil
    }

    // MARK: Lifecycle

    mutating func initialize(_ params: InitializeParams, _ id: RequestID) {
        client = ClientProfile(params.capabilities)
        let problems = settings.update(from: params.initializationOptions)
        workspace.change(adding: params.folders)
        trace.setLevel(params.trace)
        requests.setRefreshesDiagnostics(client.capabilities.refreshesDiagnostics)
        lifecycle = .running
        let result = InitializeResult(
            capabilities: offers.capabilities,
            serverInfo: ServerInfo(name: "plumbline", version: environment.version))
        outbox.send(ServerMessage.response(to: id, result: result))
        logOnce(problems)
        watch(params.processId)
    }

    var offers: FeatureOffers { FeatureOffers(of: environment.formats.formats, to: client) }

    mutating func logOnce(_ problems: [String]) {
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

    // MARK: Notifications

    private mutating func handle(_ notification: ClientNotification) {
        switch notification {
        case .initialized:
            register()
            readDeclarations()
        case .exit: break
        case .cancelRequest(let params): pending.cancel(params.id)
        case .didOpen(let params): open(params.textDocument)
        case .didChange(let params): change(params)
        case .didSave(let params):
            noticeChangedSettings(of: params.textDocument.uri)
            save(params.textDocument.uri)
            // Other files may have changed too, as when a branch was switched.
            if !workspace.isWatchedByClient { readDeclarations() }
        case .didClose(let params): close(params.textDocument.uri)
        case .didChangeConfiguration(let params): changeSettings(params.settings ?? .null)
        case .didChangeWatchedFiles(let params): noticeChangedFiles(params.changes.map(\.uri))
        case .cancelProgress(let params): scans.cancel(params.token)
        case .setTrace(let params): trace.setLevel(params.value)
        case .didChangeWorkspaceFolders(let params):
            workspace.change(adding: params.event.added, removing: params.event.removed)
            readDeclarations()
        }
    }

    /// Reads the declarations of files that are not open, if a format has any.
    func readDeclarations() {
        guard environment.formats.formats.contains(where: \.sharesDeclarations) else { return }
        declarationQueue.async { [workspace, reader, formats = environment.formats] in
            workspace.readDeclarations(formats, reader)
        }
    }
}
