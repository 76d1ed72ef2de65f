" Vim syntax file of Plumbline's layouts.
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
syn match layoutName /\%([[:alpha:]_]\k*\|[^\x00-\x7f]\@=\k\+\|`[^`]\+`\)/
syn match layoutInner /\%(after\|inset\|fit\|in\)\k\@!\%(\s*\%(:\|\.\d\@!\)\)\@!/
syn match layoutInner /\%(keyboard\|readable\|safeArea\|margins\|super\|self\)\k\@!/
syn match layoutNumber /\d\+\%(\.\d\+\)\=\|\.\d\+/
syn match layoutTimes /\%(\d\s*\)\@<=x\d\@=\|\d\@<=x\k\@=\|\%(\k\@<!_\s\+\)\@<=x\d\@=/
syn match layoutPart /\.\s*\%([[:alpha:]_]\k*\|[^\x00-\x7f]\@=\k\+\|`[^`]\+`\)/
syn match layoutAttribute /\%(\.\s*\)\@<=\%(horizontalEdges\|firstBaseline\|verticalEdges\|lastBaseline\|constant\|keyboard\|priority\|readable\|safeArea\|trailing\|centerX\|centerY\|content\|leading\|margins\|bottom\|center\|height\|edges\|frame\|right\|width\|left\|size\|text\|top\)\k\@!/
syn match layoutAttributeDot /\.\%(\s*\%(horizontalEdges\|firstBaseline\|verticalEdges\|lastBaseline\|constant\|keyboard\|priority\|readable\|safeArea\|trailing\|centerX\|centerY\|content\|leading\|margins\|bottom\|center\|height\|edges\|frame\|right\|width\|left\|size\|text\|top\)\k\@!\)\@=/ nextgroup=layoutAttribute skipwhite
syn match layoutOperator /\.\.\./
syn match layoutPriority /\%(@\s*\)\@<=\%(almostRequired\|required\|fitting\|high\|low\)\k\@!/
syn match layoutPriority /\%(\.\s*priority\s*=\s*\)\@<=\%(almostRequired\|required\|fitting\|high\|low\)\k\@!/

