import LanguageServerProtocol

/// The object that is the argument of a command. A null member counts as absent.
struct CommandArguments {
    private let command: ServerCommand
    private let members: [String: JSONValue]

    init(of command: ServerCommand, _ arguments: [JSONValue]?) throws(ResponseError) {
        self.command = command
        members = arguments?.first?.object?.filter { !$0.value.isNull } ?? [:]
        guard arguments?.first?.object != nil else { throw problem("one object is needed") }
    }

    func string(_ name: String) throws(ResponseError) -> String? {
        try value(name, "a string", \.string)
    }

    func strings(_ name: String) throws(ResponseError) -> [String]? {
        try value(name, "an array of strings", \.onlyStrings)
    }

    func position(_ name: String = "position") throws(ResponseError) -> Position? {
        try value(name, "a position", Position.init)
    }

    private func value<Value>(
        _ name: String, _ kind: String, _ read: (JSONValue) -> Value?
    ) throws(ResponseError) -> Value? {
        guard let json = members[name] else { return nil }
        guard let value = read(json) else { throw problem("\(name) is not \(kind)") }
        return value
    }

    func problem(_ reason: String) -> ResponseError {
        ResponseError(.invalidParams, "The arguments of \(command.rawValue) are wrong: \(reason).")
    }
}

extension Position {
    init?(_ json: JSONValue) {
        guard let line = json["line"].integer, let character = json["character"].integer else { return nil }
        self.init(line: line, character: character)
    }

    var json: JSONValue { .object(["line": .number(Double(line)), "character": .number(Double(character))]) }
}
