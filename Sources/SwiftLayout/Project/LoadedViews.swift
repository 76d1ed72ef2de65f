import LayoutModel
import SourceText

extension NamedCalls {
    /// Whether all views of a class are the views of controllers that fill a screen: code makes them only to give them
    /// to the controller's `view`, as `view = ProfileView()` or `view = profile` does where `profile` was made so in
    /// the same file. Code that names the class for anything else may show it elsewhere.
    ///
    /// - Complexity: O(length of the texts), for each controller.
    func fillsScreens(_ view: String, _ program: Program, _ file: FileID) -> Bool {
        let name = view.lastName
        var controllers: Set<String> = []
        let isShownOtherwise = anyText { bytes, _ in
            bytes.uses(of: name).contains { use in
                if bytes.isOnlyNamed(use) { return false }
                guard let controller = bytes.controller(loading: use) else { return true }
                controllers.insert(controller)
                return false
            }
        }
        return !isShownOtherwise && !controllers.isEmpty
            && controllers.allSatisfy { program.ancestry(of: $0, in: file).isController && !mayEmbed($0) }
    }
}

extension [UInt8] {
    /// Whether a class is declared, extended or written as a type where its name stands, and not made.
    fileprivate func isOnlyNamed(_ use: Range<Int>) -> Bool {
        let before = self[..<use.lowerBound].suffix(12)
        let declares = ["class ", "extension ", "as! ", "as? "].contains { before.ends(with: $0.utf8) }
        if declares { return true }
        let isType = before.ends(with: ": ".utf8)
        let rest = self[use.upperBound...].prefix(4)
        // `profile: ProfileView = ProfileView()`, but not `profile: ProfileView = .init()`.
        return isType && !rest.starts(with: ".".utf8) && !rest.starts(with: " = .".utf8) && !rest.starts(with: "(".utf8)
    }

    /// The class in which what is made at a place becomes the view of the object itself; nil if it may become
    /// something else.
    fileprivate func controller(loading making: Range<Int>) -> String? {
        guard isCall(at: making.upperBound), let sign = lastIndex(before: making.lowerBound),
            self[sign] == UInt8(ascii: "="), let end = lastIndex(before: sign)
        else { return nil }
        var word = self.word(endingAt: end + 1)
        // `profile: ProfileView = `
        if let colon = lastIndex(before: word.lowerBound), self[colon] == UInt8(ascii: ":"),
            let end = lastIndex(before: colon)
        {
            word = self.word(endingAt: end + 1)
        }
        let name = String(decoding: self[word], as: UTF8.self)
        let isView = name == "view" && isOfSelf(word) && !hasText("let view") && !hasText("var view")
        let isHeld = name != "view" && !name.isEmpty && isLoaded(name)
        return isView || isHeld ? classAround(making.lowerBound) : nil
    }

    /// Whether `view` becomes what a property of a name holds, which nothing in the text adds to another view.
    private func isLoaded(_ name: String) -> Bool {
        let loads = ["view = \(name)", "view = self.\(name)"].contains { loading in
            places(of: loading).contains { place in
                let next = self[place.upperBound...].first ?? 0
                return isOfSelf(place) && !next.isWord && next != UInt8(ascii: ".") && next != UInt8(ascii: "(")
            }
        }
        return loads && !hasText("ubview(\(name)") && !hasText("ubview(self.\(name)")
    }

    /// Whether what stands at a place is a member of `self`, written with it or without.
    private func isOfSelf(_ place: Range<Int>) -> Bool {
        let before = self[..<place.lowerBound]
        guard let last = before.last, last.isWord || last == UInt8(ascii: ".") else { return true }
        return before.ends(with: "self.".utf8)
    }

    /// Where something but a blank stands last before an offset.
    private func lastIndex(before offset: Int) -> Int? { self[..<offset].lastIndex { $0 != 0x20 } }

    private func word(endingAt end: Int) -> Range<Int> {
        (self[..<end].lastIndex { !$0.isWord }.map { $0 + 1 } ?? 0)..<end
    }

    /// The name of the class that is declared or extended last before an offset; nil if there is none.
    private func classAround(_ offset: Int) -> String? {
        let line = UInt8(ascii: "\n")
        var end = offset
        while let start = self[..<end].lastIndex(of: line) {
            let text = String(decoding: self[start..<Swift.min(end, start + 200)], as: UTF8.self)
            let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            if let kind = words.firstIndex(where: { $0 == "class" || $0 == "extension" }), kind + 1 < words.count,
                words[kind + 1] != "func", words[kind + 1] != "var"
            {
                return String(words[kind + 1])
            }
            end = start
        }
        let words = String(decoding: self[..<Swift.min(end, 200)], as: UTF8.self).split(separator: " ")
        return words.firstIndex(of: "class").flatMap { $0 + 1 < words.count ? String(words[$0 + 1]) : nil }
    }
}
