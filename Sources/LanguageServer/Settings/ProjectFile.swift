import Analysis
import Features
import LanguageServerProtocol
import LayoutModel
import POSIX
import SourceText

/// The settings of a project, `.plumbline.json`: they hold for the files beside it and in all folders below.
package struct ProjectFile: Hashable, Sendable {
    package static let name = ".plumbline.json"

    /// The folder in which it lies, from the root of the file system, without a slash at its end.
    package var folder: String
    package var enabled: Set<FindingCode> = []
    package var disabled: Set<FindingCode> = []
    /// The library by which views collapse where a document does not say how.
    package var collapseStyle: CollapseStyle?
    /// Files and folders, as paths below ``folder``, that a folder's check leaves out.
    package var excluded: [String] = []
    package var ignored: [IgnoredFindings] = []

    /// Findings that are meant to be: of one code, in a file or in all files of a folder, or at one object of a file.
    package struct IgnoredFindings: Hashable, Sendable {
        /// Below the folder of the settings.
        package var path: String
        package var code: String
        /// The identity of the object in an Interface Builder document.
        package var object: String?
    }

    /// Why a text is no settings, for a person.
    package struct Problem: Error, Hashable {
        package var message: String
    }

    /// Reads a text.
    ///
    /// - Parameter path: what the person calls it in messages.
    package init(_ text: [UInt8], in folder: String, called path: String) throws(Problem) {
        self.folder = folder
        let json: JSONValue
        switch JSONValue.read(text) {
        case .value(let value): json = value
        case .refused(at: let place):
            let line = SourceText(utf8: text).lines.line(of: UTF8Offset(place)) + 1
            throw Problem(message: "\"\(path)\" is not JSON: line \(line) cannot be read. Nothing in it was heeded.")
        }
        let reader = SettingsReader(path: path)
        for (name, value) in try reader.members(of: json, named: nil, known: Member.allCases.map(\.rawValue)) {
            switch Member(rawValue: name) {
            case .enable: enabled = Set(try reader.codes(value, named: name).map(FindingCode.init(rawValue:)))
            case .disable: disabled = Set(try reader.codes(value, named: name).map(FindingCode.init(rawValue:)))
            case .collapseStyle: collapseStyle = try reader.style(value, named: name)
            case .exclude: excluded = try reader.strings(value, named: name).map(Self.trimmed)
            case .ignore: ignored = try reader.ignored(value, named: name)
            case .schema, nil: break
            }
        }
    }

    /// What it can say.
    package enum Member: String, CaseIterable, Sendable {
        case schema = "$schema"
        case enable, disable, collapseStyle, exclude, ignore
    }

    /// What an entry of `ignore` says.
    package enum IgnoreMember: String, CaseIterable, Sendable {
        case path, object, code, reason
    }

    /// The rules for a file, those of `rules` before its own.
    ///
    /// - Parameter path: from the root of the file system.
    package func rules(forFileAt path: String, under rules: RuleSelection) -> RuleSelection {
        var rules = rules
        let named = rules
        rules.enabled.formUnion(enabled.subtracting(named.disabled))
        rules.disabled.formUnion(disabled.subtracting(named.enabled))
        guard let below = below(path) else { return rules }
        for entry in ignored where Self.covers(entry.path, below) {
            if entry.object == nil {
                rules.disabled.insert(FindingCode(rawValue: entry.code))
            } else if entry.path == below {
                rules.ignored.insert(IgnoredObject(id: entry.object ?? "", code: FindingCode(rawValue: entry.code)))
            }
        }
        return rules
    }

    /// The paths of ``ignored`` at which there is nothing, as after a file was renamed.
    func ignoredPathsOfNothing() -> [String] {
        Set(ignored.map(\.path)).sorted().filter { !$0.isEmpty && !Files.isThere(folder + "/" + $0) }
    }

    /// Whether a folder's check leaves out a file.
    package func excludes(_ path: String) -> Bool {
        guard let below = below(path) else { return false }
        return excluded.contains { Self.covers($0, below) }
    }

    /// A path from the root of the file system as one below the folder; nil where it lies elsewhere.
    private func below(_ path: String) -> String? {
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
    }

    private static func covers(_ entry: String, _ path: String) -> Bool {
        entry == path || entry.isEmpty || path.hasPrefix(entry + "/")
    }

    /// Without `./` before it and a slash behind it.
    fileprivate static func trimmed(_ path: String) -> String {
        var path = path[...]
        while path.hasPrefix("./") { path = path.dropFirst(2) }
        while path.hasSuffix("/") { path = path.dropLast() }
        return path == "." ? "" : String(path)
    }
}

