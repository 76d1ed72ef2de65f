import LanguageServerProtocol

extension Session {
    /// The settings for one document: the user's, then the project's.
    func fileSettings(_ uri: String) -> FileSettings {
        projects.settings(forFileAt: DocumentURI.filePath(of: uri), under: settings.forAllFiles)
    }

    /// Takes new settings of the user. Some clients send none and have to be asked.
    mutating func changeSettings(_ json: JSONValue) {
        if json.isNull, client.capabilities.answersConfiguration { requestSettings() } else { configure(json) }
    }

    mutating func configure(_ json: JSONValue) {
        let old = settings
        logOnce(settings.update(from: json))
        guard settings != old else { return }
        if !settings.workspaceDiagnostics { publisher.resumePushing() }
        reloadSettings()
    }

    /// Handles files that were created, deleted or changed.
    mutating func noticeChangedFiles(_ uris: [String]) {
        workspace.forgetFiles()
        readDeclarations()
        if uris.contains(where: { DocumentURI.path(of: $0).hasSuffix("/" + ProjectFile.name) }) { reloadSettings() }
    }

    /// Reloads the settings of projects if they have changed, for a client that does not watch files.
    ///
    /// - Parameter uri: the document whose settings are compared; nil for all documents.
    mutating func noticeChangedSettings(of uri: String? = nil) {
        guard !workspace.isWatchedByClient else { return }
        if let uri {
            guard let path = DocumentURI.filePath(of: uri), projects.haveChanged(forFileAt: path) else { return }
        } else {
            guard projects.haveChanged() else { return }
        }
        reloadSettings()
    }

    /// Reads the settings of projects and checks all documents again.
    private mutating func reloadSettings() {
        projects.reload()
        for document in documents.all {
            let own = fileSettings(document.uri)
            documents[document.uri] = document.with(
                rules: own.rules, format: document.format?.collapsing(in: own.collapseStyle))
            changed.insert(document.uri)
        }
        refreshClient()
    }
}
