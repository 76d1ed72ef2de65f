import SourceText

/// The operands and options of a command.
struct Arguments: Equatable {
    private(set) var operands: [String] = []
    private var values: [String: [String]] = [:]

    /// Options that mean the same in different commands.
    private static let alike = ["--only": "--select", "--select": "--only"]

    /// Reads `--name value`, `--name=value`, flags and operands in any order; `--` ends the options.
    init(_ arguments: [String], of command: String, options: [Option]) throws(UsageError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                operands += rest
                break
            }
            guard argument.first == "-", argument != "-" else {
                operands.append(argument)
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let name = parts[0]
            guard let option = options.first(where: { $0.name == name }) else {
                if let alike = Self.alike[name], options.contains(where: { $0.name == alike }) {
                    throw UsageError("\"\(command)\" has no option \"\(name)\". Did you mean \"\(alike)\"?")
                }
                throw .unknown(
                    name, among: options.map(\.name), "\"\(command)\" has no option \"\(name)\"", none: "It takes none."
                )
            }
            guard let placeholder = option.value else {
                guard parts.count == 1 else { throw UsageError("\"\(name)\" takes no value.") }
                values[name, default: []].append("")
                continue
            }
            guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else {
                throw UsageError("\"\(name)\" needs a value: \(name) \(placeholder).")
            }
            values[name, default: []].append(value)
        }
    }

    func has(_ flag: String) -> Bool {
        values[flag] != nil
    }

    /// The value of an option; the last one if there are several.
    func value(of option: String) -> String? {
        values[option]?.last
    }

    /// The values of an option that may be repeated.
    func values(of option: String) -> [String] {
        values[option] ?? []
    }

    /// The values of an option that may be repeated and takes comma-separated lists.
    func list(of option: String) -> [String] {
        (values[option] ?? []).flatMap { value in
            value.split(separator: ",").map(trimmingBlanks).filter { !$0.isEmpty }
        }
    }

    /// The value of an option with a fixed set of values.
    func choice<Choice: RawRepresentable & CaseIterable>(of option: String, default: Choice) throws(UsageError)
        -> Choice
    where Choice.RawValue == String {
        guard let word = value(of: option) else { return `default` }
        if let choice = Choice(rawValue: word) { return choice }
        let known = Choice.allCases.map { "\"\($0.rawValue)\"" }
        throw UsageError("\"\(option)\" cannot be \"\(word)\". It is one of \(known.joined(separator: ", ")).")
    }
}
