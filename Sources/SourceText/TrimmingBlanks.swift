/// The text without spaces and tabs at both ends.
package func trimmingBlanks(_ text: some StringProtocol) -> String {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    return String(text.drop(while: isBlank).reversed().drop(while: isBlank).reversed())
}
