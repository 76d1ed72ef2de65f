/// The manual page `plumbline(1)`, made from the commands.
///
/// https://man7.org/linux/man-pages/man7/groff_man.7.html
enum ManualPage {
    static func text(of program: Program) -> String {
        var lines = [
            ".TH PLUMBLINE 1 \"\" \"plumbline \(program.version)\" \"User Commands\"",
            ".SH NAME",
            "plumbline \\- checks Auto Layout constraints",
            ".SH SYNOPSIS",
        ]
        for command in program.commands {
            let options = command.options.isEmpty ? "" : " [\\fIOPTIONS\\fR]"
            lines += ["\\fBplumbline \(escaped(command.name))\\fR \(escaped(command.operands))\(options)", ".br"]
        }
        lines += [
            "\\fBplumbline\\fR [\\fB\\-\\-stdio\\fR] [\\fB\\-\\-languages\\fR=\\fILIST\\fR]",
            ".SH DESCRIPTION",
            """
            Reads Interface Builder documents and .layout files, solves their constraints as Auto Layout does, and
            reports conflicts, ambiguous views, and the gaps that hidden views leave.
            Without a command, plumbline is a language server on standard input and output.
            """,
            ".SH COMMANDS",
        ]
        for command in program.commands {
            lines += [".SS \(escaped(command.name)) \(escaped(command.operands))"]
            lines += [paragraph(command.summary.prefix(1).uppercased() + command.summary.dropFirst() + ".")]
            for option in command.options {
                let value = option.value.map { " \\fI\(escaped($0))\\fR" } ?? ""
                lines += [".TP", "\\fB\(escaped(option.name))\\fR\(value)", paragraph(option.help)]
            }
            lines += [".PP", ".nf", paragraph(String(command.details().dropLast())), ".fi"]
        }
        lines += [
            ".SH EXIT STATUS",
            ".TP", "0", "No finding of severity error; with \\-\\-strict, no finding.",
            ".TP", "1", "Otherwise.",
            ".TP", "2", "Wrong usage, or a file that cannot be read or written.",
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    /// Lines of text, escaped so that none is read as a request.
    private static func paragraph(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let escaped = escaped(String(line))
            return escaped.first == "." || escaped.first == "'" ? "\\&\(escaped)" : escaped
        }.joined(separator: "\n")
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    }
}
