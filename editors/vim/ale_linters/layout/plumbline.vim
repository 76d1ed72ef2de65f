" Auto Layout in .layout files, with the language server.

call ale#linter#Define('layout', {
\   'name': 'plumbline',
\   'lsp': 'stdio',
\   'executable': function('plumbline#ale#Executable'),
\   'command': '%e --stdio',
\   'project_root': function('plumbline#ale#ProjectRoot'),
\})
