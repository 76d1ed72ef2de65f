package struct WorkspaceSymbolParams: Codable, Sendable {
    package var query: String
}
