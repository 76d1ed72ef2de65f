import Analysis
import Features
import LanguageServerProtocol
import LayoutModel
import POSIX
import Rendering
import SourceText

/// The settings of a project, `.plumbline.json`. They apply to the files in its folder and in all folders below.
package struct ProjectFile: Hashable, Sendable {
    package static let name = ".plumbline.json"

    /// The folder of the settings: an absolute path without a slash at its end.
    package var folder: String
    package var enabled: Set<FindingCode> = []
    package var disabled: Set<FindingCode> = []
    /// The library that collapses views, unless a document names another.
    package var collapseStyle: CollapseStyle?
    /// Files and folders, as paths below ``folder``, that are skipped when their folder is checked.
    package var excluded: [String] = []
    package var ignored: [IgnoredFindings] = []
    /// What the views of pictures and reports link to; nil for nothing.
    package var sourceLink: SourceLink?

    /// Suppressed findings: one code in a file, in the files of a folder, or at one object.
    package struct IgnoredFindings: Hashable, Sendable {
        /// Relative to ``ProjectFile/folder``.
        package var path: String
        package var code: String
        /// The id of an object of an Interface Builder document.
        package var object: String?
    }

    /// Why a text is not valid settings.
    package struct Problem: Error, Hashable {
        package var message: String
    }

    /// - Parameter path: the path in messages.
    package init(_ text: [UInt8], in folder: String, called path: String) throws(Problem) {
        self.folder = folder
        let json: JSONValue
        do throws(JSONSyntaxError) {
            json = try JSONValue(parsing: text)
        } catch {
            let line = SourceText(utf8: text).lines.line(of: UTF8Offset(error.offset)) + 1
            throw Problem(message: "\"\(path)\" is not JSON: line \(line) cannot be read. The file was ignored.")
        }
        let reader = SettingsReader(path: path)
        for (name, value) in try reader.members(of: json, named: nil, known: Member.allCases.map(\.rawValue)) {
            switch Member(rawValue: name) {
            case .enable: enabled = Set(try reader.codes(value, named: name).map(FindingCode.init(rawValue:)))
            case .disable: disabled = Set(try reader.codes(value, named: name).map(FindingCode.init(rawValue:)))
            case .collapseStyle: collapseStyle = try reader.style(value, named: name)
            case .exclude: excluded = try reader.strings(value, named: name).map(Self.trimmed)
            case .sourceLink: sourceLink = try reader.link(value, named: name)
            case .ignore: ignored = try reader.ignored(value, named: name)
            case .schema, nil: break
            }
        }
    }

    /// The members of the file.
    package enum Member: String, CaseIterable, Sendable {
        case schema = "$schema"
        case enable, disable, collapseStyle, exclude, sourceLink, ignore
    }

    /// The members of an entry of `ignore`.
    package enum IgnoreMember: String, CaseIterable, Sendable {
        case path, object, code, reason
    }

    /// The rules for a file at an absolute path. `rules` overrides the project's.
    package func rules(forFileAt path: String, under rules: RuleSelection) -> RuleSelection {
        var rules = rules
        let own = rules
        rules.enabled.formUnion(enabled.subtracting(own.disabled))
        rules.disabled.formUnion(disabled.subtracting(own.enabled))
        guard let relative = relativePath(path) else { return rules }
        for entry in ignored where Self.covers(entry.path, relative) {
            if entry.object == nil {
                rules.disabled.insert(FindingCode(rawValue: entry.code))
            } else if entry.path == relative {
                rules.ignored.insert(IgnoredObject(id: entry.object ?? "", code: FindingCode(rawValue: entry.code)))
            }
        }
        return rules
    }

    /// The paths of ``ignored`` that suppress nothing, for instance because a file was renamed. Settings do not make
    /// the program look outside their folder.
    func staleIgnoredPaths() -> [String] {
        Set(ignored.map(\.path)).sorted().filter { path in
            !path.isEmpty && (path.split(separator: "/").contains("..") || !Files.isThere(folder + "/" + path))
        }
    }

    /// Whether a file is skipped when its folder is checked.
    package func excludes(_ path: String) -> Bool {
        guard let relative = relativePath(path) else { return false }
        return excluded.contains { Self.covers($0, relative) }
    }

    /// The entries of ``ignored`` for a file or, if the path ends with a slash, for a folder and the files in it.
    package func ignored(forFileAt path: String) -> [IgnoredFindings] {
        guard let relative = relativePath(path) else { return [] }
        let isFolder = relative.isEmpty || relative.hasSuffix("/")
        return ignored.filter { entry in
            Self.covers(entry.path, relative) || isFolder && (entry.path + "/").hasPrefix(relative)
        }
    }

    /// An absolute path relative to the folder; nil for a path outside it.
    private func relativePath(_ path: String) -> String? {
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
    }

    private static func covers(_ entry: String, _ path: String) -> Bool {
        entry == path || entry.isEmpty || path.hasPrefix(entry + "/")
    }

    /// The path without a leading `./` and a trailing slash.
    fileprivate static func trimmed(_ path: String) -> String {
        var path = path[...]
        while path.hasPrefix("./") { path = path.dropFirst(2) }
        while path.hasSuffix("/") { path = path.dropLast() }
        return path == "." ? "" : String(path)
    }
}

