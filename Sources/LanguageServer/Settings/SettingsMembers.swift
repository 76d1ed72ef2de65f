import Analysis
import LanguageServerProtocol
import SourceText

/// Reads the members of the user's settings one by one and collects their problems.
struct SettingsMembers {
    private let json: JSONValue
    private var read: [String] = []
    private var found: [String] = []

    /// Settings with the same prefix that only editors read.
    private static let settingsOfEditors = ["path", "runtimeLogs", "trace"]

    init(_ json: JSONValue) {
        self.json = json
    }

    /// The problems, complete once all members are read. An unknown name is a problem only if it resembles a known one:
    /// any other may be an editor's.
    var problems: [String] {
        let unknown = (json.object ?? [:]).keys.filter { !read.contains($0) && !Self.settingsOfEditors.contains($0) }
        return found
            + unknown.sorted().compactMap { name in
                Spelling.nearest(to: name, in: read).words.first.map {
                    "There is no setting \(Self.quoted(name)). Did you mean \(Self.quoted($0))?"
                }
            }
    }

    mutating func string(_ name: String) -> String? { member(name, "a string", \.string) }

    mutating func bool(_ name: String) -> Bool? { member(name, "true or false", \.bool) }

    /// One of some words, or the empty string. Another word is a problem.
    mutating func word(_ name: String, of known: [String]) -> String? {
        let word = string(name)
        if let word, !word.isEmpty, !known.contains(word) {
            let suggestion = Spelling.suggestion(for: word, among: known)
            found.append("The setting \(Self.quoted(name)) cannot be \"\(word)\". \(suggestion)")
        }
        return word
    }

    /// A string that a rule accepts, or the empty string.
    ///
    /// - Parameter requirement: what another string is told: the end of a sentence.
    mutating func string(_ name: String, _ requirement: String, where accepts: (String) -> Bool) -> String? {
        guard let string = string(name) else { return nil }
        if string.isEmpty || accepts(string) { return string }
        found.append("The setting \(Self.quoted(name)) \(requirement); it was ignored.")
        return nil
    }

    /// Codes of findings. An unknown one is a problem.
    mutating func codes(_ name: String) -> [String]? {
        let codes = member(name, "a list of strings", \.onlyStrings)
        for code in codes ?? [] where RulePage.page(for: code) == nil {
            let suggestion = Spelling.suggestion(for: code, among: RulePage.all.map(\.code.rawValue))
            found.append("In the setting \(Self.quoted(name)) there is no code \"\(code)\". \(suggestion)")
        }
        return codes
    }

    /// Editors send null for a setting that the user did not set.
    private mutating func member<Value>(_ name: String, _ kind: String, _ value: (JSONValue) -> Value?) -> Value? {
        read.append(name)
        guard let json = json.object?[name], !json.isNull else { return nil }
        let value = value(json)
        if value == nil { found.append("The setting \(Self.quoted(name)) must be \(kind); it was ignored.") }
        return value
    }

    private static func quoted(_ name: String) -> String { "\"\(Settings.section).\(name)\"" }
}

extension JSONValue {
    /// The elements of an array of strings; nil if any is not a string.
    var onlyStrings: [String]? { strings.flatMap { $0.count == array?.count ? $0 : nil } }
}
