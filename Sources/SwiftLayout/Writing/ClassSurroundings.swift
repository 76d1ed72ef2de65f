import LayoutModel
import SourceText

/// What a writer asks about a class that its own code does not tell, each answered once.
final class ClassSurroundings {
    private let name: String
    private let context: ParseContext
    private let readSetUp: () -> Set<TextRange>
    private var hidden: [String: Bool] = [:]
    private var called: [String: Bool] = [:]

    /// The functions' bodies in the class's file that run while it is set up.
    private(set) lazy var bodiesOfSetUp = readSetUp()

    /// - Parameters:
    ///   - name: the class's, with its outer types.
    ///   - readSetUp: reads ``bodiesOfSetUp``.
    init(of name: String, in context: ParseContext, readingSetUp readSetUp: @escaping () -> Set<TextRange>) {
        self.name = name
        self.context = context
        self.readSetUp = readSetUp
    }

    /// Whether another file of the project may hide or show a view of the class: one that has `isHidden` of something
    /// of its name. Where the file declares a view of the name, and has no other object's, the name alone means that.
    func isHiddenElsewhere(_ view: String) -> Bool {
        if let known = hidden[view] { return known }
        let found = otherSources.contains { source in
            guard source.uses(view, before: Self.hiding) else { return false }
            let meansOwn =
                source.declares(view) && !source.mentions(word: lastName) && !source.mentions(word: "protocol")
            return !meansOwn || source.uses(view, before: [""], ofOthersOnly: true)
        }
        hidden[view] = found
        return found
    }

    /// Whether another file of the project may call a method of the class, or hand it on: one that has a member of the
    /// name of something, or that names the class, which then may be extended or inherited from there.
    func isCalledElsewhere(_ method: String) -> Bool {
        if let known = called[method] { return known }
        let found = otherSources.contains { source in
            source.uses(method, before: [""], ofOthersOnly: !source.mentions(word: lastName))
        }
        called[method] = found
        return found
    }

    private static let hiding = [".isHidden", "?.isHidden", "!.isHidden"]

    private var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }

    private var otherSources: some Sequence<[UInt8]> {
        context.project.files.lazy.filter { [context] in $0 != context.file }.compactMap { [context] file in
            (context.project.anyDeclaration(in: file)?.content as? DeclaredSyntax)?.source.utf8
        }
    }
}

extension [UInt8] {
    fileprivate func mentions(word: String) -> Bool { firstWord(word, from: 0) != nil }

    /// Whether a name stands before one of the texts.
    ///
    /// - Parameter ofOthersOnly: whether it counts only as a member of something other than `self` and `super`.
    fileprivate func uses(_ name: String, before texts: [String], ofOthersOnly: Bool = false) -> Bool {
        var start = 0
        while let word = firstWord(name, from: start) {
            let rest = self[word.upperBound...]
            if texts.contains(where: { rest.starts(with: $0.utf8) }), !ofOthersOnly || isOfOther(word) { return true }
            start = word.upperBound
        }
        return false
    }

    /// Whether `let` or `var` stands before a name.
    fileprivate func declares(_ name: String) -> Bool {
        var start = 0
        while let word = firstWord(name, from: start) {
            if ["let ", "var "].contains(where: { self[..<word.lowerBound].hasSuffix($0) }) { return true }
            start = word.upperBound
        }
        return false
    }

    /// Whether a word stands behind a dot that does not follow `self`, `self?` or `super`.
    private func isOfOther(_ word: Range<Int>) -> Bool {
        let before = self[..<word.lowerBound]
        guard before.last == UInt8(ascii: ".") else { return false }
        return !["self.", "self?.", "super."].contains { before.hasSuffix($0) }
    }
}

extension ArraySlice<UInt8> {
    fileprivate func hasSuffix(_ text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}
