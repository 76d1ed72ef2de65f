import LanguageServerProtocol

/// The requests of the server, each sent only if the client supports it.
extension Session {
    /// Registers features of some languages, and asks for settings and for changes of files and settings.
    func register() {
        let offered = offers.registrations
        if !offered.isEmpty { requests.send("client/registerCapability", RegistrationParams(offered)) }
        var registrations: [RegistrationParams.Registration] = []
        if client.capabilities.watchesFiles {
            let extensions = environment.formats.formats.flatMap(\.pathExtensions).joined(separator: ",")
            let globs = ["**/\(ProjectFile.name)", "**/\(XcodeProject.fileName)", "**/*.{\(extensions)}"]
            registrations.append(
                .init(
                    method: "workspace/didChangeWatchedFiles",
                    options: .object(["watchers": .array(globs.map { .object(["globPattern": .string($0)]) })])))
        }
        if client.capabilities.registersConfiguration {
            registrations.append(
                .init(
                    method: "workspace/didChangeConfiguration",
                    options: .object(["section": .string(Settings.section)])))
        }
        if !registrations.isEmpty {
            requests.send(
                "client/registerCapability", RegistrationParams(registrations),
                for: client.capabilities.watchesFiles ? .watchingFiles : .nothing)
        }
        if client.capabilities.answersConfiguration { requestSettings() }
    }

    func requestSettings() {
        requests.send("workspace/configuration", ConfigurationParams(section: Settings.section), for: .configuration)
    }

    /// Asks the client to request diagnostics, inlay hints and code lenses again.
    func refreshClient() {
        requests.refreshDiagnostics()
        if client.capabilities.refreshesInlayHints { requests.send("workspace/inlayHint/refresh") }
        if client.capabilities.refreshesCodeLenses { requests.send("workspace/codeLens/refresh") }
    }

    /// Handles the response to a request of the server.
    ///
    /// - Parameter result: nil for an error.
    mutating func handle(_ result: JSONValue?, for purpose: ServerRequests.Purpose?) {
        switch purpose {
        case .configuration: configure(result?.array?.first ?? .null)
        case .progress(let progress): if result != nil { progress.begin() }
        case .watchingFiles: if result != nil { workspace.beginWatching() }
        case .nothing, nil: break
        }
    }

    /// Returns a function that starts to show progress, for a scan to call once it is known to take long. The function
    /// returns nil if the client does not show progress.
    ///
    /// - Parameter token: the token that came with the client's request.
    func scanProgress(_ token: ProgressToken?) -> @Sendable () -> ScanProgress? {
        { [scans, requests, outbox, showsProgress = client.capabilities.showsProgress] in
            guard token != nil || showsProgress else { return nil }
            let progress = ScanProgress(token: token ?? scans.newToken(), isAccepted: token != nil, outbox: outbox)
            scans.add(progress)
            if token == nil {
                requests.send(
                    "window/workDoneProgress/create", WorkDoneProgressParams(token: progress.token),
                    for: .progress(progress))
            }
            return progress
        }
    }
}
