/// What Interface Builder's compiler makes of a document, which nobody reads.
enum CompiledNib {
    /// Whether a file begins as a compiled nib does: an archive of its own, or a binary property list.
    static func isCompiled(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: "NIBArchive".utf8) || bytes.starts(with: "bplist0".utf8)
    }
}
