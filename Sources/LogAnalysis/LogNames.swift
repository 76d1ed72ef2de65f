import RuntimeLog

/// Names for the items of a dump that tell them apart.
///
/// Examples are `label "Sign in"`, `image view 2`, `the cell's content view` and `"homeLarge"`.
struct LogNames {
    private var names: [LoggedItemID: String] = [:]
    private let dump: ConflictDump

    init(_ dump: ConflictDump) {
        self.dump = dump
        var seen: Set<LoggedItemID> = []
        let ids = dump.constraints.flatMap(\.equations).flatMap(\.anchors).map(\.item).filter {
            seen.insert($0).inserted
        }
        for id in ids where dump.owner(ofGuide: id) == nil { names[id] = Self.base(dump[id]) }
        numberDuplicates(ids)
        for id in ids {
            // The only one of its kind.
            if let name = names[id], dump[id].hasOnlySystemClass, name == Self.base(dump[id]) {
                names[id] = "the \(name)"
            }
        }
        for id in ids {
            guard let owner = dump.owner(ofGuide: id) else { continue }
            names[id] = "\(names[owner] ?? "the \(Self.base(dump[owner]))")'s \(Self.guideName(dump[id]))"
        }
        numberDuplicates(ids)
    }

    subscript(item: LoggedItemID) -> String { names[item] ?? "a view" }

    /// Adds a number to each name that several items have.
    private mutating func numberDuplicates(_ ids: [LoggedItemID]) {
        let counts = Dictionary(grouping: ids.compactMap { names[$0] }, by: { $0 }).mapValues(\.count)
        var numbers: [String: Int] = [:]
        for id in ids {
            guard let name = names[id], (counts[name] ?? 0) > 1 else { continue }
            numbers[name, default: 0] += 1
            let word = name.contains("'s ") ? name : String(name.trimmingPrefix("the "))
            names[id] = "\(word) \(numbers[name] ?? 0)"
        }
    }

    private static func base(_ item: LoggedItem) -> String {
        if let name = item.name { return gridLine(name) ?? "\"\(name)\"" }
        if item.isGuide { return "the \(guideName(item))" }
        if item.isContentView {
            return "the \(item.shortClass?.contains("Header") == true ? "header" : "cell")'s content view"
        }
        let kind = item.isHostingView ? "SwiftUI hosting view" : item.shortClass.map(words) ?? "view"
        guard let text = item.text, !text.allSatisfy(\.isWhitespace) else { return kind }
        let shown = text.replacing("\\n", with: " ").trimmingPrefix(while: \.isWhitespace)
        return "\(kind) \"\(shown)\""
    }

    /// The name of a line of AppKit's grid view, `NSGridView:0x7fb.row-boundary`.
    private static func gridLine(_ name: String) -> String? {
        guard let address = name.firstRange(of: ":0x"), let dot = name.lastIndex(of: "."), dot > address.lowerBound
        else { return nil }
        let line = name[name.index(after: dot)...].replacing("-", with: " ")
        return "the \(words(String(name[..<address.lowerBound])))'s \(line)"
    }

    private static func guideName(_ item: LoggedItem) -> String {
        if item.isSafeArea { return "safe area" }
        if item.isMarginsGuide { return "margins guide" }
        if item.shortClass == "_UILayoutSpacer" { return "stack view's spacer" }
        guard let text = item.text, !text.isEmpty else { return "layout guide" }
        return "guide \"\(text)\""
    }

    /// The words of a system class, such as `image view` and `KB tutorial view`; other class names stay as they are.
    private static func words(_ name: String) -> String {
        guard let prefix = ["UI", "NS"].first(where: name.hasPrefix) else { return name }
        let letters = Array(name.dropFirst(prefix.count))
        var words: [String] = []
        for (index, letter) in letters.enumerated() {
            let isInAbbreviation = index > 0 && letters[index - 1].isUppercase
            let isBeforeSmall = index + 1 < letters.count && letters[index + 1].isLowercase
            if letter.isUppercase, !isInAbbreviation || isBeforeSmall { words.append("") }
            words.append((words.popLast() ?? "") + String(letter))
        }
        let isAbbreviation = { (word: String) in word.count > 1 && word.allSatisfy(\.isUppercase) }
        let text = words.map { isAbbreviation($0) ? $0 : $0.lowercased() }.joined(separator: " ")
        return text.isEmpty ? name : text
    }
}

extension LoggedItem {
    /// Whether a system class is all that the log shows of the item.
    fileprivate var hasOnlySystemClass: Bool {
        guard name == nil, !isGuide, !isContentView, text?.allSatisfy(\.isWhitespace) ?? true else { return false }
        return isHostingView || shortClass.map { $0.hasPrefix("UI") || $0.hasPrefix("NS") } ?? true
    }
}
