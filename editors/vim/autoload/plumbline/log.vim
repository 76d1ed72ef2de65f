" Explains the console log in a buffer with `plumbline log`, without a server.

" Explains a range of lines in a new window. Searches these files and folders for the constraints.
function! plumbline#log#Explain(first, last, paths) abort
    let l:program = get(g:, 'ale_plumbline_executable', 'plumbline')
    if !executable(l:program)
        echoerr 'Plumbline: ' . l:program . ' was not found: install it, or set g:ale_plumbline_executable to its path'
        return
    endif
    let l:words = [l:program, 'log', '-', '--color', 'never']
    for l:path in a:paths
        let l:words += ['--in', expand(l:path)]
    endfor
    " Empty lines before the range keep the line numbers of the buffer.
    let l:log = repeat([''], a:first - 1) + getline(a:first, a:last)
    let l:lines = systemlist(join(map(l:words, {_, word -> shellescape(word)})), l:log)
    if v:shell_error != 1
        echo join(l:lines, "\n")
        return
    endif
    botright new
    setlocal buftype=nofile bufhidden=wipe noswapfile nobuflisted
    call setline(1, l:lines)
    setlocal nomodifiable
endfunction
