import SourceText
import SwiftSource

extension Execution {
    /// The one function of several that fits the arguments; nil if there is none, or if several fit equally well.
    func overload(_ functions: [FunctionInfo], _ arguments: Arguments) -> FunctionInfo? {
        var fitting = functions.filter { fits($0, arguments) }
        if fitting.count > 1, !differ(fitting, inUnknown: arguments) {
            let exact = fitting.filter { $0.parameters.count == arguments.all.count }
            if !exact.isEmpty { fitting = exact }
        }
        if fitting.count > 1 {
            let near = fitting.filter { $0.owner == fitting[0].owner }
            if near.count == 1 { fitting = near }
        }
        if fitting.count > 1, let least = fitting.map(\.parameters.count).min(),
            Set(fitting.map { givenTypes($0, arguments) }).count == 1
        {
            // Of those that differ in what is not given, Swift prefers the one with the fewest defaults.
            fitting.removeAll { $0.parameters.count > least }
        }
        // Modules may each have a copy of a helper.
        guard let first = fitting.first, fitting.dropFirst().allSatisfy({ $0.isCopy(of: first) }) else { return nil }
        return first
    }

    /// Whether functions take values of several types where a call gives one that is not known. Swift asks for the
    /// type first, and for defaults among those of one type.
    private func differ(_ functions: [FunctionInfo], inUnknown written: Arguments) -> Bool {
        let unknown = written.all.indices.filter { written.all[$0].value.isUnknown }
        guard !unknown.isEmpty else { return false }
        let types = functions.map { givenTypes($0, written) }
        return unknown.contains { index in
            Set(types.map { $0.indices.contains(index) ? $0[index] : [] }).count > 1
        }
    }

    /// The types of the parameters for which a call gives arguments.
    private func givenTypes(_ function: FunctionInfo, _ written: Arguments) -> [[String?]] {
        matched(written, to: function)?.places.map { place in
            let parameter = function.parameters[place]
            return [parameter.type, parameter.element, parameter.isFunction ? "function" : nil]
        } ?? []
    }

    /// The functions of a name that a call may mean: a private one of the class whose code it is in, else those of the
    /// nearest class if one of them fits, else of all classes. A private one of another file is not seen, so it hides
    /// none.
    func methods(_ name: String, _ ancestry: Ancestry, _ arguments: Arguments) -> [FunctionInfo] {
        let nearest = program.functions(name, of: ancestry, in: frame.file)
        guard !nearest.isEmpty else { return [] }
        func isSeen(_ function: FunctionInfo) -> Bool { function.file == frame.file || !function.isPrivate }
        func isMeant(_ function: FunctionInfo) -> Bool { isSeen(function) && fits(function, arguments) }
        let isOwn = nearest.contains { $0.owner == frame.type }
        if isOwn, nearest.contains(where: isMeant) { return nearest.filter(isSeen) }
        let all = program.functionsOfAllClasses(name, of: ancestry, in: frame.file)
        let own = all.filter { $0.owner == frame.type && $0.isPrivate && isMeant($0) }
        // Its file may override it.
        let isOverridden = nearest.contains { $0.declaration?.isOverride == true && $0.file == frame.file }
        if !own.isEmpty, !isOverridden { return own }
        if nearest.contains(where: isMeant) || all.isEmpty { return nearest.filter(isSeen) }
        return all.filter(isSeen)
    }

    /// Whether the labels fit, and no value is certainly of another type than its parameter.
    func fits(_ function: FunctionInfo, _ written: Arguments) -> Bool {
        guard let (arguments, places) = matched(written, to: function) else { return false }
        return zip(arguments.all, places).allSatisfy { argument, place in
            canBe(argument.value, function.parameters[place], of: function)
        }
    }

    /// The arguments with the places of the parameters that they are for, and with the label that a trailing closure
    /// stands for. Nil if the labels do not fit.
    func matched(_ written: Arguments, to function: FunctionInfo) -> (arguments: Arguments, places: [Int])? {
        if let places = function.match(written.labels) { return (written, places) }
        guard let last = written.all.last, last.label == nil, case .closure = last.value else { return nil }
        var arguments = written
        arguments.all[arguments.all.count - 1].label = function.parameters.last(where: \.isFunction)?.label
        return function.match(arguments.labels).map { (arguments, $0) }
    }

