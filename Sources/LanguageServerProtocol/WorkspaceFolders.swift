/// Source: LSP 3.17, "WorkspaceFolder".
package struct WorkspaceFolder: Codable, Hashable, Sendable {
    package var uri: String

    package init(uri: String) {
        self.uri = uri
    }
}

package struct DidChangeWorkspaceFoldersParams: Codable, Sendable {
    package struct Event: Codable, Sendable {
        package var added: [WorkspaceFolder]
        package var removed: [WorkspaceFolder]
    }

    package var event: Event
}
