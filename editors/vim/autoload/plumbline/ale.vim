" What the two linters have in common.

call ale#Set('plumbline_executable', 'plumbline')

function! plumbline#ale#Executable(buffer) abort
    return ale#Var(a:buffer, 'plumbline_executable')
endfunction

function! plumbline#ale#ProjectRoot(buffer) abort
    let l:git = ale#path#FindNearestDirectory(a:buffer, '.git')
    return empty(l:git) ? fnamemodify(bufname(a:buffer), ':p:h') : fnamemodify(l:git, ':h:h')
endfunction

" ALE starts no server for a buffer without a root: other XML is left alone.
function! plumbline#ale#DocumentRoot(buffer) abort
    return bufname(a:buffer) =~# '\.\(xib\|storyboard\)$' ? plumbline#ale#ProjectRoot(a:buffer) : ''
endfunction
