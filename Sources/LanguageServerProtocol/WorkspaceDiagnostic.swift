/// The parameters of `workspace/diagnostic`.
package struct WorkspaceDiagnosticParams: Decodable, Sendable {
    /// A result that the client has.
    package struct PreviousResult: Decodable, Sendable {
        package var uri: String
        /// The identity of the result.
        package var value: String
    }

    package var previousResultIds: [PreviousResult]
    package var workDoneToken: ProgressToken?
}

package struct WorkspaceDiagnosticReport: Encodable, Sendable {
    package struct Item: Encodable, Sendable {
        package var uri: String
        /// Nil for a file that is not open.
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
            // The protocol requires the member, even if it is null.
            try container.encode(version, forKey: .version)
            try report.encode(to: encoder)
        }
    }

    package var items: [Item]

    package init(_ items: [Item]) {
        self.items = items
    }
}
