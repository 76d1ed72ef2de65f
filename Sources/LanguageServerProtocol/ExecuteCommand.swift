/// Source: LSP 3.17, "ExecuteCommandParams".
package struct ExecuteCommandParams: Codable, Sendable {
    package var command: String
    package var arguments: [JSONValue]?
}

/// Source: LSP 3.17, "ExecuteCommandOptions".
package struct ExecuteCommandOptions: Codable, Sendable {
    package var commands: [String]

    package init(commands: [String]) {
        self.commands = commands
    }
}
