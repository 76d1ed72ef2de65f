import LayoutModel
import SourceText
import SwiftSource

/// Whether any code of a project may run a method that its own class does not.
///
/// The texts are searched for its name, because the index of a project leaves most bodies out. It is done for methods
/// alone about which there is a finding.
///
/// - Complexity: O(length of the texts).
struct NamedCalls {
    private let project: Project
    private let file: FileID
    private let tree: SyntaxTree

    /// - Parameter tree: the tree of the file, of which the project may have another version.
    init(in project: Project, and tree: SyntaxTree, of file: FileID) {
        self.project = project
        self.file = file
        self.tree = tree
    }

    /// Whether something may call a method of a class, or one of its name of a class that it inherits from, or may set
    /// the property of this name. A method with parameters may be one that a protocol asks for which the project does
    /// not declare.
    func mayCall(_ name: String, of type: String, _ program: Program, _ file: FileID) -> Bool {
        let ancestry = program.ancestry(of: type, in: file)
        let methods = program.functionsOfAllClasses(name, of: ancestry, in: file)
        if !methods.isEmpty {
            let heirs = (program.type(type, in: file).map(program.classes) ?? []).map(\.name)
            let bases = ancestry.types.compactMap { $0 }.filter { !UIKitClass.isKnown($0) }
            let mayBeAskedFor =
                !methods.allSatisfy(\.parameters.isEmpty)
                && !program.inherits(bases + heirs, in: file, onlyFrom: UIKitClass.asksForNoMethod)
            return mayBeAskedFor || mayCall(methods, of: bases + heirs)
        }
        return program.properties(name, of: ancestry, in: file).first.map { property in
            PassedValues(in: project, program, and: tree, of: self.file).maySet(property)
        } ?? true
    }

    /// Whether something may call the method in which a class makes its layout. What a type asks for that the project
    /// does not declare, as a protocol of a library, may be called by others.
    func mayMakeLayout(_ method: String, of type: String, _ program: Program, _ file: FileID) -> Bool {
        let types = program.ancestry(of: type, in: file).types
        let areKnown = program.inherits(types.compactMap { $0 }, in: file) { name in
            UIKitClass.isKnown(name) || UIKitClass.asksForNoLayout(name)
        }
        return types.contains(nil) || !areKnown || mayCall(method, of: type, program, file)
    }

    /// Whether other code than that of a class may use a property of it. True if the project has no other files.
    func mayUse(_ property: String, of type: String) -> Bool {
        anyFile { $0.mayUse(property, of: type, isOwnFile: $1) }
    }

    /// Whether code turns off the autoresizing mask of a view that an object has as a property of this name.
    func mayTurnMaskOff(of property: String) -> Bool {
        anyText { bytes, _ in bytes.hasText(".\(property).translatesAutoresizingMaskIntoConstraints = false") }
    }

    /// Whether code may show a view controller as a part of a screen: a file names it, and embeds controllers or says
    /// how large one is.
    func mayEmbed(_ controller: String) -> Bool {
        anyText { bytes, _ in
            bytes.firstWord(controller.lastName, from: 0) != nil
                && Self.embedding.contains(where: bytes.hasText)
        }
    }

    /// Whether code goes on with setting up the views of a class of stack views or scroll views: what it calls an
    /// object of that class is followed by a member that does.
    func maySetUp(_ type: String) -> Bool {
        anyText { bytes, _ in bytes.maySetUp(type.lastName) }
    }

    private static let embedding = [
        "addChild", ".view)", ".view.frame", ".view.bounds", ".view.snp", "preferredContentSize", "opover", "mbed",
        "Side", "Drawer", "FloatingPanel", "PanModal", "contentViewController", ".view.translates",
        "frameOfPresented", ".modalPresentationStyle = .custom", "UIWindow(frame: CGRect(",
    ]

    /// Whether something may call one of the methods of a name.
    ///
    /// - Parameter types: the classes whose own code may call it without naming an object. Other files count for that
    ///   only if they declare or extend one of these classes, unless a protocol asks for the method: its extensions may
    ///   call it.
    private func mayCall(_ methods: [FunctionInfo], of types: [String]) -> Bool {
        guard let name = methods.first?.name, methods.allSatisfy(\.isCalledByNameAlone) else { return true }
        let types = types.map(\.lastName)
        lazy var isAskedFor = anyText { bytes, _ in bytes.mayAskFor(name) }
        let isPrivate = methods.allSatisfy { $0.isPrivate && $0.file == file }
        return anyFile { bytes, isOwn in
            if isPrivate, !isOwn, !isAskedFor { return false }
            lazy var hasType = types.contains(where: bytes.declaresOrExtends)
            return bytes.uses(of: name).contains { isOwn || bytes.isMemberOfOther($0) || hasType || isAskedFor }
        }
    }

