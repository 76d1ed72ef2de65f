" What a console log in a buffer says of constraints that cannot hold together, by the command line: no server has to run.

" Shows it in a window of its own; the constraints are looked for in these files and folders.
function! plumbline#log#Explain(first, last, places) abort
    let l:program = get(g:, 'ale_plumbline_executable', 'plumbline')
    if !executable(l:program)
        echoerr 'Plumbline: ' . l:program . ' was not found: install it, or set g:ale_plumbline_executable to its path'
        return
    endif
    let l:words = [l:program, 'log', '-', '--color', 'never']
    for l:place in a:places
        let l:words += ['--in', expand(l:place)]
    endfor
    " Empty lines stand for those before, so that the lines of the buffer are named.
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
