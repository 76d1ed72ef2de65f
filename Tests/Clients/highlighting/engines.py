"""What each editor's own engine makes of texts: for each file, line by line, what each character is."""
import html
import json
import os
import re
import shutil
import subprocess

from textmate import TextMate

# From the editors' names of what they colour to ours; what is not here counts as nothing.
SCOPES = [
    ("comment", "comment"), ("string", "string"), ("constant.numeric", "number"), ("keyword.control", "keyword"),
    ("storage.type", "type"), ("support.type.property-name", "attribute"), ("constant.language", "constant"),
]
VIM_LINKS = {
    "Comment": "comment", "String": "string", "Number": "number", "Statement": "keyword", "Type": "type", "Identifier": "attribute",
    "Constant": "constant",
}
FACES = {
    "font-lock-comment-face": "comment", "font-lock-comment-delimiter-face": "comment", "font-lock-string-face": "string",
    "layout-mode-number": "number", "font-lock-keyword-face": "keyword", "font-lock-type-face": "type",
    "font-lock-builtin-face": "attribute", "font-lock-constant-face": "constant",
}
KATE_STYLES = {
    "Comment": "comment", "String": "string", "Float": "number", "Keyword": "keyword", "DataType": "type", "Attribute": "attribute",
    "Constant": "constant",
}


class Missing(Exception):
    pass


def of_scopes(scopes):
    """What the innermost scope that means something to us says."""
    for scope in reversed(scopes):
        for prefix, kind in SCOPES:
            if scope.startswith(prefix):
                return kind
    return None


def needed(command):
    if not shutil.which(command):
        raise Missing(f"{command} is not installed")
    return command


def textmate(editors, files, scratch):
    try:
        grammar = TextMate((editors / "vscode/syntaxes/layout.tmLanguage.json").read_text())
    except ImportError:
        raise Missing("onigurumacffi is not installed (pip install onigurumacffi)") from None
    return {name: [[of_scopes(scopes) for scopes in line] for line in grammar.lines(file.read_text())] for name, file in files.items()}


def sublime(editors, files, scratch):
    try:
        import syntect
    except ImportError:
        raise Missing("syntect is not installed (pip install syntect-py)") from None
    folder = scratch / "sublime"
    folder.mkdir()
    shutil.copy(editors / "sublime/Layout.sublime-syntax", folder)
    syntaxes = syntect.SyntaxSet.load_from_folder(str(folder), True)
    if syntaxes.warnings() or not syntaxes.find_syntax_by_name("Layout"):
        raise RuntimeError(f"syntect does not read the grammar: {syntaxes.warnings()}")
    theme, kinds = themed([(prefix, kind) for prefix, kind in SCOPES])
    result = {}
    for name, file in files.items():
        result[name] = []
        highlighter = syntect.HighlightLines.with_theme(syntaxes.find_syntax_by_name("Layout"), syntaxes, theme)
        for line in file.read_text().split("\n"):
            line_kinds = []
            for style, part in highlighter.highlight_line(line + "\n", syntaxes):
                line_kinds += [kinds.get(style.foreground.to_hex().upper()[:7])] * len(part)
            result[name].append(line_kinds)
    return result


def themed(scopes):
    """A theme that colours each kind in a colour of its own, and the kinds of the colours."""
    import syntect
    kinds, items = {}, ""
    for number, (scope, kind) in enumerate(scopes):
        colour = f"#{number + 1:02X}0000"
        kinds[colour] = kind
        items += (f"<dict><key>scope</key><string>{scope}</string><key>settings</key><dict><key>foreground</key>"
                  f"<string>{colour}</string></dict></dict>")
    text = ('<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>name</key><string>kinds</string><key>settings</key><array>'
            "<dict><key>settings</key><dict><key>background</key><string>#FFFFFF</string><key>foreground</key><string>#000000</string>"
            f"</dict></dict>{items}</array></dict></plist>")
    return syntect.ThemeSet.load_theme_from_reader(text), kinds


