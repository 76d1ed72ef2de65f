import SourceText

/// Which of several declarations of one name the code of a file means.
///
/// One module declares a name once, so each of them is of another one, as an app and its extensions or two apps in one
/// repository. Modules have folders of their own mostly: what shares more of its path with a file is of its module.
struct NearFiles {
    /// Where a file is; nil if that is not known.
    let path: (FileID) -> String?

    /// The declaration that is nearest to a file; nil if several are.
    ///
    /// - Parameters:
    ///   - found: several declarations.
    ///   - file: nil if it is not known whose code asks.
    func nearest<Declared>(
        _ found: [Declared], to file: FileID?, _ home: (Declared) -> FileID
    ) -> Declared? {
        guard let file else { return nil }
        let own = found.filter { home($0) == file }
        if !own.isEmpty { return own.count == 1 ? own[0] : nil }
        guard let path = path(file) else { return nil }
        var best: (declared: Declared, shared: Int)?
        var isAlone = true
        for declared in found {
            guard let other = self.path(home(declared)) else { return nil }
            let shared = Self.sharedFolders(path, other)
            if let known = best, shared <= known.shared {
                if shared == known.shared { isAlone = false }
            } else {
                best = (declared, shared)
                isAlone = true
            }
        }
        return isAlone ? best?.declared : nil
    }

    /// The declarations without those of which another module has the same, as far as that is known.
    ///
    /// - Complexity: O(declarations²).
    func withoutTwins<Declared>(
        _ found: [Declared], near file: FileID?, _ home: (Declared) -> FileID,
        _ areTwins: (Declared, Declared) -> Bool
    ) -> [Declared] {
        guard found.count > 1, file != nil else { return found }
        var result: [Declared] = []
        for (index, declared) in found.enumerated() {
            guard !found[..<index].contains(where: { areTwins($0, declared) }) else { continue }
            let twins = [declared] + found[(index + 1)...].filter { areTwins($0, declared) }
            if let nearest = twins.count == 1 ? declared : nearest(twins, to: file, home) {
                result.append(nearest)
            } else {
                result += twins
            }
        }
        return result
    }

    /// How many folders two paths have in common.
    private static func sharedFolders(_ one: String, _ other: String) -> Int {
        var shared = 0
        for (a, b) in zip(one.utf8, other.utf8) {
            if a != b { break }
            if a == UInt8(ascii: "/") { shared += 1 }
        }
        return shared
    }
}
