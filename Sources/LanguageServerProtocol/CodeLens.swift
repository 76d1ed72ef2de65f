/// A command above a line of text.
package struct CodeLens: Codable, Hashable, Sendable {
    package var range: PositionRange
    /// Nil until it is resolved.
    package var command: Command?
    /// Sent back with `codeLens/resolve`.
    package var data: JSONValue?

    package init(range: PositionRange, data: JSONValue?) {
        self.range = range
        self.data = data
    }
}

package struct Command: Codable, Hashable, Sendable {
    package var title: String
    /// The identifier of the command.
    package var command: String
    package var arguments: [JSONValue]?

    package init(title: String, command: String, arguments: [JSONValue]?) {
        self.title = title
        self.command = command
        self.arguments = arguments
    }
}
