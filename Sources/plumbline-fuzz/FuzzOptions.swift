/// The arguments of `plumbline-fuzz`.
struct FuzzOptions {
    static let usage = """
        usage: plumbline-fuzz --examples DIR [--seed N] [--edits N]
               plumbline-fuzz --truncate DIR [--step N]

        --examples DIR  cuts off, damages and edits the layout files in a folder; default: 20000 edits with seed 1
        --truncate DIR  cuts off the layout files in a folder after every N bytes; default: 97
        """

    /// The folder of the examples to damage and edit.
    var examples = ""
    /// The folder of the files to cut off.
    var truncated = ""
    /// The bytes between two lengths to which a file is cut off.
    var step = 97
    var seed: UInt64 = 1
    var edits = 20_000

    /// Nil for invalid arguments.
    init?(_ arguments: some Sequence<String>) {
        var rest = Array(arguments)[...]
        while let name = rest.popFirst() {
            guard let value = rest.popFirst() else { return nil }
            switch name {
            case "--examples": examples = value
            case "--truncate": truncated = value
            case "--step":
                guard let number = Int(value), number > 0 else { return nil }
                step = number
            case "--seed":
                guard let number = UInt64(value) else { return nil }
                seed = number
            case "--edits":
                guard let number = Int(value), number >= 0 else { return nil }
                edits = number
            default: return nil
            }
        }
        if examples.isEmpty == truncated.isEmpty { return nil }
    }
}
