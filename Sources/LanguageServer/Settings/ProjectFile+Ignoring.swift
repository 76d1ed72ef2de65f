import LanguageServerProtocol
import SourceText

extension ProjectFile {
    /// The text of a new settings file with one entry of `ignore`.
    static func text(ignoring entry: IgnoredFindings) -> String {
        "{\n  \(member(entry))\n}\n"
    }

    /// The insertion that adds an entry to `ignore`. Nil if the text is not valid settings or has the entry already.
    static func edit(adding entry: IgnoredFindings, to text: SourceText, in folder: String) -> TextEdit? {
        guard let json = try? JSONValue(parsing: text.utf8),
            let before = try? ProjectFile(text.utf8, in: folder, called: name), !before.ignored.contains(entry)
        else { return nil }
        var wanted = before
        wanted.ignored.append(entry)
        let hasList = !json["ignore"].isNull
        let bracket = hasList ? UInt8(ascii: "]") : UInt8(ascii: "}")
        // Tries the brackets from the end until an insertion has the wanted result.
        for offset in text.utf8.indices.reversed() where text.utf8[offset] == bracket {
            guard let last = text.utf8[..<offset].lastIndex(where: { !" \t\r\n".utf8.contains($0) }) else { continue }
            let isEmpty = "[{".utf8.contains(text.utf8[last])
            let item = hasList ? "\n    \(Self.json(entry))" : "\n  \(member(entry))"
            let end = !isEmpty ? "" : hasList ? "\n  " : "\n"
            let edit = TextEdit.insert((isEmpty ? "" : ",") + item + end, at: UTF8Offset(last + 1))
            let after = try? ProjectFile(text.applying([edit]).utf8, in: folder, called: name)
            if after == wanted { return edit }
        }
        return nil
    }

    private static func member(_ entry: IgnoredFindings) -> String {
        "\"ignore\": [\n    \(json(entry))\n  ]"
    }

    private static func json(_ entry: IgnoredFindings) -> String {
        let members = [("path", entry.path), ("object", entry.object), ("code", entry.code)]
        let written = members.compactMap { name, value in value.map { "\"\(name)\": \(JSONValue.string($0).text)" } }
        return "{\(written.joined(separator: ", "))}"
    }
}
