" Vim with ALE as a person uses it, for layouts and documents.
"
" run: PLUMBLINE=… PLUGIN=path/of/editors/vim LAYOUT=… XIB=… SWIFT=… EXAMPLES=… vim -u NONE -N -es -S vim_ale.vim
" The exit status is 0 where all went well.

let s:failed = 0
let s:typing = 0
let s:report = []

function! s:Check(what, good, seen) abort
    if !a:good | let s:failed = 1 | endif
    call add(s:report, (a:good ? 'ok    ' : 'WRONG ') . a:what . (a:good ? '' : ': ' . string(a:seen)))
endfunction

function! s:Await(wanted) abort
    let l:rounds = 0
    while !a:wanted() && l:rounds < 1000
        sleep 20m
        let l:rounds += 1
    endwhile
    return a:wanted()
endfunction

function! s:Codes() abort
    return map(copy(ale#engine#GetLoclist(bufnr(''))), {_, item -> get(item, 'code', '')})
endfunction

function! s:Messages() abort
    return join(map(copy(ale#engine#GetLoclist(bufnr(''))), {_, item -> item.text}), "\n")
endfunction

function! s:Main() abort
    execute 'set runtimepath^=' . fnameescape($PLUGIN)
    let g:ale_linters_explicit = 1
    let g:ale_linters = {'layout': ['plumbline'], 'xml': ['plumbline'], 'swift': ['plumbline']}
    let g:ale_plumbline_executable = $PLUMBLINE
    let g:ale_hover_to_preview = 1
    let g:ale_lint_delay = 0
    filetype plugin indent on
    syntax on
    for l:example in glob($EXAMPLES . '/*.layout', 0, 1)
        let l:lines = readfile(l:example)
        execute 'edit' fnameescape(l:example)
        silent %left
        silent normal! gg=G
        call s:Check('indentation of ' . fnamemodify(l:example, ':t'), getline(1, '$') == l:lines, filter(getline(1, '$'), {i, l -> l isnot# l:lines[i]}))
        bwipeout!
    endfor

    runtime plugin/plumbline.vim
    execute 'edit' fnameescape($EXAMPLES . '/console.log')
    silent 2PlumblineExplainLog
    call s:Check('a line of a log without a list opens nothing', &buftype is# '', &buftype)
    PlumblineExplainLog .
    call s:Check('a log is explained', getline(1) =~# ':1: These 4 constraints cannot all hold' && &buftype is# 'nofile', getline(1, '$'))
    bwipeout
    bwipeout

    packadd ale
    runtime autoload/ale/util.vim
    " What a person would type.
    function! ale#util#Input(message, value, ...) abort
        return a:message =~# '^Code Fixes' ? '1' : 'centre'
    endfunction

    " There is no typing in a script.
    function! ale#util#Mode(...) abort
        return s:typing ? 'i' : call('mode', a:000)
    endfunction

    execute 'edit' fnameescape($LAYOUT)
    call s:Check('a layout has its file type', &filetype is# 'layout', &filetype)
    call s:Check('and its comments', &commentstring is# '// %s', &commentstring)
    ALELint
    call s:Check('its findings come', s:Await({-> index(s:Codes(), 'gap-when-gone') >= 0}), s:Codes())

    call search('middle                       // vary')
    ALEHover
    let l:Preview = {-> join(getbufline(bufnr('ALEPreviewWindow'), 1, '$'), "\n")}
    call s:Check('hover shows the frame', s:Await({-> l:Preview() =~# 'width 50'}), l:Preview())
    pclose
    call search('middle                       // vary')
    ALEGoToDefinition
    call s:Check('definition', s:Await({-> line('.') == 4}), line('.'))
    call search('middle                       // vary')
    ALEFindReferences -quickfix
    call s:Check('references', s:Await({-> len(getqflist()) == 3}), getqflist())
    cclose
    execute 'buffer' fnameescape($LAYOUT)
    call search('middle                       // vary')
    call append(line('.') - 1, '    middle.ce')
    call cursor(line('.') - 1, 13)
    let l:words = []
    let s:typing = 1
    call ale#completion#GetCompletions('ale-callback', {'line': line('.'), 'column': 14, 'callback': {found -> extend(l:words, found)}})
    call s:Check('completion', s:Await({-> index(map(copy(l:words), {_, w -> w.word}), 'centerX') >= 0}), l:words)
    let s:typing = 0
    delete _
    call search('middle                       // vary')
    ALERename
    call s:Check('a view is renamed everywhere', s:Await({-> count(join(getline(1, '$'), "\n"), 'centre') == 4}), getline(1, '$'))

    ALELint
    call s:Check('the finding follows', s:Await({-> s:Messages() =~# '"centre"'}), s:Messages())
    call search('centre                       // vary')
    ALECodeAction
    call s:Check('its fix is made', s:Await({-> search('collapse centre', 'n') > 0}), getline(1, '$'))
    ALELint
    call s:Check('the file is clean', s:Await({-> s:Codes() == []}), s:Codes())

    execute 'edit!' fnameescape($XIB)
    call s:Check('a document is XML', &filetype is# 'xml', &filetype)
    ALELint
    call s:Check('its findings come', s:Await({-> index(s:Codes(), 'conflict') >= 0}), s:Codes())

    execute 'edit!' fnameescape(fnamemodify($XIB, ':h') . '/pom.xml')
    ALELint
    sleep 200m
    call s:Check('other XML is left alone', s:Codes() == [], s:Codes())

    execute 'edit!' fnameescape($SWIFT)
    call s:Check('Swift has its file type', &filetype is# 'swift', &filetype)
    ALELint
    call s:Check('the findings of Swift code come', s:Await({-> s:Codes() == ['conflict']}), s:Codes())
    call search('badge = ')
    ALEHover
    call s:Check('hover shows the frame', s:Await({-> l:Preview() =~# 'width 16, height 16'}), l:Preview())
    pclose
    call search('equalToConstant: 20')
    ALECodeAction
    call s:Check('the fix is made', s:Await({-> search('equalToConstant: 20', 'n') == 0}), getline(1, '$'))
    ALELint
    call s:Check('and the finding goes', s:Await({-> s:Codes() == []}), s:Codes())
endfunction

try
    call s:Main()
catch
    call s:Check('the script runs', 0, v:exception . ' ' . v:throwpoint)
endtry
call writefile(s:report, $REPORT)
if s:failed | cquit 1 | endif
qall!
