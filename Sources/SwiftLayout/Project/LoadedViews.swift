import SourceText

extension NamedCalls {
    /// Whether all views of a class are the views of controllers that fill a screen: code makes them only to give them
    /// to `view`, as `view = ProfileView()` or `view = profile` does where `profile` was made so in the same file.
    func fillsScreens(_ view: String) -> Bool {
        let name = view.lastName
        var controllers: Set<String> = []
        let isShownOtherwise = anyText { bytes, _ in
            let makings = bytes.uses(of: name).filter { bytes.isCall(at: $0.upperBound) }
            guard !makings.isEmpty else { return bytes.hasText("<\(name)>") }
            guard makings.allSatisfy(bytes.isLoaded) else { return true }
            controllers.formUnion(bytes.classes)
            return false
        }
        return !isShownOtherwise && !controllers.isEmpty && !controllers.contains(where: mayEmbed)
    }
}

extension [UInt8] {
    /// Whether what is made at a place becomes the view of a controller.
    fileprivate func isLoaded(_ making: Range<Int>) -> Bool {
        func words(_ end: Int) -> (name: Range<Int>, rest: Int) {
            let end = self[..<end].lastIndex { $0 != 0x20 }.map { $0 + 1 } ?? 0
            let start = self[..<end].lastIndex { !$0.isWord }.map { $0 + 1 } ?? 0
            return (start..<end, self[..<start].lastIndex { $0 != 0x20 } ?? 0)
        }
        guard let sign = self[..<making.lowerBound].lastIndex(where: { $0 != 0x20 }), self[sign] == UInt8(ascii: "=")
        else { return false }
        var (word, before) = words(sign)
        // `profile: ProfileView = `
        if self[before] == UInt8(ascii: ":") { (word, _) = words(before) }
        let name = String(decoding: self[word], as: UTF8.self)
        let declaring = self[..<word.lowerBound].suffix(4)
        let isLocal = ["let ", "var "].contains { declaring.elementsEqual($0.utf8) }
        return name == "view" && !isLocal
            || !name.isEmpty && name != "view"
                && ["view = \(name)", "view = self.\(name)"].contains { places(of: $0).contains(where: isLoading) }
    }

    /// Whether what stands at a place, which assigns to something called `view`, assigns the whole to that of `self`.
    private func isLoading(_ place: Range<Int>) -> Bool {
        let (before, next) = (self[..<place.lowerBound], self[place.upperBound...].first ?? 0)
        guard !next.isWord, next != UInt8(ascii: "."), next != UInt8(ascii: "(") else { return false }
        guard let last = before.last, last.isWord || last == UInt8(ascii: ".") else { return true }
        return before.dropLast().suffix(5).ends(with: "self".utf8) && last == UInt8(ascii: ".")
    }

    /// The names of the classes that a text declares.
    fileprivate var classes: [String] {
        places(of: "class ").map { String(decoding: self[$0.upperBound...].prefix { $0.isWord }, as: UTF8.self) }
            .filter { !$0.isEmpty && $0 != "func" && $0 != "var" }
    }
}
