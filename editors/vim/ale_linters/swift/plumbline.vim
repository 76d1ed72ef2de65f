" Auto Layout in Swift code, with a language server for Swift alone, beside SourceKit's linter.

call ale#linter#Define('swift', {
\   'name': 'plumbline',
\   'lsp': 'stdio',
\   'executable': function('plumbline#ale#Executable'),
\   'command': '%e --languages=swift',
\   'project_root': function('plumbline#ale#ProjectRoot'),
\})
