import SwiftSource

extension Members {
    /// What extensions of a protocol add to a class, each in a list of its own: first what is for the nearest class
    /// only, as `where Self: UIView`, which hides what is for others.
    func parts(for ancestry: Ancestry) -> [Members] {
        guard parts.contains(where: { $0.selfClass != nil }) else { return [self] }
        func distance(_ part: DeclaredMembers) -> Int {
            part.selfClass.flatMap { name in ancestry.firstIndex(of: name) } ?? ancestry.count
        }
        let isKnown = !ancestry.contains(nil)
        let fitting = parts.filter { part in
            // What is neither a class of UIKit nor one that the class inherits from is a protocol, or not known.
            part.selfClass.map { ancestry.contains($0) || !isKnown || !UIKitClass.isKnown($0) } ?? true
        }
        return Dictionary(grouping: fitting, by: distance).sorted { $0.key < $1.key }.map { Members($0.value) }
    }
}

extension ExtensionDeclaration {
    /// The class that the extension of a protocol is for; nil if its requirements name none.
    var selfClass: String? {
        guard let whereClause else { return nil }
        let text = String(decoding: whereClause.tree.text.bytes(in: whereClause.range), as: UTF8.self)
        for requirement in text.split(separator: ",") {
            let sides = requirement.split(separator: ":", maxSplits: 1)
            guard sides.count == 2, sides[0].split(whereSeparator: \.isWhitespace).last == "Self" else { continue }
            return sides[1].split { $0.isWhitespace || $0 == "&" }.first.map(String.init)
        }
        return nil
    }
}
