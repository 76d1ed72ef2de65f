import LanguageServerProtocol
import SourceText

extension ProjectFile {
    /// The text of a new settings file with one entry of `ignore`.
    static func text(ignoring entry: IgnoredFindings) -> String {
        "{\n  \"ignore\": [\n    \(json(entry))\n  ]\n}\n"
    }

    /// The insertion that adds an entry to `ignore`. Nil if the text is not valid settings or has the entry already.
    static func edit(adding entry: IgnoredFindings, to text: SourceText, in folder: String) -> TextEdit? {
        guard let before = try? ProjectFile(text.utf8, in: folder, called: name), !before.ignored.contains(entry),
            let point = InsertionPoint(in: text.utf8)
        else { return nil }
        let edit: TextEdit
        switch point {
        case .list(let end, let isEmpty):
            edit = .insert(isEmpty ? "\n    \(json(entry))\n  " : ",\n    \(json(entry))", at: UTF8Offset(end))
        case .object(let end, let isEmpty):
            let member = "\n  \"ignore\": [\n    \(json(entry))\n  ]"
            edit = .insert(isEmpty ? member + "\n" : "," + member, at: UTF8Offset(end))
        }
        // The insertion point was found by brackets alone, so the result is read again.
        var wanted = before
        wanted.ignored.append(entry)
        let after = try? ProjectFile(text.applying([edit]).utf8, in: folder, called: name)
        return after == wanted ? edit : nil
    }

    private static func json(_ entry: IgnoredFindings) -> String {
        let members = [("path", entry.path), ("object", entry.object), ("code", entry.code)]
        let written = members.compactMap { name, value in value.map { "\"\(name)\": \(JSONValue.string($0).text)" } }
        return "{\(written.joined(separator: ", "))}"
    }
}

/// Where an entry is inserted into the JSON text of settings: after the last token in a list or object.
private enum InsertionPoint {
    /// In the list `ignore`.
    case list(end: Int, isEmpty: Bool)
    /// In the outermost object, which has no such list.
    case object(end: Int, isEmpty: Bool)

    init?(in bytes: [UInt8]) {
        var tokens = JSONTokens(bytes)
        var depth = 0
        var end = 0
        var isEmpty = true
        var isInList = false
        var lastString: ArraySlice<UInt8> = []
        var isIgnoreValue = false
        while let token = tokens.next() {
            switch token.first {
            case UInt8(ascii: "\""):
                lastString = token
                isEmpty = false
            case UInt8(ascii: ":"):
                isIgnoreValue = depth == 1 && lastString.elementsEqual("\"ignore\"".utf8)
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                if token.first == UInt8(ascii: "["), isIgnoreValue { isInList = true }
                isIgnoreValue = false
                depth += 1
                isEmpty = true
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth -= 1
                if isInList, depth == 1 {
                    self = .list(end: end, isEmpty: isEmpty)
                    return
                }
                if depth == 0 {
                    self = .object(end: end, isEmpty: isEmpty)
                    return
                }
                isEmpty = false
            default: isEmpty = false
            }
            end = token.endIndex
        }
        return nil
    }
}

/// The tokens of a JSON text: a string, or else one byte that is not white space.
private struct JSONTokens: IteratorProtocol {
    private let bytes: [UInt8]
    private var offset = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func next() -> ArraySlice<UInt8>? {
        while offset < bytes.count, " \t\n\r".utf8.contains(bytes[offset]) { offset += 1 }
        guard offset < bytes.count else { return nil }
        let start = offset
        offset += 1
        guard bytes[start] == UInt8(ascii: "\"") else { return bytes[start..<offset] }
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
            offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
        }
        offset = min(offset + 1, bytes.count)
        return bytes[start..<offset]
    }
}
