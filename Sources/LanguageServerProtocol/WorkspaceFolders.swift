package struct WorkspaceFolder: Decodable, Hashable, Sendable {
    package var uri: String

    package init(uri: String) {
        self.uri = uri
    }
}

/// The parameters of `workspace/didChangeWorkspaceFolders`.
package struct DidChangeWorkspaceFoldersParams: Decodable, Sendable {
    package struct Event: Decodable, Sendable {
        package var added: [WorkspaceFolder]
        package var removed: [WorkspaceFolder]
    }

    package var event: Event
}
