import Analysis
import Features
import LanguageServerProtocol
import SourceText

/// The members of the person's settings, read one after the other; what cannot be heeded is noted for the editor's log.
struct SettingsMembers {
    private let json: JSONValue
    private var asked: [String] = []
    private var noted: [String] = []

    /// What editors have under the same name for themselves.
    private static let editorsOwn = ["path", "runtimeLogs", "trace"]

    init(_ json: JSONValue) {
        self.json = json
    }

    /// What cannot be heeded, once every member has been asked for: also names that are nearly one of those. Other names are an editor's affair.
    var problems: [String] {
        let unknown = (json.object ?? [:]).keys.filter { !asked.contains($0) && !Self.editorsOwn.contains($0) }
        return noted
            + unknown.sorted().compactMap { name in
                Spelling.nearest(to: name, in: asked).words.first.map {
                    "There is no setting \(Self.quoted(name)). Did you mean \(Self.quoted($0))?"
                }
            }
    }

    mutating func string(_ name: String) -> String? { member(name, "a string", \.string) }

    mutating func bool(_ name: String) -> Bool? { member(name, "true or false", \.bool) }

    /// One of some words, or the empty one for none; another one counts as none.
    mutating func word(_ name: String, of known: [String]) -> String? {
        let word = string(name)
        if let word, !word.isEmpty, !known.contains(word) {
            noted.append(
                "The setting \(Self.quoted(name)) cannot be \"\(word)\". \(Spelling.suggestion(for: word, among: known))"
            )
        }
        return word
    }

    /// Codes of rules; of those that there are not nothing comes.
    mutating func codes(_ name: String) -> [String]? {
        let codes = member(name, "a list of strings") { json in
            json.strings.flatMap { $0.count == json.array?.count ? $0 : nil }
        }
        for code in codes ?? [] where RulePage.page(for: code) == nil {
            let suggestion = Spelling.suggestion(for: code, among: RulePage.all.map(\.code.rawValue))
            noted.append("In the setting \(Self.quoted(name)) there is no code \"\(code)\". \(suggestion)")
        }
        return codes
    }

    /// Null is what editors send of a setting that nobody has made.
    private mutating func member<Value>(_ name: String, _ kind: String, _ read: (JSONValue) -> Value?) -> Value? {
        asked.append(name)
        guard let json = json.object?[name], !json.isNull else { return nil }
        let value = read(json)
        if value == nil { noted.append("The setting \(Self.quoted(name)) has to be \(kind); it is not heeded.") }
        return value
    }

    private static func quoted(_ name: String) -> String { "\"\(Settings.section).\(name)\"" }
}
