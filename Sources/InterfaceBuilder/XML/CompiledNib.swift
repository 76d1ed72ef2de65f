/// The compiled form of a document.
enum CompiledNib {
    /// Whether a file begins like a compiled nib: an archive of Interface Builder, or a binary property list.
    static func isCompiled(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: "NIBArchive".utf8) || bytes.starts(with: "bplist0".utf8)
    }
}
