" The common parts of the linters.

call ale#Set('plumbline_executable', 'plumbline')

function! plumbline#ale#Executable(buffer) abort
    return ale#Var(a:buffer, 'plumbline_executable')
endfunction

function! plumbline#ale#ProjectRoot(buffer) abort
    let l:git = ale#path#FindNearestDirectory(a:buffer, '.git')
    return empty(l:git) ? fnamemodify(bufname(a:buffer), ':p:h') : fnamemodify(l:git, ':h:h')
endfunction

" Without a root, ALE starts no server, so that other XML is ignored.
function! plumbline#ale#DocumentRoot(buffer) abort
    return bufname(a:buffer) =~# '\.\(xib\|storyboard\)$' ? plumbline#ale#ProjectRoot(a:buffer) : ''
endfunction
