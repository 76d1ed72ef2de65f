import LayoutModel
import LanguageServerProtocol

/// What the server asks of its client, each only where the client has declared it.
extension Session {
    /// Offers what only some languages have, and asks for the settings and to be told of files and settings that change; once, when the
    /// client is ready for it.
    func ask() {
        let offers = client.offers(environment.formats).registrations
        if !offers.isEmpty { requests.send("client/registerCapability", RegistrationParams(offers), for: .notice) }
        var registrations: [RegistrationParams.Registration] = []
        if client.capabilities.watchesFiles {
            let endings = environment.formats.formats.flatMap(\.pathExtensions).joined(separator: ",")
            let globs = ["**/.plumbline.json", "**/*.{\(endings)}"]
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
                for: client.capabilities.watchesFiles ? .watching : .notice)
        }
        if client.capabilities.answersConfiguration { askForSettings() }
    }

    func askForSettings() {
        requests.send("workspace/configuration", ConfigurationParams(section: Settings.section), for: .configuration)
    }

    /// Asks the client to ask again for what it shows.
    func refresh() {
        let abilities = client.capabilities
        requests.refreshDiagnostics()
        if abilities.refreshesInlayHints { requests.send("workspace/inlayHint/refresh", JSONValue.null, for: .notice) }
        if abilities.refreshesCodeLenses { requests.send("workspace/codeLens/refresh", JSONValue.null, for: .notice) }
    }

    /// - Parameter result: nil where the client has refused.
    mutating func handle(_ result: JSONValue?, of purpose: ServerRequests.Purpose?) {
        switch purpose {
        case .configuration: configure(result?.array?.first ?? .null)
        case .progress(let progress): if result != nil { progress.begin() }
        case .watching: if result != nil { workspace.beginWatching() }
        case .notice, nil: break
        }
    }

    /// Makes what tells of a scan, once it is known to take long; nil where the client does not show such things.
    func scanProgress(_ given: ProgressToken?) -> @Sendable () -> ScanProgress? {
        { [scans, requests, outbox, isShown = client.capabilities.showsProgress] in
            guard given != nil || isShown else { return nil }
            let progress = ScanProgress(token: given ?? scans.newToken(), isGiven: given != nil, outbox: outbox)
            scans.add(progress)
            if given == nil {
                requests.send(
                    "window/workDoneProgress/create", WorkDoneProgressParams(token: progress.token),
                    for: .progress(progress))
            }
            return progress
        }
    }
}
