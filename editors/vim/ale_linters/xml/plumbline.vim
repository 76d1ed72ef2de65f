" Auto Layout in .xib and .storyboard files, with the language server.

call ale#linter#Define('xml', {
\   'name': 'plumbline',
\   'lsp': 'stdio',
\   'executable': function('plumbline#ale#Executable'),
\   'command': '%e --stdio',
\   'project_root': function('plumbline#ale#DocumentRoot'),
\})
