/// The parameters of `workspace/symbol`.
package struct WorkspaceSymbolParams: Decodable, Sendable {
    package var query: String
}
