"""The grammar as Vim script. Vim's expressions differ, so the rules are repeated here with the same words."""
import language
from language import CONTEXTS, list_of


def words(*names):
    return r"\%(" + r"\|".join(sorted(list_of(*names), key=lambda w: (-len(w), w))) + r"\)\k\@!"


# The text before a statement, and before a Visual Format line.
START = r"\%(\%(^\|[{};]\|\*\/\)\s*\)\@<="
LINE_START = r"\%(\%(^\|[{};:]\|\*\/\)\s*\)\@<="
IS_WORD = r"\%(\s*\%(:\|\.\d\@!\)\)\@!"
NAME = r"\%([[:alpha:]_]\k*\|[^\x00-\x7f]\@=\k\+\|`[^`]\+`\)"


def grammar():
    priorities = words("priorities")
    statement = words(*CONTEXTS["statement"])
    inner = words(*CONTEXTS["inner"])
    attribute = words(*CONTEXTS["attribute"])
    return rf'''" Vim syntax file of Plumbline's layouts.
" Written by editors/syntax/generate.py.

if exists('b:current_syntax')
  finish
endif
let s:cpo = &cpo
set cpo&vim

syn case match
syn iskeyword @,48-57,_,192-255
syn sync fromstart

" What is defined later wins.
syn match layoutOperator /==\|<=\|>=\|=\|[-+*\/@%~|]/
syn match layoutName /{NAME}/
syn match layoutInner /{inner}{IS_WORD}/
syn match layoutInner /{words("itemWords")}/
syn match layoutNumber /\d\+\%(\.\d\+\)\=\|\.\d\+/
syn match layoutTimes /\%(\d\s*\)\@<=x\d\@=\|\d\@<=x\k\@=\|\%(\k\@<!_\s\+\)\@<=x\d\@=/
syn match layoutPart /\.\s*{NAME}/
syn match layoutAttribute /\%(\.\s*\)\@<={attribute}/
syn match layoutAttributeDot /\.\%(\s*{attribute}\)\@=/ nextgroup=layoutAttribute skipwhite
syn match layoutOperator /\.\.\./
syn match layoutPriority /\%(@\s*\)\@<={priorities}/
syn match layoutPriority /\%(\.\s*priority\s*=\s*\)\@<={priorities}/

syn match layoutLabel /{START}{NAME}\%(\s*:\)\@=/
syn match layoutStatement /{START}{statement}{IS_WORD}/
syn match layoutStatement /{START}{words("hugging", "compressionResistance")}{IS_WORD}/ nextgroup=layoutAxis,layoutPriority skipwhite
syn match layoutAxis /{words("horizontal", "vertical")}/ contained nextgroup=layoutSoftness skipwhite
syn match layoutPriority /\%({START}{words("hugging", "compressionResistance")}\s*\%({words("horizontal", "vertical")}\s*\)\=\)\@<={priorities}/
syn match layoutStatement /{START}direction\k\@!\%(\s\+{words("layoutDirections")}\)\@=/ nextgroup=layoutDirection skipwhite
syn match layoutDirection /{words("layoutDirections")}/ contained
syn match layoutKind /{START}{words("kinds")}{IS_WORD}/ nextgroup=layoutDeclared skipwhite
syn match layoutDeclared /\%(after\k\@!\)\@!{NAME}/ contained
syn match layoutStatement /{START}layout\k\@!\%(\s\+{NAME}\)\@=/ nextgroup=layoutLayout skipwhite
syn match layoutLayout /{NAME}/ contained
syn region layoutStack matchgroup=layoutKind start=/{START}stack\k\@!\%(\s\+{NAME}\)\@=/ end=/$/ end=/[{{;}}]/me=s-1 end=+//+me=s-1 keepend oneline contains=layoutStackName,layoutStackWord,layoutStackChoice,layoutInnerName,layoutNumber,layoutShortComment
" A name in backquotes may hold what ends a region.
syn match layoutInnerName /{NAME}/ contained extend
syn match layoutStackWord /{words("stackWords")}/ contained
syn match layoutStackChoice /\%(\<alignment\s\+\)\@<={words("alignments")}/ contained
syn match layoutStackChoice /\%(\<distribution\s\+\)\@<={words("distributions")}/ contained
syn match layoutStackName /\%(\<stack\s\+\)\@<={NAME}/ contained
syn region layoutCollapse matchgroup=layoutStatement start=/{START}collapse\k\@!\%(\s\+{NAME}\)\@=/ end=/$/ end=/[;}}]/me=s-1 end=+//+me=s-1 keepend oneline contains=layoutInnerName,layoutCollapseWord,layoutCollapseName,layoutShortComment
syn match layoutCollapseWord /{words("directions", "as")}/ contained
syn match layoutCollapseWord /\%(\<as\s\+\)\@<={words("collapseStyles")}/ contained
syn match layoutCollapseName /\%(\<collapse\s\+\)\@<={NAME}\%(\.{NAME}\)*/ contained extend

" A Visual Format line goes on to the line's end, `;` or `}}`.
syn region layoutVisualFormat matchgroup=layoutStatement start=/\%({LINE_START}\|\%({START}inactive\s\+\)\@<=\)[HV]:/ end=/$/ end=/[;}}]/me=s-1 end=+//+me=s-1 keepend oneline contains=layoutInnerName,layoutInnerNumber,layoutVisualPriority,layoutOperator,layoutOptions,layoutShortComment
syn match layoutInnerNumber /\d\+\%(\.\d\+\)\=\|\.\d\+/ contained
syn match layoutVisualPriority /\%(@\s*\)\@<={priorities}/ contained
syn region layoutOptions matchgroup=layoutStatement start=/{words("visualFormatOptions")}/ end=/$/ end=/[;}}]/me=s-1 end=+//+me=s-1 contained keepend oneline contains=layoutInnerName,layoutOption,layoutOptionAttribute,layoutShortComment
syn match layoutOption /{words("visualFormatOptions")}/ contained
syn match layoutOptionAttribute /{words("attributes")}/ contained
syn match layoutShortComment +{short_comment()}+ contained extend

syn match layoutMistake /`\%(`\|[^`]*$\)/
syn match layoutName /`[^`]\+`/
syn match layoutMistake /"\%([^"\\]\|\\.\)*\\\=$/
syn match layoutText /"\%([^"\\]\|\\.\)*"/
syn match layoutComment +//.*$+ contains=@Spell
syn region layoutBlockComment start=+/\*+ end=+\*/+ contains=layoutBlockComment,@Spell fold

hi def link layoutComment Comment
hi def link layoutBlockComment Comment
hi def link layoutShortComment Comment
hi def link layoutText String
hi def link layoutMistake Error
hi def link layoutNumber Number
hi def link layoutInnerNumber Number
hi def link layoutStatement Statement
hi def link layoutInner Statement
hi def link layoutAxis Statement
hi def link layoutDirection Statement
hi def link layoutStackWord Statement
hi def link layoutStackChoice Statement
hi def link layoutCollapseWord Statement
hi def link layoutOption Statement
hi def link layoutKind Type
hi def link layoutAttribute Identifier
hi def link layoutOptionAttribute Identifier
hi def link layoutPriority Constant
hi def link layoutVisualPriority Constant
hi def link layoutOperator Operator
hi def link layoutLayout Structure
hi def link layoutLabel Label

let b:current_syntax = 'layout'
let &cpo = s:cpo
unlet s:cpo
'''


def short_comment():
    return r"/\*\%([^*/]\|\*/\@!\|/\*\@!\)*\*/"
