import SourceText

/// The items of a dump while it is read. Descriptions with the same address are of the same item.
struct ItemTable {
    private(set) var items: [LoggedItem] = []
    private var ids: [String: LoggedItemID] = [:]

    /// The identity of a described item. Details that are new are added to what is known of it.
    mutating func id(of item: LoggedItem) -> LoggedItemID {
        let key = item.address.map { "0x" + $0 } ?? "\(item.className ?? "") \(item.name ?? "")"
        guard let known = ids[key] else {
            let id = LoggedItemID(items.count)
            items.append(item)
            ids[key] = id
            return id
        }
        if items[known.index].className == nil { items[known.index].className = item.className }
        if items[known.index].name == nil { items[known.index].name = item.name }
        if items[known.index].text == nil { items[known.index].text = item.text }
        if item.isAmbiguous { items[known.index].isAmbiguous = true }
        return known
    }
}

/// The names that a description explains at its end: `(active, names: title:0x7f8, '|':UIView:0x7f9 )`.
struct LoggedNames {
    /// The addresses by name: long names may be cut to the same letters.
    private(set) var addresses: [String: [String]] = [:]
    /// The names as UTF-8, the longest first: a name may begin with another.
    private(set) var longestFirst: [(name: String, bytes: [UInt8])] = []
    /// The item that `|` stands for.
    private(set) var superview: LoggedItem?

    /// - Parameter text: the text after `names:`.
    init(_ text: ArraySlice<UInt8>) {
        let entries = Self.entries(text)
        let bar = Array("'|':".utf8)
        for entry in entries where !entry.name.starts(with: bar) {
            let name = String(decoding: entry.name, as: UTF8.self)
            if addresses[name]?.contains(entry.address) != true { addresses[name, default: []].append(entry.address) }
        }
        longestFirst = addresses.keys.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }.map { ($0, Array($0.utf8)) }
        guard let last = entries.first(where: { $0.name.starts(with: bar) }) else { return }
        let name = String(decoding: last.name.dropFirst(bar.count), as: UTF8.self)
        let isName = addresses[name]?.contains(last.address) == true
        superview = LoggedItem(
            className: isName ? nil : name, address: last.address, name: isName ? name : nil)
    }

    init() {}

    private static func entries(_ text: ArraySlice<UInt8>) -> [(name: [UInt8], address: String)] {
        var entries: [(name: [UInt8], address: String)] = []
        var start = text.startIndex
        var index = start
        while index < text.endIndex {
            guard let hex = HexAddress(text, at: index), hex.isFollowed(byAnyOf: ", )") else {
                index += 1
                continue
            }
            entries.append((Array(text[start..<index]), hex.digits))
            index = text[hex.end...].firstIndex { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: " ") } ?? text.endIndex
            start = index
        }
        return entries
    }

    /// The item that a name stands for.
    func item(_ name: String) -> LoggedItem {
        let known = addresses[name] ?? []
        if known.count == 1 { return LoggedItem(address: known[0], name: name) }
        var item = LoggedItem(name: name)
        item.isAmbiguous = true
        return item
    }
}

/// `:0x7f8a` in a text.
struct HexAddress {
    /// In lower case, without `0x`.
    let digits: String
    let end: Int
    private let next: UInt8?

    init?(_ text: ArraySlice<UInt8>, at start: Int) {
        guard text.endIndex - start > 3, text[start] == UInt8(ascii: ":"), text[start + 1] == UInt8(ascii: "0"),
            text[start + 2] == UInt8(ascii: "x")
        else { return nil }
        var end = start + 3
        while end < text.endIndex, Self.isHexDigit(text[end]) { end += 1 }
        guard end > start + 3 else { return nil }
        digits = String(decoding: text[start + 3..<end], as: UTF8.self).lowercased()
        self.end = end
        next = end < text.endIndex ? text[end] : nil
    }

    /// Whether one of these characters follows, or nothing.
    func isFollowed(byAnyOf characters: String) -> Bool {
        next.map { characters.utf8.contains($0) } ?? true
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool {
        byte.isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
    }
}
