import SourceText

/// The classes that a class inherits from, with itself first; see ``Program/ancestry(of:from:in:)``. Nil stands for one
/// that is not known.
///
/// A program makes one of each list, so that what is found of it is found again without comparing its names.
final class Ancestry: RandomAccessCollection {
    let types: [String?]
    let isView: Bool
    let isController: Bool
    /// The nearest class of UIKit.
    private(set) lazy var nearestOfUIKit = types.lazy.compactMap { $0 }.first(where: UIKitClass.isKnown)
    /// Whether its nearest class turns the autoresizing mask of each view off, once that was asked for.
    var turnsMaskOff: Bool?
    /// Whether making an object adds it to a view, once that was asked for.
    var addsItself: Bool?
    /// What its classes have as members; for each the file from which it was asked.
    private var members: [AncestryMembers] = []
    /// What was asked for last: mostly code of one file asks many times.
    private var last: AncestryMembers?

    init(_ types: [String?]) {
        self.types = types
        isView = types.contains("UIView")
        isController = types.contains("UIViewController")
    }

    var startIndex: Int { types.startIndex }
    var endIndex: Int { types.endIndex }
    subscript(index: Int) -> String? { types[index] }

    /// The members for code of a file, which are found the first time.
    func members(in file: FileID?, _ find: () -> [[Members]]) -> AncestryMembers {
        if let last, last.file == file { return last }
        let known = members.first { $0.file == file }
        let found = known ?? AncestryMembers(find(), file)
        if known == nil { members.append(found) }
        last = found
        return found
    }
}

/// The members of the classes of an ancestry, as code of a file finds them.
final class AncestryMembers {
    let file: FileID?
    /// Those of the classes that have any, nearest class first.
    let classes: [[Members]]
    /// What extensions of protocols add, if it was asked for.
    var protocols: [Members]?
    private var byName: [String: MembersOfName] = [:]
    /// What was asked for last, as most names are asked for several times in a row.
    private var last = MembersOfName("")

    /// The members of a name, if they were asked for.
    final class MembersOfName {
        let name: String
        var functions: [FunctionInfo]?
        var properties: [PropertyInfo]?

        init(_ name: String) {
            self.name = name
        }
    }

    init(_ classes: [[Members]], _ file: FileID?) {
        self.classes = classes.filter { $0.contains { !$0.parts.isEmpty } }
        self.file = file
    }

    subscript(name: String) -> MembersOfName {
        if last.name == name { return last }
        if let known = byName[name] {
            last = known
        } else {
            last = MembersOfName(name)
            byName[name] = last
        }
        return last
    }
}