/// Reads the values of settings and says what is wrong with one.
private struct SettingsReader {
    let path: String

    func problem(_ clause: String) -> ProjectFile.Problem {
        ProjectFile.Problem(message: "\"\(path)\": \(clause)")
    }

    /// - Parameter known: the names that there are; another one is refused, as it would be heeded by nobody.
    func members(
        of json: JSONValue, named name: String?, known: [String]
    ) throws(ProjectFile.Problem) -> [(String, JSONValue)] {
        guard let object = json.object else {
            throw problem("\(name.map { "\"\($0)\"" } ?? "it") has to be an object, {…}.")
        }
        for unknown in object.keys.sorted() where !known.contains(unknown) {
            throw problem("there is no setting \"\(unknown)\". \(Spelling.suggestion(for: unknown, among: known))")
        }
        return object.sorted { $0.key < $1.key }
    }

    func strings(_ json: JSONValue, named name: String) throws(ProjectFile.Problem) -> [String] {
        guard let all = json.array, let strings = json.strings, strings.count == all.count else {
            throw problem("\"\(name)\" has to be a list of strings.")
        }
        return strings
    }

    func string(_ json: JSONValue, named name: String) throws(ProjectFile.Problem) -> String {
        guard let string = json.string else { throw problem("\"\(name)\" has to be a string.") }
        return string
    }

    func code(_ code: String) throws(ProjectFile.Problem) -> String {
        if RulePage.page(for: code) != nil { return code }
        throw problem(
            "there is no code \"\(code)\". \(Spelling.suggestion(for: code, among: RulePage.all.map(\.code.rawValue)))")
    }

    func codes(_ json: JSONValue, named name: String) throws(ProjectFile.Problem) -> [String] {
        var codes: [String] = []
        for string in try strings(json, named: name) { codes.append(try code(string)) }
        return codes
    }

    func style(_ json: JSONValue, named name: String) throws(ProjectFile.Problem) -> CollapseStyle {
        let word = try string(json, named: name)
        if let style = CollapseStyle(rawValue: word) { return style }
        throw problem(
            "\"\(name)\" cannot be \"\(word)\". \(Spelling.suggestion(for: word, among: CollapseStyle.allCases.map(\.rawValue)))"
        )
    }

    func ignored(_ json: JSONValue, named name: String) throws(ProjectFile.Problem) -> [ProjectFile.IgnoredFindings] {
        guard let list = json.array else { throw problem("\"\(name)\" has to be a list.") }
        var result: [ProjectFile.IgnoredFindings] = []
        for item in list {
            let known = ProjectFile.IgnoreMember.allCases.map(\.rawValue)
            var values: [ProjectFile.IgnoreMember: String] = [:]
            for (name, value) in try members(of: item, named: name, known: known) {
                if let member = ProjectFile.IgnoreMember(rawValue: name) {
                    values[member] = try string(value, named: name)
                }
            }
            guard let path = values[.path], let named = values[.code] else {
                throw problem("each entry of \"\(name)\" needs a \"path\" and a \"code\".")
            }
            result.append(
                ProjectFile.IgnoredFindings(
                    path: ProjectFile.trimmed(path), code: try code(named), object: values[.object]))
        }
        return result
    }
}
