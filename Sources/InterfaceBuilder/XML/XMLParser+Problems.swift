import LayoutModel
import SourceText

/// The findings about the text.
///
/// The subject of most of these findings is their message, and baselines contain subjects. If a message changes, its
/// old words stay as the subject.
extension XMLParser {
    // MARK: Reporting

    /// - Parameters:
    ///   - subject: Nil for the message.
    ///   - title: The title of a suggestion with the edits.
    mutating func report(
        _ range: TextRange, _ message: String, subject: String? = nil, fix title: String? = nil,
        _ edits: [TextEdit] = []
    ) {
        let suggestions = title.map { [TextSuggestion(title: $0, edits: edits)] } ?? []
        report(
            Finding(
                code: .syntax, range: range, message: message, subject: subject ?? message, suggestions: suggestions))
    }

    /// Reports a finding, unless it is on the second side of a merge conflict.
    mutating func report(_ finding: Finding) {
        guard tree.problems.count < Self.problemLimit, !conflict.isSecondSide else { return }
        tree.problems.append(finding)
    }

    /// Reports the first problem of a start tag. Further ones usually follow from it.
    mutating func reportInTag(
        _ range: TextRange, _ message: String, subject: String? = nil, fix title: String? = nil,
        _ edits: [TextEdit] = []
    ) {
        if !tagHasProblem { report(range, message, subject: subject, fix: title, edits) }
        tagHasProblem = true
    }

    // MARK: Text

    /// Records text that is not white space. It is only allowed in an element without child elements.
    mutating func noteText(_ range: TextRange) {
        guard let element = open.last else {
            report(range, "This text stands outside the document. Remove it.", fix: "Remove it", [TextEdit(range, "")])
            return
        }
        if tree.elements.count > Int(element) + 1 {
            reportText(range)
        } else if text == nil {
            text = (range, element)
        }
    }

    mutating func reportText(_ range: TextRange) {
        text = nil
        report(
            range, "Text between elements means nothing here. Remove it.", fix: "Remove it", [TextEdit(range, "")])
    }

    mutating func strayBracket() {
        let range = TextRange(position, position + 1)
        report(
            range, "This \"<\" begins no tag. Remove it, or write \"&lt;\" if it is text.",
            subject: "This \"<\" begins no tag. Remove it, or write \"&lt;\" where it is text.", fix: "Write \"&lt;\"",
            [TextEdit(range, "&lt;")])
        position += 1
    }

    /// Reports an XML declaration that is not at the very beginning. Not even a space is allowed before it.
    mutating func reportLateDeclaration(_ bytes: borrowing Span<UInt8>) {
        let range = TextRange(position, position + 5)
        guard tree.elements.isEmpty else {
            let end = self.position(after: "?>", bytes, from: position) ?? range.end.value
            report(
                range, "An XML declaration is only allowed at the beginning of a document. Remove it.",
                subject: "An XML declaration stands at the beginning of a document only. Remove it.", fix: "Remove it",
                [TextEdit(TextRange(position, end), "")])
            return
        }
        let message = "The XML declaration must be the very first thing in a document. Remove the text before it."
        let before = TextRange(beginning, position)
        guard !tree.text.bytes(in: before).contains(UInt8(ascii: "<")) else { return report(range, message) }
        // The suggestion also fixes the problems before the declaration.
        tree.problems.removeAll { before.contains($0.range) }
        report(range, message, fix: "Remove the text before it", [TextEdit(before, "")])
    }

