import LayoutModel
import SourceText
import SwiftSource

/// Views that are hidden when they are made, and that a method shows which all code calls that makes an object of
/// their class: `AlertView().title("…")`, where `title` answers the alert itself.
struct BuilderCalls {
    private let values: PassedValues

    init(_ values: PassedValues) {
        self.values = values
    }

    /// Whether a view is hidden at a place only until the object that has it is set up.
    ///
    /// - Complexity: O(length of the project's texts).
    func show(whatIsHiddenAt node: SyntaxNode) -> Bool {
        guard let binding = node.ancestors.first(where: { $0.kind == .patternBinding && $0.isMember }),
            let view = binding.child(.pattern)?.identifier,
            let type = binding.ancestors.lazy.compactMap(TypeDeclaration.init).first
        else { return false }
        let methods = type.members.compactMap(FunctionDeclaration.init).filter { function in
            FunctionInfo(function, file: FileID(0), owner: nil).returnsSelf && function.assignsHiding(of: view)
        }
        guard !methods.isEmpty else { return false }
        var areAny = false
        for file in values.files {
            guard let bytes = values.bytes(of: file) else { continue }
            for word in bytes.uses(of: type.name) where bytes.makesObject(after: word) {
                guard let tree = values.tree(file) else { return false }
                let maker = tree.root.innermost(at: UTF8Offset(word.lowerBound)).ancestors.lazy
                    .compactMap(FunctionDeclaration.init).first
                // What hands the object on leaves the setup to its callers.
                guard let maker, maker.result?.lastName != type.name else { continue }
                areAny = true
                if !methods.contains(where: { maker.node.contains(".\($0.name)(") }) { return false }
            }
        }
        return areAny
    }
}

extension FunctionDeclaration {
    /// Whether its code says if a view is hidden.
    fileprivate func assignsHiding(of view: String) -> Bool {
        node.tree.nodes(in: node) { kind, _ in kind == .assignment }.contains { node in
            let target = AssignmentExpression(node).flatMap { MemberAccess($0.target) }
            return target?.name == "isHidden" && target?.base?.ownName == view
        }
    }
}

extension SyntaxNode {
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
