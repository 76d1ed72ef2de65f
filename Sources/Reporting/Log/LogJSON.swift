import LogAnalysis
import RuntimeLog
import SourceText

/// Explained logs as JSON. Lines are one-based; `members` are indices in `constraints`.
package enum LogJSON {
    package static func report(_ logs: [ExplainedLog]) -> String {
        let list = logs.map { log in
            JSON.object([
                ("path", .string(log.path)),
                ("dumps", .array(log.explanations.map { object($0, in: log) })),
            ])
        }
        return JSON.object([("version", .integer(1)), ("files", .array(list))]).text + "\n"
    }

    private static func object(_ explanation: LogExplanation, in log: ExplainedLog) -> JSON {
        let members = explanation.statements.indices.filter { explanation.statements[$0].isMember }
        return .object([
            ("line", .integer(log.line(of: explanation.dump.headline))),
            ("repeatedAtLines", .array(explanation.repeats.map { .integer(log.line(of: $0)) })),
            ("verdict", .string(explanation.verdict.rawValue)),
            ("isComplete", .bool(explanation.dump.isComplete)),
            ("constraints", .array(explanation.statements.map { object($0, in: log) })),
            ("members", .array(members.map(JSON.integer))),
            ("arithmetic", explanation.arithmetic.map(JSON.string) ?? .null),
            (
                "addresses",
                .array(
                    explanation.addresses.map {
                        .object([("view", .string($0.name)), ("address", .string($0.address))])
                    })
            ),
            ("sizesThatCannotBeNegative", .array(explanation.sizes.map(JSON.string))),
            ("broken", explanation.dump.broken.map(JSON.integer) ?? .null),
            ("isMendedByBreaking", .bool(explanation.isFixedByBreaking)),
            ("proposal", explanation.proposal.map { object($0, explanation) } ?? .null),
        ])
    }

    private static func object(_ statement: LogExplanation.Statement, in log: ExplainedLog) -> JSON {
        let constraint = statement.constraint
        let location = constraint.location.map {
            JSON.object([("file", .string($0.file)), ("line", .integer($0.line))])
        }
        return .object([
            ("line", .integer(log.line(of: constraint.range))),
            ("text", .string(constraint.text)),
            ("sentence", .string(statement.sentence)),
            ("isCertain", .bool(statement.isCertain)),
            ("origin", .string(statement.origin.word)),
            ("note", statement.note.map(JSON.string) ?? .null),
            ("identifier", (constraint.identifier ?? constraint.label).map(JSON.string) ?? .null),
            ("madeAt", location ?? .null),
            (
                "sources",
                .array(
                    statement.sources.map {
                        .object([
                            ("path", .string($0.path)), ("line", .integer($0.line)), ("isCertain", .bool($0.isCertain)),
                        ])
                    })
            ),
        ])
    }

    private static func object(_ proposal: LogProposal, _ explanation: LogExplanation) -> JSON {
        var members: [(String, JSON)] = []
        switch proposal.change {
        case .lowerPriority(let constraint):
            members = [
                ("change", .string("lowerPriority")), ("constraint", .integer(constraint)), ("priority", .integer(999)),
            ]
        case .stopTranslating(let item):
            members = [
                ("change", .string("stopTranslatingAutoresizingMask")),
                ("view", .string(explanation.name(of: item))),
            ]
        case .constrainInDocument(let item):
            members = [
                ("change", .string("constrainInDocument")), ("view", .string(explanation.name(of: item))),
            ]
        case .embed(let item):
            members = [("change", .string("embed")), ("view", .string(explanation.name(of: item)))]
        case .correctNumber(let constraint):
            members = [("change", .string("correctNumber")), ("constraint", .integer(constraint))]
        case .remove(let constraint): members = [("change", .string("remove")), ("constraint", .integer(constraint))]
        case .nothingToChange: members = [("change", .string("none"))]
        }
        return .object(
            members + [("text", .string(proposal.text)), ("mendsAll", .bool(proposal.fixesAll))])
    }
}

extension LoggedOrigin {
    var word: String {
        switch self {
        case .written: "written"
        case .autoresizingMask: "autoresizingMask"
        case .stackView: "stackView"
        case .encapsulatedSize: "encapsulatedSize"
        case .temporarySize: "temporarySize"
        case .window: "window"
        case .guide: "guide"
        case .contentSize: "contentSize"
        case .fixedFrame: "fixedFrame"
        case .system: "system"
        }
    }
}