/// Reads the values of settings.
private struct SettingsReader {
    let path: String

    func problem(_ clause: String) -> ProjectFile.Problem {
        ProjectFile.Problem(message: "\"\(path)\": \(clause)")
    }

    /// Refuses an object with a member that is not among `known`.
    func members(
        of json: JSONValue, named name: String?, known: [String]
    ) throws(ProjectFile.Problem) -> [(String, JSONValue)] {
        guard let object = json.object else {
            throw problem("\(name.map { "\"\($0)\"" } ?? "it") must be an object, {…}.")
        }
        for unknown in object.keys.sorted() where !known.contains(unknown) {
            throw problem("there is no setting \"\(unknown)\". \(Spelling.suggestion(for: unknown, among: known))")
        }
        return object.sorted { $0.key < $1.key }
    }

    func strings(_ json: JSONValue, named name: String) throws(ProjectFile.Problem) -> [String] {
        guard let strings = json.onlyStrings else {
            throw problem("\"\(name)\" must be a list of strings.")
        }
        return strings
    }

    func string(_ json: JSONValue, named name: String) throws(ProjectFile.Problem) -> String {
        guard let string = json.string else { throw problem("\"\(name)\" must be a string.") }
        return string
    }

    func code(_ code: String) throws(ProjectFile.Problem) -> String {
        if RulePage.page(for: code) != nil { return code }
        let suggestion = Spelling.suggestion(for: code, among: RulePage.all.map(\.code.rawValue))
        throw problem("there is no code \"\(code)\". \(suggestion)")
    }

    func codes(_ json: JSONValue, named name: String) throws(ProjectFile.Problem) -> [String] {
        var codes: [String] = []
        for string in try strings(json, named: name) { codes.append(try code(string)) }
        return codes
    }

    func style(_ json: JSONValue, named name: String) throws(ProjectFile.Problem) -> CollapseStyle {
        let word = try string(json, named: name)
        if let style = CollapseStyle(rawValue: word) { return style }
        let suggestion = Spelling.suggestion(for: word, among: CollapseStyle.allCases.map(\.rawValue))
        throw problem("\"\(name)\" cannot be \"\(word)\". \(suggestion)")
    }

    func link(_ json: JSONValue, named name: String) throws(ProjectFile.Problem) -> SourceLink {
        if let link = SourceLink(try string(json, named: name)) { return link }
        throw problem("\"\(name)\" \(SourceLink.requirement).")
    }

    func ignored(_ json: JSONValue, named name: String) throws(ProjectFile.Problem) -> [ProjectFile.IgnoredFindings] {
        guard let list = json.array else { throw problem("\"\(name)\" must be a list.") }
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