syn match layoutLabel /\%(\%(^\|[{};]\|\*\/\)\s*\)\@<=\%([[:alpha:]_]\k*\|[^\x00-\x7f]\@=\k\+\|`[^`]\+`\)\%(\s*:\)\@=/
syn match layoutStatement /\%(\%(^\|[{};]\|\*\/\)\s*\)\@<=\%(compressionResistance\|clipsToBounds\|deactivate\|direction\|activate\|collapse\|inactive\|safeArea\|hugging\|margins\|spacing\|hidden\|lines\|param\|sizes\|state\|gone\|hide\|show\|size\|vary\|set\)\k\@!\%(\s*\%(:\|\.\d\@!\)\)\@!/
syn match layoutStatement /\%(\%(^\|[{};]\|\*\/\)\s*\)\@<=\%(compressionResistance\|hugging\)\k\@!\%(\s*\%(:\|\.\d\@!\)\)\@!/ nextgroup=layoutAxis,layoutPriority skipwhite
syn match layoutAxis /\%(horizontal\|vertical\)\k\@!/ contained nextgroup=layoutSoftness skipwhite
syn match layoutPriority /\%(\%(\%(^\|[{};]\|\*\/\)\s*\)\@<=\%(compressionResistance\|hugging\)\k\@!\s*\%(\%(horizontal\|vertical\)\k\@!\s*\)\=\)\@<=\%(almostRequired\|required\|fitting\|high\|low\)\k\@!/
syn match layoutStatement /\%(\%(^\|[{};]\|\*\/\)\s*\)\@<=direction\k\@!\%(\s\+\%(leftToRight\|rightToLeft\)\k\@!\)\@=/ nextgroup=layoutDirection skipwhite
syn match layoutDirection /\%(leftToRight\|rightToLeft\)\k\@!/ contained
syn match layoutKind /\%(\%(^\|[{};]\|\*\/\)\s*\)\@<=\%(segmentedControl\|pageControl\|collection\|datePicker\|searchBar\|textField\|activity\|progress\|textView\|stepper\|button\|picker\|scroll\|slider\|spacer\|switch\|guide\|image\|label\|stack\|table\|cell\|view\)\k\@!\%(\s*\%(:\|\.\d\@!\)\)\@!/ nextgroup=layoutDeclared skipwhite
syn match layoutDeclared /\%(after\k\@!\)\@!\%([[:alpha:]_]\k*\|[^\x00-\x7f]\@=\k\+\|`[^`]\+`\)/ contained
syn match layoutStatement /\%(\%(^\|[{};]\|\*\/\)\s*\)\@<=layout\k\@!\%(\s\+\%([[:alpha:]_]\k*\|[^\x00-\x7f]\@=\k\+\|`[^`]\+`\)\)\@=/ nextgroup=layoutLayout skipwhite
syn match layoutLayout /\%([[:alpha:]_]\k*\|[^\x00-\x7f]\@=\k\+\|`[^`]\+`\)/ contained
syn region layoutStack matchgroup=layoutKind start=/\%(\%(^\|[{};]\|\*\/\)\s*\)\@<=stack\k\@!\%(\s\+\%([[:alpha:]_]\k*\|[^\x00-\x7f]\@=\k\+\|`[^`]\+`\)\)\@=/ end=/$/ end=/[{;}]/me=s-1 end=+//+me=s-1 keepend oneline contains=layoutStackName,layoutStackWord,layoutStackChoice,layoutInnerName,layoutNumber,layoutShortComment
" A name in backquotes may hold what ends a region.
syn match layoutInnerName /\%([[:alpha:]_]\k*\|[^\x00-\x7f]\@=\k\+\|`[^`]\+`\)/ contained extend
syn match layoutStackWord /\%(distribution\|horizontal\|alignment\|vertical\|spacing\)\k\@!/ contained
syn match layoutStackChoice /\%(\<alignment\s\+\)\@<=\%(firstBaseline\|lastBaseline\|trailing\|leading\|bottom\|center\|fill\|top\)\k\@!/ contained
syn match layoutStackChoice /\%(\<distribution\s\+\)\@<=\%(fillProportionally\|equalCentering\|equalSpacing\|fillEqually\|fill\)\k\@!/ contained
syn match layoutStackName /\%(\<stack\s\+\)\@<=\%([[:alpha:]_]\k*\|[^\x00-\x7f]\@=\k\+\|`[^`]\+`\)/ contained
syn region layoutCollapse matchgroup=layoutStatement start=/\%(\%(^\|[{};]\|\*\/\)\s*\)\@<=collapse\k\@!\%(\s\+\%([[:alpha:]_]\k*\|[^\x00-\x7f]\@=\k\+\|`[^`]\+`\)\)\@=/ end=/$/ end=/[;}]/me=s-1 end=+//+me=s-1 keepend oneline contains=layoutInnerName,layoutCollapseWord,layoutCollapseName,layoutShortComment
syn match layoutCollapseWord /\%(trailing\|leading\|bottom\|right\|left\|all\|top\|as\)\k\@!/ contained
syn match layoutCollapseWord /\%(\<as\s\+\)\@<=\%(uiViewVisibilitySwift\|uiViewVisibility\|fdCollapsible\|hrViewVisible\|flexibleBox\)\k\@!/ contained
syn match layoutCollapseName /\%(\<collapse\s\+\)\@<=\%([[:alpha:]_]\k*\|[^\x00-\x7f]\@=\k\+\|`[^`]\+`\)\%(\.\%([[:alpha:]_]\k*\|[^\x00-\x7f]\@=\k\+\|`[^`]\+`\)\)*/ contained extend

" A Visual Format line goes on to the line's end, `;` or `}`.
syn region layoutVisualFormat matchgroup=layoutStatement start=/\%(\%(\%(^\|[{};:]\|\*\/\)\s*\)\@<=\|\%(\%(\%(^\|[{};]\|\*\/\)\s*\)\@<=inactive\s\+\)\@<=\)[HV]:/ end=/$/ end=/[;}]/me=s-1 end=+//+me=s-1 keepend oneline contains=layoutInnerName,layoutInnerNumber,layoutVisualPriority,layoutOperator,layoutOptions,layoutShortComment
syn match layoutInnerNumber /\d\+\%(\.\d\+\)\=\|\.\d\+/ contained
syn match layoutVisualPriority /\%(@\s*\)\@<=\%(almostRequired\|required\|fitting\|high\|low\)\k\@!/ contained
syn region layoutOptions matchgroup=layoutStatement start=/\%(leftToRight\|rightToLeft\|aligned\)\k\@!/ end=/$/ end=/[;}]/me=s-1 end=+//+me=s-1 contained keepend oneline contains=layoutInnerName,layoutOption,layoutOptionAttribute,layoutShortComment
syn match layoutOption /\%(leftToRight\|rightToLeft\|aligned\)\k\@!/ contained
syn match layoutOptionAttribute /\%(firstBaseline\|lastBaseline\|trailing\|centerX\|centerY\|leading\|bottom\|height\|right\|width\|left\|top\)\k\@!/ contained
syn match layoutShortComment +/\*\%([^*/]\|\*/\@!\|/\*\@!\)*\*/+ contained extend

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
