import LayoutModel
import SourceText
import SwiftSource

/// The views of documents that the code of their classes constrains or fills, as the texts show it: what an outlet is
/// asked for, or where it is handed on. It need not be certain: nothing is said of a view that code may place.
extension DeclaredSyntax: OutletCode {
    func constrainedOutlets(ofClass name: String, in project: Project) -> (names: Set<String>, keys: Set<String>) {
        var files: Set<FileID> = []
        var keys: Set<String> = []
        var names: Set<String> = []
        var pending = [name]
        while let name = pending.popLast() {
            for kind in [Kind.type, .extension] where keys.insert(kind.key(name)).inserted {
                for declaration in project.declarations(of: kind.key(name)) {
                    guard let syntax = declaration.content as? DeclaredSyntax else { continue }
                    if kind == .type { pending += syntax.inheritedNames }
                    if files.insert(declaration.range.file).inserted { names.formUnion(syntax.source.utf8.placedNames) }
                }
            }
        }
        return (names, keys)
    }

    /// What a class inherits from, by the words before its body.
    private var inheritedNames: [String] {
        let head = source.utf8[Int(start)..<Swift.min(Int(end), source.utf8.count)].prefix { $0 != UInt8(ascii: "{") }
        let names = head.split { !$0.isWord && $0 != UInt8(ascii: ".") }.map { String(decoding: $0, as: UTF8.self) }
        return names.filter { $0.beginsLikeAType && !UIKitClass.isKnown($0) && !UIKitClass.isKnownProtocol($0) }
    }
}

extension [UInt8] {
    /// The names that stand where code places a view or fills it: `name.topAnchor`, `name?.snp`, `item: name`.
    ///
    /// - Complexity: O(bytes).
    fileprivate var placedNames: Set<String> {
        var names: Set<String> = []
        for dot in indices
        where self[dot] == UInt8(ascii: ".") && self[(dot + 1)...].prefix(while: \.isWord).placesOrFills {
            let before = self[..<dot].reversed().drop { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!") }
            names.insert(String(decoding: before.prefix(while: \.isWord).reversed(), as: UTF8.self))
        }
        for text in ["item: ", "toItem: ", "addSubview(", "addArrangedSubview(", "insertSubview(", "constrain("] {
            for place in places(of: text) {
                let rest = self[place.upperBound...]
                let name = rest.starts(with: "self.".utf8) ? rest.dropFirst(5) : rest
                names.insert(String(decoding: name.prefix(while: \.isWord), as: UTF8.self))
            }
        }
        return names
    }
}

extension ArraySlice<UInt8> {
    /// Whether a member of a view is one with which code constrains it, moves it, or gives it content.
    fileprivate var placesOrFills: Bool {
        guard let first else { return false }
        if suffix(6).elementsEqual("Anchor".utf8) { return true }
        if placingMembers.contains(where: { $0.first == first && elementsEqual($0) }) { return true }
        if placingBeginnings.contains(where: { $0.first == first && starts(with: $0) }) { return true }
        return count > constraintLetters.count
            && indices.contains { self[$0] == constraintLetters[0] && self[$0...].starts(with: constraintLetters) }
    }
}

private let placingMembers = [
    "contentSize", "easy", "mas", "removeFromSuperview", "snp", "translatesAutoresizingMaskIntoConstraints",
].map { Array($0.utf8) }

private let placingBeginnings = [
    "addArranged", "addLayoutGuide", "addSubview", "anchor", "autoAlign", "autoCenter", "autoMatch", "autoPin",
    "autoSet", "constrain", "edges", "embed", "fillContainer", "fillSuper", "insertArranged", "insertSubview", "pin",
].map { Array($0.utf8) }

private let constraintLetters = Array("onstraint".utf8)
