/// A shell with completions of commands, options, their values, and files.
enum Shell: String, CaseIterable {
    case bash, zsh, fish

    func completions(of commands: [Command]) -> String {
        switch self {
        case .bash: Self.bash(commands)
        case .zsh: Self.zsh(commands)
        case .fish: Self.fish(commands)
        }
    }

    // MARK: bash

    /// https://www.gnu.org/software/bash/manual/html_node/Programmable-Completion.html
    private static func bash(_ commands: [Command]) -> String {
        let values = commands.flatMap { command in
            command.options.compactMap { option in
                option.value.map { value in
                    "        \(command.name):\(option.name)) \(bashReply(CompletionWords(value, commands))) ;;"
                }
            }
        }
        let operands = commands.map { command in
            let options = command.options.map(\.name).joined(separator: " ")
            return """
                        \(command.name))
                            if [[ $word == -* ]]; then COMPREPLY=($(compgen -W "\(options)" -- "$word"))
                            else \(bashReply(CompletionWords(command.operands, commands))); fi ;;
                """
        }
        return """
            _plumbline() {
                local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]}
                COMPREPLY=()
                if ((COMP_CWORD == 1)); then
                    COMPREPLY=($(compgen -W "\(names(commands).joined(separator: " "))" -- "$word"))
                    return
                fi
                # If "=" separates words, --option=value is three words.
                if [[ $word == = ]]; then word=; elif [[ $before == = ]]; then before=${COMP_WORDS[COMP_CWORD - 2]}; fi
                case $command:$before in
            \(values.joined(separator: "\n"))
                *)
                    case $command in
            \(operands.joined(separator: "\n"))
                    esac ;;
                esac
            }
            complete -o bashdefault -F _plumbline plumbline

            """
    }

    private static func bashReply(_ words: CompletionWords) -> String {
        switch words {
        case .list(let words): "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$word\"))"
        case .files: "compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- \"$word\")"
        case .free: ":"
        }
    }

    // MARK: zsh

    /// https://zsh.sourceforge.io/Doc/Release/Completion-System.html
    private static func zsh(_ commands: [Command]) -> String {
        let described = commands.map { "        '\($0.name):\(zshQuoted($0.summary))'" }.joined(separator: "\n")
        let cases = commands.map { command in
            let options = command.options.map { option in
                let action = option.value.map { ":value:\(zshAction(CompletionWords($0, commands)))" } ?? ""
                let name = option.name + (option.value == nil ? "" : "=")
                return "            '\(name)[\(zshQuoted(option.help))]\(action)' \\"
            }
            let operands = "            '*:operand:\(zshAction(CompletionWords(command.operands, commands)))' ;;"
            return (["        \(command.name)) _arguments \\"] + options + [operands]).joined(separator: "\n")
        }
        return """
            #compdef plumbline
            _plumbline() {
                local -a commands
                commands=(
            \(described)
                )
                if ((CURRENT == 2)); then _describe command commands; return; fi
                local command=$words[2]
                shift words; ((CURRENT--))
                case $command in
            \(cases.joined(separator: "\n"))
                esac
            }
            _plumbline "$@"

            """
    }

    private static func zshAction(_ words: CompletionWords) -> String {
        switch words {
        case .list(let words): "(\(words.joined(separator: " ")))"
        case .files: "_files"
        case .free: ""
        }
    }

    /// A text within single quotes and square brackets, where a colon would end it.
    private static func zshQuoted(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "'": result += "'\\''"
            case "[", "]", ":": result += "\\\(character)"
            default: result.append(character)
            }
        }
        return result
    }

    // MARK: fish

    /// https://fishshell.com/docs/current/completions.html
    private static func fish(_ commands: [Command]) -> String {
        var lines = ["complete -c plumbline -f"]
        for command in commands {
            lines.append(
                "complete -c plumbline -n __fish_use_subcommand -a \(command.name) -d '\(fishQuoted(command.summary))'")
            let here = "complete -c plumbline -n '__fish_seen_subcommand_from \(command.name)'"
            for option in command.options {
                let value = option.value.map { " \(fishValue(CompletionWords($0, commands)))" } ?? ""
                lines.append("\(here) -l \(option.name.dropFirst(2))\(value) -d '\(fishQuoted(option.help))'")
            }
            switch CompletionWords(command.operands, commands) {
            case .list(let words): lines.append("\(here) -a '\(words.joined(separator: " "))'")
            case .files: lines.append("\(here) -F")
            case .free: break
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func fishValue(_ words: CompletionWords) -> String {
        switch words {
        case .list(let words): "-x -a '\(words.joined(separator: " "))'"
        case .files: "-r -F"
        case .free: "-x"
        }
    }

    private static func fishQuoted(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
    }

    private static func names(_ commands: [Command]) -> [String] {
        commands.map(\.name) + ["--help", "--version", "--stdio"]
    }
}