    /// Whether the text of some file has what is looked for. True if the project has no other files: then the file is
    /// read by itself.
    private func anyFile(_ isFound: (_ bytes: [UInt8], _ isOwn: Bool) -> Bool) -> Bool {
        project.files.allSatisfy { $0 == file } || anyText(isFound)
    }

    /// Whether the text of the file, or of another one of the project, has what is looked for.
    func anyText(_ isFound: (_ bytes: [UInt8], _ isOwn: Bool) -> Bool) -> Bool {
        isFound(tree.text.utf8, true)
            || project.files.contains { other in
                other != file && project.bytes(of: other).map { isFound($0, false) } ?? false
            }
    }
}

extension Program {
    /// Whether types inherit from types of the project alone, and from others that are allowed, as do the protocols of
    /// the project among these.
    fileprivate func inherits(_ types: [String], in file: FileID, onlyFrom isAllowed: (String) -> Bool) -> Bool {
        var seen: Set<String> = []
        var pending = types
        while let name = pending.popLast() {
            guard seen.insert(name).inserted else { continue }
            for inherited in type(name, in: file)?.members.inherited ?? [] where !isAllowed(inherited) {
                guard let declared = type(inherited, from: name, in: file) else { return false }
                pending.append(declared.name)
            }
        }
        return true
    }
}

extension [UInt8] {
    /// Whether a text stands anywhere in these bytes, also as a part of a word.
    func hasText(_ text: String) -> Bool { firstOffset(of: Array(text.utf8), in: indices) != nil }

    /// Where a text stands, also as a part of a word.
    func places(of text: String) -> some Sequence<Range<Int>> {
        let wanted = Array(text.utf8)
        return each { start in
            firstOffset(of: wanted, in: start..<count).map { $0..<$0 + wanted.count }
        }
    }

