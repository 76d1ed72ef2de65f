/// The parameters of `workspace/executeCommand`.
package struct ExecuteCommandParams: Decodable, Sendable {
    package var command: String
    package var arguments: [JSONValue]?
}

package struct ExecuteCommandOptions: Encodable, Sendable {
    package var commands: [String]

    package init(commands: [String]) {
        self.commands = commands
    }
}
