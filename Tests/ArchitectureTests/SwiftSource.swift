import Foundation

/// A source file of the project, as the tests of its architecture read it.
struct SwiftSource: Sendable {
    /// The module that it belongs to, by its folder.
    var module: String
    /// From the project's folder.
    var path: String
    /// The text with comments and the insides of string literals blanked out, line for line.
    var code: String
    var text: String

    var name: String { String(path.split(separator: "/").last?.dropLast(6) ?? "") }

    /// The modules that it imports, `@testable` or not.
    var imports: [String] {
        code.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            guard let place = words.firstIndex(of: "import"), place + 1 < words.count else { return nil }
            guard words[..<place].allSatisfy({ $0.hasPrefix("@") || $0.hasSuffix("internal") || $0 == "package" })
            else { return nil }
            let module = words[words[place + 1] == "struct" ? place + 2 : place + 1]
            return module.split(separator: ".").first.map(String.init)
        }
    }

    /// `path:line: text` of each line whose code matches.
    func lines(matching pattern: some RegexComponent) -> [String] {
        zip(code.split(separator: "\n", omittingEmptySubsequences: false), 1...).compactMap { line, number in
            line.contains(pattern) ? "\(path):\(number): \(line)" : nil
        }
    }

    // MARK: Reading the project

    static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static let sources = all(under: "Sources")
    /// What the tests of editors open is code, but no test.
    static let tests = all(under: "Tests").filter { $0.module != "Clients" }

    /// Every Swift file under a folder, by path.
    private static func all(under folder: String) -> [SwiftSource] {
        let root = project.appendingPathComponent(folder).path
        let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
            guard let text = try? String(contentsOfFile: "\(root)/\(path)", encoding: .utf8) else { return nil }
            let module = path.split(separator: "/").first.map(String.init) ?? ""
            return SwiftSource(module: module, path: "\(folder)/\(path)", code: codeOnly(text), text: text)
        }
    }
}

/// `text` with comments and the insides of string literals as blanks. An interpolation inside a literal is blanked with
/// it.
func codeOnly(_ text: String) -> String {
    let characters = Array(text)
    var result = ""
    var place = 0
    func has(_ word: String, at index: Int) -> Bool {
        characters[min(index, characters.count)...].starts(with: word)
    }
    func blank(to end: Int) {
        while place < min(end, characters.count) {
            result.append(characters[place] == "\n" ? "\n" : " ")
            place += 1
        }
    }
    while place < characters.count {
        if has("//", at: place) {
            blank(to: characters[place...].firstIndex(of: "\n") ?? characters.count)
        } else if has("/*", at: place) {
            var depth = 0
            var end = place
            repeat {
                if has("/*", at: end) {
                    depth += 1; end += 2
                } else if has("*/", at: end) {
                    depth -= 1; end += 2
                } else {
                    end += 1
                }
            } while depth > 0 && end < characters.count
            blank(to: end)
        } else if characters[place] == "\"" || (characters[place] == "#" && has("\"", at: place + 1)) {
            let hashes = characters[place] == "#" ? "#" : ""
            let open = place + hashes.count
            let quotes = has("\"\"\"", at: open) ? "\"\"\"" : "\""
            var end = open + quotes.count
            while end < characters.count, !has(quotes + hashes, at: end) {
                end += hashes.isEmpty && characters[end] == "\\" ? 2 : 1
            }
            result += "\""
            place += 1
            blank(to: end + quotes.count + hashes.count - 1)
            result += "\""
            place += 1
        } else {
            result.append(characters[place])
            place += 1
        }
    }
    return result
}
