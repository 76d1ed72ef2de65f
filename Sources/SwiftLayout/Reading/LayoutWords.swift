/// The words without which a text has no layout code.
enum LayoutWords {
    private static let words = [
        "Anchor", "snp", "NSLayoutConstraint", "rrangedSubview", "addSubview", "withVisualFormat", "LayoutGuide",
    ].map { Array($0.utf8) }

    /// Complexity: one scan of the bytes a word.
    static func occur(in bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { buffer in
            words.contains { word in
                guard let first = word.first, buffer.count >= word.count else { return false }
                var index = 0
                while let found = buffer[index...].firstIndex(of: first) {
                    if buffer[found...].starts(with: word) { return true }
                    index = found + 1
                }
                return false
            }
        }
    }
}
