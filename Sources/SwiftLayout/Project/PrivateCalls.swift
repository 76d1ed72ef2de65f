import SourceText
import SwiftSource

extension FunctionInfo {
    /// Whether only calls in its own class run it: it is private, or private to its file where only the type itself
    /// calls it, on its own object, and its name stands only before arguments in its file. Selectors, references to it
    /// and trailing closures count as other uses.
    ///
    /// - Complexity: O(length of the file).
    var isCalledByItsClassAlone: Bool {
        guard let declaration, isPrivate else { return false }
        let isSeenInFile = !declaration.hasModifier("private")
        let bytes = node.tree.text.utf8
        var start = 0
        while let word = bytes.firstWord(name, from: start) {
            start = word.upperBound
            guard Self.isCall(bytes[start...]) else { return false }
            if isSeenInFile, !isOwnUse(at: UTF8Offset(word.lowerBound)) { return false }
        }
        return true
    }

    /// Whether nothing runs it: it is private, UIKit does not know it, and neither its file nor that of a class that it
    /// inherits from names it, unless in lines of comments.
    ///
    /// - Parameter bases: the classes that its own one inherits from.
    /// - Complexity: O(length of the files).
    func isNeverCalled(in bases: @autoclosure () -> [TypeInfo]) -> Bool {
        guard let declaration, isPrivate, declaration.attributes.isEmpty, !declaration.isOverride else { return false }
        // In a private class, a method that a protocol of UIKit asks for may be private too.
        let isInPrivateType = node.ancestors.contains { TypeDeclaration($0)?.isFileprivate ?? false }
        if isInPrivateType { return false }
        return ([node.tree] + bases().filter { $0.file != file }.map(\.declaration.node.tree)).allSatisfy { tree in
            tree.text.utf8.firstUse(of: name, from: 0) == nil
        }
    }

    /// Whether a name stands in the code of the type that declares the function, and before it at most `self`.
    private func isOwnUse(at offset: UTF8Offset) -> Bool {
        let use = node.tree.root.innermost(at: offset)
        if let access = use.parent.flatMap(MemberAccess.init), access.base?.hasText("self") != true { return false }
        let type = use.ancestors.first { $0.kind.isTypeDeclaration || $0.kind == .extensionDeclaration }
        let name = type.flatMap { TypeDeclaration($0)?.name ?? ExtensionDeclaration($0)?.extendedType?.name }
        return name?.lastName == owner?.lastName
    }

    /// Whether arguments follow, and not labels alone: `(isWide: true)`, but not `(isWide:)`.
    private static func isCall(_ rest: ArraySlice<UInt8>) -> Bool {
        guard rest.first == UInt8(ascii: "("), let end = rest.firstIndex(of: UInt8(ascii: ")")) else { return false }
        return rest[end - 1] != UInt8(ascii: ":")
    }
}