def kate(editors, files, scratch):
    command = needed("kate-syntax-highlighter")
    home = scratch / "kate/org.kde.syntax-highlighting"
    (home / "syntax").mkdir(parents=True)
    (home / "themes").mkdir()
    shutil.copy(editors / "kate/layout.xml", home / "syntax")
    colours = {style: f"#{number + 1:02x}0000" for number, style in enumerate(KATE_STYLES)}
    (home / "themes/kinds.theme").write_text(json.dumps({
        "metadata": {"name": "kinds", "revision": 1}, "editor-colors": {"BackgroundColor": "#ffffff"},
        "text-styles": {"Normal": {"text-color": "#000000"}, **{style: {"text-color": colour} for style, colour in colours.items()}}}))
    environment = {**os.environ, "XDG_DATA_HOME": str(scratch / "kate"), "QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8"}
    kinds = {colour: KATE_STYLES[style] for style, colour in colours.items()}
    result = {}
    for name, file in files.items():
        run = subprocess.run([command, "-s", "Layout", "-t", "kinds", "-f", "html", str(file)], env=environment, capture_output=True)
        if run.returncode or run.stderr:
            raise RuntimeError(f"kate-syntax-highlighter: {run.stderr.decode()}")
        body = re.search(r"<pre>\n(.*)</pre>", run.stdout.decode(), re.S).group(1)
        result[name] = []
        for line in body.split("\n"):
            kind, line_kinds = None, []
            for tag, part in re.findall(r"(<[^>]*>)|([^<]+)", line):
                if tag:
                    colour = re.search(r"[^-]color:(#[0-9a-f]{6})", tag)
                    kind = kinds.get(colour.group(1)) if colour else None
                else:
                    line_kinds += [kind] * len(html.unescape(part))
            result[name].append(line_kinds)
    return result


def vim_script(plugin, files, output):
    """Writes, for each file, the highlight group of each character."""
    lines = [f"set nocompatible encoding=utf-8 rtp^={plugin}", "syntax on", "filetype plugin on", "let s:all = {}"]
    for name, file in files.items():
        lines += [
            f"silent edit {file}", "if &filetype !=# 'layout' | throw 'no layout: ' . &filetype | endif", "let s:lines = []",
            "for s:line in range(1, line('$'))", "  let s:text = getline(s:line)",
            "  let s:columns = range(strchars(s:text))",
            "  call add(s:lines, map(s:columns, {_, c -> synIDattr(synID(s:line, byteidx(s:text, c) + 1, 1), 'name')}))",
            "endfor", f"let s:all['{name}'] = s:lines"]
    return "\n".join(lines + [f"call writefile([json_encode(s:all)], '{output}')", "qall!"]) + "\n"


def vim_family(command, plugin, files, scratch, *options):
    output, script = scratch / f"{plugin.name}.json", scratch / f"{plugin.name}.vim"
    script.write_text(vim_script(plugin, files, output))
    run = subprocess.run([command, *options, "-S", str(script)], capture_output=True, stdin=subprocess.DEVNULL, timeout=120,
                         env={**os.environ, "XDG_CONFIG_HOME": str(scratch), "HOME": str(scratch)})
    if not output.exists():
        raise RuntimeError(f"{command}: {run.stdout.decode()}{run.stderr.decode()}")
    coloured = json.loads(output.read_text())
    # By our groups' links: Vim's own groups are linked among each other too.
    links = dict(re.findall(r"^hi def link (\w+) (\w+)$", (plugin / "syntax/layout.vim").read_text(), re.M))
    return {name: [[VIM_LINKS.get(links.get(group)) for group in line] for line in lines] + [[]] for name, lines in coloured.items()}


def vim(editors, files, scratch):
    return vim_family(needed("vim"), editors / "vim", files, scratch, "-u", "NONE", "-i", "NONE", "-n", "-N", "-es")


def neovim(editors, files, scratch):
    return vim_family(needed("nvim"), editors / "neovim", files, scratch, "--headless", "-u", "NONE", "-i", "NONE", "-n")


def emacs(editors, files, scratch):
    needed("emacs")
    output = scratch / "emacs.json"
    paths = " ".join(json.dumps(str(file)) for file in files.values())
    expression = f"""(progn
      (require 'layout-mode) (require 'json)
      (let (all)
        (dolist (path '({paths}))
          (find-file path)
          (unless (eq major-mode 'layout-mode) (error "No layout-mode"))
          (font-lock-ensure)
          (let (lines)
            (goto-char (point-min))
            (while (not (eobp))
              (let (faces)
                (while (not (eolp))
                  (let ((face (get-text-property (point) 'face)))
                    (push (symbol-name (if (consp face) (car face) face)) faces))
                  (forward-char))
                (push (vconcat (nreverse faces)) lines)
                (forward-char)))
            (push (cons (file-name-nondirectory path) (vconcat (nreverse lines))) all)))
        (with-temp-file "{output}" (insert (json-encode all)))))"""
    run = subprocess.run(["emacs", "--batch", "-Q", "-L", str(editors / "emacs"), "--eval", expression], capture_output=True, timeout=120,
                         env={**os.environ, "LC_ALL": "C.UTF-8"})
    if not output.exists():
        raise RuntimeError(f"emacs: {run.stderr.decode()}")
    coloured = json.loads(output.read_text())
    return {name: [[FACES.get(face) for face in line] for line in lines] + [[]] for name, lines in coloured.items()}


ENGINES = {"VS Code (TextMate)": textmate, "Sublime Text (syntect)": sublime, "Kate": kate, "Vim": vim, "Neovim": neovim, "Emacs": emacs}
