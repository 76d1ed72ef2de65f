/// The parameters of `workspace/configuration`, which the server sends.
package struct ConfigurationParams: Encodable, Sendable {
    package struct Item: Encodable, Sendable {
        package var section: String
    }

    package var items: [Item]

    package init(section: String) {
        items = [Item(section: section)]
    }
}

/// The parameters of `client/registerCapability`, which the server sends.
package struct RegistrationParams: Encodable, Sendable {
    package struct Registration: Encodable, Sendable {
        package var id: String
        package var method: String
        package var registerOptions: JSONValue

        package init(method: String, options: JSONValue) {
            id = "plumbline \(method)"
            self.method = method
            registerOptions = options
        }
    }

    package var registrations: [Registration]

    package init(_ registrations: [Registration]) {
        self.registrations = registrations
    }
}

/// The parameters of `workspace/didChangeWatchedFiles`.
package struct DidChangeWatchedFilesParams: Decodable, Sendable {
    package struct Event: Decodable, Sendable {
        package var uri: String
    }

    package var changes: [Event]
}
