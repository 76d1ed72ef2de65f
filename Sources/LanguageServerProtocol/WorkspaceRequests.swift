/// Source: LSP 3.17, "ConfigurationParams".
package struct ConfigurationParams: Codable, Sendable {
    package struct Item: Codable, Sendable {
        package var section: String
    }

    package var items: [Item]

    package init(section: String) {
        items = [Item(section: section)]
    }
}

/// Source: LSP 3.17, "RegistrationParams".
package struct RegistrationParams: Codable, Sendable {
    package struct Registration: Codable, Sendable {
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

package struct DidChangeWatchedFilesParams: Codable, Sendable {
    package struct Event: Codable, Sendable {
        package var uri: String
    }

    package var changes: [Event]
}

package struct SetTraceParams: Codable, Sendable {
    package var value: String
}

package struct LogTraceParams: Codable, Sendable {
    package var message: String
    package var verbose: String?

    package init(message: String, verbose: String? = nil) {
        self.message = message
        self.verbose = verbose
    }
}

/// Identifies work of which progress is told.
package enum ProgressToken: Hashable, Sendable {
    case number(Int)
    case string(String)
}

extension ProgressToken: Codable {
    package init(from decoder: any Decoder) throws {
        switch try RequestID(from: decoder) {
        case .number(let number): self = .number(number)
        case .string(let string): self = .string(string)
        }
    }

    package func encode(to encoder: any Encoder) throws {
        switch self {
        case .number(let number): try RequestID.number(number).encode(to: encoder)
        case .string(let string): try RequestID.string(string).encode(to: encoder)
        }
    }
}

package struct WorkDoneProgressParams: Codable, Sendable {
    package var token: ProgressToken

    package init(token: ProgressToken) {
        self.token = token
    }
}

/// Source: LSP 3.17, "Work Done Progress".
package struct ProgressParams: Codable, Sendable {
    package struct Value: Codable, Sendable {
        package var kind: String
        package var title: String?
        package var message: String?
        package var percentage: Int?
        package var cancellable: Bool?

        package static func begin(_ title: String) -> Value {
            Value(kind: "begin", title: title, percentage: 0, cancellable: true)
        }

        package static func report(_ message: String, percentage: Int) -> Value {
            Value(kind: "report", message: message, percentage: percentage)
        }

        package static let end = Value(kind: "end")
    }

    package var token: ProgressToken
    package var value: Value

    package init(token: ProgressToken, value: Value) {
        self.token = token
        self.value = value
    }
}

package struct WorkspaceDiagnosticParams: Codable, Sendable {
    package struct PreviousResult: Codable, Sendable {
        package var uri: String
        package var value: String
    }

    package var previousResultIds: [PreviousResult]
    package var workDoneToken: ProgressToken?
}

/// Source: LSP 3.17, "WorkspaceDiagnosticReport".
package struct WorkspaceDiagnosticReport: Encodable, Sendable {
    package struct Item: Encodable, Sendable {
        package var uri: String
        /// Of the document that is open; nil for a file that is not.
        package var version: Int?
        package var report: DocumentDiagnosticReport

        package init(uri: String, version: Int? = nil, report: DocumentDiagnosticReport) {
            self.uri = uri
            self.version = version
            self.report = report
        }

        enum CodingKeys: CodingKey {
            case uri, version
        }

        package func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(uri, forKey: .uri)
            // The protocol demands the member, as null where there is none.
            try container.encode(version, forKey: .version)
            try report.encode(to: encoder)
        }
    }

    package var items: [Item]

    package init(_ items: [Item]) {
        self.items = items
    }
}
