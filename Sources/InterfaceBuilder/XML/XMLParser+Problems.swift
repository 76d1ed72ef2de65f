import LayoutModel
import SourceText

/// What is wrong, for a person.
extension XMLParser {
    // MARK: Reporting

    /// Reports a problem, unless it stands on the second side of a conflict, which is to go.
    mutating func report(
        _ range: TextRange, _ message: String, mend title: String? = nil, _ edits: [TextEdit] = []
    ) {
        let suggestions = title.map { [TextSuggestion(title: $0, edits: edits)] } ?? []
        report(Finding(code: .syntax, range: range, message: message, subject: message, suggestions: suggestions))
    }

    mutating func report(_ finding: Finding) {
        guard tree.problems.count < Self.problemLimit, !conflict.isSecondSide else { return }
        tree.problems.append(finding)
    }

    /// Reports the first problem of a start tag; what follows from it in the same tag is not reported.
    mutating func reportInTag(
        _ range: TextRange, _ message: String, mend title: String? = nil, _ edits: [TextEdit] = []
    ) {
        if !tagHasProblem { report(range, message, mend: title, edits) }
        tagHasProblem = true
    }

    // MARK: Text

    /// Notes text that is no blank: it means something only in an element without elements.
    mutating func noteText(_ range: TextRange) {
        guard let element = open.last else {
            report(range, "This text stands outside the document. Remove it.", mend: "Remove it", [TextEdit(range, "")])
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
            range, "Text between elements means nothing here. Remove it.", mend: "Remove it", [TextEdit(range, "")])
    }

    mutating func strayBracket() {
        let range = TextRange(place, place + 1)
        report(
            range, "This \"<\" begins no tag. Remove it, or write \"&lt;\" where it is text.", mend: "Write \"&lt;\"",
            [TextEdit(range, "&lt;")])
        place += 1
    }

    /// Reports an XML declaration that does not come first; nothing may stand before it, not even a blank.
    mutating func reportLateDeclaration(_ bytes: borrowing Span<UInt8>) {
        let range = TextRange(place, place + 5)
        guard tree.elements.isEmpty else {
            let end = self.place(behind: "?>", bytes, from: place) ?? range.end.value
            report(
                range, "An XML declaration stands at the beginning of a document only. Remove it.", mend: "Remove it",
                [TextEdit(TextRange(place, end), "")])
            return
        }
        let message = "The XML declaration must be the very first thing in a document. Remove what stands before it."
        let before = TextRange(beginning, place)
        guard !tree.text.bytes(in: before).contains(UInt8(ascii: "<")) else { return report(range, message) }
        // One edit mends all that stands before it.
        tree.problems.removeAll { before.contains($0.range) }
        report(range, message, mend: "Remove what stands before it", [TextEdit(before, "")])
    }

    /// Reports an XML declaration that other readers of XML would refuse the document for.
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
            range, "This is no XML declaration. Write \(Self.usualDeclarations[0]).",
            mend: "Write \(Self.usualDeclarations[0])", [TextEdit(range, Self.usualDeclarations[0])])
    }

    /// As Interface Builder writes it.
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
        var end = min(place, bytes.count)
        while end > 0, Self.isBlank(bytes[end - 1]) { end -= 1 }
        let element = tree.elements[Int(element)]
        let name = tree.nameTable.spellings[element.name]
        guard !tagHasProblem else { return }
        tagHasProblem = true
        let message = "The tag of \"\(name)\" has no end. Add \">\", or \"/>\" where nothing stands inside it."
        report(
            Finding(
                code: .syntax, range: element.opening, message: message, subject: message,
                suggestions: ["/>", ">"].map {
                    TextSuggestion(title: "Add \"\($0)\"", edits: [.insert($0, at: UTF8Offset(end))])
                }))
    }

    mutating func reportDuplicate(_ attribute: XMLAttribute) {
        let name = tree.nameTable.spellings[attribute.name]
        report(
            attribute.nameRange, "\"\(name)\" is written twice in this tag. Remove one; until then the first counts.")
    }

    /// Ends the reading: what is known of a part of the document would be wrong of the whole.
    mutating func refuse(_ range: TextRange, _ reason: String, _ subject: String) {
        isTooLarge = true
        tree.problems = [
            Finding(
                code: .tooLarge, range: range, message: "\(reason) The document was not analysed.", subject: subject)
        ]
    }

    // MARK: End tags

    mutating func reportStrayEnd(_ bytes: borrowing Span<UInt8>, _ name: TextRange, _ range: TextRange) {
        let message =
            name.isEmpty
            ? "This end tag has no name. Remove it."
            : "No \"\(tree.text[name])\" is open here. Remove its end tag, or add \"<\(tree.text[name])>\" where it begins."
        report(range, message, mend: "Remove the end tag", [TextEdit(range, "")])
    }

    mutating func reportEndTagWithoutEnd(_ range: TextRange) {
        report(range, "This end tag is not closed. Add \">\".", mend: "Add \">\"", [.insert(">", at: range.end)])
    }

    /// Reports an element that the end tag of one around it cuts off.
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
        report(element.opening, "This is never closed. Add \"\(tag)\" where it ends.", mend: "Add \"\(tag)\"", [edit])
    }

    // MARK: The end of the text

    /// Closes what is open at the end of the text, with one finding for all of it, at the innermost.
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
            let message =
                tags.count == 1
                ? "This is never closed: the text ends before. Add \"\(shown)\" at the end."
                : "The text ends inside this and \(tags.count == 2 ? "the element" : "\(tags.count - 1) elements") around it. "
                    + "Add their end tags: \(shown)."
            report(
                innermost.opening, message, mend: "Add what is missing at the end",
                [.insert(tags.joined(), at: UTF8Offset(bytes.count))])
        }
        while let last = open.last { close(last) }
        if tree.elements.isEmpty, tree.problems.isEmpty {
            report(
                TextRange(0, 0), "There is no element here. Interface Builder's documents hold one, \"document\".")
        }
    }
}
