/// The arguments of `plumbline-fuzz`.
struct FuzzOptions {
    static let usage = """
        usage: plumbline-fuzz --examples DIR [--seed N] [--edits N]
               plumbline-fuzz --truncate DIR [--step N]
        """

    /// The folder of the examples to damage and to edit.
    var examples = ""
    /// The folder of files to cut off, with all below it.
    var truncated = ""
    /// Between two places where a file is cut off, in bytes.
    var step = 97
    var seed: UInt64 = 1
    var edits = 20_000

    /// Nil where the arguments are none that it understands.
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
