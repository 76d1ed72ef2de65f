import LayoutModel
import SourceText
import SwiftSource

/// Views that are hidden when they are made, until a method shows them that answers the object itself, where all code
/// that makes such an object goes on with a call of that method: `Alert().title("Sure?")`.
struct BuilderCalls {
    private let values: PassedValues

    init(_ values: PassedValues) {
        self.values = values
    }

    /// Whether a view is hidden at a place only until the call that follows wherever such an object is made.
    ///
    /// - Complexity: O(length of the project's texts), and the trees of the files that make such objects.
    func show(whatIsHiddenAt node: SyntaxNode, in file: FileID) -> Bool {
        guard let binding = node.ancestors.first(where: { $0.kind == .patternBinding && $0.isMember }),
            let view = binding.child(.pattern)?.identifier,
            let type = binding.ancestors.lazy.compactMap(TypeDeclaration.init).first,
            let declared = values.program.type(at: binding, in: file), values.program.classes(below: declared).isEmpty
        else { return false }
        let functions = type.members.compactMap(FunctionDeclaration.init)
        let methods = functions.filter { function in
            FunctionInfo(function, file: file, owner: nil).returnsSelf && function.assignsHiding(of: view)
        }.map(\.name)
        guard !methods.isEmpty else { return false }
        var areAny = false
        for file in values.files {
            guard let bytes = values.bytes(of: file) else { continue }
            for word in bytes.uses(of: type.name) where bytes.makesObject(after: word) {
                guard let tree = values.tree(file) else { return false }
                let members = tree.root.innermost(at: UTF8Offset(word.lowerBound)).membersAfter
                // A static function that answers no such object.
                if let called = functions.first(where: { $0.name == members.first }), called.isStatic,
                    called.result?.lastName != type.name
                {
                    continue
                }
                guard members.contains(where: methods.contains) else { return false }
                areAny = true
            }
        }
        return areAny
    }
}

extension FunctionDeclaration {
    /// Whether its code says, whatever happens, if a view is hidden.
    fileprivate func assignsHiding(of view: String) -> Bool {
        (body?.statements ?? []).contains { node in
            let target = AssignmentExpression(node).flatMap { MemberAccess($0.target) }
            return target?.name == "isHidden" && target?.base?.ownName == view
        }
    }
}

extension SyntaxNode {
    /// The members that are called one after the other on what begins here: `title` and `show` in
    /// `Alert().title().show()`.
    fileprivate var membersAfter: [String] {
        var names: [String] = []
        var node = self
        while let parent = node.parent {
            if let access = MemberAccess(parent), access.base == node {
                names.append(access.name)
            } else if CallExpression(parent)?.callee != node {
                break
            }
            node = parent
        }
        return names
    }

    /// Whether it is a variable of a type.
    fileprivate var isMember: Bool { parent?.parent?.kind == .memberBlock }
}

extension [UInt8] {
    /// Whether the name of a type is called, or a static member of it is.
    fileprivate func makesObject(after type: Range<Int>) -> Bool {
        let rest = self[type.upperBound...].prefix(2)
        guard let first = rest.first, let second = rest.last, rest.count == 2 else { return false }
        return first == UInt8(ascii: "(")
            || first == UInt8(ascii: ".") && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(second)
    }
}
