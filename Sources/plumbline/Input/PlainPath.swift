import POSIX

/// A path as it is printed: without a leading `./`. Only `./-` keeps it, because `-` is standard input.
func plainPath(_ path: String) -> String {
    var rest = path[...]
    while rest.hasPrefix("./") { rest = rest.dropFirst(2).drop { $0 == "/" } }
    if rest == standardInputOperand { return path }
    return rest.isEmpty && !path.isEmpty ? "." : String(rest)
}

/// An absolute path, relative to the current folder if it is there or below.
func pathFromHere(_ path: String) -> String {
    let here = Files.absolute(".")
    let folder = here == "/" ? here : here + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
}