    /// Where a name stands first that is in no declaration of a function and in no line of comments.
    func firstUse(of name: String, from offset: Int) -> Range<Int>? {
        var start = offset
        while let word = firstWord(name, from: start) {
            start = word.upperBound
            // A comment of more bytes before the name is taken for code: some lines are very long.
            let near = Swift.max(0, word.lowerBound - 400)
            let line = self[near..<word.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? near
            let before = self[line..<word.lowerBound].drop { $0 == 0x20 || $0 == 0x09 }
            if !before.starts(with: "//".utf8), !before.ends(with: "func ".utf8) { return word }
        }
        return nil
    }

    /// The places at which ``firstUse(of:from:)`` finds a name.
    func uses(of name: String) -> some Sequence<Range<Int>> { each { firstUse(of: name, from: $0) } }

    /// Where a word stands.
    private func words(_ word: String) -> some Sequence<Range<Int>> { each { firstWord(word, from: $0) } }

    /// What is found again and again, each time after the place before.
    ///
    /// - Parameter next: finds the first one from an offset on.
    private func each(_ next: @escaping (Int) -> Range<Int>?) -> some Sequence<Range<Int>> {
        sequence(state: 0) { start in
            let found = next(start)
            if let found { start = found.upperBound }
            return found
        }
    }

    /// Whether a text may declare or extend a class, or extend something for it: a line with `class` or `extension`
    /// names it.
    fileprivate func declaresOrExtends(_ type: String) -> Bool {
        words(type).contains { word in
            let before = self[..<word.lowerBound].suffix(200).reversed().prefix { !"\n{};(".utf8.contains($0) }
            return ["class ", "extension "].contains { Array(before.reversed()).hasText($0) }
        }
    }

    /// Whether a name may be a member of something else than `self`, or stands in quotes.
    fileprivate func isMemberOfOther(_ word: Range<Int>) -> Bool {
        let before = self[..<word.lowerBound]
        if let last = before.last, "\"\\".utf8.contains(last) { return true }
        let isMember = before.last { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: ".")
        return isMember && base(before: word.lowerBound) != "self"
    }

    /// Whether an object that a text makes or declares with a type is set up there.
    fileprivate func maySetUp(_ type: String) -> Bool {
        var names: Set<String> = []
        for word in words(type) {
            let before = self[..<word.lowerBound].reversed().drop { " =:\n\t".utf8.contains($0) }
            let name = String(decoding: before.prefix { $0.isWord }.reversed(), as: UTF8.self)
            if !name.isEmpty { names.insert(name) }
            // `Row().then { $0.axis = .vertical }`
            let rest = self[word.upperBound...].prefix(600)
            if rest.first == UInt8(ascii: "("), rest.setsUp(after: "$0") { return true }
        }
        return names.contains { name in
            uses(of: name).contains { self[$0.upperBound...].prefix(60).beginsWithSetUp }
        }
    }

    /// Whether a protocol may ask for a method of this name.
    fileprivate func mayAskFor(_ method: String) -> Bool {
        let methods = places(of: "func \(method)").filter { self[$0.upperBound...].first?.isWord != true }
        guard !methods.isEmpty else { return false }
        var start = 0
        while let word = firstWord("protocol", from: start) {
            start = word.upperBound
            // In a text or a comment it declares nothing.
            let line = self[..<word.lowerBound].suffix(200).reversed().prefix { $0 != UInt8(ascii: "\n") }
            guard line.allSatisfy({ $0.isWord || " \t@()".utf8.contains($0) }) else { continue }
            guard let open = self[start...].firstIndex(of: UInt8(ascii: "{")) else { return false }
            let end = endOfBraces(from: open) ?? count
            if methods.contains(where: { (open..<end).contains($0.lowerBound) }) { return true }
            start = end
        }
        return false
    }

    /// Where the braces close that open at an offset.
    private func endOfBraces(from open: Int) -> Int? {
        var depth = 0
        for index in self[open...].indices {
            if self[index] == UInt8(ascii: "{") { depth += 1 }
            if self[index] == UInt8(ascii: "}") { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    /// Whether a text may use a property of an object of a class: as `object.name`, or in the class itself.
    ///
    /// - Parameter counts: whether a use counts, by the place of the name.
    func mayUse(
        _ property: String, of type: String, isOwnFile: Bool, _ counts: (Range<Int>) -> Bool = { _ in true }
    ) -> Bool {
        lazy var namesType = firstWord(type.lastName, from: 0) != nil
        return uses(of: property).contains { word in
            let isOwn = base(before: word.lowerBound).map { $0 == "self" } ?? true
            return (!isOwn || !isOwnFile && namesType) && counts(word)
        }
    }
}

extension FunctionInfo {
    /// Whether its file uses it, and only inside of some functions.
    func isUsed(onlyIn functions: [FunctionInfo]) -> Bool {
        let ranges = functions.filter { $0.file == file }.map(\.node.range)
        guard !ranges.isEmpty else { return false }
        let bytes = node.tree.text.utf8
        let uses = Array(bytes.uses(of: name))
        return !uses.isEmpty
            && uses.allSatisfy { use in ranges.contains { $0.touches(UTF8Offset(use.lowerBound)) } }
    }

    /// Whether what runs it names it: no storyboard, selector or protocol of UIKit, and no code outside of the project.
    fileprivate var isCalledByNameAlone: Bool {
        guard let declaration else { return false }
        return !declaration.isOverride && !declaration.isSeenOutside && !node.isInObjectiveCClass
            && name != "callAsFunction"
            && declaration.attributes.allSatisfy { Self.plainAttributes.contains($0.name) }
    }

    private static let plainAttributes: Set = ["MainActor", "discardableResult", "available", "inline"]
}

extension ArraySlice<UInt8> {
    /// Whether a member that sets up the object before it follows: `.axis`, also after the marks of optionals.
    fileprivate var beginsWithSetUp: Bool {
        member(after: "?! \n\t").map(Execution.setUpMembers.contains) ?? false
    }

    /// The name after a dot that follows some marks; nil without a dot.
    func member(after marks: String) -> String? {
        let rest = drop { marks.utf8.contains($0) }
        guard rest.first == UInt8(ascii: ".") else { return nil }
        return String(decoding: rest.dropFirst().prefix { $0.isWord }, as: UTF8.self)
    }

    /// Whether a name in it is followed by a member that sets it up.
    fileprivate func setsUp(after name: String) -> Bool {
        let name = Array(name.utf8)
        return indices.contains { index in
            self[index] == name[0] && self[index...].starts(with: name)
                && self[(index + name.count)...].beginsWithSetUp
        }
    }

    /// Whether its last bytes are those of a text.
    func ends(with other: String.UTF8View) -> Bool { suffix(other.count).elementsEqual(other) }
}
