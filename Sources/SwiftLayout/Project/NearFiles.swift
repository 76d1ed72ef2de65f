import SourceText
import SwiftSource

/// A declaration of a name that several modules of a project may declare.
protocol NearDeclaration {
    var file: FileID { get }
    /// Whether only its own file can use it.
    var isOfItsFileAlone: Bool { get }
    /// Whether other modules can use it.
    var isForOtherModules: Bool { get }
}

/// Which of several declarations of one name the code of a file means.
///
/// One module declares a name once, so each of them is of another one, as an app and its extensions or two apps in one
/// repository. Modules have folders of their own mostly: what shares more of its path with a file is of its module.
struct NearFiles {
    /// Where a file is; nil if that is not known.
    let path: (FileID) -> String?

    /// The declaration that code of a file means; nil if it may be one of several.
    ///
    /// - Parameter file: nil if it is not known whose code asks.
    func nearest<Declared: NearDeclaration>(_ found: [Declared], to file: FileID?) -> Declared? {
        guard let file else { return nil }
        let own = found.filter { $0.file == file }
        if !own.isEmpty { return own.count == 1 ? own[0] : nil }
        let visible = found.filter { !$0.isOfItsFileAlone }
        if visible.count <= 1 { return visible.first }
        guard let path = path(file) else { return nil }
        let place = Place(path)
        var near: [(declared: Declared, shared: Int)] = []
        for declared in visible {
            guard let other = self.path(declared.file).map(Place.init) else { return nil }
            if other.module == place.module, place.isOfTests || !other.isOfTests {
                near.append((declared, place.folders.sharedCount(with: other.folders)))
            }
        }
        let most = near.map(\.shared).max()
        let nearest = near.filter { $0.shared == most }.map(\.declared)
        guard nearest.count == 1 else { return nil }
        // What another module offers may be imported. Within a module its own declaration counts.
        let others = visible.filter { $0.file != nearest[0].file }
        return place.module == nil && others.contains(where: \.isForOtherModules) ? nil : nearest[0]
    }

    /// The declarations without those of which another module has the same, as far as that is known.
    ///
    /// - Parameter key: what only one declaration of a module has; nil for what a module may have several times.
    func withoutTwins<Declared: NearDeclaration, Key: Hashable>(
        _ found: [Declared], near file: FileID?, _ key: (Declared) -> Key?
    ) -> [Declared] {
        guard let first = found.first, file != nil, found.contains(where: { $0.file != first.file }) else {
            return found
        }
        var places: [Key: Int] = [:]
        var groups: [[Declared]] = []
        for declared in found {
            let key = key(declared)
            if let key, let place = places[key] {
                groups[place].append(declared)
            } else {
                if let key { places[key] = groups.count }
                groups.append([declared])
            }
        }
        return groups.flatMap { twins in twins.count == 1 ? twins : nearest(twins, to: file).map { [$0] } ?? twins }
    }

    /// Where a file is, and the module whose file it is, as far as folders tell.
    private struct Place {
        let folders: [Substring]
        /// Its folder below the last one that is called `Sources` or `Tests`, as packages have it.
        let module: String?
        let isOfTests: Bool

        init(_ path: String) {
            let folders = Array(path.split(separator: "/", omittingEmptySubsequences: false).dropLast())
            self.folders = folders
            let root = folders.lastIndex { $0 == "Sources" || $0 == "Tests" }
            module = root.map { folders.prefix($0 + 2).joined(separator: "/") }
            isOfTests = folders.contains { $0.hasSuffix("Tests") || $0 == "Test" }
        }
    }
}

extension [Substring] {
    /// How many elements two lists have in common at the beginning.
    fileprivate func sharedCount(with other: [Substring]) -> Int { zip(self, other).prefix { $0 == $1 }.count }
}

extension TypeInfo: NearDeclaration {
    var isOfItsFileAlone: Bool { declaration.isFileprivate }
    var isForOtherModules: Bool { declaration.isPublic }
}

extension FunctionInfo: NearDeclaration {
    var isOfItsFileAlone: Bool { isPrivate }
    var isForOtherModules: Bool { declaration?.isPublic ?? false }

    /// What only one function of its name in a module has; nil where a module may have several.
    var signature: [String]? {
        guard let declaration, !node.isForSomeTypesOnly, declaration.genericParameterNames.isEmpty,
            declaration.whereClause == nil
        else { return nil }
        let start = declaration.parameters.last?.node.end ?? declaration.nameRange.end
        let end = declaration.body?.node.start ?? node.end
        let head = node.tree.text.utf8[start.value..<max(start.value, end.value)]
        let parameters = declaration.parameters.flatMap { [$0.label ?? "_", $0.type?.node.text ?? ""] }
        // `async`, `throws` and the result.
        return parameters + [
            String(decoding: head.filter { !" \n\t\r".utf8.contains($0) }, as: UTF8.self), "\(isStatic)",
        ]
    }
}

extension PropertyInfo: NearDeclaration {
    var isOfItsFileAlone: Bool { isFileprivate }
    var isForOtherModules: Bool { VariableDeclaration(declaration)?.isPublic ?? false }

    /// What only one property of its name in a module has; nil where a module may have several.
    var signature: Bool? { binding.isForSomeTypesOnly ? nil : isStatic }
}

extension SyntaxNode {
    /// Whether it is a member of an extension for some types only, as by `where Base: UIView`. A module may have the
    /// same for others.
    fileprivate var isForSomeTypesOnly: Bool {
        let outer = ancestors.first { $0.kind.isTypeDeclaration || $0.kind == .extensionDeclaration }
        guard let added = outer.flatMap(ExtensionDeclaration.init) else { return false }
        return added.whereClause != nil || added.extendedType?.genericArguments.isEmpty == false
    }
}
