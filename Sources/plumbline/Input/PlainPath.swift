/// A path as it is printed: without a leading `./`. Only `./-` keeps it, because `-` is standard input.
func plainPath(_ path: String) -> String {
    var rest = path[...]
    while rest.hasPrefix("./") { rest = rest.dropFirst(2).drop { $0 == "/" } }
    if rest == standardInputOperand { return path }
    return rest.isEmpty && !path.isEmpty ? "." : String(rest)
}
