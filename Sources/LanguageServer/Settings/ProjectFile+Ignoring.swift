import LanguageServerProtocol
import SourceText

extension ProjectFile {
    /// The text of settings that say nothing but what to ignore.
    static func text(ignoring entry: IgnoredFindings) -> String {
        "{\n  \"ignore\": [\n    \(json(entry))\n  ]\n}\n"
    }

    /// The one insertion that adds an entry to what is ignored, with everything else left as it is written; nil where the text is no
    /// settings, or the entry is there already.
    static func edit(adding entry: IgnoredFindings, to text: SourceText, in folder: String) -> TextEdit? {
        guard let before = try? ProjectFile(text.utf8, in: folder, called: name), !before.ignored.contains(entry),
            let place = InsertionPlace(in: text.utf8)
        else { return nil }
        let edit: TextEdit
        switch place {
        case .list(let end, let isEmpty):
            edit = .insert(isEmpty ? "\n    \(json(entry))\n  " : ",\n    \(json(entry))", at: UTF8Offset(end))
        case .object(let end, let isEmpty):
            let member = "\n  \"ignore\": [\n    \(json(entry))\n  ]"
            edit = .insert(isEmpty ? member + "\n" : "," + member, at: UTF8Offset(end))
        }
        // What was found by its brackets alone is read again before it is offered.
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

/// Where an entry goes in the text of settings, which is JSON.
private enum InsertionPlace {
    /// Behind the last entry of the list `ignore`.
    case list(end: Int, isEmpty: Bool)
    /// Behind the last member of the object.
    case object(end: Int, isEmpty: Bool)

    init?(in bytes: [UInt8]) {
        var depth = 0
        var place = 0
        // The end of the last token, and whether the bracket around it is still empty.
        var end = 0
        var isEmpty = true
        var isInList = false
        var lastText: ArraySlice<UInt8> = []
        var isValueOfIgnore = false
        while place < bytes.count {
            let byte = bytes[place]
            let start = place
            place += 1
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): continue
            case UInt8(ascii: "\""):
                while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
                    place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
                }
                place = min(place + 1, bytes.count)
                lastText = bytes[start..<place]
                isEmpty = false
            case UInt8(ascii: ":"):
                isValueOfIgnore = depth == 1 && lastText.elementsEqual("\"ignore\"".utf8)
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                if byte == UInt8(ascii: "["), isValueOfIgnore { isInList = true }
                isValueOfIgnore = false
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
            end = place
        }
        return nil
    }
}
