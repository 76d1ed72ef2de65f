" Indents .layout files by braces and brackets.

if exists('b:did_indent')
  finish
endif
let b:did_indent = 1

setlocal autoindent nosmartindent indentexpr=LayoutIndent() indentkeys=0{,0},0],0),!^F,o,O
let b:undo_indent = 'setlocal autoindent< smartindent< indentexpr< indentkeys<'

if exists('*LayoutIndent')
  finish
endif

" A line's brackets, with `.` for every other character and for brackets in comments, texts and names.
function! s:Code(number) abort
  let l:line = getline(a:number)
  let l:code = ''
  for l:column in range(strlen(l:line))
    let l:character = l:line[l:column]
    if l:character =~# '\s'
      continue
    endif
    let l:name = synIDattr(synID(a:number, l:column + 1, 1), 'name')
    let l:isCode = l:name !~# '\%(Comment\|Text\|Mistake\|Name\|Part\)$'
    let l:code .= l:character =~# '[][(){}]' && l:isCode ? l:character : '.'
  endfor
  return l:code
endfunction

function! s:Closing(code) abort
  return strlen(matchstr(a:code, '^[]})]*'))
endfunction

function! LayoutIndent() abort
  " Keep the indentation inside a comment of several lines.
  if synIDattr(synID(v:lnum, 1, 0), 'name') ==# 'layoutBlockComment' && getline(v:lnum) !~# '^\s*/\*'
    return -1
  endif
  let l:before = prevnonblank(v:lnum - 1)
  if l:before == 0
    return 0
  endif
  let l:code = s:Code(l:before)
  let l:opened = count(l:code, '{') + count(l:code, '[') + count(l:code, '(')
  let l:closed = count(l:code, '}') + count(l:code, ']') + count(l:code, ')') - s:Closing(l:code)
  return indent(l:before) + (l:opened - l:closed - s:Closing(s:Code(v:lnum))) * shiftwidth()
endfunction
