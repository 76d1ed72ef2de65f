import LayoutModel
import SourceText
import SwiftSource

/// The views of documents that the code of their classes constrains or fills, as the texts show it: what an outlet is
/// asked for, or where it is handed on. It need not be certain: nothing is said of a view that code may place.
extension DeclaredSyntax: OutletCode {
    func constrainedOutlets(ofClass name: String, in project: Project) -> (names: Set<String>, keys: Set<String>) {
        var keys: Set<String> = []
        var names: Set<String> = []
        var pending = [name]
        while let name = pending.popLast() {
            for kind in [Kind.type, .extension] where keys.insert(kind.key(name)).inserted {
                for case let syntax as DeclaredSyntax in project.declarations(of: kind.key(name)).map(\.content) {
                    if kind == .type { pending += syntax.inheritedNames }
                    names.formUnion(syntax.bytes.placedNames)
                }
            }
        }
        return (names, keys)
    }

    /// What a class inherits from, by the words before its body.
    private var inheritedNames: [String] {
        let head = bytes.prefix { $0 != UInt8(ascii: "{") }
        let names = head.split { !$0.isWord && $0 != UInt8(ascii: ".") }.map { String(decoding: $0, as: UTF8.self) }
        return names.filter { $0.beginsLikeAType && !UIKitClass.isKnown($0) && !UIKitClass.isKnownProtocol($0) }
    }
}

extension ArraySlice<UInt8> {
    /// The names that stand where code places a view or fills it: `name.topAnchor`, `name?.snp`, `item: name`.
    ///
    /// - Complexity: O(bytes).
    fileprivate var placedNames: Set<String> {
        var names: Set<String> = []
        var isComment = false
        for index in indices {
            switch self[index] {
            case UInt8(ascii: "\n"): isComment = false
            case UInt8(ascii: "/") where self[index...].dropFirst().first == UInt8(ascii: "/"): isComment = true
            case UInt8(ascii: ".") where !isComment:
                guard self[(index + 1)...].prefix(while: \.isWord).placesOrFills else { continue }
                let chain = self[..<index].suffix(120).reversed().prefix { $0.isWord || ".?!".utf8.contains($0) }
                // What another view is constrained to need not be placed by that.
                guard !isOtherSide(before: index - chain.count) else { continue }
                let name = chain.drop { !$0.isWord }.prefix(while: \.isWord)
                names.insert(String(decoding: name.reversed(), as: UTF8.self))
            case UInt8(ascii: "(") where !isComment, UInt8(ascii: " ") where !isComment:
                guard givesPlaceOrContent(before: index) else { continue }
                let rest = self[(index + 1)...]
                let name = rest.starts(with: "self.".utf8) ? rest.dropFirst(5) : rest
                names.insert(String(decoding: name.prefix(while: \.isWord), as: UTF8.self))
            default: continue
            }
        }
        return names
    }

    /// Whether what ends at an offset is followed by the other side of a constraint of another view: `equalTo: `,
    /// `equalTo(`. One of the class's own view or of a guide places what it is constrained to.
    private func isOtherSide(before offset: Int) -> Bool {
        let before = self[..<offset].suffix(200)
        let end = before.lastIndex { !" (:".utf8.contains($0) }.map { $0 + 1 } ?? before.startIndex
        guard otherSides.contains(where: before[..<end].ends) else { return false }
        let call = Array(".constraint(".utf8)
        guard let start = before.indices.last(where: { before[$0...].starts(with: call) }) else { return true }
        let chain = before[..<start].reversed().prefix { $0.isWord || ".?!".utf8.contains($0) }.reversed()
        let parts = chain.split(separator: UInt8(ascii: ".")).map { String(decoding: $0, as: UTF8.self) }
        let owners = parts.dropLast().filter { $0 != "self" && $0 != "view" && $0 != "contentView" }
        return !owners.isEmpty && !owners.contains { $0.contains("Guide") }
    }

    /// Whether what ends at an offset is followed by a view that code constrains, or adds to another one.
    private func givesPlaceOrContent(before offset: Int) -> Bool {
        let before = self[..<offset]
        switch before.last {
        case UInt8(ascii: ":"): return before.ends(with: "(item:".utf8)
        case UInt8(ascii: "w"):
            return ["addSubview", "addArrangedSubview", "insertSubview"].contains { before.ends(with: $0.utf8) }
        case UInt8(ascii: "n"): return before.ends(with: "constrain".utf8)
        default: return false
        }
    }
}

extension ArraySlice<UInt8> {
    /// Whether a member of a view is one with which code constrains it, moves it, or gives it content.
    fileprivate var placesOrFills: Bool {
        // The constraints that a view has are only asked for.
        guard let first, !elementsEqual("constraints".utf8) else { return false }
        if ends(with: "Anchor".utf8) { return true }
        if placingMembers.contains(where: { $0.first == first && elementsEqual($0) }) { return true }
        if placingBeginnings.contains(where: { $0.first == first && starts(with: $0) }) { return true }
        return count > constraintLetters.count
            && indices.contains { self[$0] == constraintLetters[0] && self[$0...].starts(with: constraintLetters) }
    }
}

/// The ends of the labels and methods before the other side: `equalTo`, `greaterThanOrEqualTo` and the like.
private let otherSides = ["qualTo", "toItem", "qualToSystemSpacingAfter", "qualToSystemSpacingBelow"].map(\.utf8)

private let placingMembers = [
    "anchor", "contentSize", "easy", "mas", "pin", "removeFromSuperview", "snp",
    "translatesAutoresizingMaskIntoConstraints",
].map { Array($0.utf8) }

private let placingBeginnings = [
    "addArranged", "addLayoutGuide", "addSubview", "autoAlign", "autoCenter", "autoMatch", "autoPin", "autoSet",
    "constrain", "edgesTo", "embed", "fillContainer", "fillSuper", "insertArranged", "insertSubview", "pinEdge",
    "pinTo",
].map { Array($0.utf8) }

private let constraintLetters = Array("onstraint".utf8)