    /// Reports an invalid XML declaration, because of which other parsers refuse the document.
    mutating func checkXMLDeclaration(_ range: TextRange) {
        let written = tree.text[range]
        guard !Self.usualDeclarations.contains(written) else { return }
        let version = #"\s+version\s*=\s*("1\.[0-9]+"|'1\.[0-9]+')"#
        let encoding = #"(\s+encoding\s*=\s*("[A-Za-z][A-Za-z0-9._-]*"|'[A-Za-z][A-Za-z0-9._-]*'))?"#
        let standalone = #"(\s+standalone\s*=\s*("(yes|no)"|'(yes|no)'))?"#
        guard let form = try? Regex(#"<\?xml"# + version + encoding + standalone + #"\s*\?>"#),
            (try? form.wholeMatch(in: written)) == nil
        else { return }
        report(
            range, "This XML declaration is not valid. Write \(Self.usualDeclarations[0]).",
            subject: "This is no XML declaration. Write \(Self.usualDeclarations[0]).",
            fix: "Write \(Self.usualDeclarations[0])", [TextEdit(range, Self.usualDeclarations[0])])
    }

    /// As written by Interface Builder.
    private static let usualDeclarations = [
        #"<?xml version="1.0" encoding="UTF-8"?>"#, #"<?xml version="1.0" encoding="UTF-8" standalone="no"?>"#,
    ]

    // MARK: Start tags

    mutating func reportSecondRoot(_ range: TextRange) {
        report(
            range, "A document has one outermost element, and this is a second. Remove it, or move it into the first.")
    }

    /// Reports a start tag that ends before its `>`.
    mutating func reportOpenTag(_ bytes: borrowing Span<UInt8>, _ element: Int32) {
        var end = min(position, bytes.count)
        while end > 0, Self.isBlank(bytes[end - 1]) { end -= 1 }
        let element = tree.elements[Int(element)]
        let name = tree.nameTable.spellings[element.name]
        guard !tagHasProblem else { return }
        tagHasProblem = true
        let start = "The tag of \"\(name)\" has no end. Add \">\", or \"/>\""
        report(
            Finding(
                code: .syntax, range: element.opening, message: "\(start) if the element is empty.",
                subject: "\(start) where nothing stands inside it.",
                suggestions: ["/>", ">"].map {
                    TextSuggestion(title: "Add \"\($0)\"", edits: [.insert($0, at: UTF8Offset(end))])
                }))
    }

    mutating func reportDuplicate(_ attribute: XMLAttribute) {
        let name = tree.nameTable.spellings[attribute.name]
        report(
            attribute.nameRange, "\"\(name)\" is written twice in this tag. Remove one; until then the first counts.")
    }

    /// Stops parsing without a tree, because the findings about a part of a document could be wrong.
    mutating func refuse(_ range: TextRange, _ reason: String, _ remedy: String, _ subject: String) {
        isTooLarge = true
        tree.problems = [
            Finding(
                code: .tooLarge, range: range,
                message: "\(reason), so the document was not analysed. \(remedy).", subject: subject)
        ]
    }

    // MARK: End tags

    mutating func reportStrayEnd(_ bytes: borrowing Span<UInt8>, _ name: TextRange, _ range: TextRange) {
        let tag = tree.text[name]
        let message =
            name.isEmpty
            ? "This end tag has no name. Remove it."
            : "No \"\(tag)\" is open here. Remove its end tag, or add \"<\(tag)>\" where it begins."
        report(range, message, fix: "Remove the end tag", [TextEdit(range, "")])
    }

    mutating func reportEndTagWithoutEnd(_ range: TextRange) {
        report(range, "This end tag is not closed. Add \">\".", fix: "Add \">\"", [.insert(">", at: range.end)])
    }

    /// Reports an element without an end tag inside of one that has ended.
    mutating func reportNeverClosed(_ bytes: borrowing Span<UInt8>, _ element: Int32, before outer: TextRange) {
        let element = tree.elements[Int(element)]
        let tag = "</\(tree.nameTable.spellings[element.name])>"
        let line = indentation(bytes, outer.start.value)
        let indent = indentation(bytes, element.startTag.start.value)
        var edit = TextEdit.insert(tag, at: outer.start)
        if let line, let indent {
            let blanks = String(repeating: " ", count: indent)
            edit = .insert("\(blanks)\(tag)\n", at: UTF8Offset(outer.start.value - line))
        }
        report(element.opening, "This is never closed. Add \"\(tag)\" where it ends.", fix: "Add \"\(tag)\"", [edit])
    }

    // MARK: The end of the text

    /// Closes the elements that are open at the end of the text, with one finding at the innermost one.
    mutating func finish(_ bytes: borrowing Span<UInt8>) {
        endSecondSide()
        if isTooLarge {
            tree.elements = []
            tree.attributes = []
            return
        }
        if let last = open.last {
            let innermost = tree.elements[Int(last)]
            let tags = open.reversed().map { "</\(tree.nameTable.spellings[tree.elements[Int($0)].name])>" }
            let shown = tags.count > 6 ? tags.prefix(5).joined() + "…" + tags[tags.count - 1] : tags.joined()
            let around = tags.count == 2 ? "the element" : "\(tags.count - 1) elements"
            let message =
                tags.count == 1
                ? "This is never closed: the text ends before. Add \"\(shown)\" at the end."
                : "The text ends inside this and \(around) around it. Add their end tags: \(shown)."
            report(
                innermost.opening, message, fix: "Add the missing end tags",
                [.insert(tags.joined(), at: UTF8Offset(bytes.count))])
        }
        while let last = open.last { close(last) }
        if tree.elements.isEmpty, tree.problems.isEmpty {
            report(
                TextRange(0, 0),
                "No \"document\" element: save the file in Interface Builder again, or restore an earlier version.",
                subject: "There is no element here. Interface Builder's documents hold one, \"document\".")
        }
    }
}
