/// The classes that a class inherits from, with itself first; see ``Program/ancestry(of:from:in:)``. Nil stands for one
/// that is not known.
///
/// Each program numbers those that it makes, so that what is found in one is found again without comparing its names.
struct Ancestry: RandomAccessCollection {
    let types: [String?]
    let number: Int

    var startIndex: Int { types.startIndex }
    var endIndex: Int { types.endIndex }
    subscript(index: Int) -> String? { types[index] }
}
