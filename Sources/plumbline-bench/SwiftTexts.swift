import Foundation
import SourceText

/// The Swift files below a folder, in the order of their paths, which are relative to it.
func swiftTexts(in folder: String) -> [(path: String, text: SourceText)] {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
        FileManager.default.contents(atPath: "\(folder)/\(path)").map { (path, SourceText(utf8: Array($0))) }
    }
}