    /// Whether a value can be passed for a parameter. False only if its type is certainly another one.
    private func canBe(
        _ value: Value, _ parameter: FunctionInfo.ParameterInfo, of function: FunctionInfo
    ) -> Bool {
        if parameter.isFunction {
            return switch value {
            case .closure, .function, .unknown, .none: true
            default: false
            }
        }
        guard let type = parameter.type else {
            // An array, a function, a tuple.
            guard parameter.isArray else { return true }
            return switch value {
            case .number, .object, .anchor, .bool, .string: false
            default: true
            }
        }
        switch value {
        case .list: return !isKnownScalar(type)
        case .member(let member): return mayHave(member.name, type, of: function)
        case .number:
            return !type.hasSuffix("Anchor") && !isViewClass(type) && type != "UIEdgeInsets" && type != "CGSize"
        case .anchor: return !Self.numberTypes.contains(type) && !isViewClass(type)
        case .object(let id):
            if Self.numberTypes.contains(type) || type.hasSuffix("Anchor") { return false }
            if self[id].kind != .instance, program.type(type, in: frame.file)?.isValueType == true { return false }
            if self[id].kind == .guide { return !isViewClass(type) }
            return isView(id) ? canBe(id, type) : true
        case .structure(let structure):
            return !Self.numberTypes.contains(type) && !type.hasSuffix("Anchor") && !isViewClass(type)
                && !(Geometry.isKnown(type) && Geometry.isKnown(structure.type) && type != structure.type)
        case .closure: return !isKnownScalar(type)
        default: return true
        }
    }

    /// Whether a view can be passed for a parameter of a type.
    private func canBe(_ view: ObjectID, _ type: String) -> Bool {
        if ["NSLayoutConstraint", "UIEdgeInsets", "UILayoutGuide"].contains(type) { return false }
        let ancestry = ancestry(of: view)
        return !isViewClass(type) || ancestry.contains(nil) || ancestry.contains(type)
    }

    /// Whether a type may have a case or a static member of a name, as `.leading` asks for.
    private func mayHave(_ name: String, _ type: String, of function: FunctionInfo) -> Bool {
        guard let declared = program.type(type, from: function.owner, in: frame.file), declared.isValueType else {
            return true
        }
        let ancestry = ancestry(ofType: declared.name)
        return name == "init" || program.hasCase(name, declared.name)
            || !program.properties(name, of: ancestry, in: frame.file).isEmpty
            || !program.functions(name, of: ancestry, in: frame.file).isEmpty
    }

    private func isKnownScalar(_ type: String) -> Bool {
        if ["String", "Bool"].contains(type) { return true }
        // A list is also a set of options.
        return Self.numberTypes.contains(type) || isViewClass(type) || Geometry.isKnown(type)
            || type.hasPrefix("NSLayout") && !type.hasSuffix("Options")
    }
}

extension FunctionInfo {
    /// Whether two functions have the same parameters and the same body, and nothing in it is their own file's.
    fileprivate func isCopy(of other: FunctionInfo) -> Bool {
        guard let own = declaration, let others = other.declaration, let body = own.body, let otherBody = others.body
        else { return false }
        return body.node.bytes.elementsEqual(otherBody.node.bytes)
            && own.parameters.map(\.text) == others.parameters.map(\.text)
            && [self, other].allSatisfy { !$0.usesItsFile(body.node) }
    }

    /// Whether a body names without a receiver what the file of the function declares outside of functions.
    ///
    /// - Complexity: O(names in the body · length of the file).
    private func usesItsFile(_ body: SyntaxNode) -> Bool {
        let bytes = node.tree.text.utf8
        return body.contains { node in
            guard let name = NameExpression(node)?.name, !isParameter(name) else { return false }
            return ["let ", "var ", "func "].contains { keyword in
                bytes.places(of: keyword + name).contains { place in
                    (place.upperBound >= bytes.count || !bytes[place.upperBound].isWord)
                        && !self.node.range.touches(UTF8Offset(place.lowerBound)) && !isLocal(at: place.lowerBound)
                }
            }
        }
    }

    private func isLocal(at offset: Int) -> Bool {
        node.tree.root.innermost(at: UTF8Offset(offset)).ancestors.contains { $0.kind == .codeBlock }
    }

    private func isParameter(_ name: String) -> Bool { parameters.contains { $0.name == name || $0.label == name } }
}
